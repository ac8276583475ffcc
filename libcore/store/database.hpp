// SQLite under a small roof: a connection, a statement, a transaction. The only way to the library sqlite3.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace fourhand {

/// The database or the disk below it failed, or a file is none of ours. The message is for people.
class StoreError : public std::runtime_error {
public:
    StoreError(int code, const std::string& message) : std::runtime_error(message), code_(code) {}
    /// SQLite's extended result code; 0 where SQLite found no fault but we did.
    int code() const { return code_; }
    /// No room left on the disk.
    bool full() const;

private:
    int code_;
};

/// A prepared statement. Parameters and columns count as SQLite counts them: parameters from 1, columns from 0.
class Statement {
public:
    Statement(sqlite3* connection, std::string_view sql);

    Statement& bind(int parameter, std::int64_t value);
    /// The text is copied.
    Statement& bind(int parameter, std::string_view text);
    Statement& bind(int parameter, std::span<const std::uint8_t> blob);
    Statement& bind_null(int parameter);

    /// Goes on to the next row; false when there is none.
    bool step();
    /// Runs to the end and makes ready for the next binding.
    void run();
    void reset();

    bool is_null(int column) const;
    std::int64_t integer(int column) const;
    /// Valid until the next step.
    std::string_view text(int column) const;
    std::span<const std::uint8_t> blob(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    void check(int result) const;

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// A connection to one file, hardened against files made by others: no triggers, no views, no extensions. For one
/// thread at a time.
class Database {
public:
    enum class Mode {
        Read,    ///< the file must exist; nothing is changed
        Write,   ///< the file must exist
        Create,  ///< the file is made if it does not exist
    };

    /// ":memory:" is a database without a file. A mistyped name is an error and leaves no file, except with Create.
    Database(const std::string& path, Mode mode);

    Statement prepare(std::string_view sql) { return {connection_.get(), sql}; }
    /// Runs statements that give no rows.
    void execute(const std::string& sql);
    /// The first column of the first row; 0 for no row.
    std::int64_t number(std::string_view sql);
    /// The first column of every row.
    std::vector<std::string> texts(std::string_view sql);
    std::int64_t last_id() const;
    bool in_transaction() const;

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    std::unique_ptr<sqlite3, Close> connection_;
};

/// Everything between its making and commit() happens wholly or not at all; without commit() it is undone.
class Transaction {
public:
    /// Waits some seconds for another writer, then gives up with an error.
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

private:
    Database& database_;
};

}  // namespace fourhand
