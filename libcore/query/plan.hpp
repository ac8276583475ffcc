// What is searched for, as it is done: SQL as far as it goes, then the position index, then replay of what is left.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "query/query.hpp"
#include "query/terms.hpp"
#include "store/store.hpp"

namespace fourhand {

/// A game that was found. Where positions were asked for: the first ply (0: the start) at which the first of them
/// stood.
struct Hit {
    GameId game = 0;
    std::optional<std::size_t> ply{};
};

class Plan {
public:
    /// Looks at the values of all terms. `sense` is asked for positions only.
    static Result<Plan> make(const Query& query, const PositionSense& sense);

    /// The games found, by rising number, at most `limit` of them. StoreError if the database fails or a game in it is
    /// damaged.
    std::vector<Hit> run(Store& store, std::optional<std::size_t> limit = std::nullopt) const;
    /// How many there are.
    std::size_t count(Store& store) const;

    /// One thing to do.
    struct Step {
        enum class Kind {
            Sql,     ///< ask the database `condition`, all that can be asked of it at once
            Replay,  ///< ask the positions of the games `test`
            Remark,  ///< ask the comments of the games `remark`
            And,     ///< do the children one after the other, each for the games that the one before found
            Or,
            Not,
        } kind = Kind::Sql;
        Condition condition{};
        PositionTest test{};
        RemarkTest remark{};
        std::vector<Step> children{};
    };
    const Step& root() const { return root_; }

private:
    explicit Plan(Step root) : root_(std::move(root)) {}

    Step root_;
};

}  // namespace fourhand
