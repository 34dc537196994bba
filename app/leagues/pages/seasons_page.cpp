// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/seasons_page.h"

#include "controls/buttons.h"
#include "controls/empty_state.h"
#include "controls/flow_layout.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "leagues/pages/leagues_page.h"
#include "leagues/panels/layout.h"
#include "match/match_rows.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QLocale>
#include <QScrollArea>
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

SeasonsPage::SeasonsPage(const SeasonLibrary& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_hint(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_import(new ChoiceButton({}, ButtonLook::Outline))
    , m_start(new MainButton)
    , m_list(new PanelBox)
    , m_emptyBox(new PanelBox)
    , m_empty(new EmptyState)
    , m_rows(new QVBoxLayout)
    , m_header(new QHBoxLayout)
    , m_all(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("seasonsPage"));
    m_import->setObjectName(QStringLiteral("importSeason"));
    m_start->setObjectName(QStringLiteral("startLeague"));
    m_empty->setObjectName(QStringLiteral("seasonsEmpty"));
    m_start->setDrawing(Icon::Plus);
    m_hint->setWordWrap(true);
    (new QVBoxLayout(m_emptyBox))->addWidget(m_empty);
    auto* list = new QVBoxLayout(m_list);
    list->setContentsMargins(px(Length::SpaceS), px(Length::SpaceS), px(Length::SpaceS), px(Length::SpaceS));
    m_rows->setSpacing(px(Length::SpaceXs));
    list->addLayout(m_rows);
    m_all->setObjectName(QStringLiteral("allSeasons"));
    list->addWidget(m_all, 0, Qt::AlignLeft);

    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->setSpacing(px(Length::SpaceL));
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_hint);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, px(Length::SpaceS));
    flow->addWidget(m_import);
    flow->addWidget(m_start);
    m_header->setSpacing(px(Length::SpaceS));
    m_header->addLayout(names, 1);
    m_header->addWidget(buttons);
    page->addLayout(m_header);
    page->addWidget(m_emptyBox);
    page->addWidget(m_list);
    page->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);

    connect(m_import, &QAbstractButton::clicked, this, &SeasonsPage::importAsked);
    connect(m_start, &QAbstractButton::clicked, this, &SeasonsPage::newLeagueAsked);
    connect(m_empty, &EmptyState::ended, this, &SeasonsPage::newLeagueAsked);
    connect(m_all, &QAbstractButton::clicked, this, [this] {
        m_showsAll = true;
        refresh();
    });
    refresh();
}

void SeasonsPage::setSeasons(std::vector<MatchSummary> seasons)
{
    m_shown = std::move(seasons);
    m_showsAll = false;
    refresh();
}

void SeasonsPage::refresh()
{
    setAccessibleName(tr("Leagues"));
    m_title->setText(tr("Leagues"));
    m_hint->setText(tr("Seasons of any game: fixtures, results, a table that explains itself, playoffs."));
    m_import->setTitle(tr("Import a season"));
    m_start->setTitle(tr("Start a league"));
    m_empty->setWords(tr("No league so far."), tr("Four to eight teams, a few weeks, one table that explains itself."),
                      tr("Start a league"));
    m_emptyBox->setVisible(m_shown.empty());
    m_list->setVisible(!m_shown.empty());
    m_start->setVisible(!m_shown.empty());
    league_layout::clear(*m_rows);
    const std::size_t count = m_showsAll ? m_shown.size() : std::min(m_shown.size(), mostAtOnce);
    m_all->setTitle(tr("All %n seasons", "", static_cast<int>(m_shown.size())));
    m_all->setVisible(count < m_shown.size());
    for (std::size_t i = 0; i < count; ++i) {
        const MatchSummary& season = m_shown[i];
        auto* row = new WordsButton(WordsButton::Look::Row, Icon::Cup);
        row->setObjectName(QStringLiteral("season_%1").arg(season.id.uuid));
        row->setWords(QString::fromStdString(season.title),
                      tr("%1, %2, %3", "game, where it stands, day")
                          .arg(m_library.nameOfGame(valueIn(season.summary, "game", std::string())),
                               seasonStanding(season), dayOf(season.changedAt)));
        connect(row, &QAbstractButton::clicked, this, [this, uuid = season.id.uuid] { Q_EMIT chosen(uuid); });
        m_rows->addWidget(row);
    }
}

void SeasonsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= Theme::current().em() * Theme::current().mediumFrom();
    m_header->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SeasonsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle
