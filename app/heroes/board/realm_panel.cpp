// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/realm_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "heroes/board/player_board.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"

namespace whistle::heroes {

namespace {

/// The four Action Cards: what they show as far as it is known, which lie face up, which is being carried out.
std::vector<Tile> cardTiles(const State& state, int player)
{
    const Player& owner = state.players[static_cast<std::size_t>(player)];
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < owner.cards.size(); ++i) {
        const bool isFourth = i + 1 == owner.cards.size();
        const bool isThere = !isFourth || owner.has(Building::Marketplace);
        const bool isOpen = state.active == player && state.open && state.open->card == static_cast<int>(i) + 1;
        Tile tile{.title = !isThere         ? RealmPanel::tr("later")
                           : isOpen         ? CommonWords::tr("now")
                           : owner.cards[i] ? RealmPanel::tr("open")
                                            : RealmPanel::tr("used"),
                  .number = QString::number(i + 1),
                  .isCentred = true};
        tile.look = isOpen ? Tile::Look::Active : isThere && owner.cards[i] ? Tile::Look::Raised : Tile::Look::Dashed;
        tile.isFaded = tile.look == Tile::Look::Dashed;
        tiles.push_back(std::move(tile));
    }
    return tiles;
}

/// A site that is called by its kind is not told twice.
QString siteName(const Site& site)
{
    const QString kind = word(site.kind);
    const QString name = QString::fromStdString(site.name);
    return name.startsWith(kind) ? qt(site.name) : enumerated({qt(site.name), kind});
}

/// How high the list of what counts may be, in em of the text.
constexpr double sitesEms = 13;

} // namespace

RealmPanel::RealmPanel()
{
    m_sites->setTextFormat(Qt::RichText);
    auto* column = columnIn(*this, 0, px(Length::SpaceS));
    const auto addPanel = [column](Colour ground, LaidParts parts) {
        auto* panel = new PanelBox(ground);
        columnIn(*panel, Edges(px(Length::SpaceM), px(Length::SpaceS)), px(Length::SpaceXs), parts);
        column->addWidget(panel);
    };
    addPanel(Colour::Raised, {m_weekCaption, m_week, m_weekNote});
    m_cards->keepColumns();
    column->addLayout(columnOf(0, {m_cardsTitle, m_cards}));
    addPanel(Colour::Surface, {m_raceTitle, m_race});
    // Somebody who holds half of the map has a long list: it scrolls by itself.
    auto* sites = new QWidget;
    columnIn(*sites, 0, 0, {m_sites});
    m_sitesArea = new Scroller(sites);
    m_sitesArea->setFocusPolicy(Qt::NoFocus);
    for (QWidget* ground : {m_sitesArea->viewport(), sites})
        ground->setAutoFillBackground(false);
    m_sitesArea->setHighest(qRound(em() * sitesEms));
    addPanel(Colour::Surface, {m_sitesTitle, m_sitesArea});
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
        notes << tr("Dark Days: encounters doubled, overwhelm needs 1 more.");
    for (const std::string& modifier : week.modifiers)
        notes << qt(modifier);
    m_weekNote->say(notes.join(u'\n'));
    m_cardsTitle->setText(tr("%1's Action Cards").arg(nameOfPlayer(state, player)));
    m_cards->setTiles(m_cardsTitle->text(), cardTiles(state, player));
    const int goal = goalOf(static_cast<int>(state.players.size()));
    m_raceTitle->setText(tr("Power Points; %1 win at once").arg(goal));
    m_race->setStanding(scoresOf(state), goal);

    m_sitesTitle->setText(tr("What counts for %1").arg(nameOfPlayer(state, player)));
    QString rows;
    // What it is, its points, what it brings.
    const auto add = [&rows](const QString& name, const QString& points, const QString& income) {
        rows += QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td>"
                               "<td align='right' style='padding-left: 12px'>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), points, income.toHtmlEscaped());
    };
    add({}, tr("points"), tr("gather"));
    for (const Site& site : state.sites) {
        const Treasury yield = yieldOf(site.kind);
        if (site.controller == player)
            add(siteName(site), QString::number(powerOf(site.kind)), moneyWords(yield.gold, yield.resources));
    }
    int others = 0;
    for (const PowerLine& line : judgePower(powerInquiry(state, player)).sources) {
        if (line.source == PowerSource::Artefacts)
            add(GameWords::tr("Artefacts"), QString::number(line.powerPoints), {});
        else if (line.source == PowerSource::TempleOfAsha || line.source == PowerSource::TearOfAsha)
            others += line.powerPoints;
    }
    if (others > 0)
        add(word(Building::TempleOfAsha), QString::number(others), {});
    const Player& one = state.players[static_cast<std::size_t>(player)];
    if (one.adjusted != 0)
        add(GameWords::tr("Cards and corrections"), QString::number(one.adjusted), {});
    if (one.has(Building::Income))
        add(word(Building::Income), {}, GameWords::tr("3 of one kind"));
    const IncomeVerdict income = incomeOf(state, player);
    for (const IncomeLine& line : income.sources) { // what heroes bring
        if (line.source == IncomeSource::Trader)
            add(word(StartingSkill::Trader), {}, moneyWords(line.gold, line.resources));
        else if (line.source == IncomeSource::EstateManagement)
            add(word(StartingSkill::EstateManagement), {}, moneyWords(line.gold, line.resources));
    }
    add(tr("Together"), QString::number(state.powerPoints(player)), moneyWords(income.gold, income.resources));
    m_sites->setText(QStringLiteral("<table width='100%' cellspacing='2'>%1</table>").arg(rows));
    m_sites->setAccessibleName(m_sitesTitle->text());
    m_sitesArea->setHighest(qRound(em() * sitesEms));
}

} // namespace whistle::heroes

#include "moc_realm_panel.cpp"
