// The workshop in which Rules are made of a Variant; only compile*.cpp and rules.cpp look inside.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/drawing.hpp"
#include "rules/own_side.hpp"
#include "rules/rules.hpp"

namespace fourhand {

class Compiler {
public:
    explicit Compiler(const Variant& variant) { rules_.variant_ = variant; }
    Result<std::shared_ptr<const Rules>> finish(std::string_view array);

private:
    /// A way in which men of one code go, as seen on the board.
    struct Going {
        Direction step;
        Motion::How how = Motion::How::Both;
        bool slides = false, lame = false;
        int far = 0;
        int from_own_rank = 0;
        bool march = false;  ///< an orthodox pawn's: laid into pawn_steps, not into runs
        bool odd() const { return lame || how != Motion::How::Both; }
        friend bool operator==(const Going&, const Going&) = default;
    };

    // compile.cpp: what there is
    std::optional<Diagnostic> read_array(std::string_view wanted);
    void number_seats();
    std::optional<Diagnostic> number_kinds();
    void place_men();
    std::optional<Diagnostic> make_laws();
    void read_switches();
    void add_face(const PieceSaid& said, int heading, bool unmoved);
    std::vector<int> headings_in_use() const;
    bool turns() const;

    // compile_runs.cpp: where men may go, and from where they are attacked
    void lay_runs();
    void lay_looks();
    std::vector<Going> goings(Piece man) const;
    void lay_shape(const std::vector<Going>& goings, int quarter, Square from);
    void lay_odd_run(const Going& going, Square from);
    void lay_pawn(const std::vector<Going>& goings, Square from);
    using LookRun = std::vector<std::pair<Square, PieceSet>>;
    /// All goings in one direction, walked backwards.
    struct Approach {
        Direction back;
        std::vector<std::pair<const Going*, std::size_t>> goings;  ///< and the shape each belongs to
        bool has_limits = false;  ///< not the same men attack from everywhere beyond the nearest square
    };
    void find_approaches();
    void lay_look(Square square);
    void lay_straight_looks(const Approach& approach, Square square, LookRun& run) const;
    LookRun lame_looks(const Going& going, int quarter, PieceSet men, Square square) const;
    void keep_looks(Square square, std::vector<LookRun>& runs);
    std::optional<PieceSet> men_along(const Approach& approach, Square from, int distance) const;
    Square step(Square from, Direction by) const;
    const Square* steps(Direction by) const;
    std::size_t lay_steps(Direction by) const;
    bool starts_late(const Going& going, Square from, int quarter) const;

    // compile_landings.cpp: what men become, castling, keys
    std::optional<Diagnostic> check_promotion_rank() const;
    void lay_landings();
    void mark_promoting_steps(Piece man);
    Piece landing(Piece man, Square square) const;
    bool is_promotion(Piece man, Square square) const;
    bool is_back_row_of(Seat seat, Square square) const;
    bool turns_at(Piece man, Square square) const;
    void lay_castles();
    void add_castle(Seat seat, Square king, Square rook, std::uint16_t right, bool short_side);
    void lay_keys();

    std::vector<Piece> men() const;
    int seat_quarter(Seat seat) const;
    int quarter(Piece man) const;
    Diagnostic bad(std::string message) const;
    std::string_view word(std::string_view key) const;
    bool says(std::string_view key, std::string_view value) const;
    bool has_law(std::string_view name) const;

    Rules rules_;
    // switches that are asked for every man on every square
    std::string_view promotes_at_;
    bool turns_ = false;
    int home_rank_ = 1;
    std::vector<std::optional<DrawnMan>> drawn_;     ///< by square
    std::vector<const PieceSaid*> said_of_;          ///< by kind
    std::vector<std::pair<Square, Square>> closed_;  ///< diagonal neighbours that are none
    std::vector<PieceSet> men_of_shape_;
    std::vector<Approach> approaches_;
    /// step() of every square, one row for each direction that was asked for; where a direction's row begins, plus 1.
    mutable std::vector<Square> steps_;
    mutable std::array<std::uint32_t, 64 * 64> row_of_{};
    std::vector<std::pair<std::vector<Going>, int>> shapes_;  ///< and their quarter, where it matters
};

}  // namespace fourhand
