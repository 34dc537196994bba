// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/result_form.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "leagues/standings/tally_words.h"
#include "match/form_field.h"

#include <QComboBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QSignalBlocker>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Result;
using league::WayToEnd;

namespace {

/// So many digits a number field shows at least.
constexpr int digits = 5;

QLineEdit* numberLine(int least, int most)
{
    auto* line = new QLineEdit;
    line->setValidator(new QIntValidator(least, most, line));
    line->setAlignment(Qt::AlignRight);
    line->setInputMethodHints(Qt::ImhDigitsOnly);
    line->setFixedWidth(line->fontMetrics().horizontalAdvance(u'0') * digits + 2 * px(Length::SpaceXl));
    return line;
}

/// A number, or names with commas between them.
QLineEdit* carriedLine(const ShapeKey& key)
{
    const ShapeParts& parts = key.shape.parts();
    if (parts.form == ShapeForm::Integer)
        return numberLine(parts.minimum, parts.maximum);
    auto* line = new QLineEdit;
    line->setMinimumWidth(line->fontMetrics().horizontalAdvance(u'0') * digits * 4);
    return line;
}

/// The number that is typed there; none: there is no such line, or none that counts.
std::optional<int> numberIn(const QLineEdit* line)
{
    bool isNumber = false;
    const int number = line ? line->text().toInt(&isNumber) : 0;
    return isNumber && line->isEnabled() ? std::optional(number) : std::nullopt;
}

} // namespace

ResultForm::ResultForm(const LeagueSession& league, const league::Fixture& fixture, Shape shape, QWidget* parent)
    : QWidget(parent)
    , m_league(league)
    , m_shape(shape)
{
    for (const int entrant : fixture.sides) {
        Side side;
        side.id = league.season().entrant(entrant).id;
        side.name = league.nameOf(entrant);
        m_sides.push_back(side);
    }
    const league::LeagueRules& rules = league.rules();
    const std::vector<std::string> keys =
        rules.carriedKeys ? rules.carriedKeys(league.season().settings) : std::vector<std::string>();
    for (const ShapeKey& key : rules.details.parts().keys) {
        const bool isStat = std::any_of(rules.stats.begin(), rules.stats.end(),
                                        [&](const league::StatKind& stat) { return stat.id == key.name; });
        if (!isStat && contains(keys, key.name))
            m_carried.push_back(key);
    }
    build();
    follow();
}

void ResultForm::addFields(Side& side, const std::function<void(QLineEdit*, const QString&)>& add)
{
    const league::LeagueRules& rules = m_league.rules();
    const auto made = [&](QLineEdit* line, const char* kind, const QString& label) {
        line->setObjectName(QStringLiteral("%1_%2").arg(QString::fromLatin1(kind), QString::fromStdString(side.id)));
        add(line, label);
        line->setAccessibleName(tr("%1 of %2", "score, team").arg(label, side.name));
        connect(line, &QLineEdit::textChanged, this, &ResultForm::edited);
        return line;
    };
    if (rules.hasScores)
        side.score = made(numberLine(rules.leastScore, rules.mostScore), "score", tr("Score"));
    for (const league::StatKind& stat : rules.stats)
        side.stats.push_back(made(numberLine(stat.minimum, stat.maximum), stat.id.c_str(), tally_words::nameOf(stat)));
    if (m_sides.size() > 2)
        side.place = made(numberLine(1, static_cast<int>(m_sides.size())), "place", tr("Place"));
    for (const ShapeKey& key : m_carried)
        side.carried.push_back(made(carriedLine(key), ("carried_" + key.name).c_str(), Text{key.label}.render()));
    side.absent = new ChoiceButton(tr("No-show"), ButtonLook::Outline);
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

void ResultForm::build()
{
    QVBoxLayout* column = columnIn(*this, 0, px(Length::SpaceM));
    m_shape == Shape::Rows ? addSidesAsRows(*column) : addSidesBelowEachOther(*column);
    if (!m_league.rules().ways.empty())
        addWays(*column);
    QStringList names;
    for (const Side& side : m_sides)
        names << side.name;
    m_winner = named("wonBy", new SegmentedChoice(names));
    m_winnerField = addField(*column, m_winner, tr("Who won"));
    connect(m_winner, &SegmentedChoice::chosen, this, &ResultForm::edited);
    auto* circumstances = new QWidget;
    QVBoxLayout* more = columnIn(*circumstances, 0, px(Length::SpaceM));
    m_date = addDate(*more, "playedOn", tr("Played on (2027-01-31, optional)"));
    m_note = addLine(*more, "resultNote", tr("Note (optional)"));
    m_awarded = addLine(*more, "awarded", tr("Awarded by the organiser: why; empty: it was played"));
    column->addWidget(circumstances);
    circumstances->setVisible(m_shape == Shape::Whole);
    connect(m_awarded, &QLineEdit::textChanged, this, &ResultForm::follow);
    for (QLineEdit* line : {m_date, m_note, m_awarded})
        connect(line, &QLineEdit::textChanged, this, &ResultForm::edited);
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
    if (m_shape == Shape::Rows) {
        m_wayBox = named("endedByBox", new QComboBox(this));
        m_wayBox->setAccessibleName(tr("How it ended"));
        m_wayBox->addItem(tr("Ended: not set"));
        m_wayBox->addItems(ways);
        connect(m_wayBox, &QComboBox::currentIndexChanged, this, changed);
        return;
    }
    m_way = named("endedBy", new SegmentedChoice(QStringList{tr("Not set")} + ways));
    m_way->setCurrent(0);
    m_wayField = addField(column, m_way, tr("How it ended"));
    connect(m_way, &SegmentedChoice::chosen, this, changed);
}

void ResultForm::setHeads(bool shown)
{
    for (TextLabel* head : m_heads)
        head->setVisible(shown);
}

int ResultForm::wayIndex() const
{
    return (m_wayBox ? m_wayBox->currentIndex() : m_way ? m_way->current() : 0) - 1;
}

const WayToEnd* ResultForm::way() const
{
    return wayIndex() < 0 ? nullptr : &m_league.rules().ways[static_cast<std::size_t>(wayIndex())];
}

void ResultForm::setWay(int index)
{
    if (m_wayBox)
        m_wayBox->setCurrentIndex(index + 1);
    if (m_way)
        m_way->setCurrent(index + 1);
}

std::vector<QLineEdit*> ResultForm::linesOf(const Side& side)
{
    std::vector<QLineEdit*> lines = side.stats;
    lines.insert(lines.end(), side.carried.begin(), side.carried.end());
    for (QLineEdit* line : {side.score, side.place}) {
        if (line)
            lines.push_back(line);
    }
    return lines;
}

void ResultForm::takeOver(const ResultForm& other)
{
    setWay(other.wayIndex());
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const std::vector<QLineEdit*> typed = linesOf(other.m_sides[i]);
        const std::vector<QLineEdit*> lines = linesOf(m_sides[i]);
        for (std::size_t line = 0; line < lines.size(); ++line)
            lines[line]->setText(typed[line]->text());
        m_sides[i].absent->setChecked(other.m_sides[i].absent->isChecked());
    }
}

int ResultForm::absentCount() const
{
    return static_cast<int>(
        std::count_if(m_sides.begin(), m_sides.end(), [](const Side& side) { return side.absent->isChecked(); }));
}

/// Nothing was played: one came at most.
bool ResultForm::isWalkover() const
{
    return static_cast<int>(m_sides.size()) - absentCount() < 2;
}

void ResultForm::follow()
{
    const bool nothing = isWalkover();
    for (const Side& side : m_sides) {
        const bool came = !side.absent->isChecked() && !nothing;
        for (QLineEdit* line : linesOf(side))
            line->setEnabled(came);
        for (QLineEdit* line : side.stats)
            line->setEnabled(came && textIn(*m_awarded).empty());
    }
    if (m_wayField)
        m_wayField->setVisible(!nothing);
    if (m_wayBox)
        m_wayBox->setEnabled(!nothing);
    const WayToEnd* how = way();
    m_winnerField->setVisible(!nothing && m_sides.size() == 2 && how && !how->scoreDecides && !how->allLose);
}

void ResultForm::setResult(const Result& result)
{
    const QSignalBlocker quiet(this);
    const auto isAbsent = [&](std::size_t side) { return result.absent.size() > side && result.absent[side]; };
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].absent->setChecked(isAbsent(i));
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side& side = m_sides[i];
        if (isAbsent(i) || isWalkover())
            continue;
        if (side.score && result.hasScores)
            side.score->setText(QString::number(result.scores[i]));
        for (std::size_t stat = 0; stat < result.stats.size(); ++stat)
            side.stats[stat]->setText(result.stats[stat].empty() ? QString() : QString::number(result.stats[stat][i]));
        if (side.place)
            side.place->setText(QString::number(result.places[i]));
        const Json details = result.details.value(side.id, Json());
        for (std::size_t field = 0; field < m_carried.size() && details.is_object(); ++field) {
            const Json value = details.value(m_carried[field].name, Json());
            QStringList words;
            for (const Json& each : value.is_array() ? value : Json::array())
                words << m_league.identityName(each.get<std::string>());
            side.carried[field]->setText(value.is_number_integer() ? QString::number(value.get<int>())
                                                                   : words.join(QStringLiteral(", ")));
        }
    }
    const auto& ways = m_league.rules().ways;
    const auto ended = std::find_if(ways.begin(), ways.end(), [&](const WayToEnd& way) { return way.id == result.by; });
    setWay(ended == ways.end() ? -1 : static_cast<int>(ended - ways.begin()));
    m_winner->setCurrent(result.winner());
    m_date->setText(QString::fromStdString(result.date));
    m_note->setText(QString::fromStdString(result.note));
    m_awarded->setText(QString::fromStdString(result.awarded));
    follow();
}

Json ResultForm::result() const
{
    Json told = Json::object();
    for (const Side& side : m_sides) {
        if (side.absent->isChecked())
            told["forfeited_by"].push_back(side.id);
        if (const auto score = numberIn(side.score))
            told["scores"][side.id] = *score;
        if (const auto place = numberIn(side.place))
            told["places"][side.id] = *place;
        for (std::size_t stat = 0; stat < side.stats.size(); ++stat) {
            if (const auto count = numberIn(side.stats[stat]))
                told["stats"][m_league.rules().stats[stat].id][side.id] = *count;
        }
    }
    if (const WayToEnd* how = way(); how && !isWalkover()) {
        told["by"] = how->id;
        if (m_winnerField->isVisibleTo(this) && m_winner->current() >= 0) {
            for (std::size_t i = 0; i < m_sides.size(); ++i)
                told["places"][m_sides[i].id] = static_cast<int>(i) == m_winner->current() ? 1 : 2;
        }
    }
    if (!isWalkover())
        tellCarried(told);
    for (const auto& [key, line] :
         {std::pair("date", m_date), std::pair("note", m_note), std::pair("awarded", m_awarded)}) {
        if (const std::string text = textIn(*line); !text.empty())
            told[key] = text;
    }
    return told;
}

Json ResultForm::told(const ShapeKey& key, const QLineEdit& line, QString* unknown) const
{
    const QString text = line.text().trimmed();
    const ShapeParts& parts = key.shape.parts();
    if (text.isEmpty())
        return nullptr;
    if (parts.form == ShapeForm::Integer)
        return text.toInt();
    Json list = Json::array();
    const QStringList words = text.split(u',', Qt::SkipEmptyParts);
    for (const QString& each : words) {
        const QString word = each.trimmed();
        const std::vector<std::string> known =
            parts.shapes.empty() ? std::vector<std::string>() : parts.shapes.front().parts().words;
        const auto found = std::find_if(known.begin(), known.end(), [&](const std::string& id) {
            return word.compare(QString::fromStdString(id), Qt::CaseInsensitive) == 0 ||
                   word.compare(m_league.identityName(id), Qt::CaseInsensitive) == 0;
        });
        if (found != known.end())
            list.push_back(*found);
        else if (known.empty())
            list.push_back(word.toStdString());
        else if (unknown)
            *unknown = word;
    }
    return list;
}

/// A statistic that is carried on as well needs no field of its own.
void ResultForm::tellCarried(Json& result) const
{
    for (const Side& side : m_sides) {
        Json details = Json::object();
        for (std::size_t field = 0; field < m_carried.size(); ++field) {
            if (const Json value = told(m_carried[field], *side.carried[field]); !value.is_null())
                details[m_carried[field].name] = value;
        }
        for (const ShapeKey& key : m_league.rules().details.parts().keys) {
            if (result.contains("stats") && result["stats"].contains(key.name) &&
                result["stats"][key.name].contains(side.id))
                details[key.name] = result["stats"][key.name][side.id];
        }
        if (!details.empty())
            result["details"][side.id] = std::move(details);
    }
}

QString ResultForm::missing() const
{
    if (isWalkover())
        return {};
    for (const Side& side : m_sides) {
        for (std::size_t field = 0; field < m_carried.size(); ++field) {
            QString unknown;
            (void)told(m_carried[field], *side.carried[field], &unknown);
            if (!unknown.isEmpty())
                return tr("\"%1\" is not in the game.").arg(unknown);
        }
    }
    for (const Side& side : m_sides) {
        const bool isTold = !side.score || !side.score->isEnabled() || side.score->hasAcceptableInput();
        if (!isTold)
            return tr("Enter the score of %1, or a no-show.").arg(side.name);
    }
    if (m_winnerField->isVisibleTo(this) && m_winner->current() < 0)
        return tr("Choose the winner.");
    return {};
}

} // namespace whistle
