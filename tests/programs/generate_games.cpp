// fourhand-generate-games N SEED VARIANT [PLIES]: N random legal games as PGN4, the same for the same words.
#include <cstdio>
#include <iostream>
#include <string>

#include "base/text.hpp"
#include "notation/notation.hpp"
#include "store/random_game.hpp"

namespace {

int usage() {
    std::fputs("usage: fourhand-generate-games N SEED VARIANT [PLIES]\n", stderr);
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace fourhand;
    if (argc < 4 || argc > 5) return usage();
    const auto count = parse_number<std::uint64_t>(argv[1]), seed = parse_number<std::uint64_t>(argv[2]);
    const auto plies = argc == 5 ? parse_number<std::size_t>(argv[4]) : std::size_t{200};
    const auto rules = named_rules(argv[3]);
    if (!count || !seed || !plies || !rules) return usage();
    std::ios::sync_with_stdio(false);
    const auto writer = notation_named("pgn4")->writer(std::cout, {});
    for (std::uint64_t i = 0; i < *count; ++i) tests::tell_random_game(*rules, {*seed + i, *plies}, *writer);
    std::cout.flush();
    return std::cout ? 0 : 1;
}
