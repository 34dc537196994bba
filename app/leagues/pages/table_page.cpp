// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/table_page.h"

#include "base/common_words.h"
#include "catalog/leagues.h"
#include "controls/layout/columns.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

namespace whistle {

using namespace league_layout;

namespace {

/// So many lines are shown of what comes in, and of what is left out.
constexpr std::size_t mostTaken = 5;
constexpr std::size_t mostLeftOut = 30;

} // namespace

TablePage::TablePage(const LeagueSession& league, QWidget* parent)
    : QWidget(parent)
    , m_league(league)
    , m_columns(flowOf({}, Length::SpaceM))
{
    setObjectName(QStringLiteral("tablePage"));
    auto* content = new QWidget;
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*content, px(Length::SpaceL), -1,
             {panelOf({m_title, m_hint, flowOf({m_choose, m_paste}), m_source, m_columns, m_follows,
                       flowOf({m_accept, m_back, m_leave}), m_leftOut})})
        ->addStretch(1);
    columnIn(*this, 0, -1, {area});
    connect(m_choose, &QAbstractButton::clicked, this, &TablePage::choose);
    connect(m_paste, &QAbstractButton::clicked, this, &TablePage::paste);
    connect(m_accept, &QAbstractButton::clicked, this, &TablePage::takeIn);
    connect(m_back, &QAbstractButton::clicked, this, &TablePage::takeBack);
    connect(m_leave, &QAbstractButton::clicked, this, &TablePage::left);
    // Somebody else has gone on with the season: the same table says something else of it now.
    connect(&league.session(), &MatchSession::changed, this, [this] {
        if (m_intake && m_recorded.empty())
            read();
    });
    look();
}

void TablePage::choose()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("The table of the season"), QString(),
                                                      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void TablePage::openFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const Checked<std::string> bytes = readWholeFile(path, largestList);
    take(bytes ? decodedText(*bytes, name.toStdString()) : Checked<DecodedText>(bytes.problems()), name);
}

void TablePage::paste()
{
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const QString from = tr("Copied lines");
    take(decodedText(text, from.toStdString()), from);
}

void TablePage::take(const Checked<DecodedText>& text, const QString& from)
{
    m_table.clear();
    m_intake.reset();
    m_recorded.clear();
    m_problems.clear();
    m_from = from;
    if (!text) {
        m_problems = words(text.problems());
    } else {
        if (text->encoding != Encoding::Utf8)
            m_from = tr("%1, written in %2", "file, encoding").arg(from, QString::fromLatin1(nameOf(text->encoding)));
        const Checked<std::vector<SheetLine>> table = readSheet(text->utf8, from.toStdString());
        if (table)
            m_table = *table;
        else
            m_problems = words(table.problems());
    }
    m_chosen = m_table.empty() ? std::vector<std::string>()
                               : recognisedColumns(m_table.front().cells, m_league.season(), m_league.rules());
    if (m_problems.isEmpty())
        read();
    listColumns();
    look();
}

void TablePage::read()
{
    m_problems.clear();
    Checked<league::Intake> intake = league::takeIn(
        m_table, m_league.season(), leagueRules,
        [this](const std::string& word) { return m_league.identityName(word); }, m_chosen);
    m_intake.reset();
    if (intake)
        m_intake = std::move(*intake);
    else
        m_problems = words(intake.problems());
    look();
}

void TablePage::listColumns()
{
    clear(*m_columns->layout());
    m_boxes.clear();
    const std::vector<std::string> heads = m_table.empty() ? std::vector<std::string>() : m_table.front().cells;
    for (std::size_t place = 0; place < heads.size(); ++place) {
        auto* box = new QComboBox;
        box->setObjectName(QStringLiteral("column_%1").arg(place));
        box->addItem(tr("not used", "a column of a table"), QString());
        for (const league::SheetColumn& column : league::sheetColumns(m_league.season(), m_league.rules()))
            box->addItem(titleOf(column), QString::fromStdString(column.id));
        const std::string is = place < m_chosen.size() ? m_chosen[place] : std::string();
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(is))));
        const QString head = QString::fromStdString(heads[place]).trimmed();
        auto* field = new FormField(box);
        field->setLabel(head.isEmpty() ? tr("Column %1").arg(place + 1) : head);
        m_columns->layout()->addWidget(field);
        m_boxes.push_back(box);
        connect(box, &QComboBox::activated, this, [this] {
            m_chosen.clear();
            for (const QComboBox* each : m_boxes)
                m_chosen.push_back(idIn(*each));
            read();
        });
    }
}

void TablePage::look()
{
    m_title->setText(tr("From a table"));
    setAccessibleName(m_title->text());
    m_hint->setText(tr("Entrants, fixtures or results: a CSV file, or lines copied from a spreadsheet. The first line "
                       "names the columns."));
    m_choose->setTitle(tr("Choose a file"));
    m_paste->setTitle(tr("Paste copied lines"));
    m_back->setTitle(tr("Undo everything"));
    m_leave->setTitle(m_recorded.empty() ? CommonWords::tr("Cancel") : CommonWords::tr("Done"));
    m_source->say(m_from);
    const bool isIn = !m_recorded.empty();
    m_columns->setVisible(!m_table.empty() && !isIn);
    m_accept->setVisible(!m_table.empty() && !isIn);
    m_back->setVisible(isIn);
    QStringList follows = m_problems;
    QStringList leftOut;
    const int lines = m_intake ? static_cast<int>(m_intake->taken.size()) : 0;
    if (m_intake && isIn) {
        follows << tr("%n lines imported.", "", lines);
    } else if (m_intake) {
        if (lines > 0)
            follows << tr("%n lines will be imported.", "", lines);
        if (m_intake->known > 0)
            follows << tr("%n lines match what the season already has.", "", m_intake->known);
        if (!m_intake->leftOut.empty())
            follows << tr("%n lines are left out; they are listed below.", "",
                          static_cast<int>(m_intake->leftOut.size()));
        for (std::size_t i = 0; i < std::min(mostTaken, m_intake->taken.size()); ++i)
            follows << LeagueWords::tr("• %1").arg(m_intake->taken[i].what.render());
        if (m_intake->taken.size() > mostTaken)
            follows << tr("• and so on", "one of a list");
    }
    for (std::size_t i = 0; m_intake && i < std::min(mostLeftOut, m_intake->leftOut.size()); ++i)
        leftOut
            << CommonWords::tr("Line %1: %2").arg(m_intake->leftOut[i].line).arg(m_intake->leftOut[i].message.render());
    m_follows->say(follows.join(u'\n'));
    m_leftOut->say(leftOut.join(u'\n'));
    m_accept->setTitle(tr("Import %n lines", "", lines));
    m_accept->setUnavailable(lines > 0 ? QString() : tr("None of these lines can be imported."));
}

void TablePage::takeIn()
{
    if (!m_intake || m_accept->isUnavailable())
        return;
    const league::Intake intake = *m_intake;
    const std::size_t before = m_league.session().match().entries().size();
    m_recorded = {0}; // what it says of the season is not asked again meanwhile
    const bool isIn = m_league.session().playAll(intake.acts()) == Played::Accepted;
    m_recorded.clear();
    const std::vector<LogEntry>& entries = m_league.session().match().entries();
    for (std::size_t i = before; isIn && i < entries.size(); ++i)
        m_recorded.push_back(entries[i].number);
    isIn ? look() : read();
    if (isIn)
        m_leave->setFocus(Qt::OtherFocusReason);
}

void TablePage::takeBack()
{
    std::vector<Json> edits;
    for (auto number = m_recorded.rbegin(); number != m_recorded.rend(); ++number)
        edits.push_back({{"edit", "withdraw"}, {"number", *number}});
    if (m_league.session().playAll(edits) != Played::Accepted)
        return;
    m_recorded.clear();
    read();
}

void TablePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    listColumns();
    look();
}

} // namespace whistle

#include "moc_table_page.cpp"
