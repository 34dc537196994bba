// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/time_machine.h"

#include "base/contains.h"
#include "controls/buttons.h"
#include "controls/log_list.h"
#include "controls/panel_box.h"
#include "controls/scroller.h"
#include "controls/scrubber.h"
#include "match/side_table.h"
#include "past/time_machine_strip.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QStackedLayout>
#include <algorithm>

namespace whistle {

namespace {

/// The width of a column in em of the text.
constexpr double columnEms = 22;

enum Tab { MomentTab, LogTab, WordsTab };

} // namespace

TimeMachine::TimeMachine(MatchDesk& desk, const GameEntry& game, Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_settings(settings)
    , m_draft(desk.match())
    , m_stack(new QStackedLayout(this))
    , m_strip(new TimeMachineStrip)
    , m_tabs(new SegmentedChoice)
    , m_body(new QHBoxLayout)
    , m_left(new QVBoxLayout)
    , m_leftBox(new QWidget)
    , m_logBox(new PanelBox)
    , m_log(new LogList)
    , m_correct(new ChoiceButton({}, ButtonLook::Outline))
    , m_insert(new ChoiceButton({}, ButtonLook::Outline))
    , m_delete(new ChoiceButton({}, ButtonLook::Outline))
    , m_whatIf(new ChoiceButton({}, ButtonLook::Outline))
    , m_momentBox(new QWidget)
    , m_view(game.past.view ? game.past.view(m_momentBox) : nullptr)
    , m_changes(new ChangesPanel)
    , m_back(new IconButton(Icon::Left, QString()))
    , m_scrubber(new Scrubber)
    , m_on(new IconButton(Icon::Right, QString()))
    , m_end(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("timeMachine"));
    build();
    retranslate();
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
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceM);
    auto* look = new QWidget;
    auto* column = new QVBoxLayout(look);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addLayout(m_body, 1);
    column->addWidget(buildBar());
    m_tabs->setObjectName(QStringLiteral("pastTabs"));
    m_momentBox->setObjectName(QStringLiteral("momentBox"));
    auto* moment = new QVBoxLayout(m_momentBox);
    moment->setContentsMargins(0, 0, 0, 0);
    if (m_view != nullptr) {
        auto* area = new Scroller(m_view);
        area->setFocusPolicy(Qt::NoFocus);
        moment->addWidget(area);
    }
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(gap);
    m_leftBox->setLayout(m_left);
    m_left->addWidget(m_tabs);
    m_left->addWidget(buildLog(), 1);
    m_body->setContentsMargins(gap, gap, gap, gap);
    m_body->setSpacing(gap);
    m_body->addWidget(m_leftBox);
    m_body->addWidget(m_momentBox, 1);
    m_body->addWidget(m_changes);
    m_stack->addWidget(look);
}

QWidget* TimeMachine::buildLog()
{
    const Theme& theme = Theme::current();
    m_log->setObjectName(QStringLiteral("pastLog"));
    m_log->setCurrentFramed(true);
    m_correct->setObjectName(QStringLiteral("correctButton"));
    m_correct->setDrawing(Icon::Pen);
    m_correct->setKey(Qt::Key_F2);
    m_insert->setObjectName(QStringLiteral("insertButton"));
    m_insert->setKey(Qt::Key_Insert);
    m_delete->setObjectName(QStringLiteral("deleteButton"));
    m_delete->setKey(Qt::Key_Delete);
    m_whatIf->setObjectName(QStringLiteral("whatIfButton"));
    m_whatIf->setKey(Qt::Key_W);
    auto* ways = new QWidget;
    auto* grid = new QGridLayout(ways);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(theme.px(Length::SpaceS));
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
    auto* column = new QVBoxLayout(m_logBox);
    const int side = theme.px(Length::SpaceS);
    column->setContentsMargins(side, side, side, side);
    column->setSpacing(side);
    column->addWidget(m_log, 1);
    column->addWidget(ways);
    return m_logBox;
}

QWidget* TimeMachine::buildBar()
{
    const Theme& theme = Theme::current();
    m_back->setObjectName(QStringLiteral("stepBackButton"));
    m_on->setObjectName(QStringLiteral("stepOnButton"));
    m_end->setObjectName(QStringLiteral("toTheEnd"));
    m_end->setKeyHint(QStringLiteral("End"));
    auto* bar = new PanelBox;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceS), theme.px(Length::SpaceL),
                            theme.px(Length::SpaceS));
    row->setSpacing(theme.px(Length::SpaceM));
    row->addWidget(m_back);
    row->addWidget(m_on);
    row->addWidget(m_scrubber, 1);
    row->addWidget(m_end);
    return bar;
}

void TimeMachine::retranslate()
{
    const int tab = m_tabs->current();
    const bool hasMoment = m_tabs->count() == 0 || m_tabs->count() == 3;
    m_tabs->setTitles(hasMoment ? QStringList{tr("Table"), tr("Log"), tr("Changes")}
                                : QStringList{tr("Log"), tr("Changes")});
    m_tabs->setCurrent(std::max(tab, 0));
    m_tabs->setAccessibleName(tr("What the time machine shows"));
    m_correct->setTitle(tr("Correct"));
    m_insert->setTitle(tr("Insert before"));
    m_delete->setTitle(tr("Delete"));
    m_whatIf->setTitle(tr("What if"));
    m_back->setName(tr("One entry back (left arrow)"));
    m_on->setName(tr("One entry on (right arrow)"));
    m_end->setTitle(tr("To the end"));
}

void TimeMachine::arrange()
{
    const Theme& theme = Theme::current();
    const double ems = width() / theme.em();
    const bool wide = ems >= theme.wideFrom();
    const bool small = ems < theme.mediumFrom();
    // Wide: three columns. Medium: log and words share one. Small: everything shares the only one.
    const int tabs = wide ? 0 : small ? 3 : 2;
    if (tabs != 0 && m_tabs->count() != tabs) {
        const int place = m_tabs->current() + (tabs - m_tabs->count()); // tabs are given up and come back at the left
        m_tabs->setTitles(small ? QStringList{tr("Table"), tr("Log"), tr("Changes")}
                                : QStringList{tr("Log"), tr("Changes")});
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
    const int column = qRound(theme.em() * columnEms);
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
    m_lines = pastLines(m_draft.shown(), m_desk.match(), m_game.past);
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
    m_scrubber->setCurrent(detent, tr("Entry %1: %2").arg(place).arg(line.sentence));
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

MatchDesk* TimeMachine::sideDesk() const
{
    return m_side != nullptr ? &m_side->desk() : nullptr;
}

void TimeMachine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        renewLines();
    } else if (changesLooks(*event)) {
        arrange();
    }
}

void TimeMachine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
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
