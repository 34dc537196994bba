// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/new_match/new_match_page.h"

#include "chaotic/game.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "match/form_field.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr std::array sizes{1, 3, 6, 10};
constexpr int usualSize = 1; ///< 3 against 3: what a training deck is for

int px(Length name)
{
    return Theme::current().px(name);
}

} // namespace

ChaoticNewMatchPage::ChaoticNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, houseRulesRecord(Switches::All).shape(), {}, matchSettings, parent)
    , m_cards(new ChoiceButton({}, ButtonLook::Outline))
    , m_playerRow(new QHBoxLayout)
    , m_boardRow(new QHBoxLayout)
    , m_names{new QLineEdit, new QLineEdit}
    , m_nameFields{new FormField(m_names[0]), new FormField(m_names[1])}
    , m_size(new SegmentedChoice({QString(), QString(), QString(), QString()}))
    , m_sizeField(new FormField(m_size, QStringLiteral("CH-3.2")))
    , m_level(new SegmentedChoice({QString(), QString()}))
    , m_levelField(new FormField(m_level, QStringLiteral("CH-R27")))
{
    addSection(playersSection());
    addSection(boardSection());
    addBanner("matchRefusal");
    setNameFields({m_names[0], m_names[1]});
    m_size->setCurrent(usualSize);
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
    const auto size = std::find(sizes.begin(), sizes.end(), last->size);
    if (size != sizes.end())
        m_size->setCurrent(static_cast<int>(size - sizes.begin()));
    m_level->setCurrent(static_cast<int>(last->level));
}

QWidget* ChaoticNewMatchPage::playersSection()
{
    m_names[0]->setObjectName(QStringLiteral("playerOne"));
    m_names[1]->setObjectName(QStringLiteral("playerTwo"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    m_playerRow->setSpacing(px(Length::SpaceM));
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_playerRow->addWidget(m_nameFields[i], 1);
        connect(m_names[i], &QLineEdit::textChanged, this, &ChaoticNewMatchPage::judge);
    }
    column->addLayout(m_playerRow);
    return panel;
}

QWidget* ChaoticNewMatchPage::boardSection()
{
    m_size->setObjectName(QStringLiteral("size"));
    m_level->setObjectName(QStringLiteral("level"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    m_boardRow->setSpacing(px(Length::SpaceM));
    for (FormField* field : {m_sizeField, m_levelField}) {
        m_boardRow->addWidget(field, 1);
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    }
    for (SegmentedChoice* choice : {m_size, m_level})
        connect(choice, &SegmentedChoice::chosen, this, &ChaoticNewMatchPage::judge);
    column->addLayout(m_boardRow);
    m_cards->setObjectName(QStringLiteral("cardsAndDecks"));
    m_cards->setDrawing(Icon::Cards);
    column->addWidget(m_cards, 0, Qt::AlignLeft);
    connect(m_cards, &QAbstractButton::clicked, this, [this] { Q_EMIT companionAsked(QStringLiteral("cards")); });
    return panel;
}

void ChaoticNewMatchPage::takeAlong(const Json& along)
{
    const auto size = std::find(sizes.begin(), sizes.end(), valueIn(along, "size", 0));
    if (size != sizes.end())
        m_size->setCurrent(static_cast<int>(size - sizes.begin()));
    if (const auto level = fromWord<RulesLevel>(valueIn(along, "rules_level", std::string())))
        m_level->setCurrent(static_cast<int>(*level));
    m_deck = QString::fromStdString(valueIn(along, "deck", std::string()));
    judge();
}

Json ChaoticNewMatchPage::command() const
{
    const auto told = [](const QLineEdit& field) {
        const std::string name = field.text().trimmed().toStdString();
        return name.empty() ? std::nullopt : std::optional(name);
    };
    NewMatch match;
    match.size = sizes[static_cast<std::size_t>(std::max(0, m_size->current()))];
    match.level = m_level->current() == 0 ? RulesLevel::Basic : RulesLevel::Advanced;
    match.names = {told(*m_names[0]), told(*m_names[1])};
    Json json = writeCommand(match);
    if (const Json chosen = houseRules().chosen(); !chosen.empty())
        json["house_rules"] = chosen;
    return json;
}

Checked<std::vector<Objection>> ChaoticNewMatchPage::objections() const
{
    return objectionsTo<Game>(command());
}

QString ChaoticNewMatchPage::readyWords() const
{
    return m_deck.isEmpty() ? tr("Each player then chooses a deck behind the curtain.")
                            : tr("Each player then chooses a deck behind the curtain; %1 is among them.").arg(m_deck);
}

void ChaoticNewMatchPage::retranslate()
{
    m_nameFields[0]->setLabel(tr("Player on the near side"));
    m_nameFields[1]->setLabel(tr("Player on the far side"));
    m_sizeField->setLabel(tr("Creatures a side"));
    m_levelField->setLabel(tr("Rules"));
    m_cards->setTitle(tr("Cards and decks"));
    const auto rename = [](SegmentedChoice* choice, const QStringList& titles) {
        const int current = choice->current();
        choice->setTitles(titles);
        choice->setCurrent(current);
    };
    QStringList boards;
    for (const int size : sizes)
        boards << tr("%1 vs %1").arg(size);
    rename(m_size, boards);
    rename(m_level, {tr("Basic"), tr("Advanced")});
}

void ChaoticNewMatchPage::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().mediumFrom();
    for (QBoxLayout* row : {m_playerRow, m_boardRow})
        row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace whistle::chaotic
