// Schema steps applied, and the tables of a file compared with what they should be.
#include "store/migrate.hpp"

#include <algorithm>
#include <cassert>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "store/hash.hpp"

namespace fourhand {

namespace {

std::int64_t version_of(Database& database) { return database.number("PRAGMA user_version"); }

std::int64_t program_of(Database& database) { return database.number("PRAGMA application_id"); }

/// A file in which nobody has begun anything, another program neither: such a one may be made ours.
bool is_unused(Database& database) {
    const std::int64_t program = program_of(database);
    return is_empty(database) && version_of(database) == 0 && (program == 0 || program == database_application_id);
}

void require_ours(Database& database, std::int64_t newest) {
    if (program_of(database) != database_application_id) {
        throw StoreError(0, "this is the database of another program");
    }
    const std::int64_t version = version_of(database);
    if (version > newest) throw StoreError(0, "this database was made by a newer version of Fourhand");
    if (version < 1) {
        throw StoreError(0, "this database says that it is of version " + std::to_string(version) +
                                ", which there never was: another program has changed its user_version");
    }
}

/// Every table and index as the file defines it.
std::vector<std::string> definitions(Database& database) {
    return database.texts(
        "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY type, name");
}

void apply(Database& database, const SchemaStep& step) {
    database.execute(std::string(step.sql));
    database.execute("PRAGMA user_version = " + std::to_string(step.to));
}

}  // namespace

std::vector<SchemaStep> schema_steps() {
    std::vector<SchemaStep> steps;
    for (const std::string_view path : embedded_under("schema")) {
        const std::string_view file = path.substr(path.rfind('/') + 1);
        const auto number = file.ends_with(".sql") ? parse_number(file.substr(0, file.find('-'))) : std::nullopt;
        if (number) steps.push_back({*number, embedded(path)});
    }
    std::sort(steps.begin(), steps.end(), [](const SchemaStep& a, const SchemaStep& b) { return a.to < b.to; });
    assert(!steps.empty() && steps.back().to == static_cast<int>(steps.size()));
    return steps;
}

bool is_empty(Database& database) { return database.number("SELECT count(*) FROM sqlite_schema") == 0; }

void migrate(Database& database, const std::vector<SchemaStep>& steps) {
    Transaction transaction(database);
    if (is_unused(database)) {
        database.execute("PRAGMA application_id = " + std::to_string(database_application_id));
    } else {
        require_ours(database, steps.back().to);
    }
    for (const SchemaStep& step : steps) {
        if (step.to > version_of(database)) apply(database, step);
    }
    transaction.commit();
}

std::int64_t schema_hash(Database& database) {
    Hash hash;
    for (const std::string& definition : definitions(database)) hash.add(std::string_view(definition));
    return hash.value();
}

void require_schema(Database& database, const std::vector<SchemaStep>& steps) {
    if (is_unused(database)) throw StoreError(0, "this file is empty: no games have been imported into it");
    require_ours(database, steps.back().to);
    if (version_of(database) < steps.back().to) {
        throw StoreError(
            0, "this database was made by an older version of Fourhand; the next import into it brings it up to date");
    }
    if (schema_hash(database) == hash_of_newest_schema) return;
    Database model(":memory:", Database::Mode::Create);
    migrate(model, steps);
    const std::vector<std::string> found = definitions(database);
    for (const std::string& wanted : definitions(model)) {
        if (std::find(found.begin(), found.end(), wanted) == found.end()) {
            throw StoreError(0,
                             "the tables of this database are not those of this version of Fourhand: another "
                             "program has changed them, or an early version of this one has made them");
        }
    }
}

}  // namespace fourhand
