// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/seasons_page.h"

#include "leagues/leagues_page.h"
#include "parts/buttons.h"
#include "parts/empty_state.h"
#include "parts/panel.h"
#include "parts/text_label.h"
#include "shell/match_rows.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QLocale>
#include <QScrollArea>

namespace whistle {

namespace {

int px(Length name)
{
    return Theme::current().px(name);
}

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

    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->setSpacing(px(Length::SpaceL));
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_hint);
    auto* header = new QHBoxLayout;
    header->setSpacing(px(Length::SpaceS));
    header->addLayout(names, 1);
    header->addWidget(m_import);
    header->addWidget(m_start);
    page->addLayout(header);
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
    refresh();
}

void SeasonsPage::setSeasons(std::vector<MatchSummary> seasons)
{
    m_shown = std::move(seasons);
    refresh();
}

void SeasonsPage::refresh()
{
    setAccessibleName(tr("Leagues"));
    m_title->setText(tr("Leagues"));
    m_hint->setText(tr("Seasons of any game: fixtures, results, a table that explains itself, playoffs."));
    m_import->setTitle(tr("Take in a season"));
    m_start->setTitle(tr("Start a league"));
    m_empty->setWords(tr("No league so far."), tr("Four to eight teams, a few weeks, one table that explains itself."),
                      tr("Start a league"));
    m_emptyBox->setVisible(m_shown.empty());
    m_list->setVisible(!m_shown.empty());
    m_start->setVisible(!m_shown.empty());
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const MatchSummary& season : m_shown) {
        auto* row = new WordsButton(WordsButton::Look::Row, Icon::Cup);
        row->setObjectName(QStringLiteral("season_%1").arg(season.id.uuid));
        row->setWords(QString::fromStdString(season.title),
                      tr("%1, %2, %3", "game, where it stands, day")
                          .arg(m_library.nameOfGame(season.summary.value("game", std::string())),
                               seasonStanding(season), dayOf(season.changedAt)));
        connect(row, &QAbstractButton::clicked, this, [this, uuid = season.id.uuid] { Q_EMIT chosen(uuid); });
        m_rows->addWidget(row);
    }
}

void SeasonsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle
