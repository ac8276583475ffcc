// A query's tree to steps: whatever the database can answer alone becomes one statement.
#include "query/plan.hpp"

#include <algorithm>
#include <utility>

#include "query/search.hpp"

namespace fourhand {

namespace {

using Step = Plan::Step;

bool is_sql(const Step& step) { return step.kind == Step::Kind::Sql; }

Step sql(Condition condition) {
    Step step;
    step.condition = std::move(condition);
    return step;
}

/// The conditions of several steps with AND or OR between them.
Step joined_sql(std::string_view by, const std::vector<Step>& steps) {
    Condition all;
    for (const Step& step : steps) {
        if (!all.sql.empty()) all.sql += by;
        all.sql += "(" + step.condition.sql + ")";
        all.values.insert(all.values.end(), step.condition.values.begin(), step.condition.values.end());
    }
    return sql(std::move(all));
}

Step compound(Step::Kind kind, std::vector<Step> children) {
    if (children.size() == 1) return std::move(children.front());
    Step step;
    step.kind = kind;
    step.children = std::move(children);
    return step;
}

/// SQL in front, as one statement: it is cheap, and leaves fewer games to what is not.
Step joined(Step::Kind kind, std::vector<Step> children) {
    const auto rest = std::stable_partition(children.begin(), children.end(), is_sql);
    std::vector<Step> asked(std::make_move_iterator(children.begin()), std::make_move_iterator(rest));
    std::vector<Step> steps;
    if (!asked.empty()) steps.push_back(joined_sql(kind == Step::Kind::And ? " AND " : " OR ", asked));
    steps.insert(steps.end(), std::make_move_iterator(rest), std::make_move_iterator(children.end()));
    return compound(kind, std::move(steps));
}

/// A game of which the database does not know whether it fits does not fit: so "not" finds it.
Step negated(Step child) {
    if (is_sql(child)) {
        child.condition.sql = "(" + child.condition.sql + ") IS NOT TRUE";
        return child;
    }
    Step step;
    step.kind = Step::Kind::Not;
    step.children.push_back(std::move(child));
    return step;
}

Result<Step> step_of(const Term& term, const Argument& argument, const PositionSense& sense) {
    if (term.sql != nullptr) {
        Result<Condition> condition = term.sql(argument);
        if (!condition) return condition.error();
        return sql(*std::move(condition));
    }
    Step step;
    if (term.remark != nullptr) {
        Result<RemarkTest> test = term.remark(argument);
        if (!test) return test.error();
        step.kind = Step::Kind::Remark;
        step.remark = *std::move(test);
        return step;
    }
    Result<PositionTest> test = term.replay(argument, sense);
    if (!test) return test.error();
    step.kind = Step::Kind::Replay;
    step.test = *std::move(test);
    return step;
}

Result<Step> step_of(const Query& query, const PositionSense& sense) {
    if (query.kind == Query::Kind::All) return sql({"1"});
    if (query.kind == Query::Kind::Term) return step_of(*query.term, query.argument, sense);
    std::vector<Step> children;
    for (const Query& child : query.children) {
        Result<Step> step = step_of(child, sense);
        if (!step) return step;
        children.push_back(*std::move(step));
    }
    if (query.kind == Query::Kind::Not) return negated(std::move(children.front()));
    return joined(query.kind == Query::Kind::And ? Step::Kind::And : Step::Kind::Or, std::move(children));
}

}  // namespace

Result<Plan> Plan::make(const Query& query, const PositionSense& sense) {
    Result<Step> root = step_of(query, sense);
    if (!root) return root.error();
    return Plan(*std::move(root));
}

std::vector<Hit> Plan::run(Store& store, std::optional<std::size_t> limit) const { return search(store, root_, limit); }

std::size_t Plan::count(Store& store) const {
    return is_sql(root_) ? count_sql(store, root_.condition) : search(store, root_, {}).size();
}

}  // namespace fourhand
