// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/result_form.h"

#include "base/common_words.h"
#include "base/each.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/capital.h"
#include "controls/words/text_label.h"
#include "forms/form.h"
#include "league/telling/season_json.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/forms/form_controls.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/form_field.h"

#include <QComboBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QSignalBlocker>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Result;
using league::SideField;
using league::WayToEnd;

namespace {

/// So many digits a number field shows at least.
constexpr int digits = 5;

QString fieldTitle(const SideField& field)
{
    return capital(Text{field.label}.render());
}

Json emptyOnce()
{
    Json value = Json::object();
    const Shape shape = league::circumstances();
    for (const ShapeKey& key : shape.parts().keys)
        value[key.name] = std::string();
    return value;
}

} // namespace

ResultForm::ResultForm(const LeagueSession& league, const league::Fixture& fixture, Shape shape, QWidget* parent)
    : QWidget(parent)
    , m_league(league)
    , m_entrants(fixture.sides)
    , m_shape(shape)
    , m_fields(sideFields(league.season(), league.rules(), fixture.sides.size()))
{
    for (const int entrant : fixture.sides)
        m_sides.push_back({league.season().entrant(entrant).id, league.nameOf(entrant), {}, nullptr});
    build();
    for (std::size_t i = 0; i < m_sides.size() && m_sides.size() > 2 && m_shape == Shape::Whole; ++i)
        m_sides[i].absent->setChecked(hasLeft(league.season(), fixture.sides[i])); // the others play on
    follow();
}

bool ResultForm::fitsInLine(const LeagueSession& league, const league::Fixture& fixture)
{
    return fixture.sides.size() == 2 && sideFields(league.season(), league.rules(), 2).size() == 1;
}

int ResultForm::numberWidth(const QWidget& like)
{
    return like.fontMetrics().horizontalAdvance(u'0') * digits + 2 * px(Length::SpaceXl);
}

QLineEdit* ResultForm::lineFor(const SideField& field) const
{
    auto* line = new QLineEdit;
    const ShapeParts& parts = field.shape.parts();
    if (parts.form != ShapeForm::Integer) {
        line->setMinimumWidth(line->fontMetrics().horizontalAdvance(u'0') * digits * 4);
        return line;
    }
    line->setValidator(new QIntValidator(parts.minimum, parts.maximum, line));
    line->setAlignment(m_shape == Shape::Line ? Qt::AlignCenter : Qt::AlignRight);
    line->setInputMethodHints(Qt::ImhDigitsOnly);
    line->setFixedWidth(numberWidth(*line));
    return line;
}

void ResultForm::addFields(Side& side, const std::function<void(QLineEdit*, const QString&)>& add)
{
    for (const SideField& field : m_fields) {
        QLineEdit* line = lineFor(field);
        const QString label = fieldTitle(field);
        line->setObjectName(
            QStringLiteral("%1_%2").arg(QString::fromStdString(field.name()), QString::fromStdString(side.id)));
        add(line, label);
        line->setAccessibleName(tr("%1 of %2", "score, team").arg(label, side.name));
        connect(line, &QLineEdit::textChanged, this, &ResultForm::edited);
        side.lines.push_back(line);
    }
    side.absent = new ChoiceButton(m_shape == Shape::Line ? labelled(LeagueWords::tr("No-show"), side.name)
                                                          : LeagueWords::tr("No-show"),
                                   ButtonLook::Outline);
    side.absent->setCheckable(true);
    side.absent->setObjectName(QStringLiteral("absent_%1").arg(QString::fromStdString(side.id)));
    side.absent->setAccessibleName(tr("%1 did not show up").arg(side.name));
    connect(side.absent, &QAbstractButton::toggled, this, [this] {
        follow();
        Q_EMIT edited();
    });
}

QWidget* ResultForm::nameOf(const Side& side)
{
    auto* name = new Paragraph(TypeStep::Label);
    name->setText(side.name);
    return name;
}

void ResultForm::addSidesBelowEachOther(QVBoxLayout& column)
{
    for (Side& side : m_sides) {
        QWidget* numbers = flowOf({}, Length::SpaceM);
        addFields(side, [&](QLineEdit* line, const QString& label) { addField(*numbers->layout(), line, label); });
        column.addWidget(rowOf(nameOf(side), {side.absent}));
        column.addWidget(numbers);
    }
}

void ResultForm::addSidesAsRows(QVBoxLayout& column)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(px(Length::SpaceS));
    grid->setVerticalSpacing(px(Length::SpaceXs));
    grid->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const int row = static_cast<int>(i) + 1; // above it what the columns are
        grid->addWidget(nameOf(m_sides[i]), row, 0);
        int at = 1;
        addFields(m_sides[i], [&](QLineEdit* line, const QString& label) {
            if (i == 0) {
                m_heads.push_back(new TextLabel(label, TypeStep::Caption, Colour::TextMuted));
                grid->addWidget(m_heads.back(), 0, at);
            }
            grid->addWidget(line, row, at++);
        });
        grid->addWidget(m_sides[i].absent, row, at);
    }
    column.addLayout(grid);
}

QWidget* ResultForm::lineOf(const QString& home, QWidget* one, QWidget* other, const QString& away)
{
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Length::SpaceS));
    const auto addName = [&](const QString& words, Qt::Alignment alignment) {
        auto* name = new Paragraph(TypeStep::Label);
        name->setText(words);
        name->setAlignment(alignment | Qt::AlignVCenter);
        row->addWidget(name, 1);
    };
    addName(home, Qt::AlignRight);
    row->addWidget(one);
    row->addWidget(new TextLabel(QStringLiteral(":"), TypeStep::Label, Colour::TextMuted));
    row->addWidget(other);
    addName(away, Qt::AlignLeft);
    return line;
}

void ResultForm::addSidesInLine(QVBoxLayout& column)
{
    for (Side& side : m_sides) {
        addFields(side, [](QLineEdit*, const QString&) {});
        addMore(side.absent);
    }
    column.addWidget(lineOf(m_sides[0].name, m_sides[0].lines[0], m_sides[1].lines[0], m_sides[1].name));
}

void ResultForm::addMore(QWidget* part)
{
    if (!m_more) {
        m_more = flowOf({});
        m_more->setParent(this);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        m_more->setSizePolicy(policy);
    }
    m_more->layout()->addWidget(part);
}

void ResultForm::build()
{
    QVBoxLayout* column = columnIn(*this, 0, px(Length::SpaceM));
    if (m_shape == Shape::Line)
        addSidesInLine(*column);
    else
        m_shape == Shape::Rows ? addSidesAsRows(*column) : addSidesBelowEachOther(*column);
    if (!m_league.rules().ways.empty())
        addWays(*column);
    QStringList names;
    for (const Side& side : m_sides)
        names << side.name;
    m_winner = named("wonBy", new SegmentedChoice(names));
    m_winnerField = addField(*column, m_winner, tr("Who won"));
    connect(m_winner, &SegmentedChoice::chosen, this, &ResultForm::edited);
    if (m_shape == Shape::Whole)
        addCircumstances(*column);
}

void ResultForm::addCircumstances(QVBoxLayout& column)
{
    static const Labels labels = league::circumstanceLabels();
    Form::Guide guide;
    guide.vocabulary.labels = &labels;
    guide.pickers = leaguePickers();
    m_once = new Form(league::circumstances(), std::move(guide));
    m_once->setValue(emptyOnce());
    column.addWidget(m_once);
    connect(m_once, &Form::edited, this, [this] {
        follow();
        Q_EMIT edited();
    });
}

void ResultForm::addWays(QVBoxLayout& column)
{
    QStringList ways;
    for (const WayToEnd& each : m_league.rules().ways)
        ways << Text{each.name}.render();
    const auto changed = [this] {
        follow();
        Q_EMIT edited();
    };
    if (isSmall()) {
        m_wayBox = named("endedByBox", new QComboBox);
        m_wayBox->setAccessibleName(LeagueWords::tr("How it ended"));
        m_wayBox->addItem(tr("Ended: not set"));
        m_wayBox->addItems(ways);
        addMore(m_wayBox);
        connect(m_wayBox, &QComboBox::currentIndexChanged, this, changed);
        return;
    }
    m_way = named("endedBy", new SegmentedChoice(QStringList{capital(LeagueWords::tr("not set"))} + ways));
    m_way->setCurrent(0);
    m_wayField = addField(column, m_way, LeagueWords::tr("How it ended"));
    connect(m_way, &SegmentedChoice::chosen, this, changed);
}

void ResultForm::setHeads(bool shown)
{
    for (TextLabel* head : m_heads)
        head->setVisible(shown);
}

bool ResultForm::saysMore() const
{
    return wayIndex() >= 0 ||
           std::any_of(m_sides.begin(), m_sides.end(), [](const Side& side) { return side.absent->isChecked(); });
}

int ResultForm::wayIndex() const
{
    return (m_wayBox ? m_wayBox->currentIndex() : m_way ? m_way->current() : 0) - 1;
}

void ResultForm::setWay(int index)
{
    if (m_wayBox)
        m_wayBox->setCurrentIndex(index + 1);
    if (m_way)
        m_way->setCurrent(index + 1);
}

void ResultForm::takeOver(const ResultForm& other)
{
    setWay(other.wayIndex());
    for (const Side& side : m_sides) {
        const Side& typed = *other.sideOf(side.id);
        for (std::size_t field = 0; field < m_fields.size(); ++field) {
            QLineEdit& line = *side.lines[field];
            const QLineEdit& before = *typed.lines[field];
            line.setText(before.text());
            line.setCursorPosition(before.cursorPosition());
            if (before.hasSelectedText())
                line.setSelection(before.selectionStart(), static_cast<int>(before.selectedText().size()));
        }
        side.absent->setChecked(typed.absent->isChecked());
    }
    const int winner = other.m_winner->current();
    if (winner >= 0)
        m_winner->setCurrent(
            static_cast<int>(sideOf(other.m_sides[static_cast<std::size_t>(winner)].id) - m_sides.data()));
    follow();
}

bool ResultForm::isFor(const league::Fixture& fixture) const
{
    return std::is_permutation(m_entrants.begin(), m_entrants.end(), fixture.sides.begin(), fixture.sides.end());
}

QString ResultForm::inWords() const
{
    QStringList told;
    QStringList scores;
    bool isScored = false;
    for (const Side& side : m_sides) {
        for (std::size_t field = 0; field < m_fields.size(); ++field) {
            const QLineEdit& line = *side.lines[field];
            const QString text = line.isEnabled() ? line.text().trimmed() : QString();
            const bool isScore = m_fields[field].part == "scores";
            if (isScore)
                scores << (text.isEmpty() ? QString(QChar(0x2013)) : text);
            else if (!text.isEmpty())
                told << labelled(line.accessibleName(), text);
            isScored = isScored || (isScore && !text.isEmpty());
        }
        if (side.absent->isChecked())
            told << side.absent->accessibleName();
    }
    if (isScored)
        told.prepend(scores.join(u':'));
    if (wayIndex() >= 0)
        told << Text{m_league.rules().ways[static_cast<std::size_t>(wayIndex())].name}.render();
    if (m_winner->current() >= 0 && soFar().asksWinner)
        told << tr("Won by %1").arg(m_sides[static_cast<std::size_t>(m_winner->current())].name);
    return enumerated(told);
}

QString ResultForm::lostTo(const league::Fixture* fixture) const
{
    const QString typed = inWords();
    if (typed.isEmpty())
        return {};
    QStringList names;
    for (const Side& side : m_sides)
        names << side.name;
    const QString sides = LeagueSession::versus(names);
    if (!fixture || !fixture->result || hasMisplacedResult(*fixture) || !isFor(*fixture))
        return tr("%1: this match is no longer to be played; you typed %2.").arg(sides, typed);
    const Json recorded = writeResult(m_league.season(), *fixture->result, m_league.rules());
    Json both = recorded;
    both.merge_patch(result());
    if (both == recorded)
        return {};
    return tr("%1: the record says %2, you typed %3.")
        .arg(sides, fixture_words::score(m_league.season(), *fixture->result), typed);
}

const ResultForm::Side* ResultForm::sideOf(const std::string& id) const
{
    return firstWith(m_sides, &Side::id, id);
}

NameReader ResultForm::names() const
{
    return [league = m_league](const std::string& word) { return league.identityName(word); };
}

std::vector<std::string> ResultForm::ids() const
{
    return eachOf(m_sides, &Side::id);
}

league::ToldSoFar ResultForm::soFar() const
{
    return toldSoFar(result(), m_league.season(), m_league.rules(), m_entrants);
}

void ResultForm::follow()
{
    const league::ToldSoFar so = soFar();
    for (const Side& side : m_sides) {
        const bool came = !side.absent->isChecked() && !so.isWalkover;
        for (std::size_t field = 0; field < m_fields.size(); ++field)
            side.lines[field]->setEnabled(came && !(so.countsNothing && m_fields[field].part == "stats"));
    }
    if (m_wayField)
        m_wayField->setVisible(!so.isWalkover);
    if (m_wayBox)
        m_wayBox->setEnabled(!so.isWalkover);
    m_winnerField->setVisible(so.asksWinner);
}

void ResultForm::setResult(const Result& result)
{
    const QSignalBlocker quiet(this);
    const Json told = writeResult(m_league.season(), result, m_league.rules());
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].absent->setChecked(result.absent.size() > i && result.absent[i]);
    const bool isWalkover = soFar().isWalkover;
    for (const Side& side : m_sides) {
        for (std::size_t field = 0; field < m_fields.size() && !isWalkover && !side.absent->isChecked(); ++field)
            side.lines[field]->setText(league::typedFrom(league::told(told, m_fields[field], side.id), names()));
    }
    const auto& ways = m_league.rules().ways;
    const auto ended = std::find_if(ways.begin(), ways.end(), [&](const WayToEnd& way) { return way.id == result.by; });
    setWay(ended == ways.end() ? -1 : static_cast<int>(ended - ways.begin()));
    m_winner->setCurrent(result.winner());
    if (m_once) {
        Json once = emptyOnce();
        for (auto& [key, words] : once.items())
            words = told.value(key, std::string());
        m_once->setValue(std::move(once));
    }
    follow();
}

Checked<Json> ResultForm::typed(const Side& side, std::size_t field) const
{
    const QLineEdit& line = *side.lines[field];
    return line.isEnabled() ? readTyped(m_fields[field], line.text(), names()) : Checked<Json>(Json());
}

Json ResultForm::result() const
{
    Json told = Json::object();
    for (const Side& side : m_sides) {
        if (side.absent->isChecked())
            told["forfeited_by"].push_back(side.id);
        for (std::size_t field = 0; field < m_fields.size(); ++field) {
            if (const Checked<Json> value = typed(side, field))
                tell(told, m_fields[field], side.id, *value);
        }
    }
    const Json once = m_once ? m_once->value() : Json::object();
    for (const auto& [key, words] : once.items()) {
        if (const QString text = QString::fromStdString(words.get<std::string>()).trimmed(); !text.isEmpty())
            told[key] = text.toStdString();
    }
    if (wayIndex() < 0 || toldSoFar(told, m_league.season(), m_league.rules(), m_entrants).isWalkover)
        return told;
    told["by"] = m_league.rules().ways[static_cast<std::size_t>(wayIndex())].id;
    if (toldSoFar(told, m_league.season(), m_league.rules(), m_entrants).asksWinner)
        league::tellWinner(told, ids(), m_winner->current());
    return told;
}

QString ResultForm::missing() const
{
    const league::ToldSoFar so = soFar();
    for (const Side& side : m_sides) {
        for (std::size_t field = 0; field < m_fields.size() && !so.isWalkover; ++field) {
            const Checked<Json> value = typed(side, field);
            if (!value && m_fields[field].part == "details")
                return value.problems().front().message.render();
        }
    }
    return so.missing.render();
}

} // namespace whistle

#include "moc_result_form.cpp"
