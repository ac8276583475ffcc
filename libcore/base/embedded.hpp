// The files of formats/ and schema/, built into the binary, so that a tool needs no folder beside it.
#pragma once

#include <string_view>
#include <vector>

namespace fourhand {

/// The text of one file, e.g. embedded("formats/variants/hughes.json"); data() is null if there is no such file.
/// If the environment variable FOURHAND_FORMATS names a folder, its files replace and add to those of formats/
/// (DIR/variants/club.json is formats/variants/club.json). The folder is read once, at the first call.
/// The view stays valid to the end of the program.
std::string_view embedded(std::string_view path);

/// The paths of all files in a folder and below it, sorted by bytes, e.g. embedded_under("formats/variants").
std::vector<std::string_view> embedded_under(std::string_view folder);

}  // namespace fourhand
