// Files of cases: what each sentence of the rules' sources means on the board, written so that a player can read it.
//
//     == AM-15 The men of a mated player may not be taken
//     "may not be moved or taken" (San Antonio page)
//     rules american
//     men   S: Kh1 Rd11 Bd5; W: Ka7 b6 b7 b8; N: Kg14; E: Kn8 Rn9
//     play  Rd11-a11#
//     no    Bd5xb7: wrong-seat
//
// A case begins with == and its name; lines that begin with a quotation mark quote the source, those with # are
// remarks, and so is all behind two blanks and a #. All other lines are a word and what belongs to it: see referee.hpp.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace fourhand::tests {

struct CaseLine {
    std::size_t number = 0;
    std::string word;
    std::string rest;
};

struct SeedCase {
    std::string file;  ///< its path
    std::size_t line = 0;
    std::string name;  ///< "AM-15"
    std::string title;
    std::vector<CaseLine> lines;
    std::vector<std::string> quotes = {};  ///< what it quotes, a line each, without the marks round it
};

/// The cases of a file in their order; throws std::runtime_error where the form is broken.
std::vector<SeedCase> read_seed_cases(const std::filesystem::path& path);

/// The cases of all files of tests/seeds, by file name.
const std::vector<SeedCase>& all_seed_cases();

}  // namespace fourhand::tests
