// Follows a case line by line, and objects where the library does otherwise than the case says.
//
// The position. Every such line puts it on the board anew; what is read is written in both forms and read back.
//     rules american all-left thaw=at_once     a variant, an array, house rules; its start
//     rule thaw=owner_turn                     one more house rule, the same position
//     under hughes first=S                     other rules, the same men and marks
//     men S: Kh1 ~e6 d2*; W: Ka7               these men: ~ walks back, * has moved and stands where unmoved ones do
//     turn W, frozen W, released W, out W, gone W, rights S: k1 d1, pending S: d3 d4, points S: 20, clock 399
//     text {"men":...}                         JSON or FEN4, as files have it
//     impossible "no king"                     it is refused so; doubted "..." it is read with this doubt
// Moves are written as players do: Rd11-a11#, b5xa6=Q, Kh1-j1 (castling), -- (a lost turn), with letter, x, + and #.
//     play Kh1-g1 --         played one after the other; back 2 takes two plies back
//     ok Kh1-g1              legal now; no Bd5xb7: frozen-man "may not be" is refused with this word, and these words
//     only Kh1-g1 Kh1-g2     all legal moves; man b9: b9-b8 b9xa8=Q  all of one man; barred Ra11-d11  only by waking
//     count 20 399 7960      positions after one ply, two, three
// What is so after it:
//     next W; frozen is W S, checked is S, mated is W, stalemated is W, out is W (nobody: none)
//     stands S: Qa6 ~d14; empty d3 c4; points are S: 20 W: 0
//     goes-on; over S+N: both mated; over draw: nobody can move
//     remember; differs; same                  this position and another have different keys, or the same
// Rules and writing:
//     squares 160; has d1 k3; lacks a1 c3; order S W N E; teams S+N W+E (none); named Chocolate is E
//     start S: Qg1 Kh1       men of the array
//     says thaw=at_once      how a switch stands; refuses leap=yes "no partners" a house rule that cannot be
//     story "1793"           story, notes or sources have these words
//     sheet "Talk is free."  the rule sheet has these words; sheet not "..." it has not
//     writes d11-a11: Rd11-a11#                the canonical text of a move; reads pC2-C4: c2-c4 another text of it
//     | 1. h2-h3             a record's text, line by line ({position}: the one on the board); then finds illegal-move
//     "White", finds nothing, verdict valid
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"
#include "seeds/said_position.hpp"
#include "seeds/seed_case.hpp"

namespace fourhand::tests {

/// A move as players write it, taken apart.
struct SaidMove {
    std::string text;
    std::string coordinates;
    char letter = 0;  ///< of the man; 0 for a pawn
    bool takes = false;
    int checks = 0, mates = 0;
};

SaidMove said_move(std::string_view text);

class Referee {
public:
    /// Fails the current test at the line of the case that does not hold.
    void follow(const SeedCase& one);

private:
    using Command = void (Referee::*)(std::string_view rest);
    struct Named {
        std::string_view word;
        Command command;
    };
    static const std::vector<Named>& commands();
    static const std::vector<Named>& questions();
    void obey(const CaseLine& line);

    // -- referee.cpp: position and moves
    Position& board();
    void written_is_read(const Position& position) const;
    Move legal_move(const SaidMove& said);
    void play_one(const SaidMove& said);
    void rules(std::string_view rest);
    void rule(std::string_view rest);
    void under(std::string_view rest);
    void men(std::string_view rest);
    void text(std::string_view rest);
    void impossible(std::string_view rest);
    void doubted(std::string_view rest);
    void play(std::string_view rest);
    void back(std::string_view rest);
    void ok(std::string_view rest);
    void no(std::string_view rest);
    void only(std::string_view rest);
    void man(std::string_view rest);
    void barred(std::string_view rest);
    void count(std::string_view rest);

    // -- referee_questions.cpp: what is so
    void next(std::string_view rest);
    void stands(std::string_view rest);
    void empty(std::string_view rest);
    void goes_on(std::string_view rest);
    void over(std::string_view rest);
    void remember(std::string_view rest);
    void differs(std::string_view rest);
    void same(std::string_view rest);
    void squares(std::string_view rest);
    void has(std::string_view rest);
    void lacks(std::string_view rest);
    void order(std::string_view rest);
    void teams(std::string_view rest);
    void named(std::string_view rest);
    void start(std::string_view rest);
    void says(std::string_view rest);
    void refuses(std::string_view rest);
    void story(std::string_view rest);
    void sheet(std::string_view rest);
    void writes(std::string_view rest);
    void reads(std::string_view rest);
    void record(std::string_view rest);
    void finds(std::string_view rest);
    void verdict(std::string_view rest);
    void standings_are(std::string_view word, std::string_view seats);
    void points_are(std::string_view rest);
    void read_record();

    SaidPosition said_;
    std::optional<Position> position_;
    Diagnostics doubts_;
    std::uint64_t remembered_ = 0;
    std::string record_;
    Diagnostics findings_;
    std::string verdict_;
};

}  // namespace fourhand::tests
