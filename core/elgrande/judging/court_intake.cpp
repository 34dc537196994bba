// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/court_intake.h"

#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr int theCourtTakes = 2; ///< EG-15.12

constexpr auto takenIntoCourt = Saying::tr("Taken: %1 (allowed: %2). The court then holds %3, the provinces %4.");
constexpr auto overLimit = Saying::tr("At most %1 in all, not %2.");
constexpr auto provincesTooFew = Saying::tr("The provinces hold only %1; %2 needed.");
constexpr auto provincesFirst =
    Saying::tr("The provinces still hold %1; take these first, and only the rest from the board.");
constexpr auto regionTooFew = Saying::tr("More are taken from %1 than are there (%2).");

RuleId limitRule(const IntakeCase& intake)
{
    return intake.isTheCourt() ? "EG-15.12"_rule : "EG-5.2"_rule;
}

AreaSpot overdrawnRegion(const IntakeCase& intake)
{
    for (const Area region : allRegions()) {
        if (intake.fromRegions[region] > intake.regions[region])
            return region;
    }
    return {};
}

} // namespace

IntakeCase intakeOf(const State& state, bool isTheCourt)
{
    const int player = state.turn->player;
    IntakeCase intake;
    intake.source = isTheCourt ? IntakeSource::TheCourt : IntakeSource::PowerCard;
    intake.powerCard = isTheCourt ? 0 : state.powers[player].laid; // EG-4.7: the heads of the power card
    intake.provinces = state.board.provinces[player];
    intake.court = state.board.court[player];
    intake.king = *state.board.king;
    intake.allowRegionsForTheCourt = state.rules.allowRegionsForTheCourt;
    for (const Area region : allRegions())
        intake.regions[region] = state.board.at(region, player);
    return intake;
}

Objection objectionTo(IntakeFault fault, const IntakeCase& intake, const IntakeVerdict& verdict)
{
    switch (fault) {
    case IntakeFault::OverLimit:
        return {limitRule(intake), Text{overLimit, verdict.limit, intake.fromProvinces + intake.takenFromRegions()}};
    case IntakeFault::NotEnoughInProvinces:
        return {"EG-5.3"_rule, Text{provincesTooFew, intake.provinces, intake.fromProvinces}, false};
    case IntakeFault::RegionsNotAllowed:
        return {"EG-R7"_rule, Text{Saying::tr("The Court takes from the provinces only.")}};
    case IntakeFault::ProvincesNotEmpty:
        return {"EG-5.3"_rule, Text{provincesFirst, intake.provinces - intake.fromProvinces}};
    case IntakeFault::FromKingRegion:
        return {"EG-6.4"_rule, Text{said::tabooRegion, intake.king}};
    case IntakeFault::NotEnoughInRegion:
        break;
    }
    const Area region = *overdrawnRegion(intake);
    return {"EG-5.3"_rule, Text{regionTooFew, region, intake.regions[region]}, false};
}

void tellTaken(const IntakeCase& intake, const IntakeVerdict& verdict, Reasons& reasons)
{
    reasons.say(limitRule(intake), takenIntoCourt, intake.fromProvinces + intake.takenFromRegions(), verdict.limit,
                verdict.courtAfter, verdict.provincesAfter);
}

Ruling<IntakeVerdict> judgeIntake(const IntakeCase& intake, const Facts& facts, Reasons::Listening listening)
{
    Reasons reasons(listening);
    IntakeVerdict verdict;
    const bool mayTakeRegions = !intake.isTheCourt() || intake.allowRegionsForTheCourt;
    verdict.limit = intake.isTheCourt() ? theCourtTakes : facts.headsOf(intake.powerCard);
    int outside = 0;
    for (const Area region : allRegions())
        outside += region == intake.king ? 0 : intake.regions[region];
    if (mayTakeRegions)
        verdict.maximumFromRegions = std::min(std::max(0, verdict.limit - intake.provinces), outside);

    const int fromRegions = intake.takenFromRegions();
    const auto find = [&](bool isWrong, IntakeFault fault) {
        if (isWrong)
            verdict.violations.push_back(fault);
    };
    find(intake.fromProvinces + fromRegions > verdict.limit, IntakeFault::OverLimit);
    find(intake.fromProvinces > intake.provinces, IntakeFault::NotEnoughInProvinces);
    find(fromRegions > 0 && !mayTakeRegions, IntakeFault::RegionsNotAllowed);
    find(fromRegions > 0 && intake.fromProvinces < intake.provinces, IntakeFault::ProvincesNotEmpty);
    find(intake.fromRegions[intake.king] > 0, IntakeFault::FromKingRegion);
    find(overdrawnRegion(intake).has_value(), IntakeFault::NotEnoughInRegion);
    verdict.courtAfter = intake.court + intake.fromProvinces + fromRegions;
    verdict.provincesAfter = intake.provinces - intake.fromProvinces;

    reasons.object(verdict.violations, [&](const auto& fault) { return objectionTo(fault, intake, verdict); });
    if (verdict.isLegal())
        tellTaken(intake, verdict, reasons);
    if (intake.isTheCourt())
        reasons.say("EG-15.12"_rule, Saying::tr("With The Court: at most %1."), verdict.limit);
    else
        reasons.say("EG-1.7"_rule, Saying::tr("With power card %1: at most %2."), intake.powerCard, verdict.limit);
    if (fromRegions > 0 && verdict.isLegal())
        reasons.cite("EG-5.3"_rule);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande
