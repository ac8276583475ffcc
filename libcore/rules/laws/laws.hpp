// The laws that laws.cpp lists, one maker each; every file of this folder carries out one idea.
#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "rules/law.hpp"

namespace fourhand::laws {

using Made = Result<std::unique_ptr<Law>>;

Made freeze(std::string_view, const Rules&);
Made mate_passes(std::string_view, const Rules&);
Made first_mate(std::string_view, const Rules&);
Made stalemate_draws(std::string_view, const Rules&);
Made eliminate(std::string_view, const Rules&);
Made stalemate_leaves(std::string_view, const Rules&);
Made remove_army(std::string_view, const Rules&);
Made raze(std::string_view, const Rules&);
Made king_taken(std::string_view, const Rules&);
Made walking_king(std::string_view, const Rules&);
Made points(std::string_view, const Rules&);
Made resign_ends(std::string_view, const Rules&);
Made both_mated(std::string_view, const Rules&);
Made all_others_mated(std::string_view, const Rules&);
Made last_king(std::string_view, const Rules&);
Made last_player(std::string_view, const Rules&);
Made three_kings(std::string_view, const Rules&);
Made centre(std::string_view, const Rules&);
Made team_stuck(std::string_view, const Rules&);
Made nobody_moves(std::string_view, const Rules&);
Made repetition(std::string_view, const Rules&);
Made fifty_moves(std::string_view, const Rules&);
Made thin_material(std::string_view, const Rules&);
Made bare_kings(std::string_view, const Rules&);

}  // namespace fourhand::laws
