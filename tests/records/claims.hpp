// What is claimed of a recorded game: a text file beside its PGN4, one claim a line.
//
//     The note to game 1 of 1892: the mating side lets go.
//     plies: 28
//     passes: 25 S
//     checks: 22 W, 24 E, 26 W
//     freezes: 24 S
//     frees: 26 S
//     leaves: none
//     men: 60
//     to move: S
//     in check: none
//     result: open
//     after 24: to move S; frozen S; in check none; legal pass
//     final:
//     x,x,x,nR,2,...
//
// Lists are complete: a check that is not in the list fails the test too. "22 W" is ply 22, made by West (for freezes,
// frees, leaves: ply 22 froze West). "#" begins a remark. The rows of `final` go from the highest rank down, men by the
// small letters of their seats.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fourhand::tests {

struct Claims {
    std::string title;
    std::map<std::string, std::string> of_the_game;                ///< by key: "plies", "checks", ...
    std::vector<std::pair<std::size_t, std::string>> after_a_ply;  ///< ply, and facts with ; between them
    std::vector<std::string> final_rows;
};

/// Throws std::runtime_error for a line that is no claim.
Claims read_claims(const std::filesystem::path& path);

}  // namespace fourhand::tests
