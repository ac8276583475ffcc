// The calls to SQLite, and what its result codes mean to people.
#include "store/database.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <cstring>
#include <iterator>

#include "store/fold.hpp"

namespace fourhand {

namespace {

constexpr int busy_milliseconds = 10'000;
constexpr int oldest_sqlite = 3'037'000;  // STRICT tables

int primary(int code) { return code & 0xff; }

std::string system_reason(sqlite3* connection) {
    const int number = connection != nullptr ? sqlite3_system_errno(connection) : 0;
    return number != 0 ? std::string(": ") + std::strerror(number) : "";
}

/// Whether a file beside that of the database (journal, log) is lacking and cannot be made.
bool lacks_neighbour(int code) {
    constexpr int codes[] = {SQLITE_READONLY_RECOVERY, SQLITE_READONLY_CANTLOCK, SQLITE_READONLY_ROLLBACK,
                             SQLITE_READONLY_CANTINIT, SQLITE_READONLY_DIRECTORY};
    return primary(code) == SQLITE_CANTOPEN || std::find(std::begin(codes), std::end(codes), code) != std::end(codes);
}

std::string said_plainly(int code, sqlite3* connection) {
    if (lacks_neighbour(code))
        return "the database needs a file beside it, and none can be made in its folder; copy it to another folder";
    switch (primary(code)) {
        case SQLITE_NOTADB: return "this is not a game database";
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return "the database is in use by another program";
        case SQLITE_FULL: return "the disk is full";
        case SQLITE_READONLY: return "the database cannot be written to";
        case SQLITE_CORRUPT: return "the database is damaged";
        case SQLITE_NOMEM: return "there is not enough memory";
        case SQLITE_IOERR: return "reading or writing the database failed" + system_reason(connection);
        default: return connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(code);
    }
}

[[noreturn]] void fail(int code, sqlite3* connection) { throw StoreError(code, said_plainly(code, connection)); }

void must(int code, sqlite3* connection) {
    if (code != SQLITE_OK) fail(code, connection);
}

// A reader, too, opens for writing: only so can it undo what a program that was killed left half done.
int open_flags(Database::Mode mode) {
    constexpr int always =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE;
    return mode == Database::Mode::Create ? always | SQLITE_OPEN_CREATE : always;
}

// SQLite's advice for files from strangers (sqlite.org/security.html).
void harden(sqlite3* connection) {
    struct Knob {
        int option;
        int value;
    };
    constexpr Knob knobs[] = {{SQLITE_DBCONFIG_DEFENSIVE, 1},
                              {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                              {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                              {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                              {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
                              {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
                              {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
                              {SQLITE_DBCONFIG_DQS_DDL, 0},
                              {SQLITE_DBCONFIG_DQS_DML, 0},
                              {SQLITE_DBCONFIG_ENABLE_FKEY, 1}};
    for (const Knob& knob : knobs) must(sqlite3_db_config(connection, knob.option, knob.value, nullptr), connection);
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 64 << 20);
    sqlite3_limit(connection, SQLITE_LIMIT_SQL_LENGTH, 1 << 20);
    sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(connection, SQLITE_LIMIT_VDBE_OP, 100'000);
    sqlite3_limit(connection, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
}

// fold(TEXT): the search key of a text, for columns that have none of their own.
void fold_in_sql(sqlite3_context* context, int, sqlite3_value** arguments) {
    if (sqlite3_value_type(arguments[0]) == SQLITE_NULL) return;
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(arguments[0]));
    const std::string key = folded({text, size});
    sqlite3_result_text(context, key.data(), static_cast<int>(key.size()), SQLITE_TRANSIENT);
}

}  // namespace

bool StoreError::full() const { return primary(code_) == SQLITE_FULL; }

// ---- Statement

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(sqlite3* connection, std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    must(sqlite3_prepare_v2(connection, sql.data(), static_cast<int>(sql.size()), &statement, nullptr), connection);
    statement_.reset(statement);
}

void Statement::check(int result) const { must(result, sqlite3_db_handle(statement_.get())); }

Statement& Statement::bind(int parameter, std::int64_t value) {
    check(sqlite3_bind_int64(statement_.get(), parameter, value));
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view text) {
    const char* begin = text.data() != nullptr ? text.data() : "";
    check(sqlite3_bind_text64(statement_.get(), parameter, begin, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(int parameter, std::span<const std::uint8_t> blob) {
    if (blob.empty()) {
        check(sqlite3_bind_zeroblob(statement_.get(), parameter, 0));
    } else {
        check(sqlite3_bind_blob64(statement_.get(), parameter, blob.data(), blob.size(), SQLITE_TRANSIENT));
    }
    return *this;
}

Statement& Statement::bind_null(int parameter) {
    check(sqlite3_bind_null(statement_.get(), parameter));
    return *this;
}

bool Statement::step() {
    const int result = sqlite3_step(statement_.get());
    if (result == SQLITE_ROW) return true;
    if (result == SQLITE_DONE) return false;
    sqlite3* connection = sqlite3_db_handle(statement_.get());
    const StoreError error(result, said_plainly(result, connection));
    sqlite3_reset(statement_.get());  // or it would keep its locks
    throw error;
}

void Statement::run() {
    while (step()) {
    }
    reset();
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string_view Statement::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    if (text == nullptr) return {};
    return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::span<const std::uint8_t> Statement::blob(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

// ---- Database

void Database::Close::operator()(sqlite3* connection) const {
    const int result = sqlite3_close(connection);
    assert(result == SQLITE_OK);  // a statement outlived its connection
    (void)result;
}

Database::Database(const std::string& path, Mode mode) {
    if (sqlite3_libversion_number() < oldest_sqlite) throw StoreError(0, "the SQLite library is older than 3.37");
    sqlite3* connection = nullptr;
    const int result = sqlite3_open_v2(path.c_str(), &connection, open_flags(mode), nullptr);
    connection_.reset(connection);
    if (primary(result) == SQLITE_CANTOPEN)
        throw StoreError(result, "the database cannot be opened" + system_reason(connection));
    must(result, connection);
    harden(connection);
    sqlite3_busy_timeout(connection, busy_milliseconds);
    must(sqlite3_create_function_v2(connection, "fold", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, fold_in_sql,
                                    nullptr, nullptr, nullptr),
         connection);
    execute("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY");
    if (mode == Mode::Read) execute("PRAGMA query_only = ON");
    if (mode == Mode::Create) execute("PRAGMA page_size = 8192");  // of a new file; moves and keys are long
}

void Database::execute(const std::string& sql) {
    must(sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr), connection_.get());
}

std::int64_t Database::number(std::string_view sql) {
    Statement statement = prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::vector<std::string> Database::texts(std::string_view sql) {
    std::vector<std::string> texts;
    Statement statement = prepare(sql);
    while (statement.step()) texts.emplace_back(statement.text(0));
    return texts;
}

std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(connection_.get()); }

bool Database::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

// ---- Transaction

Transaction::Transaction(Database& database) : database_(database) { database_.execute("BEGIN IMMEDIATE"); }

Transaction::~Transaction() {
    if (!database_.in_transaction()) return;
    try {
        database_.execute("ROLLBACK");
    } catch (const StoreError&) {
        // The journal remains, and whoever opens the file next undoes the rest.
    }
}

void Transaction::commit() { database_.execute("COMMIT"); }

}  // namespace fourhand
