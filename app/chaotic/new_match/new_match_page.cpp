// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/new_match/new_match_page.h"

#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "controls/press/buttons.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr std::array matchSizes{1, 3, 6, 10};
constexpr int usualSize = 3; ///< what a training deck is for

} // namespace

ChaoticNewMatchPage::ChaoticNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrameOf(houseRulesRecord(Switches::All).shape(), {}, matchSettings, parent)
    , m_cards(new ChoiceButton({}, ButtonLook::Outline))
{
    m_names[0]->setObjectName(QStringLiteral("playerOne"));
    m_names[1]->setObjectName(QStringLiteral("playerTwo"));
    m_cards->setObjectName(QStringLiteral("cardsAndDecks"));
    m_cards->setDrawing(Icon::Cards);
    addPanel()->addLayout(rowOf({m_nameFields[0], m_nameFields[1]}));
    QBoxLayout* board = addPanel();
    board->addLayout(rowOf({m_size, m_level}));
    board->addWidget(m_cards, 0, Qt::AlignLeft);
    for (const QLineEdit* name : m_names)
        connect(name, &QLineEdit::textChanged, this, &ChaoticNewMatchPage::judge);
    for (ChoiceField* field : {m_size, m_level})
        watch(*field);
    connect(m_cards, &QAbstractButton::clicked, this, [this] { Q_EMIT companionAsked(QStringLiteral("cards")); });
    addBanner("matchRefusal");
    setNameFields({m_names[0], m_names[1]});
    ChaoticNewMatchPage::retranslate();
    setSize(usualSize);
    m_level->setCurrent(1);
    takeLast();
    begin();
}

// Who played last is likely to play again.
void ChaoticNewMatchPage::takeLast()
{
    const std::optional<NewMatch> last = lastMatch<Game, NewMatch>();
    if (!last)
        return;
    m_names[0]->setText(QString::fromStdString(last->names.one.value_or(std::string())));
    m_names[1]->setText(QString::fromStdString(last->names.two.value_or(std::string())));
    setSize(last->size);
    m_level->setCurrent(static_cast<int>(last->level));
}

void ChaoticNewMatchPage::takeAlong(const Json& along)
{
    setSize(valueIn(along, "size", 0));
    if (const auto level = fromWord<RulesLevel>(valueIn(along, "rules_level", std::string())))
        m_level->setCurrent(static_cast<int>(*level));
    m_deck = QString::fromStdString(valueIn(along, "deck", std::string()));
    judge();
}

/// One that no board has changes nothing.
void ChaoticNewMatchPage::setSize(int size)
{
    if (const auto found = std::find(matchSizes.begin(), matchSizes.end(), size); found != matchSizes.end())
        m_size->setCurrent(static_cast<int>(found - matchSizes.begin()));
}

Json ChaoticNewMatchPage::command() const
{
    NewMatch match;
    match.size = matchSizes[static_cast<std::size_t>(std::max(0, m_size->current()))];
    match.level = m_level->current() == 0 ? RulesLevel::Basic : RulesLevel::Advanced;
    match.names = {nameIn(*m_names[0]), nameIn(*m_names[1])};
    Json json = writeCommand(match);
    if (const Json chosen = houseRules().chosen(); !chosen.empty())
        json["house_rules"] = chosen;
    return json;
}

QString ChaoticNewMatchPage::readyWords() const
{
    return m_deck.isEmpty() ? tr("Each player then chooses a deck behind the curtain.")
                            : tr("Each player then chooses a deck behind the curtain; %1 is one of them.").arg(m_deck);
}

void ChaoticNewMatchPage::retranslate()
{
    m_nameFields[0]->setLabel(tr("Player on the near side"));
    m_nameFields[1]->setLabel(tr("Player on the far side"));
    m_cards->setTitle(GameWords::tr("Cards and decks"));
    QStringList boards;
    for (const int size : matchSizes)
        boards << tr("%1 vs %1").arg(size);
    m_size->setWords(GameWords::tr("Creatures per side"), boards);
    m_level->setWords(CommonWords::tr("Rules"), {GameWords::tr("Basic"), tr("Advanced")});
}

} // namespace whistle::chaotic

#include "moc_new_match_page.cpp"
