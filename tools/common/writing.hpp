// In which notation games are written: --to, and what only some notations can do: --ply, --flatten.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>

#include "common/tool.hpp"
#include "notation/notation.hpp"

namespace fourhand {

struct WriteChoice {
    std::shared_ptr<std::string> to;    ///< id of a notation; empty: not said
    std::shared_ptr<std::int64_t> ply;  ///< below 0: not said
    std::shared_ptr<bool> flatten;

    /// The notation to write. UsageError for none, and for --ply or --flatten where they would say nothing.
    const Notation& notation() const;
    /// What its writer needs to know.
    WriteOptions write_options() const;
    /// Whether --ply asks for more plies than a game has.
    bool is_beyond(std::size_t plies) const;
};

/// -t, --to FORMAT (`usual` if it is not given; empty: it has to be), --ply N, --flatten.
WriteChoice add_writing(CLI::App& app, const std::string& usual);

}  // namespace fourhand
