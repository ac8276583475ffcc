-- Step 1: the games, who played them, and where each position occurs. formats/database.md explains it.

-- By which rules games are played: a variant, one of its arrays, and house rules laid over it.
CREATE TABLE rules (
    id          INTEGER PRIMARY KEY,
    variant     TEXT NOT NULL,
    array       TEXT NOT NULL,
    house_rules TEXT NOT NULL,      -- KEY=VALUE, a line each, sorted; empty for none
    UNIQUE (variant, array, house_rules)
) STRICT;

-- Names, as first written, with a search key: small letters without accents.
CREATE TABLE players (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
CREATE INDEX players_by_key ON players (folded);

CREATE TABLE events (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_key ON events (folded);

-- One row a game, kept short: it is scanned. All of it but rules, plies and verdict is an extract of the tags.
CREATE TABLE games (
    id      INTEGER PRIMARY KEY,
    rules   INTEGER REFERENCES rules (id),      -- NULL: played by rules that are not known here
    event   INTEGER REFERENCES events (id),
    date    INTEGER,                            -- yyyymmdd; 00 for a month or day that is not known
    result  TEXT,                               -- 1-0, 0-1, 1/2-1/2 or *
    winners TEXT,                               -- seats with a blank between; empty for a draw; NULL: nobody says
    plies   INTEGER NOT NULL,                   -- of the main line
    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 3),   -- valid, invalid, unsupported, unreadable
    hash    INTEGER NOT NULL UNIQUE             -- of all that the record says
) STRICT;
CREATE INDEX games_by_date ON games (date) WHERE date IS NOT NULL;
CREATE INDEX games_by_event ON games (event) WHERE event IS NOT NULL;

-- Who sat where, in the order in which one looks for players.
CREATE TABLE seats (
    player INTEGER NOT NULL REFERENCES players (id),
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   TEXT NOT NULL,                       -- S, W, N, E; SR, SL, ...; NW, ...
    rating INTEGER,
    PRIMARY KEY (player, game, seat)
) STRICT, WITHOUT ROWID;

-- Every tag, byte for byte, in the order of the file.
CREATE TABLE tag_names (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE tags (
    game    INTEGER NOT NULL REFERENCES games (id),
    ordinal INTEGER NOT NULL,
    name    INTEGER NOT NULL REFERENCES tag_names (id),
    value   TEXT NOT NULL,
    PRIMARY KEY (game, ordinal)
) STRICT, WITHOUT ROWID;

-- The main line, three bytes a ply; what does not fit there stands in escapes.
CREATE TABLE moves (
    game    INTEGER PRIMARY KEY REFERENCES games (id),
    plies   BLOB NOT NULL,
    escapes BLOB
) STRICT;

-- The rest has rows only for games that have the thing.
-- A start that is not the array.
CREATE TABLE starts (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    fen4 TEXT NOT NULL
) STRICT;

-- Variations, comments, NAGs and words, as a stream.
CREATE TABLE annotations (
    game   INTEGER PRIMARY KEY REFERENCES games (id),
    stream BLOB NOT NULL
) STRICT;

-- Move text that could not be played.
CREATE TABLE texts (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    text TEXT NOT NULL
) STRICT;

-- The position index: some bits of the keys of every position. What was written at a time is spread over buckets.
CREATE TABLE position_keys (
    id         INTEGER PRIMARY KEY,
    bits       INTEGER NOT NULL,    -- there were 2^bits buckets; so many bits of a key, from bit 16 on, tell which
    bucket     INTEGER NOT NULL,
    first_game INTEGER NOT NULL,
    counts     BLOB NOT NULL,       -- how many of the keys belong to this game, to the next one, and so on
    keys       BLOB NOT NULL        -- the lowest 16 bits of each key, game by game
) STRICT;
CREATE INDEX position_keys_by_bucket ON position_keys (bits, bucket);
