// Which game is played: --variant, --start, --rule, and in which notation it is written: --from.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "common/tool.hpp"
#include "notation/notation.hpp"
#include "rules/rules.hpp"

namespace fourhand {

struct VariantChoice {
    std::shared_ptr<std::string> variant;  ///< id or alias; empty: as the input says
    std::shared_ptr<std::string> start;    ///< name of an array; empty: the first, or as the input says
    std::shared_ptr<std::vector<std::string>> house_rules;  ///< "KEY=VALUE"
    std::shared_ptr<std::string> from;                      ///< id of a notation; empty: recognised

    /// What a reader needs to know.
    ReadOptions read_options() const;
    /// The notation of a source: as --from says, or recognised. UsageError if it cannot be read.
    const Notation& notation(const Source& source) const;
    /// The rules that --variant names (`otherwise` if it is not given). UsageError, with near names, if there are none.
    std::shared_ptr<const Rules> rules(std::string_view otherwise) const;
    /// What the --rule options say. UsageError for a key that two of them are about, and for several rules in one.
    const std::vector<std::string>& said_rules() const;
    /// The same choice where the variant may be named by an argument of the tool as well (empty: it was not).
    /// UsageError if both name one, and not by the same word.
    VariantChoice named_by(const std::string& argument) const;
    /// UsageError if --from says another notation than these; `why` is what the input is.
    void require_from(std::initializer_list<std::string_view> notations, const std::string& why) const;
};

/// --variant ID, --start NAME, --rule KEY=VALUE, --formats DIR, -f/--from FORMAT.
VariantChoice add_variant(CLI::App& app);
/// An argument that names the variant, as --variant does: for VariantChoice::named_by().
std::shared_ptr<std::string> add_variant_argument(CLI::App& app, const std::string& name,
                                                  const std::string& description);
/// The seat that an option names. UsageError, with the seats there are, for none.
Seat chosen_seat(const std::string& name, const Rules& rules);

/// --position POSITION (--fen4 is the same): FEN4, the JSON of a position, or the name of a file that holds one; empty
/// if not given.
std::shared_ptr<std::string> add_position(CLI::App& app);
/// The text of such a position, or that of its file. FileError if the file cannot be read; UsageError if --from says
/// another notation.
Source position_source(const std::string& text, const VariantChoice& choice, Streams& streams);
/// The position that such a text means: by the rules that --variant names, or that the text says, or chess.com's for
/// teams. UsageError if it is none, or --from says another notation; FileError if it is a file that cannot be read.
Position chosen_position(const std::string& text, const VariantChoice& choice, Streams& streams);

/// Where a tool begins that takes no games.
struct StartChoice {
    VariantChoice choice;
    std::shared_ptr<std::string> argument, position;

    /// The choice with the variant, wherever it was named. UsageError if it was not.
    VariantChoice named() const;
    /// UsageError and FileError as chosen_position().
    Position chosen(Streams& streams) const;
};
/// VARIANT, which has to be given unless --variant is; --position, and what add_variant() has.
StartChoice add_start(CLI::App& app);

}  // namespace fourhand
