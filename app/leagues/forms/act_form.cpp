// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/act_form.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/words/capital.h"
#include "league/refereeing/intake.h"
#include "leagues/forms/entrant_form.h"
#include "leagues/forms/form_controls.h"
#include "leagues/forms/result_form.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"

#include <QComboBox>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::OfferedAct;

/// Somebody whom the season knows, or somebody new.
class PersonForm : public QWidget {
public:
    PersonForm(const LeagueSession& league, const std::function<void()>& edited) : m_league(league)
    {
        QVBoxLayout* column = columnIn(*this, 0, px(Length::SpaceM));
        for (const league::Person& person : league.season().people)
            m_who->addItem(QString::fromStdString(person.name), QString::fromStdString(person.id));
        m_who->addItem(ActForm::tr("New person"), QString());
        addField(*column, m_who, ActForm::tr("Who"));
        m_name = addLine(*column, "personName", CommonWords::tr("Name"));
        m_notes = addLine(*column, "personNotes", LeagueWords::tr("Notes (optional)"));
        m_retired->setCheckable(true);
        column->addWidget(m_retired, 0, Qt::AlignLeft);
        load();
        connect(m_who, &QComboBox::activated, this, [this, edited] {
            load();
            edited();
        });
        for (QLineEdit* line : {m_name, m_notes})
            connect(line, &QLineEdit::textChanged, this, edited);
        connect(m_retired, &QAbstractButton::toggled, this, edited);
    }

    [[nodiscard]] ActDraft draft() const
    {
        if (textIn(*m_name).empty())
            return ActDraft(LeagueWords::tr("Enter a name."));
        std::string id = idIn(*m_who);
        if (id.empty()) {
            std::vector<std::string> taken;
            for (const auto& [known, unused] : m_league.people())
                taken.push_back(known);
            id = league::idFor(m_name->text(), taken);
        }
        // What is as it was shown is left to whoever has changed it meanwhile.
        const league::Person* known = m_league.season().person(id);
        league::Person person = known ? *known : league::Person{id, {}, {}, false};
        const auto say = [&](auto& value, const auto& shown, auto said) {
            if (!known || said != shown)
                value = std::move(said);
        };
        say(person.name, m_shown.name, textIn(*m_name));
        say(person.notes, m_shown.notes, textIn(*m_notes));
        say(person.retired, m_shown.retired, m_retired->isChecked());
        return ActDraft(league::PutPerson{std::move(person)});
    }

private:
    void load()
    {
        const league::Person* known = m_league.season().person(idIn(*m_who));
        m_shown = known ? *known : league::Person{};
        m_name->setText(QString::fromStdString(m_shown.name));
        m_notes->setText(QString::fromStdString(m_shown.notes));
        m_retired->setChecked(m_shown.retired);
    }

    LeagueSession m_league;
    league::Person m_shown;
    QComboBox* m_who = named("person", new QComboBox);
    QLineEdit* m_name;
    QLineEdit* m_notes;
    ChoiceButton* m_retired = named("personRetired", new ChoiceButton(ActForm::tr("Retired"), ButtonLook::Outline));
};

ActForm::ActForm(const LeagueSession& league, OfferedAct offer, QWidget* parent)
    : QWidget(parent)
    , m_league(league)
    , m_offer(std::move(offer))
{
    columnIn(*this, 0, px(Length::SpaceM));
    const bool isNewcomer = m_offer.act.at("command") == "enter";
    const bool isEntrant = isNewcomer || asks("colour");
    if (asks("person")) {
        addOwn(m_person = new PersonForm(league, [this] { Q_EMIT edited(); }));
        leaveOut({"person"});
    } else if (asks("result")) {
        showResult();
        leaveOut({"result"});
    } else if (isEntrant) {
        m_entrant = new EntrantForm(league);
        connect(m_entrant, &EntrantForm::edited, this, &ActForm::edited);
        connect(m_entrant, &EntrantForm::entered, this, &ActForm::entered);
        leaveOut({"name", "coach", "identity", "colour", "notes"});
        if (isNewcomer)
            leaveOut({"entrant"});
    }
    addFields();
    if (m_entrant) {
        layout()->addWidget(m_entrant);
        showEntrant();
    }
}

bool ActForm::asks(const char* key) const
{
    const auto& keys = m_offer.fields.parts().keys;
    return std::any_of(keys.begin(), keys.end(), [&](const ShapeKey& each) { return each.name == key; });
}

void ActForm::leaveOut(std::initializer_list<const char*> keys)
{
    std::vector<ShapeKey> left = m_offer.fields.parts().keys;
    for (const char* key : keys) {
        std::erase_if(left, [&](const ShapeKey& each) { return each.name == key; });
        m_offer.act.erase(key);
    }
    m_offer.fields = Shape::object(std::move(left));
}

void ActForm::addOwn(QWidget* own)
{
    layout()->addWidget(own);
    for (const QLineEdit* line : own->findChildren<QLineEdit*>())
        connect(line, &QLineEdit::returnPressed, this, &ActForm::entered);
}

void ActForm::addFields()
{
    if (m_offer.fields.parts().keys.empty())
        return;
    Form::Guide guide;
    guide.vocabulary.labels = &m_offer.labels;
    guide.pickers = leaguePickers();
    m_form = new Form(m_offer.fields, std::move(guide));
    Json value = Json::object();
    for (const ShapeKey& key : m_offer.fields.parts().keys) {
        if (m_offer.act.contains(key.name))
            value[key.name] = m_offer.act[key.name];
    }
    m_form->setValue(std::move(value));
    layout()->addWidget(m_form);
    connect(m_form, &Form::edited, this, [this] {
        listenToLines();
        showEntrant();
        Q_EMIT edited();
    });
    listenToLines();
}

/// The lines come and go with what is said.
void ActForm::listenToLines()
{
    for (const QLineEdit* line : m_form->findChildren<QLineEdit*>())
        connect(line, &QLineEdit::returnPressed, this, &ActForm::entered, Qt::UniqueConnection);
}

void ActForm::showEntrant()
{
    const std::string chosen = m_form ? m_form->value().value("entrant", std::string()) : std::string();
    if (!m_entrant || (!chosen.empty() && chosen == m_shown))
        return;
    m_shown = chosen;
    const int index = m_league.season().entrantNamed(chosen);
    m_entrant->setEntrant(index < 0 ? nullptr : &m_league.season().entrant(index));
    m_entrant->setVisible(index >= 0 || m_form == nullptr);
}

const league::Fixture* ActForm::fixture() const
{
    const int index = m_league.season().fixtureNamed(m_offer.act.value("fixture", std::string()));
    return index < 0 ? nullptr : &m_league.season().fixtures[static_cast<std::size_t>(index)];
}

void ActForm::showResult()
{
    const league::Fixture& of = *fixture();
    m_result = new ResultForm(m_league, of);
    connect(m_result, &ResultForm::edited, this, &ActForm::edited);
    if (of.result && of.result->entrants == of.sides)
        m_result->setResult(*of.result);
    addOwn(m_result);
}

/// Of a tracked result what it carries on and where it is from goes on with the correction.
Json ActForm::wholeResult() const
{
    Json whole = m_result->result();
    const std::optional<league::Result>& before = fixture()->result;
    if (!before)
        return whole;
    for (const auto& [side, fields] : before->details.items()) {
        Json kept = fields.is_object() ? fields : Json::object();
        kept.update(whole.value("details", Json::object()).value(side, Json::object()));
        whole["details"][side] = std::move(kept);
    }
    for (const std::string& deviation : before->deviations)
        whole["deviations"].push_back(deviation);
    return whole;
}

Json ActForm::said(QString& missing) const
{
    Json all = m_form ? m_form->value() : Json::object();
    for (const ShapeKey& key : m_offer.fields.parts().keys) {
        const ShapeForm form = key.shape.parts().form;
        if (form != ShapeForm::Text && form != ShapeForm::AnyText)
            continue;
        const std::string words = QString::fromStdString(all.value(key.name, std::string())).trimmed().toStdString();
        all[key.name] = words;
        if (!words.empty() || form == ShapeForm::AnyText)
            continue;
        all[key.name] = "?";
        missing = asLine(CommonWords::tr("Still needed: %1.").arg(m_offer.labels.key({}, key.name)));
    }
    return all;
}

ActDraft ActForm::draft() const
{
    if (m_person)
        return m_person->draft();
    if (m_result && !m_result->missing().isEmpty())
        return ActDraft(m_result->missing());
    QString missing;
    const Json fields = said(missing);
    const std::vector<std::string> open = missingIn(m_offer.fields, fields);
    if (!open.empty()) // without it there is no act to look at
        return ActDraft(asLine(CommonWords::tr("Still needed: %1.").arg(m_form->words().label(open.front()))));
    Json act = m_offer.with(fields);
    if (m_result)
        act["result"] = wholeResult();
    ActDraft draft = ActDraft(std::vector<Json>{act});
    if (m_entrant) {
        if (m_form == nullptr)
            act["entrant"] = {{"id", "?"}, {"name", "?"}};
        draft = m_entrant->draft(deedOf(league::Act{act}));
    }
    if (draft.missing.isEmpty())
        draft.missing = missing;
    return draft;
}

void ActForm::begin()
{
    if (m_entrant && !m_form)
        return m_entrant->begin();
    const auto lines = m_result ? m_result->findChildren<QLineEdit*>() : QList<QLineEdit*>();
    for (QLineEdit* line : lines) { // the first number, before a no-show
        if (line->isVisibleTo(this) && line->isEnabled())
            return line->setFocus(Qt::OtherFocusReason);
    }
    const auto fields = findChildren<QWidget*>();
    const auto first = std::find_if(fields.begin(), fields.end(), [this](const QWidget* each) {
        return each->isVisibleTo(this) && (each->focusPolicy() & Qt::TabFocus) != 0 && each->isEnabled();
    });
    if (first != fields.end())
        (*first)->setFocus(Qt::OtherFocusReason);
}

void askAct(ActPanel& panel, const LeagueSession& league, const OfferedAct& offer)
{
    panel.setTitle(offer.title.render(), offer.hint.render());
    if (const QString accept = offer.accept.render(); !accept.isEmpty())
        panel.setAccept(accept);
    auto* form = new ActForm(league, offer);
    panel.fields().addWidget(form);
    QObject::connect(form, &ActForm::edited, &panel, &ActPanel::look);
    QObject::connect(form, &ActForm::entered, &panel, &ActPanel::accept);
    panel.follow([form] { return form->draft(); });
    form->begin();
}

} // namespace whistle

#include "moc_act_form.cpp"
