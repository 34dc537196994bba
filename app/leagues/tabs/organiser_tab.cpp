// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/organiser_tab.h"

#include "base/common_words.h"
#include "base/first.h"
#include "league/refereeing/settle.h"
#include "leagues/forms/act_form.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "leagues/season/league_words.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;

namespace {

/// So many lines of the log are in sight at least.
constexpr int logRows = 8;

/// What the organiser said when it was done: the reason of a correction, how a tie was decided.
QString reasonOf(const Match& record, int number)
{
    const std::optional<EnteredEntry> act = record.entered(number);
    return act ? QString::fromStdString(valueIn(act->entry, "reason", valueIn(act->entry, "how", std::string())))
               : QString();
}

} // namespace

OrganiserTab::OrganiserTab(const LeagueSession& session, QWidget* parent) : LeagueTab(session, parent)
{
    setObjectName(QStringLiteral("organiserTab"));
    m_ruling->hide();
    auto* columns = new TwoColumns(this, 1, 1);
    auto* acts = new TitledPanel([] { return tr("What the organiser does"); }, {m_tie, m_acts});
    acts->column()->addLayout(m_form);
    acts->column()->addStretch(1);
    columns->left()->addWidget(acts);
    columns->right()->addWidget(new TitledPanel([] { return tr("Record of the season"); }, {m_log, m_ruling}));
    connect(m_log, &LogList::pressed, this, &OrganiserTab::look);
    connect(m_ruling, &RulingBanner::ruleOpened, this, &LeagueTab::ruleAsked);
}

void OrganiserTab::refresh()
{
    const std::vector<league::OfferedAct> offers = offeredActs(league().season(), league().rules());
    const bool stays = m_act && staysTyped() && firstWith(offers, &league::OfferedAct::name, m_open) != nullptr;
    if (!stays)
        close();
    m_log->setAccessibleName(tr("Record of the season"));
    showActs();
    showLog();
    if (stays)
        m_act->look();
}

void OrganiserTab::showActs()
{
    const league::Season& season = league().season();
    QStringList ties;
    for (const std::vector<int>& tie : openTies(season, league().rules())) {
        QStringList names;
        for (const int entrant : tie)
            names << league().nameOf(entrant);
        ties << LeagueWords::tr("Nothing separates %1, and it matters: the organiser must decide.")
                    .arg(enumerated(names));
    }
    m_tie->say(ties.join(u'\n'));
    std::vector<ButtonSpec> specs;
    for (const league::OfferedAct& offer : offeredActs(season, league().rules()))
        specs.push_back(ButtonSpec{
            QStringLiteral("act_") + QString::fromStdString(offer.name), offer.title.render(), [this, offer] {
                offer.name == "change_season" ? changeAsked() : begin(offer);
            }}.as(offer.isDue ? ButtonLook::Main : ButtonLook::Outline));
    specs.push_back(
        ButtonSpec{QStringLiteral("takeTable"), tr("From a table (CSV)"), [this] { Q_EMIT tableAsked(); }}.as(
            ButtonLook::Outline));
    if (season.started && league().rules().report)
        specs.push_back(ButtonSpec{
            QStringLiteral("takeMatches"), tr("From a folder of match files"), [this] {
                Q_EMIT matchesAsked();
            }}.as(ButtonLook::Outline));
    m_acts->setButtons(std::move(specs));
}

void OrganiserTab::showLog()
{
    std::vector<LogLine> lines;
    for (const LogEntry& entry : league().session().match().entries()) {
        LogLine line;
        line.number = entry.number;
        line.sentence = league().session().words(entry.headline);
        line.withdrawn = entry.withdrawn;
        line.refused = entry.refused;
        line.overridden = entry.overrideReason.has_value();
        line.corrected = entry.correctedBy != 0;
        line.remark = entry.overrideReason ? QString::fromStdString(*entry.overrideReason)
                                           : reasonOf(league().session().match(), entry.number);
        lines.push_back(std::move(line));
    }
    m_log->setLines(lines);
    m_log->setMinimumHeight(px(Length::ListRow) * logRows);
    m_ruling->hide();
}

void OrganiserTab::look(int number)
{
    const std::optional<TracedEntry> entry = league().session().match().entryAt(number);
    m_log->setCurrentNumber(number);
    m_ruling->setVisible(entry.has_value());
    if (!entry)
        return;
    RulingState state;
    QStringList sentences = league().session().words(entry->ruling.why);
    state.caption = tr("Act %1").arg(number);
    state.sentence = sentences.isEmpty() ? QString() : sentences.takeFirst();
    state.reasons = sentences;
    state.rules = idsOf(entry->ruling.rules);
    state.rules.removeDuplicates();
    m_ruling->setState(state);
}

void OrganiserTab::begin(const league::OfferedAct& offer)
{
    close();
    m_acts->hide();
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_act, &ActPanel::left, this, &OrganiserTab::close);
    connect(m_act, &ActPanel::accepted, this, &OrganiserTab::close);
    m_open = offer.name;
    m_form->addWidget(m_act);
    askAct(*m_act, league(), offer);
}

void OrganiserTab::close()
{
    clear(*m_form);
    m_act = nullptr;
    m_acts->show();
}

bool OrganiserTab::stepBack()
{
    const bool wasOpen = m_act != nullptr || m_ruling->isVisible();
    if (m_act)
        close();
    else
        m_ruling->hide();
    return wasOpen;
}

void OrganiserTab::showItem(const QString& act)
{
    for (const league::OfferedAct& offer : offeredActs(league().season(), league().rules())) {
        if (act.toStdString() != offer.name)
            continue;
        begin(offer);
        if (auto* accept = m_act->findChild<QWidget*>(QStringLiteral("actAccept")); offer.isDue)
            accept->setFocus(Qt::OtherFocusReason);
        return;
    }
}

} // namespace whistle

#include "moc_organiser_tab.cpp"
