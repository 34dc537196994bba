// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/time_machine.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "match/side_table.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <algorithm>

namespace whistle {

namespace {

/// The width of a column in em of the text.
constexpr double columnEms = 22;

enum Tab { MomentTab, LogTab, WordsTab };

/// Of two or three tabs: the table is the first of three.
QStringList tabTitles(int tabs)
{
    const QStringList all{CommonWords::tr("Table"), CommonWords::tr("Log"), TimeMachine::tr("Changes")};
    return all.last(tabs);
}

} // namespace

TimeMachine::TimeMachine(MatchSession& session, const GameEntry& game, Settings& settings, QWidget* parent)
    : Composed(parent)
    , m_session(session)
    , m_game(game)
    , m_settings(settings)
    , m_draft(session.match())
    , m_view(game.past.view ? game.past.view(m_momentBox) : nullptr)
{
    setObjectName(QStringLiteral("timeMachine"));
    build();
    sayWords();
    setFocusProxy(m_scrubber);

    connect(m_strip, &TimeMachineStrip::closed, this, &TimeMachine::left);
    connect(m_tabs, &SegmentedChoice::chosen, this, &TimeMachine::arrange);
    connect(m_scrubber, &Scrubber::moved, this, &TimeMachine::goTo);
    connect(m_back, &QAbstractButton::clicked, this, [this] { m_scrubber->go(m_scrubber->current() - 1); });
    connect(m_on, &QAbstractButton::clicked, this, [this] { m_scrubber->go(m_scrubber->current() + 1); });
    connect(m_end, &QAbstractButton::clicked, this, [this] { m_scrubber->go(m_scrubber->count() - 1); });
    connect(m_log, &LogList::pressed, this, &TimeMachine::lookAt);
    connect(m_log->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid())
            goTo(row.row());
    });
    connect(m_log, &LogList::menuAsked, this, &TimeMachine::lookAt); // everything that can be done stands below the log
    connect(m_correct, &QAbstractButton::clicked, this, [this] { correct(m_number); });
    connect(m_insert, &QAbstractButton::clicked, this, [this] { insertBefore(m_number); });
    connect(m_delete, &QAbstractButton::clicked, this, [this] { remove(m_number); });
    connect(m_whatIf, &QAbstractButton::clicked, this, [this] { whatIf(m_number); });
    connect(m_changes, &ChangesPanel::ruleAsked, this, &TimeMachine::ruleAsked);
    connect(m_changes, &ChangesPanel::challengeAsked, this, [this] { Q_EMIT challengeAsked(m_number); });
    connect(m_changes, &ChangesPanel::mendAsked, this, &TimeMachine::correct);
    connect(m_changes, &ChangesPanel::deleteAsked, this, &TimeMachine::remove);
    connect(m_changes, &ChangesPanel::overrideAsked, this, [this](int number, const QString& reason) {
        edited(m_act, m_edited, m_draft.override(number, reason.toStdString()));
    });
    connect(m_changes, &ChangesPanel::deleteAllAsked, this,
            [this] { edited(m_act, m_edited, m_draft.withdrawIllegal()); });
    connect(m_changes, &ChangesPanel::acceptAsked, this, &TimeMachine::accept);
    connect(m_changes, &ChangesPanel::leaveAsked, this, &TimeMachine::leaveEdits);
}

TimeMachine::~TimeMachine() = default;

void TimeMachine::build()
{
    const int gap = px(Length::SpaceM);
    m_end->setKeyHint(QStringLiteral("End"));
    auto* bar = new PanelBox;
    rowIn(*bar, {px(Length::SpaceL), px(Length::SpaceS)}, gap, {m_back, m_on, {m_scrubber, 1}, m_end});
    auto* look = new QWidget;
    columnIn(*look, 0, 0, {m_strip, {m_body, 1}, bar});
    auto* moment = columnIn(*m_momentBox, 0);
    if (m_view != nullptr) {
        m_view->setTellsOutlook(m_session.isFriendly());
        auto* area = new Scroller(m_view);
        area->setFocusPolicy(Qt::NoFocus);
        moment->addWidget(area);
    }
    buildLog();
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(gap);
    m_leftBox->setLayout(m_left);
    lay(*m_left, {m_tabs, {m_logBox, 1}});
    m_body->setContentsMargins(gap, gap, gap, gap);
    m_body->setSpacing(gap);
    lay(*m_body, {m_leftBox, {m_momentBox, 1}, m_changes});
    m_stack->addWidget(look);
}

void TimeMachine::buildLog()
{
    m_log->setCurrentFramed(true);
    m_correct->setDrawing(Icon::Pen);
    m_correct->setKey(Qt::Key_F2);
    m_insert->setKey(Qt::Key_Insert);
    m_delete->setKey(Qt::Key_Delete);
    m_whatIf->setKey(Qt::Key_W);
    auto* ways = new QWidget;
    auto* grid = new QGridLayout(ways);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(px(Length::SpaceS));
    constexpr int columns = 2;
    int cell = 0;
    for (ChoiceButton* button : {m_correct, m_insert, m_delete, m_whatIf}) {
        QSizePolicy equal(QSizePolicy::Ignored, QSizePolicy::Preferred); // all are as wide, whatever they say
        equal.setHeightForWidth(true);
        button->setSizePolicy(equal);
        grid->addWidget(button, cell / columns, cell % columns);
        ++cell;
    }
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    const int side = px(Length::SpaceS);
    columnIn(*m_logBox, side, side, {{m_log, 1}, ways});
}

void TimeMachine::sayWords()
{
    const int tab = m_tabs->current();
    m_tabs->setTitles(tabTitles(m_tabs->count() == 2 ? 2 : 3));
    m_tabs->setCurrent(std::max(tab, 0));
    m_tabs->setAccessibleName(tr("What the time machine shows"));
    m_correct->setTitle(CommonWords::tr("Correct"));
    m_insert->setTitle(tr("Insert before"));
    m_delete->setTitle(CommonWords::tr("Delete"));
    m_whatIf->setTitle(CommonWords::tr("What if"));
    m_back->setName(tr("Previous entry (left arrow)"));
    m_on->setName(tr("Next entry (right arrow)"));
    m_end->setTitle(tr("To the end"));
}

void TimeMachine::arrange()
{
    const bool wide = width() >= wideWidth();
    const bool small = width() < mediumWidth();
    // Wide: three columns. Medium: log and words share one. Small: everything shares the only one.
    const int tabs = wide ? 0 : small ? 3 : 2;
    if (tabs != 0 && m_tabs->count() != tabs) {
        const int place = m_tabs->current() + (tabs - m_tabs->count()); // tabs are given up and come back at the left
        m_tabs->setTitles(tabTitles(tabs));
        m_tabs->setCurrent(std::clamp(place, 0, tabs - 1));
    }
    const int tab = m_tabs->current() + (tabs == 2 ? 1 : 0);
    QBoxLayout* wordsColumn = wide ? m_body : m_left;
    if (wide && m_body->indexOf(m_changes) < 0)
        wordsColumn->addWidget(m_changes);
    else if (!wide && m_left->indexOf(m_changes) < 0)
        wordsColumn->addWidget(m_changes, 1);
    if (small && m_left->indexOf(m_momentBox) < 0)
        m_left->addWidget(m_momentBox, 1);
    else if (!small && m_body->indexOf(m_momentBox) < 0)
        m_body->insertWidget(1, m_momentBox, 1);
    m_tabs->setVisible(!wide);
    m_logBox->setVisible(wide || tab == LogTab);
    m_changes->setVisible(wide || tab == WordsTab);
    m_momentBox->setVisible(!small || tab == MomentTab);
    const int column = qRound(em() * columnEms);
    for (QWidget* box : {m_leftBox, static_cast<QWidget*>(m_changes)}) {
        const bool isColumn = box == m_changes ? wide : !small;
        box->setMinimumWidth(isColumn ? column : 0);
        box->setMaximumWidth(isColumn ? column : QWIDGETSIZE_MAX);
    }
    m_end->setVisible(!small);
}

void TimeMachine::goTo(int detent)
{
    if (detent < 0 || detent >= m_lines.count())
        return;
    const int number = m_lines.numberAt(detent);
    if (number == m_number)
        return;
    m_trouble.clear();
    m_number = number;
    showMoment();
}

void TimeMachine::lookAt(int number)
{
    goTo(m_lines.detentOf(number));
}

void TimeMachine::renewLines()
{
    const int detent = std::max(m_lines.detentOf(m_number), 0);
    m_lines = pastLines(m_draft.shown(), m_session.match(), m_game.past);
    m_scrubber->setState(m_lines.scrubber);
    m_log->setLines(m_lines.log);
    if (m_lines.detentOf(m_number) < 0 && m_lines.count() > 0)
        m_number = m_lines.numberAt(std::min(detent, m_lines.count() - 1));
    showMoment();
}

void TimeMachine::showMoment()
{
    const int detent = m_lines.detentOf(m_number);
    if (detent < 0)
        return;
    const Match& match = m_draft.shown();
    const LogLine& line = m_lines.log[static_cast<std::size_t>(detent)];
    const int place = m_lines.placeAt(detent);
    m_strip->showEntry(place, m_lines.placeAt(m_lines.count() - 1),
                       m_game.past.moment ? m_game.past.moment(match, m_number) : Moment{});
    if (m_view != nullptr)
        m_view->showMoment(match, m_number);
    m_log->setCurrentNumber(m_number);
    m_log->selectionModel()->setCurrentIndex(m_log->model()->index(detent, 0), QItemSelectionModel::NoUpdate);
    m_scrubber->setCurrent(detent, CommonWords::tr("Entry %1: %2").arg(place).arg(line.sentence));
    m_back->setUnavailable(detent == 0 ? tr("This is the first entry.") : QString());
    m_on->setUnavailable(detent + 1 == m_lines.count() ? tr("This is the last entry.") : QString());
    const QString first = tr("Entry %1 starts the match: it can be corrected, but nothing can come before it, and it "
                             "cannot be deleted.")
                              .arg(place);
    m_insert->setUnavailable(detent == 0 ? first : QString());
    m_delete->setUnavailable(detent == 0 ? first : QString());
    showWords();
}

void TimeMachine::showWords()
{
    m_changes->setState(words());
}

bool TimeMachine::stepBack()
{
    if (m_side != nullptr) {
        m_side->stepBack();
        return true;
    }
    if (m_aside != nullptr) {
        closeSide();
        return true;
    }
    if (!m_draft.isEmpty()) {
        leaveEdits();
        return true;
    }
    return false;
}

QString TimeMachine::ruleOfFocus() const
{
    return m_side != nullptr ? m_side->page().ruleOfFocus() : QString();
}

MatchSession* TimeMachine::sideSession() const
{
    return m_side != nullptr ? &m_side->session() : nullptr;
}

void TimeMachine::retranslate()
{
    sayWords();
    renewLines();
}

void TimeMachine::keyPressEvent(QKeyEvent* event)
{
    static constexpr std::array navigation{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,
                                           Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
    const bool goes = m_aside == nullptr && !m_scrubber->hasFocus() && contains(navigation, event->key());
    if (!goes) {
        QWidget::keyPressEvent(event);
        return;
    }
    QKeyEvent forwarded(event->type(), event->key(), event->modifiers(), event->text());
    QCoreApplication::sendEvent(m_scrubber, &forwarded);
}

} // namespace whistle

#include "moc_time_machine.cpp"
