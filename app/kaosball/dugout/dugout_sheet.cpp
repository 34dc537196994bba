// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/dugout_sheet.h"

#include "base/common_words.h"
#include "controls/press/button_row.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/judging/contest.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/rule_of.h"
#include "kaosball/telling/spoken_names.h"
#include "match/match_session.h"
#include "rulebook/rule_book.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

namespace whistle::kaosball {

namespace {

/// What the rule says, in the reader's language; `otherwise` where the book has no such rule.
QString textOf(const QString& id, const QString& otherwise)
{
    const RuleBook* book = RuleBook::of(QStringLiteral("kaosball"));
    const Rule* rule = book != nullptr ? book->find(id.toStdString()) : nullptr;
    return rule == nullptr ? otherwise
                           : fromStd(rule->words.in(bookLanguage(QLocale().name().section(u'_', 0, 0))).text);
}

} // namespace

DugoutSheet::DugoutSheet(QWidget* parent) : Sheet(parent)
{
    setObjectName(QStringLiteral("dugoutSheet"));
}

void DugoutSheet::setDugout(const ShownTable& table, int team, int added)
{
    m_table = table;
    m_team = team;
    m_added = added;
    refresh();
}

void DugoutSheet::refresh()
{
    if (m_team < 0)
        return;
    const State& state = m_table.state();
    const Team& team = state[m_team];
    const Facts& facts = m_table.facts();
    const QString name = m_table.team(m_team);
    setSeat(m_table.seat(m_team));
    setTitle(team.coach.empty() ? name : enumerated({name, fromStd(team.coach)}));
    QVBoxLayout& column = emptyColumn();
    const auto heading = [&](const QString& text) {
        column.addSpacing(Theme::current().px(Length::SpaceM));
        column.addWidget(new Paragraph(text, TypeStep::Label));
    };

    const int burned = static_cast<int>(team.burned.size());
    const int left = m_table.rules().bellAtBurnedCards - burned;
    heading(GameWords::tr("Burned %1 of %2").arg(burned).arg(m_table.rules().bellAtBurnedCards));
    QString bell = GameWords::tr("The bell rings at the end of the turn.");
    if (state.bell >= 0)
        bell = tr("The bell has rung this period.");
    else if (left > 0)
        bell = tr("Burned cards still to come before the bell: %1").arg(left);
    column.addWidget(new Paragraph(bell, TypeStep::Body));
    QStringList cards;
    for (const Card card : team.burned)
        cards << cardName(card);
    if (!cards.isEmpty())
        column.addWidget(new Paragraph(enumerated(cards), TypeStep::Caption, Colour::TextMuted));
    column.addWidget(new Paragraph(
        m_added == 0 ? tr("No points this turn.")
                     : tr("Points this turn: %1.").arg(CounterLabel::words(m_added, CounterLabel::Sign::Always)),
        TypeStep::Body));

    const auto effect = [&](const QString& title, const QString& rule, const QString& text) {
        column.addSpacing(Theme::current().px(Length::SpaceS));
        auto* line = new QHBoxLayout;
        line->addWidget(new Paragraph(title, TypeStep::Label), 1);
        if (!rule.isEmpty()) {
            auto* chips = new RuleChips(QStringList{rule});
            connect(chips, &RuleChips::opened, this, &DugoutSheet::ruleAsked);
            line->addWidget(chips, 0, Qt::AlignTop);
        }
        column.addLayout(line);
        if (!text.isEmpty())
            column.addWidget(new Paragraph(textOf(rule, text), TypeStep::Body, Colour::TextMuted));
    };
    if (team.ability != Ability::None) {
        const bool suspended = state.abilityOf(m_team) == Ability::None;
        const QString ability = Text{nameOf(team.ability)}.render();
        effect(suspended ? tr("%1, disabled until the end of the turn").arg(ability) : ability,
               idOf(ruleOf(team.ability)), ability);
    }
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        if (const int copies = team.active[upgrade]; copies > 0)
            effect(copies > 1 ? GameWords::tr("%1 \u00d7 %2").arg(upgradeName(upgrade)).arg(copies)
                              : upgradeName(upgrade),
                   idOf(ruleOf(upgrade)), spokenWords(facts[upgrade].effect));
    }
    for (const FieldedRinger& ringer : team.fielded) {
        const RingerFacts* printed = facts.ringer(ringer.ringer);
        effect(ringer.as == Post::Runner ? tr("%1, in a runner's place").arg(displayName(ringer.ringer))
                                         : tr("%1, in a bruiser's place").arg(displayName(ringer.ringer)),
               printed != nullptr ? idOf(ruleOf(printed->rule)) : QString(),
               printed != nullptr ? spokenWords(printed->effect) : QString());
    }

    std::vector<ButtonSpec> bench;
    for (std::size_t i = 0; i < team.figures.size(); ++i) {
        const FigureRef ref{static_cast<std::int8_t>(m_team), static_cast<std::int8_t>(i)};
        if (team.figures[i].where == Where::Dugout)
            bench.push_back({QStringLiteral("bench_") + fromStd(state.idOf(ref)), m_table.figure(ref),
                             [this, ref] { Q_EMIT figureAsked(ref); }});
    }
    heading(capital(GameWords::tr("bench")));
    if (bench.empty()) {
        column.addWidget(new Paragraph(capital(CommonWords::tr("nobody")), TypeStep::Body));
    } else {
        auto* figures = new ButtonRow;
        figures->setButtons(std::move(bench));
        column.addWidget(figures);
    }
    QStringList trophies;
    for (const FigureRef ref : team.trophies)
        trophies << m_table.fullName(ref);
    heading(capital(GameWords::tr("kills")));
    column.addWidget(
        new Paragraph(trophies.isEmpty() ? CommonWords::tr("None") : enumerated(trophies), TypeStep::Body));

    heading(tr("Correct a number"));
    std::vector<ButtonSpec> buttons;
    for (const Correctable& number : correctablesOf(m_table, m_team))
        buttons.push_back(ButtonSpec{
            QStringLiteral("sheet") + QLatin1String(number.name), labelled(number.label, number.value), [this, number] {
                Q_EMIT correctionAsked(number);
            }}.as(ButtonLook::Outline));
    auto* numbers = new ButtonRow;
    numbers->setButtons(std::move(buttons));
    column.addWidget(numbers);
    column.addStretch(1);
}

void DugoutSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::kaosball

#include "moc_dugout_sheet.cpp"
