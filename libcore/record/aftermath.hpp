// What a ply has brought about beyond itself: who is mated after it, who has lost his king, who is released by it,
// whose army wakes.
#pragma once

#include <string>
#include <vector>

#include "rules/position.hpp"

namespace fourhand {

/// Seats are sets, a bit a seat.
struct Aftermath {
    SeatSet mated = 0;     ///< at once by this ply; those whose king it took are not among them
    SeatSet kingless = 0;  ///< their king was taken, or went with another player's section (Loeb)
    SeatSet released = 0;  ///< frozen, and mated before the ply and not after it
    SeatSet woken = 0;     ///< their men live again: with the ply, or as their turn begins behind it
};

/// Of the last ply of a position. Only after a ply.
Aftermath aftermath(const Position& after);

/// A sentence without its full stop for each thing that happened, kings first, then mates. A mate is told by the move
/// after which it stands; with the house rule mate_credit=mover it is the mover's.
std::vector<std::string> sentences(const Aftermath& happened, const Position& after);

}  // namespace fourhand
