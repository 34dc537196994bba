// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match_rows.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/icon_label.h"
#include "look/painting.h"

#include <QAction>
#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

const GameEntry* entryOf(const GameEntries& games, const std::string& id)
{
    return firstWith(games, &GameEntry::game, id);
}

QString dayOf(Instant instant)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(instant.toIso()), Qt::ISODate).toLocalTime();
    return QLocale().toString(at.date(), QLocale::ShortFormat);
}

QString detailOf(const MatchSummary& match, const GameEntry* game)
{
    const QString name = game ? Text{game->name}.render() : QString::fromStdString(match.game);
    const auto told = game == nullptr  ? std::function<QString(const Json&)>()
                      : match.finished ? game->outcome
                                       : game->standing;
    const QString standing = told ? told(match.summary) : QString();
    if (match.finished && standing.isEmpty())
        return MatchRows::tr("%1, finished, %2", "game, day").arg(name, dayOf(match.changedAt));
    return standing.isEmpty() ? enumerated({name, dayOf(match.changedAt)})
                              : CommonWords::tr("%1, %2, %3").arg(name, standing, dayOf(match.changedAt));
}

} // namespace

WordsButton::WordsButton(Look look, std::optional<Icon> drawing, QWidget* parent)
    : QAbstractButton(parent)
    , m_look(look)
    , m_title(new TextLabel({}, look == Look::Tile ? TypeStep::Title : TypeStep::Label, Colour::Text, this))
{
    const int side = px(look == Look::Tile ? Length::SpaceL : Length::SpaceS);
    auto* row = rowIn(*this, {side, px(Length::SpaceS)}, px(Length::SpaceL));
    if (drawing)
        row->addWidget(new IconLabel(*drawing, Colour::Text, px(Length::SpacePage)));
    auto* words = columnOf(0, {spareRoom});
    for (TextLabel* label : {m_title, m_detail}) {
        label->setWordWrap(true);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setForegroundRole(QPalette::WindowText); // not that of a button
        words->addWidget(label);
    }
    words->addStretch(1);
    row->addLayout(words, 1);
    const auto icons = findChildren<IconLabel*>();
    for (IconLabel* icon : icons)
        icon->setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, look == Look::Tile ? QSizePolicy::Expanding : QSizePolicy::Preferred);
    setMinimumHeight(leastHeight());
}

int WordsButton::leastHeight() const
{
    return px(m_look == Look::Tile ? Length::ButtonLarge : Length::Target);
}

void WordsButton::setWords(const QString& title, const QString& detail)
{
    m_title->setText(title);
    m_detail->setText(detail);
    setAccessibleName(detail.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, detail));
}

QSize WordsButton::sizeHint() const
{
    return layout()->sizeHint().expandedTo(minimumSizeHint());
}

QSize WordsButton::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), leastHeight()};
}

int WordsButton::heightForWidth(int width) const
{
    return std::max(layout()->heightForWidth(width), leastHeight());
}

bool WordsButton::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isEnter(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void WordsButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(*event) && !event->isAutoRepeat())
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void WordsButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    QColor ground;
    if (isDown())
        ground = colourOf(Colour::RaisedPressed);
    else if (underMouse())
        ground = colourOf(Colour::RaisedHover);
    else if (m_look == Look::Tile)
        ground = colourOf(Colour::Surface);
    const Length radius = m_look == Look::Tile ? Length::RadiusPanel : Length::RadiusControl;
    if (ground.isValid())
        paintBox(painter, rect(), {ground, {}, static_cast<double>(px(radius))});
}

void WordsButton::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (changesLooks(*event)) {
        setMinimumHeight(leastHeight()); // a widget with a layout is not asked for the height of a width
        updateGeometry();
        update();
    }
}

std::vector<SummarySeat> seatsOf(const Json& summary, const NameReader& names)
{
    std::vector<SummarySeat> seats;
    const auto kept = summary.find("seats");
    if (kept == summary.end() || !kept->is_array())
        return seats;
    for (const Json& seat : *kept) {
        if (!seat.is_object())
            continue;
        const std::string name = valueIn(seat, "name", std::string());
        seats.push_back({valueIn(seat, "seat", 0), isolated(names ? names(name) : QString::fromStdString(name)),
                         valueIn(seat, "score", 0), boxColourOf(valueIn(seat, "colour", std::string()))});
    }
    return seats;
}

Progress progressOf(const Json& summary)
{
    constexpr int mostPips = 12;
    constexpr std::size_t mostThings = 16;
    constexpr int mostSeats = 5;
    const Json& kept = partOf(summary, "progress");
    Progress progress;
    progress.pips = std::clamp(valueIn(kept, "pips", 0), 0, mostPips);
    progress.pip = std::clamp(valueIn(kept, "pip", 0), 0, progress.pips + 1);
    for (const Json& owner : partOf(kept, "owners")) {
        if (progress.owners.size() < mostThings)
            progress.owners.push_back(std::clamp(owner.is_number_integer() ? owner.get<int>() : 0, 0, mostSeats));
    }
    return progress;
}

QString titleOf(const MatchSummary& match, const GameEntry* game)
{
    QStringList words;
    for (const SummarySeat& seat : seatsOf(match.summary, game ? game->names : NameReader()))
        words << spaced(seat.name, seat.score);
    return words.isEmpty() ? QString::fromStdString(match.title) : enumerated(words);
}

QMenu* shelfMenu(QWidget& button, Shelf now, const QString& back, std::function<void(Shelf)> ask)
{
    auto* menu = new QMenu(&button);
    menu->setObjectName(QStringLiteral("shelfMenu"));
    menu->setAccessibleName(button.accessibleName());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const char* name, const QString& words, Shelf shelf) {
        QAction* action = menu->addAction(words);
        action->setObjectName(QLatin1String(name));
        QObject::connect(action, &QAction::triggered, &button, [ask, shelf] { ask(shelf); });
    };
    if (now == Shelf::Open)
        offer("archiveMatch", MatchRows::tr("Archive"), Shelf::Archive);
    else
        offer("bringBackMatch", back, Shelf::Open);
    if (now != Shelf::Bin)
        offer("deleteMatch", CommonWords::tr("Delete"), Shelf::Bin);
    return menu;
}

void openShelfMenu(QWidget& button, Shelf now, std::function<void(Shelf)> ask)
{
    popBelow(*shelfMenu(button, now, CommonWords::tr("Back among the matches"), std::move(ask)), button);
}

void popBelow(QMenu& menu, const QWidget& button)
{
    menu.popup(button.mapToGlobal(QPoint(0, button.height())));
}

MatchRows::MatchRows(const GameEntries& games, QWidget* parent, Shelf shelf)
    : QWidget(parent)
    , m_games(games)
    , m_shelf(shelf)
{
    setObjectName(QStringLiteral("matchRows"));
    columnIn(*this, 0, px(Length::SpaceXs));
}

void MatchRows::setMatches(const std::vector<MatchSummary>& matches)
{
    letGoOfAll(*layout());
    int index = 0;
    for (const MatchSummary& match : matches) {
        const GameEntry* game = entryOf(m_games, match.game);
        auto* row = new QWidget(this);
        auto* button = new WordsButton(WordsButton::Look::Row, {}, row);
        button->setObjectName(QStringLiteral("match%1").arg(index));
        const QString title = titleOf(match, game);
        button->setWords(title, detailOf(match, game));
        auto* share = new IconButton(Icon::Share, tr("Save %1 to a file").arg(title), row);
        share->setObjectName(QStringLiteral("export%1").arg(index));
        auto* line = rowIn(*row, 0, {{button, 1}});
        const QString uuid = match.id.uuid;
        if (match.finished && game != nullptr && game->report) {
            auto* report = new IconButton(Icon::Info, tr("Report of %1").arg(title), row);
            report->setObjectName(QStringLiteral("report%1").arg(index));
            line->addWidget(report, 0, Qt::AlignVCenter);
            connect(report, &QAbstractButton::clicked, this, [this, uuid] { Q_EMIT reportAsked(uuid); });
        }
        line->addWidget(share, 0, Qt::AlignVCenter);
        auto* more = new IconButton(Icon::More, tr("Archive or delete %1").arg(title), row);
        more->setObjectName(QStringLiteral("shelf%1").arg(index));
        line->addWidget(more, 0, Qt::AlignVCenter);
        connect(more, &QAbstractButton::clicked, this, [this, more, uuid, title] {
            openShelfMenu(*more, m_shelf, [this, uuid, title](Shelf shelf) { Q_EMIT shelfAsked(uuid, shelf, title); });
        });
        layout()->addWidget(row);
        connect(button, &QAbstractButton::clicked, this, [this, uuid] { Q_EMIT opened(uuid); });
        connect(share, &QAbstractButton::clicked, this, [this, uuid] { Q_EMIT exportAsked(uuid); });
        ++index;
    }
}

} // namespace whistle

#include "moc_match_rows.cpp"
