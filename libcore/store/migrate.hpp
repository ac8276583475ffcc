// The steps by which a database comes to the form that this program knows (schema/NNN-name.sql).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/database.hpp"

namespace fourhand {

/// "FHGC", at byte 68 of every database of ours.
constexpr std::int64_t database_application_id = 0x46484743;

/// One step: what leads from version `to` - 1 to version `to`.
struct SchemaStep {
    int to = 0;
    std::string_view sql;
};

/// The steps built into this program, from 1 on without a gap.
std::vector<SchemaStep> schema_steps();

/// Whether there is nothing in the file yet.
bool is_empty(Database& database);

/// Brings an empty or an older database to the last of the steps, all in one transaction. StoreError for the file of
/// another program, be it without tables, for one made by a newer version of this one, and for one whose version there
/// never was.
void migrate(Database& database, const std::vector<SchemaStep>& steps);

/// The tables of a database, word for word, as one number.
std::int64_t schema_hash(Database& database);

/// What the tables that schema_steps() make have for schema_hash(): a database of which this is true need not be
/// compared with them word for word.
constexpr std::int64_t hash_of_newest_schema = 3543674882319298990;

/// StoreError unless the file is a database of ours whose tables are, word for word, those that the steps make.
void require_schema(Database& database, const std::vector<SchemaStep>& steps);

}  // namespace fourhand
