// A disk that fails when told to: a layer between SQLite and the real files.
#pragma once

#include <sqlite3.h>

#include <cstdlib>

namespace fourhand::tests {

/// While one lives, it is SQLite's default disk. One at a time.
class FaultyDisk {
public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    enum class Fault {
        Error,  ///< reading and writing give an error
        Full,   ///< writing finds the disk full
    };
    /// From now on `operations` succeed, and all after them fail (for Full: those that write).
    void fail_after(long operations, Fault fault);
    /// Works again.
    void repair();
    /// Whether an operation has failed since fail_after().
    bool has_failed() const;
};

// SQLite's way to let the world between itself and the disk: a VFS that passes everything on, until it does not.
namespace faulty {

// What SQLite's C functions can reach.
struct State {
    sqlite3_vfs* real = nullptr;
    sqlite3_vfs faulty{};
    long left = -1;  // operations until the fault; below 0: none is due
    bool failed = false;
    FaultyDisk::Fault fault = FaultyDisk::Fault::Error;
};
inline State state;

enum class Operation { Read, Write };

inline bool fails(Operation operation) {
    if (state.left < 0) return false;
    if (state.left > 0) {
        --state.left;
        return false;
    }
    if (state.fault == FaultyDisk::Fault::Full && operation == Operation::Read) return false;
    state.failed = true;
    return true;
}

inline int write_error(int otherwise) { return state.fault == FaultyDisk::Fault::Full ? SQLITE_FULL : otherwise; }

struct File {
    sqlite3_file base;
    sqlite3_file* real;
};

inline sqlite3_file* real_of(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; }
inline const sqlite3_io_methods& methods_of(sqlite3_file* file) { return *real_of(file)->pMethods; }

inline int close_file(sqlite3_file* file) {
    const int result = methods_of(file).xClose(real_of(file));
    std::free(real_of(file));
    return result;
}
inline int read_file(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
    return fails(Operation::Read) ? SQLITE_IOERR_READ : methods_of(file).xRead(real_of(file), bytes, size, at);
}
inline int write_file(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    return fails(Operation::Write) ? write_error(SQLITE_IOERR_WRITE)
                                   : methods_of(file).xWrite(real_of(file), bytes, size, at);
}
inline int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    return fails(Operation::Read) ? SQLITE_IOERR_TRUNCATE : methods_of(file).xTruncate(real_of(file), size);
}
// No machine stops in these tests, so nothing need reach the platters.
inline int sync_file(sqlite3_file*, int) {
    return fails(Operation::Write) ? write_error(SQLITE_IOERR_FSYNC) : SQLITE_OK;
}
inline int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
    return methods_of(file).xFileSize(real_of(file), size);
}
inline int lock_file(sqlite3_file* file, int lock) { return methods_of(file).xLock(real_of(file), lock); }
inline int unlock_file(sqlite3_file* file, int lock) { return methods_of(file).xUnlock(real_of(file), lock); }
inline int check_lock(sqlite3_file* file, int* locked) {
    return methods_of(file).xCheckReservedLock(real_of(file), locked);
}
inline int control_file(sqlite3_file* file, int what, void* argument) {
    return methods_of(file).xFileControl(real_of(file), what, argument);
}
inline int sector_size(sqlite3_file* file) { return methods_of(file).xSectorSize(real_of(file)); }
inline int characteristics(sqlite3_file* file) { return methods_of(file).xDeviceCharacteristics(real_of(file)); }

inline constexpr sqlite3_io_methods faulty_methods = {
    1,         close_file,  read_file,  write_file,   truncate_file, sync_file,       size_of_file,
    lock_file, unlock_file, check_lock, control_file, sector_size,   characteristics, nullptr,
    nullptr,   nullptr,     nullptr,    nullptr,      nullptr};

inline int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* const opened = reinterpret_cast<File*>(file);
    opened->base.pMethods = nullptr;
    if (fails(Operation::Read)) return SQLITE_CANTOPEN;
    opened->real = static_cast<sqlite3_file*>(std::calloc(1, static_cast<std::size_t>(state.real->szOsFile)));
    const int result = state.real->xOpen(state.real, name, opened->real, flags, out_flags);
    if (opened->real->pMethods != nullptr) {
        opened->base.pMethods = &faulty_methods;
    } else {
        std::free(opened->real);
    }
    return result;
}

inline int delete_file(sqlite3_vfs*, const char* name, int sync) {
    return fails(Operation::Read) ? SQLITE_IOERR_DELETE : state.real->xDelete(state.real, name, sync);
}

}  // namespace faulty

inline FaultyDisk::FaultyDisk() {
    sqlite3_initialize();
    faulty::state.real = sqlite3_vfs_find(nullptr);
    faulty::state.faulty = *faulty::state.real;
    faulty::state.faulty.zName = "faulty";
    faulty::state.faulty.szOsFile = sizeof(faulty::File);
    faulty::state.faulty.xOpen = faulty::open_file;
    faulty::state.faulty.xDelete = faulty::delete_file;
    sqlite3_vfs_register(&faulty::state.faulty, 1);
}

inline FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_register(faulty::state.real, 1);
    sqlite3_vfs_unregister(&faulty::state.faulty);
}

inline void FaultyDisk::fail_after(long operations, Fault fault) {
    faulty::state.left = operations;
    faulty::state.failed = false;
    faulty::state.fault = fault;
}

inline void FaultyDisk::repair() { faulty::state.left = -1; }

inline bool FaultyDisk::has_failed() const { return faulty::state.failed; }

}  // namespace fourhand::tests
