// Documents that say only how they differ from another: the key `like`.
#pragma once

#include <string>
#include <string_view>

#include "rules/load_json.hpp"

namespace fourhand {

/// A family of documents that may be like one another: variants, courses.
struct Likes {
    /// The text of the document of a name; its data() is null if there is none.
    std::string_view (*text)(std::string_view name);
    /// What is said of a name without a document.
    Complaint (*unknown)(const std::string& name);
    /// Takes away what holds for one document alone and is never taken over.
    void (*forget_personal)(Json& document);
};

/// Lays everything that the document is like under it. The complaint that it is like nothing, or goes round in a
/// circle.
std::optional<Complaint> follow_like(Json& json, const Likes& likes, int descent = 0);

}  // namespace fourhand
