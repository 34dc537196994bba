// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/act_panel.h"

#include "base/common_words.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

namespace whistle {

using namespace league_layout;

namespace {

bool isBlank(const QWidget& form)
{
    const auto lines = form.findChildren<QLineEdit*>();
    return std::all_of(lines.begin(), lines.end(), [](const QLineEdit* line) { return line->text().isEmpty(); });
}

} // namespace

ActPanel::ActPanel(const LeagueSession& league, QWidget* parent) : PanelBox(Colour::Raised, parent), m_league(league)
{
    m_hint->hide();
    m_fields->setSpacing(px(Length::SpaceM));
    QVBoxLayout* column =
        fillPanel(*this, {m_title, m_hint, m_followsTitle, m_follows, m_rules, flowOf({m_accept, m_leave})});
    column->insertLayout(2, m_fields);
    m_accept->setTitle(CommonWords::tr("Record"));
    m_leave->setTitle(CommonWords::tr("Cancel"));
    m_leave->setKeyHint(QStringLiteral("Esc"));
    connect(m_accept, &QAbstractButton::clicked, this, &ActPanel::accept);
    connect(m_leave, &QAbstractButton::clicked, this, &ActPanel::left);
    connect(m_rules, &RuleChips::opened, this, &ActPanel::ruleAsked);
    look();
}

void ActPanel::setTitle(const QString& title, const QString& hint)
{
    m_title->setText(title);
    m_hint->say(hint);
    setAccessibleName(title);
}

QLineEdit* ActPanel::watched(QLineEdit* line)
{
    connect(line, &QLineEdit::textChanged, this, &ActPanel::look);
    connect(line, &QLineEdit::returnPressed, this, &ActPanel::accept);
    return line;
}

QLineEdit* ActPanel::askLine(const char* objectName, const QString& label, const QString& text)
{
    return watched(addLine(*m_fields, objectName, label, text));
}

QLineEdit* ActPanel::askDate(const char* objectName, const QString& label, const QString& text)
{
    return watched(addDate(*m_fields, objectName, label, text));
}

QComboBox* ActPanel::askFrom(const char* objectName, const QString& label)
{
    auto* box = named(objectName, new QComboBox);
    ask(box, label);
    connect(box, &QComboBox::activated, this, &ActPanel::look);
    return box;
}

QComboBox* ActPanel::askWho(const QString& label, const char* objectName)
{
    QComboBox* who = askFrom(objectName, label);
    for (const league::Entrant& entrant : m_league.season().entrants) {
        if (!entrant.droppedOut)
            who->addItem(QString::fromStdString(entrant.name), QString::fromStdString(entrant.id));
    }
    return who;
}

SegmentedChoice* ActPanel::askWhich(const char* objectName, const QString& label, const QStringList& titles)
{
    auto* choice = named(objectName, new SegmentedChoice(titles));
    choice->setCurrent(0);
    ask(choice, label);
    connect(choice, &SegmentedChoice::chosen, this, &ActPanel::look);
    return choice;
}

void ActPanel::ask(QWidget* form, const QString& label)
{
    if (label.isEmpty())
        m_fields->addWidget(form);
    else
        addField(*m_fields, form, label);
    for (const QLineEdit* line : form->findChildren<QLineEdit*>())
        connect(line, &QLineEdit::returnPressed, this, &ActPanel::accept);
}

void ActPanel::follow(std::function<ActDraft()> draft)
{
    m_draft = std::move(draft);
    look();
}

void ActPanel::look()
{
    ActDraft draft = m_draft ? m_draft() : ActDraft();
    const QString missing = draft.missing;
    m_acts = std::move(draft.acts);
    m_rules->setRules({});
    m_rules->hide();
    m_followsTitle->hide();
    m_follows->setColour(Colour::TextMuted);
    m_follows->say(missing);
    m_accept->setUnavailable(missing.isEmpty() ? tr("First choose what it is about.") : missing);
    if (m_acts.empty())
        return;
    const Checked<LeagueSession::Ahead> ahead = m_league.tryOut(m_acts);
    if (ahead) {
        show(ahead->told, missing);
    } else {
        m_follows->setText(words(ahead.problems()).join(u'\n'));
        m_follows->show();
        m_accept->setUnavailable(m_follows->text());
    }
}

void ActPanel::show(const PlayResult& result, const QString& missing)
{
    QStringList lines;
    QStringList rules;
    // Before anything is said nothing is refused.
    const bool isUnsaid = !missing.isEmpty() && isBlank(*this);
    for (const Objection& objection : isUnsaid ? std::vector<Objection>() : result.objections) {
        lines << m_league.session().words(objection.why);
        rules << idOf(objection.rule);
    }
    const bool isRefused = !lines.isEmpty();
    if (!isRefused) {
        if (!missing.isEmpty())
            lines << missing;
        for (const QString& line : result.accepted ? m_league.session().words(result.why) : QStringList())
            lines << LeagueWords::tr("• %1").arg(line);
    }
    rules.removeDuplicates();
    // An act in which there is nothing to choose waits until it can be done; nobody has tried it.
    const bool isWaiting = isRefused && m_fields->isEmpty();
    m_followsTitle->setText(isRefused ? tr("This cannot be recorded.") : CommonWords::tr("What follows"));
    m_followsTitle->setColour(isRefused ? Colour::Refuse : Colour::Text);
    m_followsTitle->setVisible(!isWaiting);
    m_follows->setColour(isRefused && !isWaiting ? Colour::Text : Colour::TextMuted);
    m_follows->say(lines.join(u'\n'));
    m_rules->setRules(rules);
    m_rules->setVisible(!rules.isEmpty());
    m_accept->setUnavailable(isRefused ? lines.join(u' ') : missing);
}

void ActPanel::accept()
{
    if (m_acts.empty() || m_accept->isUnavailable())
        return;
    const std::vector<Json> acts = m_acts;
    const Played played = acts.size() == 1 ? m_league.session().play(acts.front()) : m_league.session().playAll(acts);
    if (played == Played::Accepted)
        Q_EMIT accepted();
}

} // namespace whistle

#include "moc_act_panel.cpp"
