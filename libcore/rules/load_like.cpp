// Following `like` from document to document.
#include "rules/load_like.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

std::optional<Complaint> follow_like(Json& json, const Likes& likes, int descent) {
    constexpr int longest_descent = 8;
    std::optional<Complaint> complaint;
    const JsonValue like = JsonValue(&json, "", complaint)["like"];
    if (!json.is_object() || !like.present()) return std::nullopt;
    const std::string name = like.text();
    if (complaint) return complaint;
    const std::string_view text = likes.text(name);
    if (text.data() == nullptr) return likes.unknown(name);
    if (descent == longest_descent) return Complaint{"/like", "goes round in a circle, or is too long a chain", {}};
    Json base;
    if (auto broken = parse_json(Source(name, std::string(text)), base))
        return Complaint{"/like", "\"" + printable(name) + "\" cannot be read: " + broken->message, {}};
    if (auto deeper = follow_like(base, likes, descent + 1)) return Complaint{"/like", deeper->message, deeper->hints};
    likes.forget_personal(base);
    merge_json(base, json);
    json = std::move(base);
    return std::nullopt;
}

}  // namespace fourhand
