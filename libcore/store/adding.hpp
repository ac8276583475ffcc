// Putting games into the tables. Store is the door to it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/database.hpp"
#include "store/extract.hpp"
#include "store/position_index.hpp"
#include "store/stored.hpp"

namespace fourhand {

/// A number of what the record says: tags, rules, start, moves, remarks, text. Games that say the same have the same.
std::int64_t content_hash(const StoredGame& game, std::int64_t rules);

/// The ids of names in a table with the columns id and name, and maybe folded.
class NameTable {
public:
    NameTable(Database& database, const std::string& table, bool with_search_key);

    /// The id of a name, which is added if it is not there.
    std::int64_t id_of(const std::string& name);
    void forget() { known_.clear(); }

private:
    Database& database_;
    bool with_search_key_;
    Statement find_, insert_;
    std::unordered_map<std::string, std::int64_t> known_;
};

/// Inserts rows of one table, several with one statement: that takes half as long as each by its own.
class RowInserter {
public:
    /// `insert` is the statement up to VALUES.
    RowInserter(Database& database, std::string insert, int columns)
        : database_(database), insert_(std::move(insert)), columns_(columns) {}

    /// Inserts `count` rows. `bind(i, statement, first)` binds row `i` to the parameters from `first` on.
    template <typename Bind>
    void insert(std::size_t count, const Bind& bind) {
        for (std::size_t i = 0; i < count;) {
            const std::size_t rows = std::min(count - i, most_rows);
            Statement& statement = of(rows);
            for (std::size_t row = 0; row < rows; ++row) bind(i++, statement, 1 + static_cast<int>(row) * columns_);
            statement.run();
        }
    }

private:
    static constexpr std::size_t most_rows = 16;
    /// The statement that inserts so many rows.
    Statement& of(std::size_t rows);

    Database& database_;
    std::string insert_;
    int columns_;
    std::array<std::optional<Statement>, most_rows + 1> statements_;  ///< by how many rows; prepared when needed
};

/// Inserts the rows of games, with statements prepared once.
class GameInserter {
public:
    explicit GameInserter(Database& database);

    /// Inserts a game under the next number, which it gives back. `rules` is the id of its rule set, 0 for none.
    std::int64_t insert(const StoredGame& game, std::int64_t rules, std::int64_t hash);
    /// Writes what is held back. Before a commit.
    void flush() { index_.flush(); }
    /// Forgets what may have been undone.
    void forget();

private:
    Extract extract_of(const StoredGame& game);
    std::int64_t insert_row(const StoredGame& game, const Extract& extract, std::int64_t rules, std::int64_t hash);
    void insert_seats(std::int64_t id, const std::vector<SeatEntry>& seats);
    void insert_tags(std::int64_t id, const StoredGame& game);
    void insert_moves(std::int64_t id, const StoredGame& game);

    Database& database_;
    NameTable players_, events_, tag_names_;
    PositionIndexWriter index_;
    RowInserter seats_, tags_;
    Statement game_, moves_, start_, stream_, text_;
    std::vector<std::shared_ptr<const Variant>> variants_;  ///< filled for the first game without rules
};

}  // namespace fourhand
