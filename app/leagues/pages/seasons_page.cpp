// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/seasons_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "leagues/pages/leagues_page.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/match_rows.h"

#include <QAction>
#include <QDateTime>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <algorithm>

namespace whistle {

using namespace league_layout;

namespace {

/// So many seasons are in the list until somebody asks for all.
constexpr std::size_t mostAtOnce = 20;

QString dayOf(Instant instant)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(instant.toIso()), Qt::ISODate).toLocalTime();
    return QLocale().toString(at.date(), QLocale::ShortFormat);
}

} // namespace

SeasonsPage::SeasonsPage(const SeasonLibrary& library, QWidget* parent) : QWidget(parent), m_library(library)
{
    setObjectName(QStringLiteral("seasonsPage"));
    m_start->setDrawing(Icon::Plus);
    columnIn(*m_emptyBox, px(Length::SpaceL), -1, {m_empty});
    m_rows->setSpacing(px(Length::SpaceXs));
    QVBoxLayout* list = columnIn(*m_list, px(Length::SpaceS));
    list->addLayout(m_rows);
    list->addWidget(m_all, 0, Qt::AlignLeft);
    auto* moved = new QHBoxLayout(m_moved);
    moved->addWidget(m_movedWords, 1);
    moved->addWidget(m_takeBack);
    m_moved->hide();

    auto* content = new QWidget;
    auto* names = new QWidget;
    columnIn(*names, 0, 0, {m_title, m_hint});
    m_header->setSpacing(px(Length::SpaceS));
    m_header->addWidget(names, 1);
    m_header->addWidget(flowOf({m_import, m_start}));
    QVBoxLayout* page = columnIn(*content, 0, px(Length::SpaceL), {m_moved, m_emptyBox, m_list});
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->insertLayout(0, m_header);
    for (const Stack& stack : {m_archive, m_deleted}) {
        page->addWidget(stack.head, 0, Qt::AlignLeft);
        page->addWidget(stack.rows);
    }
    page->addStretch(1);
    columnIn(*this, 0, -1, {scrolling(content)});

    connect(m_import, &QAbstractButton::clicked, this, &SeasonsPage::importAsked);
    connect(m_start, &QAbstractButton::clicked, this, &SeasonsPage::newLeagueAsked);
    connect(m_empty, &EmptyState::ended, this, &SeasonsPage::newLeagueAsked);
    connect(m_empty, &EmptyState::otherAsked, this, &SeasonsPage::exampleAsked);
    connect(m_takeBack, &QAbstractButton::clicked, this, [this] {
        m_moved->hide();
        Q_EMIT takeBackAsked();
    });
    connect(m_all, &QAbstractButton::clicked, this, [this] {
        m_showsAll = true;
        refresh();
    });
    refresh();
}

SeasonsPage::Stack SeasonsPage::newStack(const char* name)
{
    Stack stack;
    stack.head = named(name, new ChoiceButton({}, ButtonLook::Quiet));
    stack.head->setCheckable(true);
    stack.rows = new QWidget;
    columnIn(*stack.rows, 0, px(Length::SpaceXs))->setContentsMargins(px(Length::SpaceS), 0, px(Length::SpaceS), 0);
    connect(stack.head, &QAbstractButton::toggled, stack.rows, &QWidget::setVisible);
    return stack;
}

void SeasonsPage::setSeasons(std::vector<MatchSummary> seasons, std::vector<MatchSummary> archive,
                             std::vector<MatchSummary> deleted)
{
    m_shown = std::move(seasons);
    m_archive.seasons = std::move(archive);
    m_deleted.seasons = std::move(deleted);
    m_showsAll = false;
    m_moved->hide();
    refresh();
}

void SeasonsPage::tellMoved(const QString& sentence)
{
    m_movedWords->setText(sentence);
    m_moved->show();
}

void SeasonsPage::addRow(const MatchSummary& season, QVBoxLayout& rows, Shelf shelf)
{
    const QString uuid = season.id.uuid;
    const QString title = QString::fromStdString(season.title);
    auto* row = new WordsButton(WordsButton::Look::Row, Icon::Cup);
    row->setObjectName(QStringLiteral("season_%1").arg(uuid));
    row->setWords(title,
                  CommonWords::tr("%1, %2, %3")
                      .arg(m_library.nameOfGame(valueIn(season.summary, "game", std::string())), seasonStanding(season),
                           tr("changed on %1", "a season").arg(dayOf(season.changedAt))));
    auto* more = new IconButton(Icon::More, tr("Copy, archive or delete %1").arg(title));
    more->setObjectName(QStringLiteral("seasonMore_%1").arg(uuid));
    connect(row, &QAbstractButton::clicked, this, [this, uuid, title, shelf] {
        if (shelf == Shelf::Bin)
            Q_EMIT shelfAsked(uuid, Shelf::Open, title);
        else
            Q_EMIT chosen(uuid);
    });
    connect(more, &QAbstractButton::clicked, this, [this, more, uuid, title, shelf] {
        QMenu* menu = shelfMenu(*more, shelf, LeagueWords::tr("Back among the seasons"),
                                [this, uuid, title](Shelf to) { Q_EMIT shelfAsked(uuid, to, title); });
        auto* again = new QAction(LeagueWords::tr("Same again"), menu);
        again->setObjectName(QStringLiteral("copySeason"));
        connect(again, &QAction::triggered, this, [this, uuid] { Q_EMIT copyAsked(uuid); });
        menu->insertAction(menu->actions().constFirst(), again);
        popBelow(*menu, *more);
    });
    rows.addWidget(rowOf(row, {more}, Qt::AlignVCenter));
}

void SeasonsPage::refresh()
{
    setAccessibleName(CommonWords::tr("Leagues"));
    m_title->setText(CommonWords::tr("Leagues"));
    m_hint->setText(tr("Seasons of any game: fixtures, results, standings that explain themselves, playoffs."));
    m_import->setTitle(LeagueWords::tr("Import a season"));
    m_start->setTitle(CommonWords::tr("Start a league"));
    m_empty->setWords(CommonWords::tr("No leagues yet."),
                      tr("Teams or players, a few weeks, standings that explain themselves."),
                      CommonWords::tr("Start a league"), tr("Look at an example"));
    m_emptyBox->setVisible(m_shown.empty());
    m_list->setVisible(!m_shown.empty());
    m_start->setVisible(!m_shown.empty());
    clear(*m_rows);
    const std::size_t count = m_showsAll ? m_shown.size() : std::min(m_shown.size(), mostAtOnce);
    m_all->setTitle(tr("All %n seasons", "", static_cast<int>(m_shown.size())));
    m_all->setVisible(count < m_shown.size());
    for (std::size_t i = 0; i < count; ++i)
        addRow(m_shown[i], *m_rows, Shelf::Open);
    list(m_archive, CommonWords::tr("In the archive: %1").arg(m_archive.seasons.size()), Shelf::Archive);
    list(m_deleted, CommonWords::tr("Deleted: %1").arg(m_deleted.seasons.size()), Shelf::Bin);
    m_takeBack->setTitle(CommonWords::tr("Undo"));
}

void SeasonsPage::list(const Stack& stack, const QString& title, Shelf shelf)
{
    auto& rows = static_cast<QVBoxLayout&>(*stack.rows->layout());
    clear(rows);
    for (const MatchSummary& season : stack.seasons)
        addRow(season, rows, shelf);
    stack.head->setTitle(title);
    stack.head->setVisible(!stack.seasons.empty());
    stack.rows->setVisible(!stack.seasons.empty() && stack.head->isChecked());
}

void SeasonsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_header->setDirection(isWide(*this) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SeasonsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle

#include "moc_seasons_page.cpp"
