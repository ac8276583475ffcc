// Any text as a comment: its commands are found within it, read under the rules of several games, and said in words.
#include <cstdint>
#include <string_view>

#include "record/said.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fourhand;
    const std::string_view comment(reinterpret_cast<const char*>(data), size);
    std::size_t behind = 0;
    for (const Command& command : commands_in(comment)) {
        if (command.where.begin < behind || command.where.end > size) __builtin_trap();
        behind = command.where.end;
        for (const char* id : {"political", "political-american", "verney", "verney-eight"}) {
            const auto rules = *named_rules(id);
            const auto said = read_said(command, *rules);
            if (!said) continue;
            if (*said) {
                if (sentence(**said, *rules).empty()) __builtin_trap();
            } else if (said->error().where.begin < command.where.begin || said->error().where.end > size) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
