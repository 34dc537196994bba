// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/number_sheet.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"

#include <QShortcut>
#include <algorithm>

namespace whistle {

namespace {

constexpr int lastDigit = 9;
/// The width of the words before the digits, in em of the text; below this width of all they stand above them.
constexpr double labelEms = 10;
constexpr double sideBySideEms = 52; // the ten digits and "more" fit beside it

} // namespace

std::optional<std::size_t> MarkRow::one() const
{
    const auto found = std::ranges::find(chosen, true);
    return found == chosen.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - chosen.begin()));
}

bool NumberSheetState::isComplete() const
{
    const auto isSaid = [](const NumberRow& row) { return row.value.has_value(); };
    const bool areNumbersSaid = isPartial ? std::ranges::any_of(rows, isSaid) : std::ranges::all_of(rows, isSaid);
    return areNumbersSaid &&
           std::ranges::all_of(groups, [](const MarkRow& group) { return group.one().has_value(); }) &&
           (!isNamed || !named.trimmed().isEmpty());
}

NumberSheet::NumberSheet()
{
    const int gap = px(Length::SpaceS);
    m_column = columnIn(*m_lines, 0, px(Length::SpaceXs));
    columnIn(*this, px(Length::SpaceM), gap, {m_title, m_note, m_known, m_lines})->addStretch(1);
    m_name->setMaxLength(60);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_state.named = text;
        Q_EMIT changed();
    });
    for (int digit = 0; digit <= lastDigit; ++digit) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + digit), this);
        connect(key, &QShortcut::activated, this, [this, digit] {
            const auto open = std::ranges::find(m_state.rows, std::optional<int>(), &NumberRow::value);
            if (open != m_state.rows.end() && digit >= open->least && digit <= open->most)
                say(static_cast<std::size_t>(open - m_state.rows.begin()), digit);
        });
    }
    hide();
}

NumberSheet::Line NumberSheet::addLine(const QString& label)
{
    auto* box = new QWidget;
    auto* row = rowIn(*box, 0, px(Length::SpaceS));
    const Line line{box, row, new Paragraph(label, TypeStep::Body, Colour::TextMuted), new ButtonRow};
    line.buttons->setAccessibleName(label);
    row->addWidget(line.label);
    row->addWidget(line.buttons, 1);
    m_column->addWidget(box);
    return line;
}

void NumberSheet::setState(NumberSheetState state)
{
    m_state = std::move(state);
    m_isLong.assign(m_state.rows.size(), false);
    m_name->setParent(this);
    m_name->hide();
    letGoOfAll(*m_column);
    m_groups.clear();
    m_rows.clear();
    m_marks.clear();
    m_nameLine = {};
    for (const MarkRow& group : m_state.groups)
        m_groups.push_back(addLine(group.label));
    for (std::size_t i = 0; i < m_state.rows.size(); ++i) {
        m_rows.push_back(addLine(m_state.rows[i].label));
        m_isLong[i] = m_state.rows[i].value.value_or(0) > lastDigit;
    }
    for (const MarkRow& marks : m_state.marks)
        m_marks.push_back(addLine(marks.label));
    if (!m_state.nameLabel.isEmpty()) {
        m_nameLine = addLine(m_state.nameLabel);
        m_nameLine.buttons->hide();
        m_nameLine.row->addWidget(m_name, 1);
        m_name->setText(m_state.named);
        m_name->setAccessibleName(m_state.nameLabel);
        m_name->show();
    }
    m_title->say(m_state.title);
    m_note->say(m_state.note);
    ChoicePanelState known;
    for (const ChoiceSection& section : m_state.known)
        known.add(section);
    m_known->setVisible(!known.sections.empty());
    m_known->setState(std::move(known));
    showLines();
    arrange();
}

void NumberSheet::showLines()
{
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        showMarks(m_groups[i], m_state.groups[i]);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        showNumbers(i);
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        showMarks(m_marks[i], m_state.marks[i]);
}

void NumberSheet::say(std::size_t row, int number)
{
    m_state.rows[row].value = number;
    showLines();
    Q_EMIT changed();
}

void NumberSheet::showNumbers(std::size_t row)
{
    const NumberRow& line = m_state.rows[row];
    const bool isCut = !m_isLong[row] && line.most > lastDigit;
    std::vector<ButtonSpec> numbers;
    for (int number = line.least; number <= (isCut ? lastDigit : line.most); ++number) {
        if (line.isChange && number == 0)
            continue;
        const QString words = (line.isChange && number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
        numbers.push_back(ButtonSpec{QStringLiteral("%1_%2").arg(line.name).arg(number), words,
                                     [this, row, number] { say(row, number); }}
                              .among(line.value == number)
                              .asNumber());
        numbers.back().spoken = labelled(line.label, words);
    }
    if (isCut)
        numbers.push_back(ButtonSpec{
            line.name + QStringLiteral("_more"), tr("more"), [this, row] {
                m_isLong[row] = true;
                showLines();
            }}.as(ButtonLook::Outline));
    m_rows[row].buttons->setButtons(std::move(numbers));
}

void NumberSheet::showMarks(const Line& line, MarkRow& marks)
{
    marks.chosen.resize(static_cast<std::size_t>(marks.words.size()), false);
    std::vector<ButtonSpec> words;
    for (std::size_t i = 0; i < marks.chosen.size(); ++i) {
        const auto say = [this, &marks, i] {
            const bool isChosen = !marks.chosen[i];
            if (marks.isOne)
                marks.chosen.assign(marks.chosen.size(), false);
            marks.chosen[i] = isChosen || marks.isOne;
            showLines();
            Q_EMIT changed();
        };
        words.push_back(
            ButtonSpec{QStringLiteral("%1_%2").arg(marks.name).arg(i), marks.words[static_cast<qsizetype>(i)], say}
                .among(marks.chosen[i]));
    }
    line.buttons->setButtons(std::move(words));
}

void NumberSheet::arrange()
{
    const double em = Theme::current().em();
    const bool isWide = width() >= em * sideBySideEms;
    const auto lay = [&](const Line& line) {
        if (!line.box)
            return;
        line.row->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        line.label->setMinimumWidth(isWide ? qRound(em * labelEms) : 0);
        line.label->setMaximumWidth(isWide ? qRound(em * labelEms) : QWIDGETSIZE_MAX);
    };
    for (const std::vector<Line>* lines : {&m_groups, &m_rows, &m_marks})
        std::ranges::for_each(*lines, lay);
    lay(m_nameLine);
}

} // namespace whistle

#include "moc_number_sheet.cpp"
