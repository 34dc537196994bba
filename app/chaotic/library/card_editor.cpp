// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_editor.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "chaotic/library/card_labels.h"
#include "chaotic/library/stepper.h"
#include "chaotic/library/understanding.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/words.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/press/buttons.h"
#include "controls/words/icon_label.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "forms/form.h"
#include "match/form_field.h"
#include "match/match_session.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace whistle::chaotic {

namespace {

constexpr int editorColumns = 3;
/// How high the box of what is understood may be, in em, on a page that is at least so high.
struct Room {
    double page;
    double understood;
};
constexpr std::array rooms = {Room{50, 22}, Room{30, 10}};
/// Of a name that has room on the button, where no other stands beside it.
constexpr int longestTitle = 9;

/// What Initiative may go by, in the order of its buttons.
std::vector<Json> initiatives()
{
    std::vector<Json> all;
    for (const Discipline one : allDisciplines)
        all.push_back({{"kind", "discipline"}, {"discipline", toWord(one)}});
    for (const std::string& one : allWords<Tribe>()) {
        if (one != toWord(Tribe::Tribeless))
            all.push_back({{"kind", "tribe"}, {"tribe", one}});
    }
    return all;
}

void paintAt(Json& json, const std::string& pointer, const std::optional<Json>& value)
{
    json = withValueAt(std::move(json), pointer, value);
}

/// What is still to be said of a card that no text can say; empty: nothing.
QString unsaid(const Json& json)
{
    if (!json.contains("tribe") && !json.contains("affiliation") &&
        (valueIn(json, "type", std::string()) == toWord(CardKind::Creature) ||
         valueIn(json, "type", std::string()) == toWord(CardKind::Mugic)))
        return CardEditor::tr("Its tribe has not been chosen yet.");
    if (valueIn(json, "type", std::string()) == toWord(CardKind::Creature) && !json.contains("energy"))
        return CardEditor::tr("Its Energy has not been entered yet.");
    if (valueIn(json, "type", std::string()) == toWord(CardKind::Location) && !json.contains("initiative"))
        return CardEditor::tr("What decides Initiative has not been chosen yet.");
    return {};
}

/// Whether nobody has said anything about it but its name.
bool isEmpty(const AttackCard& card)
{
    const Attack& attack = card.attack;
    return card.buildPoints == 0 && attack.base == 0 && attack.effects.empty() && card.abilities.empty() &&
           !card.text && std::none_of(allElements.begin(), allElements.end(), [&](Element one) {
               return attack.elemental[one].has_value();
           });
}

/// What may be typed for such a card, in sentences that are understood.
QString typedOn(CardKind kind)
{
    switch (kind) {
    case CardKind::Creature:
        return CardEditor::tr("Swift 1. Mugic counter: target creature heals 10");
    case CardKind::Battlegear:
        return CardEditor::tr("Equipped creature gains 25 Speed");
    case CardKind::Mugic:
        return CardEditor::tr("Deal 10 damage to target creature");
    case CardKind::Location:
        return CardEditor::tr("Water attacks deal an additional 5 damage");
    case CardKind::Attack:
        break;
    }
    return CardEditor::tr("Challenge Speed 15: deal 10 damage");
}

} // namespace

Json newCardJson(CardKind kind)
{
    Json json = writeCard(blankCard(kind));
    for (const char* key : {"tribe", "affiliation", "energy", "initiative"})
        json.erase(key);
    return json;
}

Checked<AnyCard> cardOf(const CardDraft& draft)
{
    if (Problems problems = problemsOf(draft.json); !problems.empty())
        return problems;
    AnyCard card = readCard(*fromWord<CardKind>(draft.json.at("type").get_ref<const std::string&>()), draft.json);
    addText(card, draft.text.toStdString());
    return card;
}

CardEditor::CardEditor(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_name(new QLineEdit)
    , m_originWords(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_kind(new SegmentedChoice)
    , m_tribe(new SegmentedChoice)
    , m_affiliation(new SegmentedChoice)
    , m_initiative(new SegmentedChoice)
    , m_initiativeField(new FormField(m_initiative, QStringLiteral("CH-6.4")))
    , m_grid(new QGridLayout)
    , m_elements(new QWidget)
    , m_unique(new ChoiceButton)
    , m_loyal(new ChoiceButton)
    , m_reveal(new ChoiceButton)
    , m_text(new QLineEdit)
    , m_understoodTitle(new TextLabel({}, TypeStep::Label))
    , m_rules(new RuleChips)
    , m_lineBox(new QWidget)
    , m_formBox(new QWidget)
    , m_allFields(new ChoiceButton({}, ButtonLook::Outline))
    , m_undo(new ChoiceButton({}, ButtonLook::Quiet))
    , m_remove(new ChoiceButton({}, ButtonLook::Quiet))
    , m_save(new MainButton)
{
    setObjectName(QStringLiteral("cardEditor"));
    m_name->setObjectName(QStringLiteral("cardName"));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_allFields->setObjectName(QStringLiteral("allFields"));
    m_undo->setObjectName(QStringLiteral("takeBack"));
    m_remove->setObjectName(QStringLiteral("removeCard"));
    m_save->setObjectName(QStringLiteral("saveCard"));
    m_undo->setKeyHint(QStringLiteral("Z"));
    m_save->setKey(Qt::CTRL | Qt::Key_S);
    m_allFields->setCheckable(true);

    auto* content = new QWidget;
    m_fields = new QVBoxLayout(content);
    m_fields->setContentsMargins(0, 0, 0, 0);
    m_fields->setSpacing(px(Length::SpaceS));
    m_simple = simpleFields();
    auto* form = new QVBoxLayout(m_formBox);
    form->setContentsMargins(0, 0, 0, 0);
    m_fields->addWidget(m_simple);
    m_fields->addWidget(m_formBox);
    m_fields->addStretch(1);
    m_understood = new Scroller(understanding());
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    content->setAutoFillBackground(false); // the panel's ground shows
    area->viewport()->setAutoFillBackground(false);

    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_originWords);
    head->addWidget(m_allFields);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(px(Length::SpaceS));
    foot->addWidget(m_undo);
    foot->addWidget(m_remove);
    foot->addStretch(1);
    foot->addWidget(m_save);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    m_column->setSpacing(px(Length::SpaceS));
    m_column->addLayout(head);
    m_column->addWidget(area, 1);
    m_column->addWidget(m_textField);
    m_column->addWidget(m_understood);
    m_column->addLayout(foot);

    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString& name) { set("/name", Json(name.toStdString())); });
    connect(m_kind, &SegmentedChoice::chosen, this, [this](int index) {
        const Json name = m_draft.json.value("name", std::string());
        m_draft.json = newCardJson(static_cast<CardKind>(index));
        m_draft.json["name"] = name;
        changed();
    });
    connect(m_allFields, &QAbstractButton::toggled, this, &CardEditor::openForm);
    connect(m_undo, &QAbstractButton::clicked, this, &CardEditor::undoAsked);
    connect(m_remove, &QAbstractButton::clicked, this, &CardEditor::removeAsked);
    connect(m_save, &QAbstractButton::clicked, this, &CardEditor::saveAsked);
    m_draft.json = newCardJson(CardKind::Creature);
    retranslate();
}

QWidget* CardEditor::simpleFields()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Length::SpaceS));
    m_tribe->setObjectName(QStringLiteral("tribe"));
    m_affiliation->setObjectName(QStringLiteral("affiliation"));
    m_initiative->setObjectName(QStringLiteral("initiative"));
    for (SegmentedChoice* choice : {m_kind, m_tribe, m_affiliation, m_initiative})
        letWrap(*choice);
    column->addWidget(m_kind);
    column->addWidget(m_tribe);
    column->addWidget(m_affiliation);
    column->addWidget(m_initiativeField);
    connect(m_tribe, &SegmentedChoice::chosen, this,
            [this](int index) { set("/tribe", Json(toWord(static_cast<Tribe>(index)))); });
    connect(m_affiliation, &SegmentedChoice::chosen, this,
            [this](int index) { set("/affiliation", Json(toWord(static_cast<Affiliation>(index)))); });
    connect(m_initiative, &SegmentedChoice::chosen, this,
            [this](int index) { set("/initiative", initiatives()[static_cast<std::size_t>(index)]); });
    connect(m_initiativeField, &FormField::ruleAsked, this, &CardEditor::ruleAsked);

    m_grid->setSpacing(px(Length::SpaceS));
    column->addLayout(m_grid);
    for (const char* one : {"/disciplines/courage", "/disciplines/power", "/disciplines/wisdom", "/disciplines/speed"})
        addNumber(one, CardKind::Creature, 0, 999);
    addNumber("/energy", CardKind::Creature, 1, 999, true);
    addNumber("/mugic_ability", CardKind::Creature, 0, 99);
    addNumber("/cost", CardKind::Mugic, 0, 99, true);
    addNumber("/build_points", CardKind::Attack, 0, 99);
    addNumber("/base", CardKind::Attack, -99, 999);
    for (const char* one : {"/elemental/fire", "/elemental/air", "/elemental/earth", "/elemental/water"})
        addNumber(one, CardKind::Attack, -99, 999, true);

    auto* elements = new QHBoxLayout(m_elements);
    elements->setContentsMargins(0, 0, 0, 0);
    elements->setSpacing(px(Length::SpaceS));
    for (const Element element : allElements) {
        auto* button = new ChoiceButton;
        button->setObjectName(QStringLiteral("element_%1").arg(QString::fromUtf8(toWord(element).data())));
        button->setCheckable(true);
        elements->addWidget(button, 1);
        m_elementButtons.push_back(button);
        connect(button, &QAbstractButton::clicked, this, [this] {
            Json list = Json::array();
            for (const Element one : allElements) {
                if (m_elementButtons[static_cast<std::size_t>(one)]->isChecked())
                    list.push_back(toWord(one));
            }
            set("/elements", list.empty() ? std::nullopt : std::optional(list));
        });
    }
    column->addWidget(m_elements);
    auto* toggles = new QWidget;
    auto* flow = new FlowLayout(toggles, px(Length::SpaceS));
    for (ChoiceButton* one : {m_unique, m_loyal, m_reveal})
        flow->addWidget(one);
    addToggle(m_unique, "unique", "/unique");
    addToggle(m_loyal, "loyal", "/loyal");
    addToggle(m_reveal, "reveal", "/reveal_at_beginning_of_game");
    column->addWidget(toggles);
    m_text->setObjectName(QStringLiteral("cardText"));
    m_textField = new FormField(m_text);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_draft.text = text;
        changed();
    });
    // Enter takes over what the text says; the next line may be typed.
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        const Checked<AnyCard> card = cardOf(m_draft);
        if (!card || m_draft.text.trimmed().isEmpty())
            return;
        m_draft.json = writeCard(*card);
        m_draft.text.clear();
        changed();
    });
    return box;
}

QWidget* CardEditor::understanding()
{
    auto* box = new PanelBox(Colour::Sunken);
    box->setObjectName(QStringLiteral("understood"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(px(Length::SpaceM), px(Length::SpaceS), px(Length::SpaceM), px(Length::SpaceM));
    column->setSpacing(px(Length::SpaceXs));
    column->addWidget(m_understoodTitle);
    auto* lines = new QVBoxLayout(m_lineBox);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(px(Length::SpaceXs));
    column->addWidget(m_lineBox);
    column->addWidget(m_rules);
    connect(m_rules, &RuleChips::opened, this, &CardEditor::ruleAsked);
    return box;
}

void CardEditor::addNumber(const char* pointer, CardKind kind, int least, int most, bool canBeNone)
{
    auto* box = new Stepper(this); // without a parent it would be a window
    box->setRange(canBeNone ? least - 1 : least, most);
    const std::string key = std::string(pointer).substr(std::string(pointer).rfind('/') + 1);
    box->setObjectName(QStringLiteral("field_") + QString::fromStdString(key));
    if (canBeNone)
        box->setSpecialValueText(key == "cost" ? QStringLiteral("X") : QStringLiteral("\u2013"));
    m_numbers.push_back({pointer, kind, canBeNone, box});
    connect(box, &QSpinBox::valueChanged, this, [this, at = std::string(pointer), least, canBeNone](int value) {
        if (m_isShowing)
            return;
        const bool isNone = canBeNone && value < least;
        if (isNone)
            set(at, at == "/cost" ? std::optional(Json("x")) : std::nullopt);
        else
            set(at, Json(value));
    });
}

void CardEditor::addToggle(ChoiceButton* button, const char* name, const char* pointer)
{
    button->setObjectName(QString::fromUtf8(name));
    button->setCheckable(true);
    connect(button, &QAbstractButton::clicked, this, [this, button, at = std::string(pointer)] {
        set(at, button->isChecked() ? std::optional(Json(true)) : std::nullopt);
    });
}

CardKind CardEditor::kind() const
{
    return fromWord<CardKind>(valueIn(m_draft.json, "type", std::string())).value_or(CardKind::Creature);
}

void CardEditor::setDraft(CardDraft draft, const Json& kept, const QString& origin, bool isOwn)
{
    m_draft = std::move(draft);
    m_kept = kept;
    m_origin = origin;
    m_isOwn = isOwn;
    show();
    if (m_form != nullptr)
        openForm(true);
}

void CardEditor::setUndo(bool hasPast)
{
    m_undo->setUnavailable(hasPast ? QString() : CommonWords::tr("There is nothing to undo."));
}

void CardEditor::set(const std::string& pointer, const std::optional<Json>& value)
{
    paintAt(m_draft.json, pointer, value);
    changed();
}

void CardEditor::changed()
{
    show();
    Q_EMIT edited();
}

void CardEditor::placeText()
{
    const double em = Theme::current().em();
    const auto* room =
        std::find_if(rooms.begin(), rooms.end(), [&](const Room& one) { return height() >= em * one.page; });
    const bool isApart = room != rooms.end();
    m_understood->setHighest(isApart ? qRound(em * room->understood) : QWIDGETSIZE_MAX);
    if (isApart == (m_textField->parentWidget() == this))
        return;
    const bool isTypedIn = m_text->hasFocus();
    QVBoxLayout* into = isApart ? m_column : m_fields;
    const int place = into->count() - 1; // above the foot, or the room that is left
    into->insertWidget(place, m_textField);
    into->insertWidget(place + 1, m_understood);
    if (isTypedIn)
        m_text->setFocus();
}

void CardEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeText();
}

void CardEditor::show()
{
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    placeText();
    const Json& json = m_draft.json;
    const CardKind shown = kind();
    const QString name = QString::fromStdString(valueIn(json, "name", std::string()));
    if (m_name->text() != name)
        m_name->setText(name);
    if (m_text->text() != m_draft.text)
        m_text->setText(m_draft.text);
    m_originWords->setText(m_origin);
    m_kind->setVisible(m_draft.id.isEmpty());
    m_kind->setCurrent(static_cast<int>(shown));
    m_text->setPlaceholderText(typedOn(shown));
    m_tribe->setVisible(shown == CardKind::Creature);
    m_affiliation->setVisible(shown == CardKind::Mugic);
    m_initiativeField->setVisible(shown == CardKind::Location);
    m_elements->setVisible(shown == CardKind::Creature);
    m_loyal->setVisible(shown == CardKind::Creature);
    m_reveal->setVisible(shown == CardKind::Battlegear);
    const auto placeOf = [](const auto& said) { return said ? static_cast<int>(*said) : -1; };
    m_tribe->setCurrent(placeOf(fromWord<Tribe>(valueIn(json, "tribe", std::string()))));
    m_affiliation->setCurrent(placeOf(fromWord<Affiliation>(valueIn(json, "affiliation", std::string()))));
    if (shown == CardKind::Location) {
        const std::vector<Json> all = initiatives();
        const auto place =
            json.contains("initiative") ? std::find(all.begin(), all.end(), json.at("initiative")) : all.end();
        m_initiative->setCurrent(place == all.end() ? -1 : static_cast<int>(place - all.begin()));
    }
    m_unique->setChecked(valueIn(json, "unique", false));
    m_loyal->setChecked(valueIn(json, "loyal", false));
    m_reveal->setChecked(valueIn(json, "reveal_at_beginning_of_game", false));
    for (const Element element : allElements) {
        const auto list = json.find("elements");
        const bool has =
            list != json.end() && list->is_array() && std::count(list->begin(), list->end(), Json(toWord(element))) > 0;
        m_elementButtons[static_cast<std::size_t>(element)]->setChecked(has);
    }
    showNumbers();
    showUnderstood();
    m_remove->setVisible(m_isOwn);
    const bool hasRoom = !m_isOwn && name.size() <= longestTitle;
    m_save->setTitle(name.isEmpty() || !hasRoom ? CommonWords::tr("Save") : tr("Save %1").arg(name));
}

void CardEditor::showNumbers()
{
    int place = 0;
    for (const Number& one : m_numbers) {
        const bool isShown = one.kind == kind();
        m_grid->removeWidget(one.box);
        one.box->setVisible(isShown);
        if (!isShown)
            continue;
        m_grid->addWidget(one.box, place / editorColumns, place % editorColumns);
        m_grid->setColumnStretch(place % editorColumns, 1);
        ++place;
        const Json::json_pointer at(one.pointer);
        const bool isSaid = m_draft.json.contains(at) && m_draft.json.at(at).is_number_integer();
        one.box->setValue(isSaid ? m_draft.json.at(at).get<int>() : one.box->minimum());
    }
}

void CardEditor::showUnderstood()
{
    struct Words {
        Icon sign;
        QString text;
    };
    std::vector<Words> lines;
    QStringList rules;
    QString missing;
    const Checked<AnyCard> card = cardOf(m_draft);
    if (valueIn(m_draft.json, "name", std::string()).find_first_not_of(' ') == std::string::npos) {
        missing = tr("The card has no name yet.");
        lines.push_back({Icon::Info, missing});
    } else if (missing = unsaid(m_draft.json); !missing.isEmpty()) {
        lines.push_back({Icon::Info, missing});
    } else if (!card) {
        const FormWords words({&cardLabels(), {}, {}});
        for (const Problem& problem : card.problems())
            lines.push_back({Icon::Refused, labelled(words.label(problem.at), problem.message.render())});
        missing = lines.front().text;
    } else if (const auto* creature = std::get_if<CreatureCard>(&*card);
               creature != nullptr && creature->disciplines == Disciplines{}) { // nobody has said them yet
        missing = tr("Its Disciplines are still 0.");
        lines.push_back({Icon::Info, missing});
    } else if (const auto* attack = std::get_if<AttackCard>(&*card); attack != nullptr && isEmpty(*attack)) {
        missing = tr("The Attack still does nothing.");
        lines.push_back({Icon::Info, missing});
    }
    if (const std::string printed = card ? baseOf(*card).text.value_or(std::string()) : std::string(); !printed.empty())
        lines.push_back({Icon::Cards, tr("On the card: %1").arg(QString::fromStdString(printed))});
    for (const Understood& one : card ? understood(*card) : std::vector<Understood>{}) {
        lines.push_back({one.byPlayers ? Icon::Hand : Icon::Check, wordsOf(one)});
        if (const QString rule = idOf(one.rule); !rules.contains(rule))
            rules << rule;
    }
    if (card && lines.empty())
        lines.push_back({Icon::Info, tr("Only numbers so far.")});
    const bool isChanged = m_draft.json != m_kept || !m_draft.text.trimmed().isEmpty();
    m_save->setUnavailable(isChanged ? missing : tr("Nothing has been changed."));
    m_rules->setRules(rules);
    m_rules->setVisible(!rules.isEmpty());
    while (m_lines.size() < lines.size()) {
        Line line{new QWidget, new IconLabel(Icon::Check), new TextLabel};
        auto* row = new QHBoxLayout(line.box);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(line.sign, 0, Qt::AlignTop);
        row->addWidget(line.words, 1);
        line.words->setWordWrap(true);
        m_lineBox->layout()->addWidget(line.box);
        m_lines.push_back(line);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].box->setVisible(i < lines.size());
        if (i >= lines.size())
            continue;
        m_lines[i].sign->setDrawing(lines[i].sign);
        m_lines[i].words->setText(lines[i].text);
    }
}

void CardEditor::openForm(bool open)
{
    if (m_form != nullptr) {
        m_form->hide();
        m_form->deleteLater();
        m_form = nullptr;
    }
    m_simple->setVisible(!open);
    m_textField->setVisible(!open);
    m_formBox->setVisible(open);
    if (!open) {
        show();
        return;
    }
    m_form = new Form(formShape(kind()), {{&cardLabels(), {}, {}}, {}, {}, {}});
    m_form->setObjectName(QStringLiteral("cardForm"));
    m_form->setValue(m_draft.json);
    m_formBox->layout()->addWidget(m_form);
    connect(m_form, &Form::edited, this, [this] {
        // What the form does not show (its name, its kind) stays what it is.
        Json json = m_form->value();
        std::vector<std::string> shown;
        for (const ShapeKey& key : m_form->shape().parts().keys)
            shown.push_back(key.name);
        for (const auto& one : m_draft.json.items()) {
            if (!contains(shown, one.key()))
                json[one.key()] = one.value();
        }
        m_draft.json = std::move(json);
        changed();
    });
}

void CardEditor::retranslate()
{
    m_name->setAccessibleName(tr("Name of the card"));
    m_name->setPlaceholderText(tr("Name of the card"));
    QStringList kinds{GameWords::tr("Creature"), GameWords::tr("Battlegear"), GameWords::tr("Mugic"),
                      GameWords::tr("Location"), GameWords::tr("Attack")};
    m_kind->setTitles(kinds);
    QStringList tribes;
    for (const Affiliation one : {Affiliation::Generic, Affiliation::Overworld, Affiliation::Underworld,
                                  Affiliation::Danian, Affiliation::Mipedian, Affiliation::Marrillian})
        tribes << wordOf(nameOf(one));
    m_affiliation->setTitles(tribes);
    tribes.removeFirst();
    m_tribe->setTitles(tribes + QStringList{wordOf(nameOf(Tribe::Tribeless))});
    QStringList by;
    for (const Discipline one : allDisciplines)
        by << wordOf(nameOf(one));
    m_initiative->setTitles(by + tribes);
    m_kind->setAccessibleName(tr("What kind of card"));
    const FormWords words({&cardLabels(), {}, {}});
    m_tribe->setAccessibleName(words.label("/tribe"));
    m_affiliation->setAccessibleName(words.label("/affiliation"));
    m_initiativeField->setLabel(words.label("/initiative"));
    for (const Number& one : m_numbers)
        one.box->setCaption(words.label(one.pointer));
    for (const Element element : allElements)
        m_elementButtons[static_cast<std::size_t>(element)]->setTitle(wordOf(nameOf(element)));
    m_unique->setTitle(words.label("/unique"));
    m_loyal->setTitle(words.label("/loyal"));
    m_reveal->setTitle(words.label("/reveal_at_beginning_of_game"));
    m_textField->setLabel(tr("The card's text, sentence by sentence"));
    m_understoodTitle->setText(tr("What the referee understands"));
    m_allFields->setTitle(tr("All fields"));
    m_undo->setTitle(CommonWords::tr("Undo"));
    m_remove->setTitle(CommonWords::tr("Delete"));
    show();
}

void CardEditor::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle::chaotic

#include "moc_card_editor.cpp"
