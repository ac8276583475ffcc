// A FEN4 taken apart: its fields, options and cells as they stand, each with its place; nothing is understood yet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/cells.hpp"

namespace fourhand {

/// One entry of the option block. The value is kept byte for byte, without white space round it.
struct Fen4Option {
    TextAt key;
    TextAt value;
};

struct Fen4Fields {
    TextAt turn;
    std::vector<TextAt> dead;
    std::vector<TextAt> castle_short;
    std::vector<TextAt> castle_long;
    std::vector<TextAt> points;
    TextAt clock;
    std::vector<Fen4Option> options;
    std::vector<std::vector<TextAt>> ranks;  ///< the highest first
};

/// Takes a FEN4 apart (formats/fen4.md). White space outside quotes means nothing, wherever it stands.
Result<Fen4Fields> split_fen4(std::string_view text);

}  // namespace fourhand
