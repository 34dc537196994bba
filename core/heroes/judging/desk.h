// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/questions/cases.h"
#include "heroes/table/state.h"
#include "journal/findings.h"

namespace whistle::heroes {

/// One command at work: a copy of the state that it changes, the reasons, and what is against it.
///
/// Each command has one function `on(desk, command)`, in a file by topic. It first says what is against the command:
/// `unknown` where it names what the match does not have (bad input), `refuse` where nothing is left to record,
/// `object` for a rule that players may override. If nothing was refused it then does what the command does, so that
/// an overridden command has its effect.
class Desk : public FindingsIn<Saying> {
public:
    Desk(const State& before, Listening listening) : FindingsIn(listening), state(before) {}

    using FindingsIn::object;
    using FindingsIn::refuse;
    void object(RuleWords against) { object(against.rule, against.words); }
    void refuse(RuleWords against) { refuse(against.rule, against.words); }
    void add(const Reasons& reasons) { m_reasons.add(reasons.why, reasons.rules); }

    /// Bad input beyond names: a key that must or must not be there.
    void expectKey(bool isThere, bool isWanted, const char* at);

    /// Somebody listens to what judges are asked: a case that is made for that alone is worth its while.
    [[nodiscard]] bool isListenedTo() const { return m_asked != nullptr; }

    // --- moments ---
    /// Refuses the command unless this is the step; gives whether it is.
    bool inStep(Step step, std::optional<RuleId> rule = {});
    /// The open action must be this one (MH-5.3).
    bool inAction(ActionKind action);
    /// The hero is the one that is being moved.
    bool isActiveHero(const std::string& name, RuleId rule);

    State state;
};

// --- setup ---
void on(Desk& desk, const NewMatch& command);
void on(Desk& desk, const PlaceTile& command);
void on(Desk& desk, const SetSpace& command);
void on(Desk& desk, const PlaceCapital& command);
void on(Desk& desk, const ChooseHero& command);
// --- rounds and turns ---
void on(Desk& desk, const RevealWeekCard& command);
void on(Desk& desk, const PlayCard& command);
void on(Desk& desk, const Pass& command);
void on(Desk& desk, const EndAction& command);
void on(Desk& desk, const EndMatch& command);
// --- heroes on the board ---
void on(Desk& desk, const Activate& command);
void on(Desk& desk, const Move& command);
void on(Desk& desk, const Loot& command);
void on(Desk& desk, const TakeControl& command);
void on(Desk& desk, const ScareOff& command);
// --- battles ---
void on(Desk& desk, const StartBattle& command);
void on(Desk& desk, const Order& command);
void on(Desk& desk, const Attack& command);
void on(Desk& desk, const Laurel& command);
void on(Desk& desk, const AssignDamage& command);
void on(Desk& desk, const Resurrect& command);
void on(Desk& desk, const Retreat& command);
void on(Desk& desk, const EndBattle& command);
// --- rewards ---
void on(Desk& desk, const Treasure& command);
void on(Desk& desk, const LevelUp& command);
// --- the realm ---
void on(Desk& desk, const Gather& command);
void on(Desk& desk, const Build& command);
void on(Desk& desk, const RaiseCapital& command);
void on(Desk& desk, const Recruit& command);
void on(Desk& desk, const Upgrade& command);
void on(Desk& desk, const Disband& command);
void on(Desk& desk, const RecruitHero& command);
void on(Desk& desk, const Trade& command);
void on(Desk& desk, const SellScrolls& command);
// --- cards and notes ---
void on(Desk& desk, const GainArtefact& command);
void on(Desk& desk, const LoseArtefact& command);
void on(Desk& desk, const GainScroll& command);
void on(Desk& desk, const UseScroll& command);
void on(Desk& desk, const GainLuck& command);
void on(Desk& desk, const SpendLuck& command);
void on(Desk& desk, const Adjust& command);
void on(Desk& desk, const Note& command);

// --- what several of them do ---
inline constexpr int legacyGold = 5; ///< MH-4.10
/// MH-4.6, MH-4.10, MH-4.15: what a hero brings when it enters play.
void enterPlay(Desk& desk, const HeroFacts& facts, const std::optional<DrawnSkill>& skill);
/// MH-27.3: a level-up, if the trophies suffice; else the action goes on.
void claimLevel(Desk& desk, const std::string& hero, int treasureExperience);
/// The name of a hero or of a unit in the match.
[[nodiscard]] bool isPrinted(const State& state, const std::string& name);
/// The name of what the hero that is being moved fights or scares off. An encounter that nobody has named before is
/// known from now on. None: refused or bad input.
std::optional<std::string> findOpponent(Desk& desk, const std::string& hero, const Opponent& opponent, const char* at,
                                        RuleId rule);
/// MH-6.3: it is here, entered or the guard of the site on which the hero stands, and the only one of its activation.
void checkMeeting(Desk& desk, const Hero& hero, const std::string& enemy, RuleId rule);
/// MH-R55: a laurel that can do nothing is skipped.
[[nodiscard]] bool canLaurelDoAnything(const State& state);
/// What follows an attack. Damage to encounters is done at once; an army's owner assigns it.
void dealDamage(Desk& desk);

} // namespace whistle::heroes
