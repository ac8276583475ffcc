// The database of games: adding them, and getting them back.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "record/game.hpp"
#include "store/database.hpp"
#include "store/stored.hpp"

namespace fourhand {

/// The number of a game in its database, from 1 in the order of adding.
using GameId = std::int64_t;

/// What became of a game that was to be added.
struct Added {
    enum class How {
        Stored,     ///< under `game`
        Duplicate,  ///< `game` says the same, tag by tag and move by move
        TooLarge,   ///< not stored: larger than largest_game
    } how = How::Stored;
    GameId game = 0;
};

/// Bytes of tags, moves and text that a game may have.
constexpr std::size_t largest_game = std::size_t{16} << 20;

class Store {
public:
    /// With Create and Write the tables are made, or brought up to date. StoreError if the file is no database of ours.
    Store(const std::string& path, Database::Mode mode, PositionText text);
    Store(Store&&) noexcept;
    ~Store();

    // -- adding: games added after begin() are all there after commit(), or none of them
    void begin();
    Added add(const StoredGame& game);
    void commit();
    /// Undoes what was added since begin(); does nothing if nothing was begun.
    void roll_back();

    // -- getting back
    std::int64_t count();
    /// By rising number.
    std::vector<GameId> games();
    /// StoreError, naming the game, if one of them could not stand in a record.
    std::vector<std::pair<std::string, std::string>> tags(GameId id);
    /// StoreError if there is no such game, or it is not what was stored: rows are lost or changed. Of one by rules
    /// that are not known here only the tags come, and why.
    StoredGame load(GameId id);
    /// As load(), but only what replaying takes: no tags, no stream, no text. Its rules are null if there is nothing to
    /// replay.
    StoredGame load_moves(GameId id);
    /// Tells the game to a sink as it was told when it was added. StoreError, naming the game, if it is damaged.
    /// The answer is empty, or says why the game's rules are not known here: then nothing was told.
    std::string tell(GameId id, GameSink& sink);
    Game get(GameId id);
    /// Plays the main line; see replay(). StoreError as tell().
    void replay(GameId id, const std::function<bool(const Position&)>& each);
    /// The rule sets of the games; those that this program does not know are left out.
    std::vector<std::shared_ptr<const Rules>> rules();

    Database& database();

private:
    struct Parts;
    bool same(const StoredGame& game, std::int64_t rules, GameId stored);
    /// Nothing of a damaged game, so that it can be stored again.
    std::optional<StoredGame> undamaged(GameId id);

    PositionText text_;
    std::unique_ptr<Parts> parts_;
};

}  // namespace fourhand
