// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/realm_panel.h"

#include "controls/columns.h"
#include "controls/panel_box.h"
#include "heroes/board/player_board.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <map>

namespace whistle::heroes {

namespace {

constexpr double shapeShare = 0.8;

} // namespace

void RaceView::setRace(const State& state)
{
    m_scores = scoresOf(state);
    m_goal = goalOf(static_cast<int>(state.players.size()));
    QStringList words;
    for (const SeatScore& score : m_scores)
        words << tr("%1: %2 of %3 Power Points").arg(score.name).arg(score.score).arg(m_goal);
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize RaceView::sizeHint() const
{
    const Theme& theme = Theme::current();
    std::map<int, int> at;
    int most = 1;
    for (const SeatScore& score : m_scores)
        most = std::max(most, ++at[std::min(score.score, m_goal)]);
    const double shape = px(Length::Icon) * shapeShare;
    return {qRound(theme.em() * m_goal), qRound(most * (shape + px(Length::SpaceHair)) + px(Length::SpaceM) +
                                                theme.lineHeight(TypeStep::Caption) + px(Length::Icon))};
}

QSize RaceView::minimumSizeHint() const
{
    return {px(Length::Target) * 3, sizeHint().height()};
}

void RaceView::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double shape = px(Length::Icon) * shapeShare;
    const double digits = theme.lineHeight(TypeStep::Caption);
    const double left = shape;
    const double right = width() - shape;
    const double base = height() - digits - px(Length::SpaceXs);
    const auto x = [&](int points) { return left + (right - left) * std::min(points, m_goal) / m_goal; };
    painter.setPen(QPen(theme.colour(Colour::LineStrong), px(Length::LineStrong)));
    painter.drawLine(QPointF(left, base), QPointF(right, base));
    for (int points = 0; points <= m_goal; ++points) {
        painter.drawLine(QPointF(x(points), base), QPointF(x(points), base - px(Length::SpaceS)));
        if (points % 2 == 0)
            paintText(painter, {x(points) - digits, base + px(Length::SpaceXs), 2 * digits, digits},
                      QString::number(points), TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }
    const double flag = px(Length::Icon);
    painter.setPen(QPen(theme.colour(Colour::Chalk), px(Length::LineStrong)));
    painter.drawLine(QPointF(right, base), QPointF(right, flag));
    paintIcon(painter, {right - flag * 0.8, 0, flag, flag}, Icon::Flag, theme.colour(Colour::Chalk));
    std::map<int, int> at;
    for (const SeatScore& score : m_scores) {
        const int above = at[std::min(score.score, m_goal)]++;
        const double bottom = base - px(Length::SpaceM) - above * (shape + px(Length::SpaceHair));
        paintEmblem(painter, {x(score.score) - shape / 2, bottom - shape, shape, shape}, score.seat);
    }
}

RealmPanel::RealmPanel()
{
    m_sites->setTextFormat(Qt::RichText);
    auto* column = columnIn(*this, 0, px(Length::SpaceS));
    const auto addPanel = [column](Colour ground, std::initializer_list<QWidget*> parts) {
        auto* panel = new PanelBox(ground);
        columnIn(*panel, px(Length::SpaceM), px(Length::SpaceXs), parts);
        column->addWidget(panel);
    };
    addPanel(Colour::Raised, {m_weekCaption, m_week, m_weekNote});
    addPanel(Colour::Surface, {m_raceTitle, m_race});
    addPanel(Colour::Surface, {m_sitesTitle, m_sites});
    column->addStretch(1);
}

void RealmPanel::setRealm(const State& state, int player)
{
    m_weekCaption->setText(
        tr("%1; Week Cards left: %2", "round, number").arg(roundWords(state)).arg(state.weekCardsLeft));
    const WeekCard week = state.weekCard.value_or(WeekCard{});
    m_week->setText(state.weekCard ? qt(week.name) : tr("No Week Card yet"));
    QStringList notes;
    if (week.darkDays)
        notes << tr("Dark Days: encounters are two, and overwhelm needs 1 more.");
    for (const std::string& modifier : week.modifiers)
        notes << qt(modifier);
    m_weekNote->say(notes.join(u'\n'));
    m_raceTitle->setText(tr("Power Points; %1 win at once").arg(goalOf(static_cast<int>(state.players.size()))));
    m_race->setRace(state);

    m_sitesTitle->setText(tr("What counts for %1").arg(nameOfPlayer(state, player)));
    QString rows;
    // What it is, its points, what it brings.
    const auto add = [&rows](const QString& name, const QString& points, const QString& income) {
        rows += QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td>"
                               "<td align='right' style='padding-left: 12px'>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), points, income.toHtmlEscaped());
    };
    add({}, tr("points"), tr("a gather"));
    for (const Site& site : state.sites) {
        const Treasury yield = yieldOf(site.kind);
        if (site.controller == player)
            add(tr("%1, %2", "site, kind").arg(qt(site.name), word(site.kind)), QString::number(powerOf(site.kind)),
                moneyWords(yield.gold, yield.resources));
    }
    int others = 0;
    for (const PowerLine& line : judgePower(powerInquiry(state, player)).sources) {
        if (line.source == PowerSource::Artefacts)
            add(tr("Artefacts"), QString::number(line.powerPoints), {});
        else if (line.source == PowerSource::TempleOfAsha || line.source == PowerSource::TearOfAsha)
            others += line.powerPoints;
    }
    if (others > 0)
        add(word(Building::TempleOfAsha), QString::number(others), {});
    const Player& one = state.players[static_cast<std::size_t>(player)];
    if (one.adjusted != 0)
        add(tr("Cards and corrections"), QString::number(one.adjusted), {});
    if (one.has(Building::Income))
        add(word(Building::Income), {}, tr("3 of one kind"));
    const IncomeVerdict income = incomeOf(state, player);
    add(tr("Together"), QString::number(state.powerPoints(player)), moneyWords(income.gold, income.resources));
    m_sites->setText(QStringLiteral("<table width='100%' cellspacing='2'>%1</table>").arg(rows));
    m_sites->setAccessibleName(m_sitesTitle->text());
}

} // namespace whistle::heroes
