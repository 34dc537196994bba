// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_questions.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/offers/hands.h"
#include "kaosball/telling/game_words.h"
#include "look/painting.h"

#include <QCoreApplication>
#include <QPolygonF>

namespace whistle::kaosball {

namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::ContestStage)
};

/// An answer of a panel, or something that may be played: what it changes in the draft.
ButtonSpec choice(const ContestEdit& edit, const QString& name, const QString& title, bool chosen,
                  std::function<void(ContestDraft&)> take)
{
    return ButtonSpec{name, title, [edit, take = std::move(take)] { edit(take); }}.among(chosen);
}

/// The same about a figure: "brick_fangs/b2".
ButtonSpec choice(const ContestEdit& edit, const char* name, FigureRef figure, const ShownTable& table, bool chosen,
                  std::function<void(ContestDraft&)> take)
{
    return choice(edit, QLatin1String(name) + fromStd(table.state().idOf(figure)), table.fullName(figure), chosen,
                  std::move(take));
}

Question secondQuestion(const ContestDraft& draft, const ShownTable& table, const ContestEdit& edit)
{
    Question second{QuestionWords::tr("Against a second enemy?"), {}, QuestionWords::tr("one contest for both")};
    for (const FigureRef ref : draft.seconds) {
        const bool chosen = draft.targets.size() > 1 && draft.targets.back() == ref;
        second.answers.push_back(choice(edit, "second_", ref, table, chosen, [ref, chosen](ContestDraft& changed) {
            changed.targets.resize(1);
            if (!chosen)
                changed.targets.push_back(ref);
            changed.rolls.clear();
        }));
    }
    return second;
}

Question brickQuestion(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table,
                       const ContestEdit& edit)
{
    Question brick{GameWords::tr("%1: 1 damage instead of falling?").arg(upgradeName(Upgrade::Brick)), {}, {}};
    for (const FigureRef ref : seen.brickable) {
        brick.answers.push_back(
            choice(edit, "brick_", ref, table, draft.brick.contains(ref), [ref](ContestDraft& changed) {
                if (changed.brick.erase(ref) == 0)
                    changed.brick.insert(ref);
            }));
    }
    return brick;
}

Question followQuestion(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table,
                        const ContestEdit& edit)
{
    const QString who = table.figure(draft.initiator);
    return {QuestionWords::tr("Follow up?"),
            {choice(edit, QStringLiteral("follow_yes"), QuestionWords::tr("%1 follows up and takes the ball").arg(who),
                    seen.followsUp, [](ContestDraft& changed) { changed.followUp = true; }),
             choice(edit, QStringLiteral("follow_no"),
                    table.state().isMirror() ? QuestionWords::tr("%1 stays, the ball is loose").arg(who)
                                             : CommonWords::tr("No"),
                    !seen.followsUp, [](ContestDraft& changed) { changed.followUp = false; })},
            {}};
}

/// A step of a figure as it lies on the board that is seen: the figure in its space, an arrow into the next.
PicturePainter stepPicture(const FigureLook& look, QPointF step)
{
    return [look, step](QPainter& painter, const QRectF& box) {
        const Theme& theme = Theme::current();
        const double cell = box.width() / 2;
        const QPointF from = box.center() - step * (cell / 2);
        const QPointF to = box.center() + step * (cell / 2);
        const double half = cell / 2 - theme.px(Length::LineStrong);
        paintBox(painter, {to.x() - half, to.y() - half, 2 * half, 2 * half},
                 {theme.colour(Colour::Reach), theme.colour(Colour::Text),
                  static_cast<double>(theme.px(Length::RadiusSmall)), static_cast<double>(theme.px(Length::LineHair)),
                  Qt::SolidLine});
        paintFigure(painter, from, cell, look, theme);
        const QPointF across(step.y(), -step.x());
        const double tip = half / 2;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(
            QPen(theme.colour(Colour::Text), theme.px(Length::LineStrong), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF{to - step * tip / 2 + across * tip, to + step * tip / 2, to - step * tip / 2 - across * tip});
        painter.restore();
    };
}

/// From one space to its neighbour, as it is seen: (0, -1) is up.
QPointF stepSeen(Space from, Space to, CrossfieldSide bottom)
{
    const CrossfieldLayout layout({900, 900}, bottom, 1);
    return (layout.centreOf(to) - layout.centreOf(from)) / layout.cell();
}

Question pushQuestion(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table,
                      const ContestEdit& edit, CrossfieldSide bottom)
{
    // Without positions the answer also says whether there was room for it (KB-18.5).
    const bool isMirror = table.state().isMirror();
    const auto push = [isMirror](Space to, bool pushed, bool smash, Surroundings round = {}) {
        return [isMirror, to, pushed, smash, round](ContestDraft& changed) {
            changed.pushTo = to;
            changed.pushed = pushed;
            changed.smash = smash;
            changed.surroundings = isMirror ? std::nullopt : std::optional(round);
        };
    };
    const bool isBlocked = draft.surroundings && draft.surroundings->freeSpaces == 0;
    const bool none = !draft.pushTo.isValid() && !draft.pushed && !draft.smash && !isBlocked;
    Question question{QuestionWords::tr("Push %1 back?").arg(table.fullName(draft.initiator)), {}, {}};
    question.answers.push_back(
        choice(edit, QStringLiteral("push_none"), QuestionWords::tr("No push"), none, push({}, false, false)));
    for (const Space space : seen.pushSpaces) {
        ButtonSpec spec = choice(edit, QStringLiteral("push_") + spaceName(space), {}, draft.pushTo == space,
                                 push(space, false, false));
        // The field is out of sight and has no names printed on it: where the space lies is drawn.
        spec.spoken = QuestionWords::tr("to %1").arg(spaceName(space));
        spec.picture =
            stepPicture(table.look(draft.initiator), stepSeen(table.state()[draft.initiator].space, space, bottom));
        question.answers.push_back(std::move(spec));
    }
    if (!isMirror) {
        question.answers.push_back(
            choice(edit, QStringLiteral("push_yes"), QuestionWords::tr("Pushed"), draft.pushed, push({}, true, false)));
        question.answers.push_back(choice(edit, QStringLiteral("way_blocked"), QuestionWords::tr("No room: it falls"),
                                          isBlocked, push({}, false, false, {0, 3})));
    }
    if (seen.maySmash || (!isMirror && table.state().houseRules.pushBackSmash == PushBackSmash::IfAnyBlocked))
        question.answers.push_back(choice(edit, QStringLiteral("push_smash"),
                                          QuestionWords::tr("Knock it down instead"), draft.smash,
                                          push({}, false, true, {1, 1})));
    return question;
}

Question healQuestion(const ContestPreview& seen, const ShownTable& table, const ContestEdit& edit)
{
    Question heal{QuestionWords::tr("Vampirism heals 1 damage on"), {}, {}};
    for (const FigureRef ref : seen.healable)
        heal.answers.push_back(choice(edit, QStringLiteral("heal_") + fromStd(table.state().idOf(ref)),
                                      table.figure(ref), seen.heal == ref,
                                      [ref](ContestDraft& changed) { changed.heal = ref; }));
    heal.answers.push_back(choice(edit, QStringLiteral("heal_none"), QuestionWords::tr("nobody"), !seen.heal.isValid(),
                                  [](ContestDraft& changed) { changed.heal = FigureRef{}; }));
    return heal;
}

} // namespace

std::vector<ButtonSpec> modifiersOf(const ContestDraft& draft, int team, const ShownTable& table,
                                    const ContestEdit& edit)
{
    const State& state = table.state();
    const QString id = fromStd(state[team].name);
    const std::vector<int> teams = draft.teams();
    const bool fights = contains(teams, team);
    const bool stims = draft.stimPack.contains(team);
    const bool scouts = draft.scouting.contains(team);
    const bool warps = draft.warpBy == team;
    const int playing = static_cast<int>(stims) + static_cast<int>(scouts) + static_cast<int>(warps);
    const auto may = [&](Cheat cheat) { return mayHoldCheat(state, team, cheat, playing, table.facts()); };
    std::vector<ButtonSpec> buttons;
    const auto offer = [&](const QString& name, const QString& title, bool chosen,
                           std::function<void(ContestDraft&)> take) {
        buttons.push_back(choice(edit, name, title, chosen, std::move(take)).as(ButtonLook::Outline));
    };
    const auto toggled = [team](std::set<int> ContestDraft::*who) {
        return [who, team](ContestDraft& changed) {
            if ((changed.*who).erase(team) == 0)
                (changed.*who).insert(team);
        };
    };
    if (fights && (stims || may(Cheat::StimPack)))
        offer(QStringLiteral("stim_") + id, cheatName(Cheat::StimPack), stims, toggled(&ContestDraft::stimPack));
    if (fights && (scouts || may(Cheat::IllegalScouting)))
        offer(QStringLiteral("scouting_") + id, cheatName(Cheat::IllegalScouting), scouts,
              toggled(&ContestDraft::scouting));
    if (warps || (draft.warpBy < 0 && may(Cheat::KaosWarp)))
        offer(QStringLiteral("warp_") + id,
              fights ? cheatName(Cheat::KaosWarp)
                     : GameWords::tr("%1 by %2").arg(cheatName(Cheat::KaosWarp), table.team(team)),
              warps, [team](ContestDraft& changed) { changed.warp(team); });
    if (!fights)
        return buttons;
    FigureRef fighter = draft.initiator;
    for (const FigureRef target : draft.targets) {
        if (fighter.team != team)
            fighter = target;
    }
    const auto told = draft.painGain.find(team);
    const int now = told == draft.painGain.end() ? 0 : told->second;
    for (int use = 1; use <= painGainUses(state, fighter); ++use)
        offer(QStringLiteral("painGain_%1_%2").arg(id).arg(use), upgradeName(Upgrade::PainGain), now >= use,
              [team, use](ContestDraft& changed) {
                  int& uses = changed.painGain[team];
                  uses = uses >= use ? use - 1 : use;
              });
    return buttons;
}

std::vector<Question> questionsOf(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table,
                                  const ContestEdit& edit, CrossfieldSide bottom)
{
    std::vector<Question> questions;
    if (Question second = secondQuestion(draft, table, edit); !second.answers.empty())
        questions.push_back(std::move(second));
    if (!seen.contest || !seen.rollsMissing.empty())
        return questions;
    if (seen.mayFollowUp)
        questions.push_back(followQuestion(draft, seen, table, edit));
    if (seen.mayPush || seen.asksWay)
        questions.push_back(pushQuestion(draft, seen, table, edit, bottom));
    if (!seen.brickable.empty())
        questions.push_back(brickQuestion(draft, seen, table, edit));
    if (!seen.healable.empty())
        questions.push_back(healQuestion(seen, table, edit));
    return questions;
}

} // namespace whistle::kaosball
