// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/table_page.h"

#include "base/common_words.h"
#include "catalog/leagues.h"
#include "controls/layout/columns.h"
#include "league/refereeing/trf_intake.h"
#include "leagues/panels/layout.h"
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
             {panelOf({m_title, m_hint, flowOf({m_choose, m_paste}), m_source, m_columns, m_preview})})
        ->addStretch(1);
    columnIn(*this, 0, -1, {area});
    connect(m_choose, &QAbstractButton::clicked, this, &TablePage::choose);
    connect(m_paste, &QAbstractButton::clicked, this, &TablePage::paste);
    connect(m_preview, &IntakePreview::accepted, this, &TablePage::takeIn);
    connect(m_preview, &IntakePreview::takenBack, this, &TablePage::takeBack);
    connect(m_preview, &IntakePreview::left, this, &TablePage::left);
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
    take(bytes ? decodedText(*bytes, name.toStdString(), Unreadable::Left) : Checked<DecodedText>(bytes.problems()),
         name);
}

void TablePage::paste()
{
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const QString from = tr("Copied lines");
    take(decodedText(text, from.toStdString(), Unreadable::Left), from);
}

void TablePage::take(const Checked<DecodedText>& text, const QString& from)
{
    if (text && league::isTournamentReport(text->utf8)) {
        Q_EMIT reportFound(text->utf8, sourceOf(from, text));
        return;
    }
    m_table.clear();
    m_intake.reset();
    m_recorded.clear();
    m_problems.clear();
    m_from = sourceOf(from, text);
    if (!text) {
        m_problems = words(text.problems());
    } else {
        const Checked<std::vector<SheetLine>> table = readSheet(text->utf8, from.toStdString());
        if (table)
            m_table = *table;
        else
            m_problems = words(table.problems());
    }
    m_chosen.clear();
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
    const std::vector<std::string> known =
        m_chosen.empty() ? recognisedColumns(heads, m_league.season(), m_league.rules()) : m_chosen;
    for (std::size_t place = 0; place < heads.size(); ++place) {
        auto* box = new QComboBox;
        box->setObjectName(QStringLiteral("column_%1").arg(place));
        box->addItem(tr("not used", "a column of a table"), QString());
        for (const league::SheetColumn& column : league::sheetColumns(m_league.season(), m_league.rules()))
            box->addItem(titleOf(column), QString::fromStdString(column.id));
        const std::string is = place < known.size() ? known[place] : std::string();
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
    m_source->say(m_from);
    const bool isIn = !m_recorded.empty();
    m_columns->setVisible(!m_table.empty() && !isIn && !(m_intake && m_intake->isOurs));
    m_preview->tell(m_problems, m_intake ? &*m_intake : nullptr, isIn);
}

void TablePage::takeIn()
{
    const league::Intake intake = *m_intake;
    const std::size_t before = m_league.session().match().entries().size();
    m_recorded = {0}; // what it says of the season is not asked again meanwhile
    const bool isIn = m_league.session().playAll(intake.acts) == Played::Accepted;
    m_recorded.clear();
    const std::vector<LogEntry>& entries = m_league.session().match().entries();
    for (std::size_t i = before; isIn && i < entries.size(); ++i)
        m_recorded.push_back(entries[i].number);
    isIn ? look() : read();
    if (isIn)
        m_preview->goOn();
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
