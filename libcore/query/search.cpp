// Sets of games, each found by SQL, by the position index or by replay, and joined.
#include "query/search.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "store/position_index.hpp"

namespace fourhand {

namespace {

using Hits = std::vector<Hit>;
using Step = Plan::Step;

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();
constexpr auto by_game = [](const Hit& a, const Hit& b) { return a.game < b.game; };

Statement prepared(Store& store, const std::string& sql, const Condition& condition) {
    Statement statement = store.database().prepare(sql);
    int parameter = 0;
    for (const auto& value : condition.values) {
        ++parameter;
        std::visit([&](const auto& bound) { statement.bind(parameter, bound); }, value);
    }
    return statement;
}

/// Hears a game, and keeps the ply of the first comment of the main line that fits.
class Listener : public GameSink {
public:
    explicit Listener(const RemarkTest& test) : test_(test) {}

    void begin_moves(const Position& start) override { line_ = &start; }
    void ply(const Position&, const Move&, Span) override { plies_ += depth_ == 0; }
    void begin_variation(Span) override { ++depth_; }
    void end_variation(Span) override { --depth_; }
    void comment(std::string_view text, Span) override {
        if (!found && depth_ == 0 && line_ != nullptr && test_.holds(text, line_->rules())) found = plies_;
    }

    std::optional<std::size_t> found;

private:
    const RemarkTest& test_;
    const Position* line_ = nullptr;
    std::size_t plies_ = 0, depth_ = 0;
};

/// Searches a store. Wherever `among` is given, only its games are in question; null: all of them.
class Search {
public:
    explicit Search(Store& store) : store_(store) {}

    Hits run(const Step& step, const Hits* among, std::size_t limit) {
        switch (step.kind) {
            case Step::Kind::Sql: return ask(step.condition, among, limit);
            case Step::Kind::Replay:
                return step.test.keys ? look_up(step.test, among, limit) : look_through(step.test, among, limit);
            case Step::Kind::Remark: return listen(step.remark, among, limit);
            case Step::Kind::And: return all_of(step.children, among, limit);
            case Step::Kind::Or: return any_of(step.children, among, limit);
            case Step::Kind::Not: return none_of(step.children.front(), among, limit);
        }
        return {};
    }

private:
    Hits ask(const Condition& condition, const Hits* among, std::size_t limit) {
        Statement rows =
            prepared(store_, "SELECT g.id FROM games g WHERE " + condition.sql + " ORDER BY g.id", condition);
        Hits hits;
        while (hits.size() < limit && rows.step()) {
            const Hit hit{rows.integer(0)};
            if (among == nullptr || std::binary_search(among->begin(), among->end(), hit, by_game)) hits.push_back(hit);
        }
        return hits;
    }

    Hits all_of(const std::vector<Step>& steps, const Hits* among, std::size_t limit) {
        Hits found;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            Hits hits = run(steps[i], i == 0 ? among : &found, i + 1 == steps.size() ? limit : no_limit);
            for (Hit& hit : hits) keep_earlier_ply(hit, found);
            found = std::move(hits);
        }
        return found;
    }

    static void keep_earlier_ply(Hit& hit, const Hits& before) {
        const auto place = std::lower_bound(before.begin(), before.end(), hit, by_game);
        if (place != before.end() && place->game == hit.game && place->ply) hit.ply = place->ply;
    }

    Hits any_of(const std::vector<Step>& steps, const Hits* among, std::size_t limit) {
        Hits found;
        for (const Step& step : steps) {
            const Hits more = run(step, among, limit);
            Hits both;
            std::set_union(found.begin(), found.end(), more.begin(), more.end(), std::back_inserter(both), by_game);
            for (Hit& hit : both) {
                if (!hit.ply) keep_earlier_ply(hit, more);
            }
            found = std::move(both);
        }
        found.resize(std::min(found.size(), limit));
        return found;
    }

    Hits none_of(const Step& step, const Hits* among, std::size_t limit) {
        const Hits others = among != nullptr ? *among : ask({"1"}, nullptr, no_limit);
        const Hits found = run(step, &others, no_limit);
        Hits rest;
        std::set_difference(others.begin(), others.end(), found.begin(), found.end(), std::back_inserter(rest),
                            by_game);
        rest.resize(std::min(rest.size(), limit));
        return rest;
    }

    /// The games that the index names are played through.
    Hits look_up(const PositionTest& test, const Hits* among, std::size_t limit) {
        Hits games;
        for (const GameId game : games_with(store_.database(), *test.keys)) {
            const Hit hit{game};
            if (among == nullptr || std::binary_search(among->begin(), among->end(), hit, by_game))
                games.push_back(hit);
        }
        return look_through(test, &games, limit);
    }

    /// Every game in question is replayed until a position fits.
    Hits look_through(const PositionTest& test, const Hits* among, std::size_t limit) {
        const Hits games = among != nullptr ? *among : ask({"1"}, nullptr, no_limit);
        Hits hits;
        for (const Hit& hit : games) {
            if (hits.size() >= limit) break;
            store_.replay(hit.game, [&](const Position& position) {
                if (!test.holds(position)) return true;
                hits.push_back({hit.game, position.plies()});
                return false;
            });
        }
        return hits;
    }

    /// Every game that may hold such a comment is told.
    Hits listen(const RemarkTest& test, const Hits* among, std::size_t limit) {
        Hits hits;
        for (const Hit& hit : ask(test.maybe, among, no_limit)) {
            if (hits.size() >= limit) break;
            Listener listener(test);
            store_.tell(hit.game, listener);
            if (listener.found) hits.push_back({hit.game, listener.found});
        }
        return hits;
    }

    Store& store_;
};

}  // namespace

std::vector<Hit> search(Store& store, const Plan::Step& step, std::optional<std::size_t> limit) {
    return Search(store).run(step, nullptr, limit.value_or(no_limit));
}

std::size_t count_sql(Store& store, const Condition& condition) {
    Statement row = prepared(store, "SELECT count(*) FROM games g WHERE " + condition.sql, condition);
    return row.step() ? static_cast<std::size_t>(row.integer(0)) : 0;
}

}  // namespace fourhand
