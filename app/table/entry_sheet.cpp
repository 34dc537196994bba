// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/entry_sheet.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/shape_walk.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "forms/form.h"
#include "forms/names_so_far.h"
#include "forms/summary_line.h"
#include "match/known_things.h"
#include "match/match_session.h"
#include "table/entry_name.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QTimer>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle {

namespace {

const CatalogGame* catalogued(const Match& match)
{
    const auto found = Catalog::standard().game(match.game());
    return found ? *found : nullptr;
}

} // namespace

QString entryName(const CatalogGame& game, const std::string& command)
{
    const ShapeParts& parts = game.command().parts();
    const auto found = std::find(parts.words.begin(), parts.words.end(), command);
    if (game.guide.labels.hasWord(parts.by, command) || found == parts.words.end())
        return game.guide.labels.word(parts.by, command);
    // Else what the command means: "the King is moved".
    const std::string& meaning = parts.shapes[static_cast<std::size_t>(found - parts.words.begin())].parts().meaning;
    QString words = meaning.empty() ? game.guide.labels.word(parts.by, command)
                                    : QCoreApplication::translate("shapes", meaning.c_str());
    if (!words.isEmpty())
        words[0] = words.at(0).toUpper();
    return words;
}

EntrySheet::EntrySheet(const MatchSession& session, OtherEntries entries, QWidget* parent)
    : Sheet(parent)
    , m_session(session)
    , m_game(catalogued(session.match()))
    , m_entries(std::move(entries))
{
    setObjectName(QStringLiteral("entrySheet"));
}

QString EntrySheet::nameOf(const std::string& command) const
{
    return entryName(*m_game, command);
}

bool EntrySheet::isElsewhere(const std::string& command) const
{
    return contains(m_entries.without, command);
}

void EntrySheet::begin()
{
    m_chosen.clear();
    m_ahead.clear();
    m_onAhead.reset();
    list();
}

void EntrySheet::list()
{
    setTitle(tr("Other entry"));
    QVBoxLayout& column = emptyColumn();
    m_form = nullptr;
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("entrySearch"));
    m_search->setAccessibleName(tr("Search the entries"));
    m_search->setPlaceholderText(tr("Search the entries"));
    m_found = new QWidget;
    auto* rows = columnIn(*m_found, 0);
    std::set<std::string> now;
    for (const OfferedMove& move : m_session.match().moves()) {
        for (const Json& command : move.commands)
            now.insert(command.at(m_game->command().parts().by).get<std::string>());
    }
    if (m_entries.alsoNow)
        now.merge(m_entries.alsoNow());
    // What the table waits for comes first; the rest is for corrections, and for what the referee would refuse.
    for (const bool isNow : {true, false}) {
        std::vector<std::string> group;
        std::copy_if(
            m_game->command().parts().words.begin(), m_game->command().parts().words.end(), std::back_inserter(group),
            [&](const std::string& command) { return !isElsewhere(command) && now.contains(command) == isNow; });
        if (group.empty())
            continue;
        rows->addWidget(
            new TextLabel(isNow ? tr("Possible now") : tr("Everything else"), TypeStep::Caption, Colour::TextMuted));
        for (const std::string& command : group) {
            auto* button = new SummaryLine; // its words wrap
            button->setWords(nameOf(command));
            button->setAccessibleName(nameOf(command));
            button->setObjectName(QStringLiteral("entry_") + QString::fromStdString(command));
            connect(button, &QAbstractButton::clicked, this, [this, command] { choose(command); });
            rows->addWidget(button);
        }
    }
    m_nothing = new Paragraph(TypeStep::Body, Colour::TextMuted);
    m_nothing->hide();
    column.addWidget(m_search);
    column.addWidget(m_nothing);
    column.addWidget(m_found);
    column.addStretch(1);
    connect(m_search, &QLineEdit::textEdited, this, &EntrySheet::find);
    m_search->setFocus(Qt::OtherFocusReason);
}

void EntrySheet::find(const QString& text)
{
    // Among what was found nothing is told apart.
    for (auto* caption : m_found->findChildren<TextLabel*>(QString(), Qt::FindDirectChildrenOnly))
        caption->setVisible(text.trimmed().isEmpty());
    bool isAny = false;
    for (auto* button : m_found->findChildren<SummaryLine*>()) {
        const bool isFound = button->accessibleName().contains(text.trimmed(), Qt::CaseInsensitive);
        button->setVisible(isFound);
        isAny = isAny || isFound;
    }
    m_nothing->say(isAny ? QString() : tr("No such entry."));
}

void EntrySheet::choose(const std::string& command, Json known, std::vector<Json> ahead)
{
    const ShapeParts& parts = m_game->command().parts();
    const auto found = std::find(parts.words.begin(), parts.words.end(), command);
    if (found == parts.words.end())
        return;
    m_chosen = command;
    m_ahead = std::move(ahead);
    m_onAhead.reset();
    if (!m_ahead.empty()) {
        if (Checked<std::unique_ptr<Match>> with = m_session.match().copyWith(m_ahead))
            m_onAhead = std::move(*with);
    }
    setTitle(nameOf(command));
    QVBoxLayout& column = emptyColumn();
    auto* back = named("allEntries", new ChoiceButton(tr("All entries"), ButtonLook::Outline));
    back->setDrawing(Icon::Left);
    m_objection = named("entryObjection", new Paragraph(TypeStep::Body, Colour::TextMuted));
    m_record = named("recordEntry", new MainButton(CommonWords::tr("Record")));
    const QuestionGuide& guide = m_game->guide;
    const Shape& shape = parts.shapes[static_cast<std::size_t>(found - parts.words.begin())];
    Form::Guide form{
        {&guide.labels, m_session.match().names(), m_entries.given, command}, m_entries.pickers, guide.usualNames, {}};
    form.beside = [table = m_session.match().table()](const std::string& word) { return besideOnTable(table, word); };
    form.known = [names = namesSoFar(command)](const std::string& at) { return names.at(at); };
    if (m_entries.known)
        m_entries.known->guide(form, shape);
    m_form = new Form(shape, std::move(form));
    m_form->setValue(known.is_null() ? blankOf(shape) : std::move(known));
    column.addWidget(back, 0, Qt::AlignLeft);
    column.addWidget(m_form);
    column.addStretch(1);
    foot().addWidget(m_objection);
    foot().addWidget(m_record);
    connect(back, &QAbstractButton::clicked, this, &EntrySheet::begin);
    reshape();
    connect(m_form, &Form::edited, this, [this] {
        reshape();
        judge();
    });
    connect(m_record, &QAbstractButton::clicked, this, [this] {
        std::vector<Json> lines = m_ahead;
        lines.push_back(this->command());
        Q_EMIT entered(lines);
    });
    judge();
    back->setFocus(Qt::OtherFocusReason);
}

/// What may be entered now comes first, of this command before others; then what the match has called so, the newest
/// first.
NamesSoFar EntrySheet::namesSoFar(const std::string& command) const
{
    const Match& match = m_session.match();
    std::vector<Json> lines;
    std::vector<Json> others;
    for (const OfferedMove& move : match.moves()) {
        for (const Json& line : move.commands)
            (line.at(m_game->command().parts().by) == command ? lines : others).push_back(line);
    }
    std::move(others.begin(), others.end(), std::back_inserter(lines));
    const std::vector<LogEntry>& entries = match.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (!entry->sealedFor.empty())
            continue;
        if (std::optional<EnteredEntry> entered = match.entered(entry->number))
            lines.push_back(std::move(entered->entry));
    }
    return {match.table(), lines};
}

/// Where what is said asks for other keys, the form has them, and what it has no room for is gone.
void EntrySheet::reshape()
{
    if (!m_entries.shaped)
        return;
    const ShapeParts& parts = m_game->command().parts();
    const auto found = std::find(parts.words.begin(), parts.words.end(), m_chosen);
    Json said = m_form->value();
    const Shape shape =
        m_entries.shaped(m_chosen, parts.shapes[static_cast<std::size_t>(found - parts.words.begin())], said);
    const auto isSame = [](const ShapeKey& one, const ShapeKey& other) {
        return one.name == other.name && one.required == other.required;
    };
    const std::vector<ShapeKey>& keys = shape.parts().keys;
    const std::vector<ShapeKey>& shown = m_form->shape().parts().keys;
    if (std::equal(keys.begin(), keys.end(), shown.begin(), shown.end(), isSame))
        return;
    for (const ShapeKey& key : shown) {
        if (said.is_object() &&
            std::none_of(keys.begin(), keys.end(), [&](const ShapeKey& one) { return one.name == key.name; }))
            said.erase(key.name);
    }
    m_form->setShape(shape, std::move(said));
}

bool EntrySheet::beginWith(const Json& command)
{
    Json known = command;
    const auto named = known.find(m_game->command().parts().by);
    if (named == known.end() || isElsewhere(named->get<std::string>()))
        return false;
    const std::string chosen = named->get<std::string>();
    known.erase(named);
    choose(chosen, std::move(known));
    return true;
}

Json EntrySheet::command() const
{
    Json whole = m_form->value().is_object() ? m_form->value() : Json::object();
    whole[m_game->command().parts().by] = m_chosen;
    return whole;
}

void EntrySheet::judge()
{
    const Match& match = m_onAhead ? *m_onAhead : m_session.match();
    QString unavailable;
    m_objection->setText({});
    if (const QStringList missing = m_form->missing(); !missing.isEmpty()) {
        unavailable = CommonWords::tr("Still needed: %1.").arg(missing.front());
        m_objection->setText(unavailable);
    } else if (const Checked<Preview> preview = match.whatIf(command()); !preview) {
        unavailable = m_session.words(preview.problems().front().message);
        m_objection->setText(unavailable);
    } else if (!preview->result.objections.empty()) {
        m_objection->setText(tr("The referee would refuse it: %1")
                                 .arg(objectionWords(preview->result.objections, m_session.match().names())));
    }
    m_objection->setVisible(!m_objection->text().isEmpty());
    m_record->setUnavailable(unavailable);
}

void EntrySheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    // Not now: the event is on its way through the widgets that would go.
    QTimer::singleShot(0, this, [this] {
        if (m_chosen.empty())
            list();
        else
            choose(std::string(m_chosen), m_form->value(), std::vector<Json>(m_ahead));
    });
}

} // namespace whistle

#include "moc_entry_sheet.cpp"
