// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/histories_view.h"

#include "base/common_words.h"
#include "base/first.h"
#include "base/html.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "controls/words/icon_label.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "look/emblem.h"
#include "look/painted.h"
#include "look/painting.h"
#include "look/paper.h"

#include <QDesktopServices>
#include <QDir>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>
#include <algorithm>
#include <map>
#include <set>

namespace whistle {

using namespace league_layout;

namespace {

struct ToldEntry {
    QString words;
    int seat = 0; ///< 0: nobody's, or it is not told
    int points = 0;
};

ToldEntry toldIn(const Json& entry, const NameReader& names)
{
    return {wordsOfEntry(entry, names), valueIn(entry, "seat", 0), valueIn(entry, "points", 0)};
}

/// What it has behind what is common, as far as anybody reads it.
std::map<int, ToldEntry> entriesOf(const ClubHistory& history, int common, const NameReader& names)
{
    constexpr std::size_t most = 100;
    std::map<int, ToldEntry> all;
    for (const Json& entry : partOf(history.telling, "entries")) {
        const int number = valueIn(entry, "number", 0);
        if (all.size() < most && number > common && number <= history.lines)
            all.emplace(number, toldIn(entry, names));
    }
    return all;
}

/// What each of them has, by number, and every number that any of them has.
struct SideBySide {
    std::vector<std::map<int, ToldEntry>> entries;
    std::set<int> numbers;
};
SideBySide sideBySide(const std::vector<ClubHistory>& histories, const NameReader& names)
{
    SideBySide all;
    const int common = commonOf(histories);
    for (const ClubHistory& history : histories) {
        for (const auto& [number, entry] : all.entries.emplace_back(entriesOf(history, common, names)))
            all.numbers.insert(number);
    }
    return all;
}

/// The same entry in each of the histories, as far as they have it: how many words all have in common at its beginning
/// and behind those at its end.
struct Alike {
    qsizetype first = 0;
    qsizetype last = 0;
};
Alike alikeIn(const SideBySide& sides, int number)
{
    std::vector<QStringList> all;
    for (const auto& entries : sides.entries) {
        const auto found = entries.find(number);
        all.push_back(found == entries.end() ? QStringList() : found->second.words.split(u' '));
    }
    qsizetype shortest = all.front().size();
    for (const QStringList& words : all)
        shortest = std::min(shortest, words.size());
    const auto areAlike = [&](qsizetype fromEnd, qsizetype i) {
        return std::all_of(all.begin(), all.end(), [&](const QStringList& words) {
            const auto at = [&](const QStringList& of) { return fromEnd > 0 ? of[of.size() - 1 - i] : of[i]; };
            return at(words) == at(all.front());
        });
    };
    Alike alike;
    while (alike.first < shortest && areAlike(0, alike.first))
        ++alike.first;
    while (alike.first + alike.last < shortest && areAlike(1, alike.last))
        ++alike.last;
    return alike;
}

/// What is not alike in strong letters.
QString marked(const QString& text, const Alike& alike)
{
    const QStringList words = text.split(u' ');
    QStringList parts{words.mid(0, alike.first).join(u' ').toHtmlEscaped()};
    const qsizetype other = words.size() - alike.first - alike.last;
    if (other > 0)
        parts << QStringLiteral("<b>%1</b>").arg(words.mid(alike.first, other).join(u' ').toHtmlEscaped());
    parts << words.mid(words.size() - alike.last).join(u' ').toHtmlEscaped();
    parts.removeAll(QString());
    return isolated(parts.join(u' '));
}

std::optional<Instant> momentOf(const ClubHistory& history, const char* key)
{
    return Instant::fromIso(valueIn(history.telling, key, std::string()));
}

} // namespace

/// A card behind each history, from its head to its last row; the one that is chosen has a frame.
class HistoriesView::Columns : public Painted<QWidget> {
public:
    QGridLayout* grid = new QGridLayout(this);
    int chosen = -1; ///< of the columns; -1: none

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const Theme& theme = Theme::current();
        std::map<int, QRect> cards; // by column
        std::map<int, int> tops;    // of the rows
        for (int i = 0; i < grid->count(); ++i) {
            int row = 0;
            int column = 0;
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(i, &row, &column, &rows, &columns);
            if (column % 2 != 0)
                continue;
            const QRect part = grid->itemAt(i)->geometry();
            cards[column] |= part;
            if (row > 0)
                tops[row] = part.top();
        }
        for (auto& [column, card] : cards) {
            card.setTop(0);
            card.setBottom(height() - 1);
            Box box{theme.colour(Colour::Surface), {}, pxF(Length::RadiusPanel), pxF(Length::LineFocus)};
            if (column == chosen)
                box.edge = theme.colour(Colour::Chalk);
            paintBox(painter, card, box);
            for (const auto& [row, top] : tops)
                painter.fillRect(card.left() + px(Length::SpaceS), top, card.width() - 2 * px(Length::SpaceS), 1,
                                 theme.colour(Colour::Line));
        }
    }
};

HistoriesView::HistoriesView(const ClubDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_columns(new Columns)
    , m_grid(m_columns->grid)
{
    setObjectName(QStringLiteral("historiesView"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(px(Length::SpaceM));
    m_grid->setVerticalSpacing(0);
    auto* content = new QWidget;
    auto* decision = new QGridLayout;
    decision->setSpacing(px(Length::SpaceM));
    m_decision = panelOf({m_whyTitle, m_reasons, m_other, m_until});
    decision->addWidget(m_decision, 0, 0);
    decision->addWidget(panelOf({m_then, m_stays, flowOf({m_choose, m_leave})}), 0, 1);
    columnIn(*content, 0, px(Length::SpaceM),
             {rowOf(m_title, {m_print}, Qt::AlignTop), m_common, m_columns, {decision}})
        ->addStretch(1);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*this, 0, -1, {area});
    m_print->setDrawing(Icon::Print);
    connect(m_print, &QAbstractButton::clicked, this, &HistoriesView::print);
    connect(m_leave, &QAbstractButton::clicked, this, &HistoriesView::left);
    connect(m_other, &QLineEdit::textChanged, this, &HistoriesView::renew);
    connect(m_choose, &QAbstractButton::clicked, this, [this] {
        m_desk.club().choose(m_record, m_chosen, reason());
        Q_EMIT left();
    });
}

void HistoriesView::show(const QString& record)
{
    m_record = record;
    m_shown.clear();
    m_chosen = 0;
    m_why = Why::None;
    m_other->clear();
    renew();
}

const std::vector<ClubHistory>& HistoriesView::histories() const
{
    static const std::vector<ClubHistory> none;
    const auto found = m_desk.news().histories.find(m_record);
    return found == m_desk.news().histories.end() ? none : found->second;
}

Json HistoriesView::summaryOf(const ClubRecord& record, const ClubHistory& history) const
{
    const Json told = partOf(history.telling, "summary");
    return told.is_object() ? told : history.counts ? record.summary : Json::object();
}

QString HistoriesView::nameOf(const ClubHistory& history) const
{
    return CommonWords::tr("%1 (%2)").arg(isolated(history.deviceName), isolated(history.holder));
}

QString HistoriesView::reason() const
{
    switch (m_why) {
    case Why::Players:
        return tr("All players say so.");
    case Why::Table:
        return tr("This is how the table looks.");
    case Why::Other:
        return m_other->text().trimmed();
    case Why::None:
        break;
    }
    return {};
}

void HistoriesView::renew()
{
    const ClubRecord* record = m_desk.news().recordOf(m_record);
    if (!record || record->histories < 2) {
        if (!std::exchange(m_record, QString()).isEmpty())
            Q_EMIT left(); // it is no longer there
        return;
    }
    if (record->isChosen) { // by somebody else meanwhile, or long ago
        const ClubHistory* counting = firstWith(histories(), &ClubHistory::counts, true);
        m_chosen = counting ? counting->number : 0;
    }
    m_decision->setVisible(!record->isChosen);
    m_choose->setVisible(!record->isChosen);
    const int common = commonOf(histories());
    m_title->setText(tr("%1: two histories").arg(m_desk.sidesOf(*record)));
    setAccessibleName(m_title->text());
    m_print->setTitle(tr("Print both"));
    m_common->setText(
        common > 0
            ? tr("Both are the same up to entry %1. From there on they differ; nothing has been merged.").arg(common)
            : tr("They differ from the first entry on; nothing has been merged."));
    showSides(*record);
    if (record->isChosen) {
        showDecided();
        return;
    }
    showReasons();
    showDecision(*record);
}

void HistoriesView::showSides(const ClubRecord& record)
{
    QString now;
    for (const ClubHistory& history : histories())
        now += QStringLiteral("%1 %2 %3 ").arg(history.number).arg(history.lines).arg(history.counts) +
               QString::fromStdString(history.telling.dump());
    now += QString::number(m_chosen) + (record.isChosen ? u'!' : u'?');
    if (now == m_shown)
        return;
    m_shown = now;
    const QString held = focusWidget() ? focusWidget()->objectName() : QString();
    clear(*m_grid);
    m_columns->chosen = -1;
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, 0);
    int column = 0;
    for (const ClubHistory& history : histories()) {
        addHead(column, record, history);
        m_grid->setColumnStretch(column, 1);
        column += 2;
    }
    addEntries(commonOf(histories()));
    if (auto* again = held.isEmpty() ? nullptr : findChild<QWidget*>(held))
        again->setFocus(Qt::OtherFocusReason);
}

/// Whose it is, when it was played, and how it stands there.
void HistoriesView::addHead(int column, const ClubRecord& record, const ClubHistory& history)
{
    auto* head = new QWidget;
    QVBoxLayout* parts = columnIn(*head, px(Length::SpaceM), px(Length::SpaceS));
    const int common = commonOf(histories());
    const std::optional<Instant> from = momentOf(history, "from");
    const std::optional<Instant> to = momentOf(history, "to");
    const QString entries = history.lines > common + 1 ? tr("entries %1 to %2").arg(common + 1).arg(history.lines)
                            : history.lines > common   ? CommonWords::tr("entry %1").arg(history.lines)
                                                       : tr("up to entry %1").arg(history.lines);
    const QString detail = from && to ? tr("%1, %2 to %3", "entries, time of the first and the last one")
                                            .arg(entries, club_words::clockOf(*from), club_words::clockOf(*to, *from))
                                      : entries;
    if (record.isChosen) {
        parts->addWidget(new Paragraph(nameOf(history), TypeStep::Title));
        parts->addWidget(new Paragraph(detail, TypeStep::Caption, Colour::TextMuted));
    } else {
        auto* choice = new ButtonRow;
        choice->setColumns(1);
        choice->setAccessibleName(tr("Which history counts"));
        choice->setButtons({ButtonSpec{QStringLiteral("history_%1").arg(history.number), nameOf(history),
                                       [this, number = history.number] {
                                           m_chosen = number;
                                           renew();
                                       }}
                                .saying(detail)
                                .among(history.number == m_chosen)});
        parts->addWidget(choice);
    }
    const Json summary = summaryOf(record, history);
    for (const SummarySeat& seat : m_desk.seatsIn(summary)) {
        auto* row = new QWidget;
        rowIn(*row, 0, px(Length::SpaceS),
              {new SeatEmblem(seat.seat),
               {new Paragraph(seat.name, TypeStep::Title), 1},
               {new TextLabel(QString::number(seat.score), TypeStep::Number), 0, Qt::AlignVCenter}});
        parts->addWidget(row);
    }
    if (const QString standing = m_desk.standingIn(summary); !standing.isEmpty())
        parts->addWidget(new Paragraph(standing, TypeStep::Body, Colour::TextMuted));
    parts->addStretch(1);
    m_grid->addWidget(head, 0, column);
}

/// A row for each number that any of them has: the same row is the same number.
void HistoriesView::addEntries(int common)
{
    const std::vector<ClubHistory>& all = histories();
    const SideBySide sides = sideBySide(all, m_desk.names());
    const bool hasSeats = std::any_of(sides.entries.begin(), sides.entries.end(), [](const auto& entries) {
        return std::any_of(entries.begin(), entries.end(), [](const auto& each) { return each.second.seat > 0; });
    });
    constexpr double sign = 16;
    const auto add = [&](int row, std::size_t side, QWidget* before, TextLabel* words, const QString& behind = {}) {
        auto* cell = new QWidget;
        QHBoxLayout* parts = rowIn(*cell, {px(Length::SpaceM), px(Length::SpaceS)}, px(Length::SpaceS));
        if (before)
            parts->addWidget(before, 0, Qt::AlignVCenter);
        parts->addWidget(words, 1);
        if (!behind.isEmpty())
            parts->addWidget(new TextLabel(behind, TypeStep::Label), 0, Qt::AlignVCenter);
        m_grid->addWidget(cell, row, static_cast<int>(side) * 2);
    };
    int row = 1;
    for (std::size_t i = 0; i < all.size() && common > 0; ++i)
        add(row, i, new IconLabel(Icon::Check, Colour::TextMuted, sign),
            new Paragraph(tr("up to %1 the same").arg(common), TypeStep::Body, Colour::TextMuted));
    row += common > 0 ? 1 : 0;
    for (const int number : sides.numbers) {
        const Alike alike = alikeIn(sides, number);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto found = sides.entries[i].find(number);
            if (found == sides.entries[i].end())
                continue;
            const ToldEntry& entry = found->second;
            auto* words = new Paragraph(marked(entry.words, alike));
            words->setTextFormat(Qt::RichText);
            words->setAccessibleName(entry.words);
            add(row, i, hasSeats ? new SeatEmblem(entry.seat, sign) : nullptr, words,
                entry.points != 0 ? CounterLabel::words(entry.points, CounterLabel::Sign::Always) : QString());
        }
        auto* label = new TextLabel(QString::number(number), TypeStep::Caption, Colour::TextMuted);
        label->setContentsMargins(0, px(Length::SpaceS), 0, px(Length::SpaceS));
        m_grid->addWidget(label, row, 1, Qt::AlignTop | Qt::AlignHCenter);
        ++row;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const ClubHistory& history = all[i];
        const int more = valueIn(history.telling, "more", 0);
        const std::optional<Instant> to = momentOf(history, "to");
        QStringList end{history.telling.empty()
                            ? tr("Its computer has not sent these entries yet. They come as soon as it is connected.")
                        : more > 0 ? tr("and %n more entries, only here", "", more)
                        : to       ? tr("It ends here, at %1.").arg(club_words::clockOf(*to))
                                   : tr("It ends here.")};
        if (const Json last = partOf(history.telling, "last"); more > 0 && last.is_object())
            end << tr("The last of them: %1", "an entry").arg(isolated(toldIn(last, m_desk.names()).words));
        add(row, i, nullptr, new Paragraph(end.join(u'\n'), TypeStep::Body, Colour::TextMuted));
        if (history.number == m_chosen)
            m_columns->chosen = static_cast<int>(i) * 2;
    }
}

std::string HistoriesView::paperOf(const ClubRecord& record) const
{
    using html::escaped;
    using html::in;
    std::string heads = in("th", {});
    std::string scores = in("td", {});
    const SideBySide sides = sideBySide(histories(), m_desk.names());
    for (const ClubHistory& history : histories()) {
        heads += in("th align=\"left\"", escaped(nameOf(history)));
        scores += in("td", in("b", escaped(m_desk.scoresOf(record, summaryOf(record, history)))));
    }
    std::string rows = in("tr", heads) + in("tr", scores);
    for (const int number : sides.numbers) {
        const Alike alike = alikeIn(sides, number);
        std::string cells = in("td align=\"right\"", html::number(number));
        for (const auto& entries : sides.entries) {
            const auto found = entries.find(number);
            cells +=
                in("td", found == entries.end() ? std::string() : marked(found->second.words, alike).toStdString());
        }
        rows += in("tr", cells);
    }
    const std::string decided =
        record.isChosen ? in("p", in("b", escaped(m_then->text())) + " " + escaped(m_stays->text())) : std::string();
    return in("h2", escaped(m_title->text())) + decided + in("p", escaped(m_common->text())) +
           in("table width=\"100%\" cellpadding=\"4\"", rows);
}

Problems HistoriesView::write(const QString& path) const
{
    const ClubRecord* record = m_desk.news().recordOf(m_record);
    if (!record)
        return {};
    paper::Sheet sheet{m_title->text()};
    sheet.orientation = QPageLayout::Landscape;
    return paper::writePdf(path, sheet, [&](QPdfWriter& writer) {
        QTextDocument document;
        paper::prepare(document, writer);
        document.setHtml(QString::fromStdString(paperOf(*record)));
        document.setPageSize(QSizeF(writer.width(), writer.height()));
        document.print(&writer);
    });
}

void HistoriesView::print()
{
    const QString path = QDir::temp().filePath(QStringLiteral("whistle-histories-%1.pdf").arg(m_record.left(8)));
    const Problems problems = write(path);
    if (!problems.empty())
        Q_EMIT told(tr("Nothing was printed."), {problems.front().message.render()});
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        Q_EMIT told(CommonWords::tr("Saved to the file %1.").arg(path), {});
}

void HistoriesView::showReasons()
{
    m_whyTitle->setText(tr("Why this one"));
    const auto reason = [this](const char* name, const QString& title, Why why) {
        return ButtonSpec{QLatin1String(name), title,
                          [this, why] {
                              m_why = why;
                              renew();
                              if (why == Why::Other)
                                  m_other->setFocus(Qt::OtherFocusReason);
                          }}
            .among(m_why == why);
    };
    m_reasons->setAccessibleName(m_whyTitle->text());
    m_reasons->setButtons({reason("why_both", asLine(tr("All players say so.")), Why::Players),
                           reason("why_table", asLine(tr("This is how the table looks.")), Why::Table),
                           reason("why_other", tr("Other"), Why::Other)});
    m_other->setVisible(m_why == Why::Other);
    m_other->setAccessibleName(m_whyTitle->text());
}

void HistoriesView::showDecision(const ClubRecord& record)
{
    const ClubHistory* chosen = firstWith(histories(), &ClubHistory::number, m_chosen);
    const QString barred = m_desk.barred();
    m_choose->setUnavailable(!barred.isEmpty()    ? barred
                             : !chosen            ? tr("Choose one of them first.")
                             : reason().isEmpty() ? CommonWords::tr("Give a reason: it stays on record.")
                                                  : QString());
    m_until->setText(tr("Until then the standings count neither."));
    m_leave->setTitle(tr("Decide later"));
    const QString scores = chosen ? scoresIn(record, *chosen) : QString();
    m_choose->setTitle(!chosen ? tr("Count one of them")
                       : scores.isEmpty()
                           ? tr("Count %1", "the history of a computer").arg(isolated(chosen->deviceName))
                           : tr("Count %1: %2", "a computer, scores").arg(isolated(chosen->deviceName), scores));
    m_then->setText(chosen ? afterwards(record, *chosen) : tr("Choose the history that is right."));
    m_stays->setText(tr("The other stays on record with the reason, and can always be read."));
}

void HistoriesView::showDecided()
{
    m_leave->setTitle(CommonWords::tr("Back"));
    const ClubHistory* counting = firstWith(histories(), &ClubHistory::counts, true);
    m_then->setText(counting ? tr("%1 counts.", "the history of a computer").arg(nameOf(*counting)) : QString());
    m_stays->setText(counting
                         ? tr("%1 chose it and gave this reason: %2", "a person, a reason")
                               .arg(isolated(counting->chosenBy), isolated(QString::fromStdString(counting->reason)))
                         : QString());
}

QString HistoriesView::scoresIn(const ClubRecord& record, const ClubHistory& history) const
{
    const Json summary = summaryOf(record, history);
    return m_desk.seatsIn(summary).empty() ? QString() : m_desk.scoresOf(record, summary);
}

bool HistoriesView::isOver(const ClubRecord& record, const ClubHistory& history) const
{
    return !outcomeIn(summaryOf(record, history)).empty() || (history.counts && record.finished);
}

QString HistoriesView::afterwards(const ClubRecord& record, const ClubHistory& chosen) const
{
    const QString scores = scoresIn(record, chosen);
    if (isOver(record, chosen))
        return scores.isEmpty() ? tr("Then the result of this history counts.")
                                : tr("Then %1 stands as the result.", "scores").arg(scores);
    return scores.isEmpty() ? tr("Then the match continues there.")
                            : tr("Then %1 stands, and the match continues there.").arg(scores);
}

} // namespace whistle

#include "moc_histories_view.cpp"
