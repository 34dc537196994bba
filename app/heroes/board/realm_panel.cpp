// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/realm_panel.h"

#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "heroes/board/player_board.h"
#include "heroes/parts/layout.h"
#include "heroes/parts/race_view.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"

#include <QBoxLayout>

namespace whistle::heroes {

namespace {

QVBoxLayout* panelIn(QVBoxLayout& column, Colour ground = Colour::Surface)
{
    auto* panel = new PanelBox(ground);
    column.addWidget(panel);
    return columnIn(panel, whistle::Length::SpaceXs);
}

/// A line of the account: what it is, its points, what it brings.
QString lineOf(const QString& name, const QString& points, const QString& income)
{
    return QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td>"
                          "<td align='right' style='padding-left: 12px'>%3</td></tr>")
        .arg(name.toHtmlEscaped(), points, income.toHtmlEscaped());
}

} // namespace

RealmPanel::RealmPanel(QWidget* parent)
    : QWidget(parent)
    , m_weekCaption(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_week(new TextLabel({}, TypeStep::Title))
    , m_weekNote(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_raceTitle(new TextLabel({}, TypeStep::Label))
    , m_race(new RaceView)
    , m_sitesTitle(new TextLabel({}, TypeStep::Label))
    , m_sites(new TextLabel)
{
    m_race->setObjectName(QStringLiteral("race"));
    m_sites->setObjectName(QStringLiteral("controlled"));
    m_sites->setTextFormat(Qt::RichText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(whistle::Length::SpaceS));
    for (TextLabel* label : {m_weekCaption, m_week, m_weekNote, m_raceTitle, m_sitesTitle, m_sites})
        label->setWordWrap(true);
    QVBoxLayout* week = panelIn(*column, Colour::Raised);
    for (QWidget* part : {m_weekCaption, m_week, m_weekNote})
        week->addWidget(part);
    QVBoxLayout* race = panelIn(*column);
    race->addWidget(m_raceTitle);
    race->addWidget(m_race);
    QVBoxLayout* sites = panelIn(*column);
    sites->addWidget(m_sitesTitle);
    sites->addWidget(m_sites);
    column->addStretch(1);
}

void RealmPanel::setRealm(const State& state, int player)
{
    m_weekCaption->setText(
        tr("%1; Week Cards left: %2", "round, number").arg(roundWords(state)).arg(state.weekCardsLeft));
    m_week->setText(state.weekCard ? QString::fromStdString(state.weekCard->name) : tr("No Week Card yet"));
    QStringList notes;
    if (state.weekCard && state.weekCard->darkDays)
        notes << tr("Dark Days: encounters are two, and overwhelm needs 1 more.");
    if (state.weekCard) {
        for (const std::string& modifier : state.weekCard->modifiers)
            notes << QString::fromStdString(modifier);
    }
    m_weekNote->setText(notes.join(u'\n'));
    m_weekNote->setVisible(!notes.isEmpty());
    const int goal = goalOf(static_cast<int>(state.players.size()));
    m_raceTitle->setText(tr("Power Points; %1 win at once").arg(goal));
    m_race->setRace(scoresOf(state), goal);

    m_sitesTitle->setText(tr("What counts for %1").arg(nameOfPlayer(state, player)));
    QString rows = lineOf({}, tr("points"), tr("a gather"));
    for (const Site& site : state.sites) {
        const Treasury yield = yieldOf(site.kind);
        if (site.controller == player)
            rows += lineOf(tr("%1, %2", "site, kind").arg(QString::fromStdString(site.name), word(site.kind)),
                           QString::number(powerOf(site.kind)), moneyWords(yield.gold, yield.resources));
    }
    int others = 0;
    for (const PowerLine& line : judgePower(powerInquiry(state, player)).sources) {
        if (line.source == PowerSource::Artefacts && line.powerPoints > 0)
            rows += lineOf(tr("Artefacts"), QString::number(line.powerPoints), {});
        else if (line.source == PowerSource::TempleOfAsha || line.source == PowerSource::TearOfAsha)
            others += line.powerPoints;
    }
    if (others > 0)
        rows += lineOf(word(Building::TempleOfAsha), QString::number(others), {});
    const Player& one = state.players[static_cast<std::size_t>(player)];
    if (one.adjusted != 0)
        rows += lineOf(tr("Cards and corrections"), QString::number(one.adjusted), {});
    if (one.has(Building::Income))
        rows += lineOf(word(Building::Income), {}, tr("3 of one kind"));
    const IncomeVerdict income = incomeOf(state, player);
    rows +=
        lineOf(tr("Together"), QString::number(state.powerPoints(player)), moneyWords(income.gold, income.resources));
    m_sites->setText(QStringLiteral("<table width='100%' cellspacing='2'>%1</table>").arg(rows));
    m_sites->setAccessibleName(m_sitesTitle->text());
}

} // namespace whistle::heroes
