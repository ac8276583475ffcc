// Kinds of men of a variant file, and how they move.
#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "board/square.hpp"
#include "rules/load_parts.hpp"

namespace fourhand {

namespace {

/// A direction with all its rotations and mirror images, each once.
std::vector<Direction> all_round(Direction step) {
    std::vector<Direction> steps;
    for (const auto& [files, ranks] : {std::pair{step.files, step.ranks}, std::pair{step.ranks, step.files}})
        for (const int right : {1, -1})
            for (const int ahead : {1, -1}) {
                const Direction turned{files * right, ranks * ahead};
                if (std::find(steps.begin(), steps.end(), turned) == steps.end()) steps.push_back(turned);
            }
    return steps;
}

std::vector<Direction> read_steps(const JsonValue& json, bool round) {
    std::vector<Direction> steps;
    for (const JsonValue& item : json.items()) {
        const std::vector<JsonValue> pair = item.items();
        if (pair.size() != 2) {
            item.complain("must be two numbers: files to the right, ranks ahead");
            continue;
        }
        const Direction step{pair[0].number(1 - max_side, max_side - 1), pair[1].number(1 - max_side, max_side - 1)};
        if (step == Direction{}) item.complain("goes nowhere");
        const std::vector<Direction> more = round ? all_round(step) : std::vector<Direction>{step};
        steps.insert(steps.end(), more.begin(), more.end());
    }
    if (steps.empty()) json.complain("must be a list of steps, each two numbers: files to the right, ranks ahead");
    return steps;
}

Motion read_motion(const JsonValue& json) {
    json.allow({"step", "slide", "round", "far", "lame", "how", "from_own_rank"});
    Motion motion;
    motion.slides = json["slide"].present();
    if (motion.slides == json["step"].present()) json.complain("must have either \"step\" or \"slide\"");
    motion.steps = read_steps(json[motion.slides ? "slide" : "step"], json["round"].flag_or(false));
    motion.far = json["far"].number_or(0, 1, max_side);
    if (motion.far != 0 && !motion.slides) json["far"].complain("only a slide has a longest way");
    motion.lame = json["lame"].flag_or(false);
    if (motion.lame && std::any_of(motion.steps.begin(), motion.steps.end(), [](Direction d) {
            return std::abs(d.files) + std::abs(d.ranks) != 3 || d.files == 0 || d.ranks == 0;
        }))
        json["lame"].complain("only a knight's step (1, 2) can be lame");
    const std::string how = json["how"].word_or("both", {"both", "move", "take"});
    motion.how = how == "move" ? Motion::How::Move : how == "take" ? Motion::How::Take : Motion::How::Both;
    motion.from_own_rank = json["from_own_rank"].number_or(0, 1, max_side);
    return motion;
}

PieceSaid read_piece(const std::string& letter, const JsonValue& json) {
    json.allow(
        {"name", "outline", "written", "royal", "march", "pawn", "moves", "promotes_to", "promotes_at", "points"});
    PieceSaid piece;
    piece.letter = letter;
    piece.name = json["name"].text();
    piece.outline = json["outline"].text_or(letter);
    piece.written = json["written"].text_or(letter);
    piece.royal = json["royal"].flag_or(false);
    piece.march = json["march"].flag_or(false);
    piece.pawn = json["pawn"].flag_or(piece.march);
    for (const JsonValue& motion : json["moves"].items()) piece.motions.push_back(read_motion(motion));
    piece.promotes_to = json["promotes_to"].text_or("");
    piece.promotes_at = json["promotes_at"].text_or("");
    piece.points = json["points"].number_or(0, 0, 1000);
    if (letter.size() != 1 || !((letter[0] >= 'A' && letter[0] <= 'Z') || (letter[0] >= 'a' && letter[0] <= 'z')))
        json.complain("a man's letter must be one letter, not \"" + printable(letter) + "\"");
    if (piece.march && !piece.motions.empty())
        json["moves"].complain("a pawn that marches has its moves from the rules");
    if (piece.march && !piece.pawn) json["pawn"].complain("a pawn that marches is a pawn");
    if (!piece.march && piece.motions.empty())
        json["moves"].complain("must say how the man moves, or \"march\" be true");
    if (!piece.march && piece.promotes_to.empty() != piece.promotes_at.empty())
        json.complain("must say both \"promotes_to\" and \"promotes_at\", or neither");
    return piece;
}

const PieceSaid* piece_of(const Variant& variant, std::string_view letter) {
    for (const PieceSaid& piece : variant.pieces)
        if (piece.letter == letter) return &piece;
    return nullptr;
}

}  // namespace

void read_pieces(const JsonValue& json, Variant& variant) {
    for (const auto& [letter, piece] : json.members()) variant.pieces.push_back(read_piece(letter, piece));
    if (variant.pieces.empty()) json.complain("must be an object of men by their letters");
    for (const PieceSaid& piece : variant.pieces) {
        if (!piece.promotes_at.empty() && !is_switch_value(variant, "promotes_at", piece.promotes_at))
            json[piece.letter]["promotes_at"].complain(
                "must be enemy_back, enemy_and_partner_back, foreign_back, any_king_row, edge or own_rank:N with N "
                "from "
                "2 to " +
                std::to_string(max_side) + ", not \"" + printable(piece.promotes_at) + "\"");
        for (const char letter : piece.promotes_to) {
            const PieceSaid* becomes = piece_of(variant, std::string(1, letter));
            if (becomes == nullptr || becomes->royal || becomes->pawn)
                json[piece.letter]["promotes_to"].complain("no man that a pawn can become has the letter " +
                                                           std::string(1, letter));
        }
    }
}

}  // namespace fourhand
