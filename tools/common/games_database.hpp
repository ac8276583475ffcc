// What the tools of the database share: its name, the query, and how positions are written in both.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "common/failure.hpp"
#include "common/reading.hpp"
#include "common/tool.hpp"
#include "query/plan.hpp"
#include "store/store.hpp"

namespace fourhand {

/// DB: the file of the database; has to be given.
std::shared_ptr<std::string> add_database(CLI::App& app);

/// The store in a file. UsageError for "-"; FileError, naming the file, if it is none.
Store open_store(const std::string& path, Database::Mode mode);

/// How the store and its queries write and read positions: FEN4, and JSON too.
PositionText position_text();

/// Runs `work`; a StoreError in it becomes a FileError that names the file.
template <typename Work>
auto naming(const std::string& path, Work work) {
    try {
        return work();
    } catch (const StoreError& error) {
        throw FileError(path + ": " + error.what());
    }
}

struct QueryChoice {
    std::shared_ptr<std::vector<std::string>> terms;
    std::shared_ptr<std::string> position;
    VariantChoice choice;  ///< --variant, --start and --rule are terms, --from is the notation of the position
};

/// TERM..., --position POSITION, and what add_variant() has.
QueryChoice add_query(CLI::App& app);
/// Everything that was asked for. Nothing if the query is wrong: then standard error has been told where, and the exit
/// code is Usage.
std::optional<Plan> chosen_plan(const QueryChoice& choice, Store& store, Streams& streams);

}  // namespace fourhand
