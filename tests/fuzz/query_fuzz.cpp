// Any text as a query: read, planned and asked of a small database, without harm.
#include <cstdint>
#include <string_view>

#include "../store/random_game.hpp"
#include "query/plan.hpp"

namespace {

using namespace fourhand;

struct SmallDatabase {
    SmallDatabase() : store(":memory:", Database::Mode::Create, tests::position_text()) {
        store.begin();
        for (const char* id : {"chesscom-teams", "hans37"})
            store.add(tests::random_stored_game(*named_rules(id), {1, 12, true}));
        store.commit();
    }
    Store store;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static SmallDatabase small;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto query = parse_query(text);
    if (!query) {
        if (query.error().where.end > text.size()) __builtin_trap();
        return 0;
    }
    const auto plan = Plan::make(*query, {tests::position_text().read, [] { return small.store.rules(); }});
    if (!plan) {
        if (plan.error().where.end > text.size()) __builtin_trap();
        return 0;
    }
    if (plan->count(small.store) != plan->run(small.store).size()) __builtin_trap();
    return 0;
}
