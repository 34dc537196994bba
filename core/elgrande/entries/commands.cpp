// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/entries/commands.h"

#include "elgrande/table/rules.h"

namespace whistle::elgrande {

namespace {

constexpr auto nothingMore = Saying::tr("A move was expected here: only a final entry may move nobody.");

/// What the shape of a command cannot say.
Problems problemsOf(const Command& command, const Json& json)
{
    if (const auto* move = std::get_if<MoveCaballeros>(&command)) {
        for (std::size_t i = 0; i < move->moves.size(); ++i) {
            if (move->moves[i].from == move->moves[i].to)
                return {{pointerTo("/moves", i) + "/to", Text{said::leadsElsewhere}}};
        }
        if (move->more && move->moves.empty())
            return {{"/moves", Text{nothingMore}}};
    }
    if (const auto* match = std::get_if<NewMatch>(&command); match && json.contains("house_rules")) {
        const Json& rules = json.at("house_rules");
        if (const auto list = rules.find("tie_breakers"); list != rules.end())
            return repeatedTieBreaker(*list, "/house_rules/tie_breakers");
    }
    // As it would be written: an empty map sets nothing either, and would be lost in the record.
    if (std::holds_alternative<Correct>(command) && commandForms().write(command).at("set").empty())
        return {{"/set", Text{Saying::tr("A correction was expected here; this changes nothing.")}}};
    return {};
}

} // namespace

Checked<Command> readCommand(const Json& json)
{
    return commandForms().checked(json, problemsOf);
}

Json writeCommand(const Command& command)
{
    return commandForms().write(command);
}

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Number;
using codecs::Perhaps;

namespace {

using RegionCounts = codes::ByAreaOf<codes::Caballeros, regionCount>;
using AnyAreaCounts = codes::ByAreaOf<codes::Caballeros, areaCount>;
using NewName = codecs::Declaring<codecs::Word, "player">;
using CardId = codecs::OfKind<codecs::Word, "el-grande/card">;

} // namespace

template <>
constexpr std::array recordKeys<NewPlayer>{
    key<&NewPlayer::player, NewName>("player"),
    optionalKey<&NewPlayer::colour, Perhaps<codecs::Word>>("colour"),
    optionalKey<&NewPlayer::ageRank, Perhaps<Number<1, 5>>>(
        "age_rank", QT_TRANSLATE_NOOP("shapes", "the lowest number is the youngest")),
};
template <>
constexpr std::array recordKeys<WrittenMove>{
    key<&WrittenMove::owner, codes::Player>("owner"),
    key<&WrittenMove::from, codes::Source>("from"),
    key<&WrittenMove::to, codes::AnyArea>("to"),
    key<&WrittenMove::count, Number<1, 30>>("count"),
};
template const Record& recordOf<WrittenMove>();
template <>
constexpr std::array recordKeys<CorrectedBoards>{
    optionalKey<&CorrectedBoards::eightFourZero, Perhaps<codes::ScoreboardSpot>>("8/4/0"),
    optionalKey<&CorrectedBoards::fourZeroZero, Perhaps<codes::ScoreboardSpot>>("4/0/0"),
};
template <>
constexpr std::array recordKeys<Corrections>{
    optionalKey<&Corrections::regions, codes::ByAreaOf<codes::ByPlayerOf<codes::Caballeros>, regionCount>>("regions"),
    optionalKey<&Corrections::castillo, codes::ByPlayerOf<codes::Caballeros>>(
        "castillo", QT_TRANSLATE_NOOP("shapes", "the content itself")),
    optionalKey<&Corrections::court, codes::ByPlayerOf<codes::Caballeros>>("court"),
    optionalKey<&Corrections::provinces, codes::ByPlayerOf<codes::Caballeros>>("provinces"),
    optionalKey<&Corrections::scores, codes::ByPlayerOf<codes::Points>>("scores"),
    optionalKey<&Corrections::kingRegion, Perhaps<codes::Region>>("king_region"),
    optionalKey<&Corrections::homeRegions, codes::ByPlayerOf<codes::Region>>("home_regions"),
    optionalKey<&Corrections::boards>("scoreboards"),
};

const CommandForms<Command>& elgrande::commandForms()
{
    static const CommandForms<Command> forms{
        command<NewMatch>(QT_TRANSLATE_NOOP("shapes", "begins a match")),
        key<&NewMatch::players>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
        optionalKey<&NewMatch::startPlayer, Perhaps<codes::Player>>(
            "start_player", QT_TRANSLATE_NOOP("shapes", "starts the first round; only if not the youngest player")),
        optionalKey<&NewMatch::houseRules>("house_rules", QT_TRANSLATE_NOOP("shapes", "the switches")),
        command<SetKing>(QT_TRANSLATE_NOOP("shapes", "where the King starts")),
        key<&SetKing::region, codes::Region>("region"),
        command<SetHome>(QT_TRANSLATE_NOOP("shapes", "where a Grande starts")),
        key<&SetHome::player, codes::Player>("player"),
        key<&SetHome::region, codes::Region>("region"),
        command<StartRound>(QT_TRANSLATE_NOOP("shapes", "the next round begins")),
        command<RevealActionCard>(QT_TRANSLATE_NOOP("shapes", "the top card of a stack is revealed")),
        key<&RevealActionCard::stack, codes::Stack>(
            "stack", QT_TRANSLATE_NOOP("shapes", "1 to 4; the King card is there automatically")),
        key<&RevealActionCard::card, CardId>("card", QT_TRANSLATE_NOOP("shapes", "its id in the pack")),
        command<PlayPowerCard>(QT_TRANSLATE_NOOP("shapes", "a power card is played")),
        key<&PlayPowerCard::player, codes::Player>("player"),
        key<&PlayPowerCard::value, codes::PowerCard>("value"),
        command<TakeCaballeros>(
            QT_TRANSLATE_NOOP("shapes", "Caballeros go to the court: at the start of a turn, or with The Court")),
        optionalKey<&TakeCaballeros::player, Perhaps<codes::Player>>("player"),
        optionalKey<&TakeCaballeros::fromProvinces, codes::Caballeros>("from_provinces"),
        optionalKey<&TakeCaballeros::fromRegions, RegionCounts>("from_regions",
                                                                QT_TRANSLATE_NOOP("shapes", "only the shortfall")),
        command<ChooseActionCard>(QT_TRANSLATE_NOOP("shapes", "an action card is taken")),
        optionalKey<&ChooseActionCard::player, Perhaps<codes::Player>>("player"),
        key<&ChooseActionCard::stack, codes::Stack>("stack"),
        command<PlaceCaballeros>(QT_TRANSLATE_NOOP("shapes", "Caballeros go from the court to the board")),
        optionalKey<&PlaceCaballeros::player, Perhaps<codes::Player>>("player"),
        key<&PlaceCaballeros::placements, AnyAreaCounts>("placements"),
        command<AnnounceSpecialAction>(QT_TRANSLATE_NOOP("shapes", "the special action of the card begins")),
        optionalKey<&AnnounceSpecialAction::player, Perhaps<codes::Player>>("player"),
        optionalKey<&AnnounceSpecialAction::region, Perhaps<codes::AnyArea>>(
            "region", QT_TRANSLATE_NOOP("shapes", "what is scored or evicted; only with these two cards")),
        command<MoveCaballeros>(QT_TRANSLATE_NOOP("shapes", "a card of stack 1 is carried out, whole or in parts")),
        optionalKey<&MoveCaballeros::player, Perhaps<codes::Player>>("player"),
        key<&MoveCaballeros::moves>("moves"),
        optionalKey<&MoveCaballeros::more>("more",
                                           QT_TRANSLATE_NOOP("shapes", "further moves of this special action follow")),
        command<MoveKing>(QT_TRANSLATE_NOOP("shapes", "the King is moved")),
        optionalKey<&MoveKing::player, Perhaps<codes::Player>>("player"),
        key<&MoveKing::to, codes::AnyArea>("to"),
        command<MoveGrande>(QT_TRANSLATE_NOOP("shapes", "the player's own Grande is moved")),
        optionalKey<&MoveGrande::player, Perhaps<codes::Player>>("player"),
        key<&MoveGrande::to, codes::AnyArea>("to"),
        command<MoveScoreboard>(QT_TRANSLATE_NOOP("shapes", "a mobile scoreboard is moved")),
        optionalKey<&MoveScoreboard::player, Perhaps<codes::Player>>("player"),
        key<&MoveScoreboard::scoreboard>("scoreboard"),
        key<&MoveScoreboard::to, codes::AnyArea>("to"),
        command<RetrievePowerCard>(QT_TRANSLATE_NOOP("shapes", "a spent power card is taken back")),
        optionalKey<&RetrievePowerCard::player, Perhaps<codes::Player>>("player"),
        optionalKey<&RetrievePowerCard::value, Perhaps<codes::PowerCard>>(
            "value", QT_TRANSLATE_NOOP("shapes", "left out if it is taken back in secret")),
        command<ReturnCaballeros>(QT_TRANSLATE_NOOP("shapes", "an opponent returns Caballeros to the provinces")),
        key<&ReturnCaballeros::player, codes::Player>("player"),
        optionalKey<&ReturnCaballeros::fromCourt, Perhaps<codes::Caballeros>>("from_court"),
        optionalKey<&ReturnCaballeros::fromRegions, RegionCounts>("from_regions"),
        command<SetDisc>(QT_TRANSLATE_NOOP("shapes", "a secret disc is set")),
        key<&SetDisc::player, codes::Player>("player"),
        key<&SetDisc::region, codes::Disc>("region"),
        command<RevealDiscs>(QT_TRANSLATE_NOOP("shapes", "the discs are revealed")),
        command<Score>(QT_TRANSLATE_NOOP("shapes", "the next areas are scored")),
        optionalKey<&Score::count, Perhaps<Number<1, 1'000'000>>>(
            "count", QT_TRANSLATE_NOOP("shapes", "omitted: all that are left")),
        command<OpenCastillo>(QT_TRANSLATE_NOOP("shapes", "the Castillo is lifted, counted and scored")),
        optionalKey<&OpenCastillo::counted, Perhaps<codes::ByPlayerOf<codes::Caballeros>>>(
            "counted", QT_TRANSLATE_NOOP("shapes", "what was found; omitted: as recorded")),
        command<UseVeto>(QT_TRANSLATE_NOOP("shapes", "a Veto stops a special action"), "veto"),
        key<&UseVeto::holder, codes::Player>("holder"),
        command<SkipSpecialAction>(QT_TRANSLATE_NOOP("shapes", "the special action is skipped")),
        optionalKey<&SkipSpecialAction::player, Perhaps<codes::Player>>("player"),
        command<EndTurn>(QT_TRANSLATE_NOOP("shapes", "the turn is over")),
        optionalKey<&EndTurn::player, Perhaps<codes::Player>>("player"),
        command<Correct>(QT_TRANSLATE_NOOP("shapes", "corrects the record")),
        key<&Correct::set>("set",
                           QT_TRANSLATE_NOOP("shapes", "shaped like the table; whatever it leaves out stays the same")),
        key<&Correct::reason>("reason"),
    };
    return forms;
}

} // namespace whistle
