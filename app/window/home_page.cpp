// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/home_page.h"

#include "controls/buttons.h"
#include "controls/counter_label.h"
#include "controls/empty_state.h"
#include "controls/flow_layout.h"
#include "controls/icon_label.h"
#include "controls/panel_box.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "look/emblem.h"
#include "match/match_rows.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QStyle>
#include <algorithm>

namespace whistle {

namespace {

/// The shares of the page's width that the match and the list of older ones take.
constexpr int leftShare = 15;
constexpr int rightShare = 7;

/// Equal parts side by side, or where that is too narrow for them one above the other. It asks for no more width than
/// the widest of them.
class RowOrColumn : public QWidget {
public:
    RowOrColumn() : m_parts(new QHBoxLayout(this))
    {
        m_parts->setContentsMargins(0, 0, 0, 0);
        m_parts->setSpacing(Theme::current().px(Length::SpaceM));
    }
    void add(QWidget& part) { m_parts->addWidget(&part, 1); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {widest(), layout()->minimumSize().height()}; }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
            arrange();
        return QWidget::event(event);
    }

private:
    [[nodiscard]] int widest() const
    {
        int wide = 0;
        for (int i = 0; i < m_parts->count(); ++i) {
            if (!m_parts->itemAt(i)->isEmpty())
                wide = std::max(wide, m_parts->itemAt(i)->minimumSize().width());
        }
        return wide;
    }
    void arrange()
    {
        int shown = 0;
        for (int i = 0; i < m_parts->count(); ++i)
            shown += m_parts->itemAt(i)->isEmpty() ? 0 : 1;
        const bool beside = shown * (widest() + m_parts->spacing()) - m_parts->spacing() <= width();
        m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

    QBoxLayout* m_parts;
};

int px(Length name)
{
    return Theme::current().px(name);
}

const GameEntry* entryOf(const GameEntries& games, const std::string& id)
{
    const auto found = std::find_if(games.begin(), games.end(), [&](const GameEntry& game) { return game.game == id; });
    return found == games.end() ? nullptr : &*found;
}

QString timeOf(Instant instant)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(instant.toIso()), Qt::ISODate).toLocalTime();
    if (at.date() == QDate::currentDate())
        return QLocale().toString(at.time(), QLocale::ShortFormat);
    return QLocale().toString(at, QLocale::ShortFormat);
}

/// A seat of the match that is on: emblem, name, score; the right one of two the other way round.
QWidget* seatSign(const SummarySeat& seat, bool mirrored)
{
    auto* sign = new QWidget;
    auto* row = new QHBoxLayout(sign);
    row->setContentsMargins(0, 0, 0, 0);
    auto* emblem = new SeatEmblem(seat.seat, Theme::current().px(Length::SpaceXl));
    auto* name = new TextLabel(seat.name, TypeStep::Heading);
    auto* score = new CounterLabel(TypeStep::Score);
    score->setValue(seat.score);
    QList<QWidget*> parts{emblem, name, score};
    if (mirrored)
        std::reverse(parts.begin(), parts.end());
    for (QWidget* part : parts)
        row->addWidget(part);
    return sign;
}

} // namespace

HomePage::HomePage(const GameEntries& games, QWidget* parent)
    : QWidget(parent)
    , m_games(games)
    , m_grid(new QGridLayout)
    , m_left(new QWidget)
    , m_right(new PanelBox)
    , m_title(new TextLabel(QStringLiteral("Whistle"), TypeStep::Heading))
    , m_card(new PanelBox(Colour::Raised))
    , m_cardCaption(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_cardSaved(new TextLabel({}, TypeStep::Caption, Colour::Good))
    , m_cardSeats(new QWidget)
    , m_goOn(new MainButton)
    , m_emptyBox(new PanelBox)
    , m_empty(new EmptyState)
    , m_newTitle(new TextLabel({}, TypeStep::Title))
    , m_leagues(new WordsButton(WordsButton::Look::Tile, Icon::Cup))
    , m_file(new WordsButton(WordsButton::Look::Tile, Icon::Plus))
    , m_latelyTitle(new TextLabel({}, TypeStep::Title))
    , m_latelyNone(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rows(new MatchRows(games))
    , m_shelved(new QWidget)
    , m_shelvedWords(new TextLabel({}, TypeStep::Body))
    , m_unshelve(new ChoiceButton({}, ButtonLook::Outline))
    , m_cardMore(new IconButton(Icon::More, {}))
    , m_archiveToggle(new ChoiceButton({}, ButtonLook::Quiet))
    , m_archive(new MatchRows(games, nullptr, Shelf::Archive))
    , m_private(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
{
    setObjectName(QStringLiteral("homePage"));
    m_card->setObjectName(QStringLiteral("currentMatch"));
    m_goOn->setObjectName(QStringLiteral("goOnButton"));
    m_goOn->setKey(Qt::Key_Return);
    m_leagues->setObjectName(QStringLiteral("leaguesTile"));
    m_leagues->hide();
    m_file->setObjectName(QStringLiteral("importTile"));
    m_newTitle->setObjectName(QStringLiteral("newMatchTitle"));

    new FlowLayout(m_cardSeats, px(Length::SpaceL));
    auto* cardTop = new QHBoxLayout;
    cardTop->addWidget(m_cardCaption, 1);
    cardTop->addWidget(m_cardSaved);
    m_cardMore->setObjectName(QStringLiteral("shelfCurrent"));
    cardTop->addWidget(m_cardMore);
    auto* cardMiddle = new QHBoxLayout;
    cardMiddle->addWidget(m_cardSeats, 1, Qt::AlignVCenter);
    cardMiddle->addWidget(m_goOn, 0, Qt::AlignVCenter);
    auto* card = new QVBoxLayout(m_card);
    card->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceXl), px(Length::SpaceXl), px(Length::SpaceXl));
    card->addLayout(cardTop);
    card->addLayout(cardMiddle);
    (new QVBoxLayout(m_emptyBox))->addWidget(m_empty);

    auto* left = new QVBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(px(Length::SpaceL));
    left->addWidget(m_card);
    left->addWidget(m_emptyBox);
    left->addWidget(m_newTitle);
    auto* tiles = new QGridLayout;
    tiles->setSpacing(px(Length::SpaceM));
    auto* again = new RowOrColumn;
    for (std::size_t i = 0; i < m_again.size(); ++i) {
        m_again[i] = new WordsButton(WordsButton::Look::Tile, Icon::Redo);
        m_again[i]->setObjectName(QStringLiteral("again%1").arg(i));
        connect(m_again[i], &QAbstractButton::clicked, this, [this, i] { Q_EMIT rematchAsked(m_againUuids[i]); });
        again->add(*m_again[i]);
    }
    left->addWidget(again);
    int place = 0;
    for (const GameEntry& game : m_games) {
        auto* tile = new WordsButton(WordsButton::Look::Tile, game.icon);
        const QString id = QString::fromStdString(game.game);
        tile->setObjectName(QStringLiteral("newMatch_%1").arg(id));
        connect(tile, &QAbstractButton::clicked, this, [this, id] { Q_EMIT newMatchAsked(id); });
        m_tiles.push_back(tile);
        tiles->addWidget(tile, place / 2, place % 2);
        ++place;
    }
    tiles->addWidget(m_file, place / 2, place % 2);
    ++place;
    tiles->addWidget(m_leagues, place / 2, place % 2);
    tiles->setColumnStretch(0, 1);
    tiles->setColumnStretch(1, 1);
    left->addLayout(tiles);
    left->addStretch(1);

    auto* right = new QVBoxLayout(m_right);
    right->addWidget(m_latelyTitle);
    right->addWidget(m_latelyNone);
    m_archive->setObjectName(QStringLiteral("archiveRows"));
    m_archiveToggle->setObjectName(QStringLiteral("archiveToggle"));
    m_archiveToggle->setCheckable(true);
    m_unshelve->setObjectName(QStringLiteral("unshelve"));
    m_shelvedWords->setWordWrap(true);
    auto* shelved = new QHBoxLayout(m_shelved);
    shelved->setContentsMargins(0, 0, 0, 0);
    shelved->addWidget(m_shelvedWords, 1);
    shelved->addWidget(m_unshelve);
    m_shelved->hide();
    m_archive->hide();
    right->addWidget(m_shelved);
    right->addWidget(m_rows);
    right->addWidget(m_archiveToggle, 0, Qt::AlignLeft);
    right->addWidget(m_archive);
    right->addStretch(1);
    right->addWidget(m_private);
    for (TextLabel* label : {m_cardCaption, m_latelyNone, m_private})
        label->setWordWrap(true);

    auto* content = new QWidget;
    auto* header = new QHBoxLayout;
    header->addWidget(new IconLabel(Icon::Whistle, Colour::Text, px(Length::SpacePage)));
    header->addWidget(m_title, 1);
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->setSpacing(px(Length::SpaceL));
    page->addLayout(header);
    m_grid->setSpacing(px(Length::SpaceL));
    page->addLayout(m_grid, 1);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);

    connect(m_goOn, &QAbstractButton::clicked, this, [this] { Q_EMIT matchChosen(m_current); });
    connect(m_empty, &EmptyState::ended, this, [this] {
        if (!m_games.empty())
            Q_EMIT newMatchAsked(QString::fromStdString(m_games.front().game));
    });
    connect(m_leagues, &QAbstractButton::clicked, this, [this] {
        if (m_glance.uuid.isEmpty())
            Q_EMIT leaguesAsked();
        else
            Q_EMIT seasonChosen(m_glance.uuid);
    });
    connect(m_file, &QAbstractButton::clicked, this, &HomePage::importAsked);
    connect(m_rows, &MatchRows::opened, this, &HomePage::matchChosen);
    connect(m_rows, &MatchRows::exportAsked, this, &HomePage::exportAsked);
    connect(m_rows, &MatchRows::reportAsked, this, &HomePage::reportAsked);
    for (MatchRows* rows : {m_rows, m_archive})
        connect(rows, &MatchRows::shelfAsked, this, &HomePage::shelfAsked);
    connect(m_archive, &MatchRows::opened, this, &HomePage::matchChosen);
    connect(m_archive, &MatchRows::exportAsked, this, &HomePage::exportAsked);
    connect(m_archive, &MatchRows::reportAsked, this, &HomePage::reportAsked);
    connect(m_archiveToggle, &QAbstractButton::toggled, this, [this](bool open) {
        m_archive->setVisible(open);
        arrange();
    });
    connect(m_cardMore, &QAbstractButton::clicked, this, [this] {
        const auto current = std::find_if(m_matches.begin(), m_matches.end(),
                                          [this](const MatchSummary& match) { return match.id.uuid == m_current; });
        if (current == m_matches.end())
            return;
        const QString title = titleOf(*current, entryOf(m_games, current->game));
        openShelfMenu(*m_cardMore, Shelf::Table,
                      [this, uuid = m_current, title](Shelf shelf) { Q_EMIT shelfAsked(uuid, shelf, title); });
    });
    connect(m_unshelve, &QAbstractButton::clicked, this, [this] {
        m_shelved->hide();
        Q_EMIT shelfUndone();
    });
    arrange();
    refresh();
}

void HomePage::setMatches(std::vector<MatchSummary> matches)
{
    m_matches = std::move(matches);
    refresh();
}

void HomePage::setArchive(std::vector<MatchSummary> matches)
{
    m_archived = matches.size();
    m_archive->setMatches(matches);
    refresh();
}

void HomePage::tellShelved(const QString& sentence)
{
    m_shelvedWords->setText(sentence);
    m_shelved->show();
    arrange();
}

void HomePage::setLeagues(const LeagueGlance& glance)
{
    m_glance = glance;
    m_leagues->show();
    refresh();
}

void HomePage::refresh()
{
    setAccessibleName(tr("Home"));
    m_newTitle->setText(tr("New match"));
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->setWords(Text{m_games[i].name}.render(), Text{m_games[i].players}.render());
    m_leagues->setWords(m_glance.title.isEmpty() ? tr("Leagues") : m_glance.title,
                        m_glance.title.isEmpty() ? tr("one table that explains itself") : m_glance.detail);
    m_file->setWords(tr("From a file"), tr("a match from another table"));
    m_latelyTitle->setText(tr("Lately"));
    m_latelyNone->setText(tr("Matches that were played stand here."));
    m_unshelve->setTitle(tr("Take back"));
    m_cardMore->setAccessibleName(tr("Archive or delete this match"));
    m_cardMore->setToolTip(tr("Archive or delete this match"));
    m_archiveToggle->setTitle(tr("Archive: %1").arg(m_archived));
    m_archiveToggle->setVisible(m_archived > 0);
    m_archive->setVisible(m_archived > 0 && m_archiveToggle->isChecked());
    m_private->setText(tr("Everything stays on this computer."));
    m_empty->setWords(tr("No match so far."),
                      tr("Set up the box, say who plays, and Whistle keeps the score and knows the rules."),
                      tr("Start a match"));
    showCurrent();
    showAgain();
    std::vector<MatchSummary> others;
    std::copy_if(m_matches.begin(), m_matches.end(), std::back_inserter(others),
                 [this](const MatchSummary& match) { return match.id.uuid != m_current; });
    m_rows->setMatches(others);
    m_latelyNone->setVisible(others.empty());
    arrange();
}

// One press: the same teams on the same seats, whoever played last first.
void HomePage::showAgain()
{
    std::size_t shown = 0;
    std::vector<QString> told;
    for (const MatchSummary& match : m_matches) {
        const GameEntry* game = entryOf(m_games, match.game);
        QStringList teams;
        for (const SummarySeat& seat : seatsOf(match.summary, game ? game->names : NameReader()))
            teams << seat.name;
        const QString title = teams.join(tr(", ", "between two teams"));
        if (!game || teams.isEmpty() || shown == m_again.size() ||
            std::find(told.begin(), told.end(), title) != told.end())
            continue;
        told.push_back(title);
        m_againUuids[shown] = match.id.uuid;
        m_again[shown]->setWords(tr("Again: %1", "teams").arg(title),
                                 tr("%1, the same seats", "game").arg(Text{game->name}.render()));
        m_again[shown]->show();
        ++shown;
    }
    m_again.front()->parentWidget()->setVisible(shown > 0); // empty, it would take a gap
    for (; shown < m_again.size(); ++shown)
        m_again[shown]->hide();
}

void HomePage::showCurrent()
{
    const auto running =
        std::find_if(m_matches.begin(), m_matches.end(), [](const MatchSummary& match) { return !match.finished; });
    m_current = running == m_matches.end() ? QString() : running->id.uuid;
    m_card->setVisible(!m_current.isEmpty());
    m_emptyBox->setVisible(m_matches.empty());
    if (m_current.isEmpty())
        return;
    const GameEntry* game = entryOf(m_games, running->game);
    const QString name = game ? Text{game->name}.render() : QString::fromStdString(running->game);
    m_cardCaption->setText(tr("%1, on at this moment", "game").arg(name));
    m_cardSaved->setText(tr("entry %1 saved %2", "number, time").arg(running->lines).arg(timeOf(running->changedAt)));
    const QString standing = game && game->standing ? game->standing(running->summary) : QString();
    m_goOn->setTitle(standing.isEmpty() ? tr("Go on") : tr("Go on, %1", "where the match stands").arg(standing));

    const auto old = m_cardSeats->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* widget : old) {
        m_cardSeats->layout()->removeWidget(widget);
        widget->hide();
        widget->deleteLater();
    }
    const std::vector<SummarySeat> seats = seatsOf(running->summary, game ? game->names : NameReader());
    const bool pair = seats.size() == 2;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (pair && i == 1)
            m_cardSeats->layout()->addWidget(
                new TextLabel(tr("to", "between two scores: 13 to 7"), TypeStep::Heading, Colour::TextMuted));
        m_cardSeats->layout()->addWidget(seatSign(seats[i], pair && i == 1));
    }
    const auto shown = m_cardSeats->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* sign : shown) // at once: what is not shown yet has no width
        sign->setVisible(m_cardSeats->layout()->indexOf(sign) >= 0);
}

void HomePage::arrange()
{
    const int both =
        m_left->minimumSizeHint().width() + m_right->minimumSizeHint().width() + m_grid->spacing() + edges();
    const bool wide = width() >= std::max<double>(both, Theme::current().em() * Theme::current().mediumFrom());
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_left, 0, 0);
    if (wide)
        m_grid->addWidget(m_right, 0, 1);
    else
        m_grid->addWidget(m_right, 1, 0);
    m_grid->setColumnStretch(0, leftShare);
    m_grid->setColumnStretch(1, wide ? rightShare : 0);
    auto* middle = static_cast<QBoxLayout*>(m_card->layout()->itemAt(1)->layout());
    const int room = (width() - edges()) * leftShare / (wide ? leftShare + rightShare : leftShare);
    const int line = m_cardSeats->sizeHint().width() + m_goOn->sizeHint().width() + 3 * px(Length::SpaceXl);
    middle->setDirection(line <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

int HomePage::edges() const
{
    return 2 * px(Length::SpacePage) + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

QSize HomePage::minimumSizeHint() const
{
    // One part above the other.
    const int wide = std::max(m_left->minimumSizeHint().width(), m_right->minimumSizeHint().width());
    return {wide + edges(), layout()->minimumSize().height()};
}

void HomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void HomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (changesLooks(*event))
        arrange();
}

} // namespace whistle
