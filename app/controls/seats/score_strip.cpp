// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/score_strip.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "look/painting.h"

#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QtMath>
#include <algorithm>

namespace whistle {

namespace {

/// "Saved" is a sign; "Not saved" is pressed to hear why.
class SaveMark : public ChoiceButton {
public:
    explicit SaveMark(QWidget* parent) : ChoiceButton(QString(), ButtonLook::Quiet, parent)
    {
        setObjectName(QStringLiteral("saveSign"));
    }
    /// Tight: "Saved" goes without its word, "Not saved" has a line for each.
    void setSign(SaveSign sign, bool tight)
    {
        m_sign = sign;
        m_tight = tight;
        setVisible(sign != SaveSign::None);
        setFocusPolicy(sign == SaveSign::NotSaved ? Qt::StrongFocus : Qt::NoFocus);
        setAccessibleName(words());
        setToolTip(words());
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        double text = 0;
        for (const QString& line : lines())
            text = std::max(text, std::ceil(textWidth(line, font())) + px(Length::SpaceXs));
        return {qCeil(scaled(16) + text) + 2 * px(margin()), px(Length::Target)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QColor ink = colourOf(m_sign == SaveSign::Saved ? Colour::Good : Colour::Refuse);
        const double side = scaled(16);
        double x = px(margin());
        paintIcon(painter, QRectF(x, (height() - side) / 2.0, side, side),
                  m_sign == SaveSign::Saved ? Icon::Check : Icon::Refused, ink);
        x += side + px(Length::SpaceXs);
        const QStringList words = lines();
        const double high = QFontMetricsF(font()).height();
        double y = (height() - high * static_cast<double>(words.size())) / 2;
        for (const QString& line : words) {
            paintText(painter, QRectF(x, y, width() - x, high), line, font(), ink);
            y += high;
        }
    }

private:
    [[nodiscard]] QStringList lines() const
    {
        if (!m_tight)
            return {words()};
        return m_sign == SaveSign::Saved ? QStringList() : words().split(QLatin1Char(' '));
    }
    [[nodiscard]] Length margin() const { return m_tight ? Length::SpaceXs : Length::SpaceS; }
    [[nodiscard]] QString words() const
    {
        return m_sign == SaveSign::Saved ? CommonWords::tr("Saved") : ScoreStrip::tr("Not saved");
    }
    [[nodiscard]] static QFont font()
    {
        QFont font = fontOf(TypeStep::Caption);
        font.setWeight(QFont::DemiBold);
        return font;
    }

    SaveSign m_sign = SaveSign::None;
    bool m_tight = false;
};

/// From this many times the width of a wide page on there is room for words on the strip's buttons.
constexpr double roomyFactor = 1.3;
/// Below this share of the medium width the phones are in the menu.
constexpr double leastForPhones = 0.75;
constexpr double wordsEms = 15;

/// Ends in dots where it is longer than a button; the whole words are in the tooltip.
QString shortened(const QString& words)
{
    return QFontMetricsF(fontOf(TypeStep::Label)).elidedText(words, Qt::ElideRight, wordsEms * em());
}

} // namespace

ScoreStrip::ScoreStrip(QWidget* parent) : Composed(parent), m_saved(new SaveMark(this))
{
    setObjectName(QStringLiteral("scoreStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    m_seats->setSpacing(px(Length::SpaceHair));
    auto* row = rowIn(*this, px(Length::SpaceL), {{m_seats, 1}, m_period, m_phones, m_club, m_saved});
    for (IconButton* button : {m_undo, m_redo, m_past, m_screen, m_more})
        row->addWidget(button);
    connect(m_phones, &QAbstractButton::clicked, this, &ScoreStrip::phonesAsked);
    connect(m_undo, &QAbstractButton::clicked, this, &ScoreStrip::undoAsked);
    connect(m_redo, &QAbstractButton::clicked, this, &ScoreStrip::redoAsked);
    connect(m_past, &QAbstractButton::clicked, this, &ScoreStrip::pastAsked);
    connect(m_screen, &QAbstractButton::clicked, this, &ScoreStrip::scoreboardAsked);
    connect(m_more, &QAbstractButton::clicked, this, &ScoreStrip::openRest);
    connect(m_saved, &QAbstractButton::clicked, this, [this] {
        if (m_state.saved == SaveSign::NotSaved)
            Q_EMIT saveAsked();
    });
    retranslate();
}

void ScoreStrip::setState(const ScoreStripState& state)
{
    m_state = state;
    retranslate();
}

void ScoreStrip::retranslate()
{
    while (m_cells.size() > m_state.seats.size()) {
        delete m_cells.back();
        m_cells.pop_back();
    }
    while (m_cells.size() < m_state.seats.size()) {
        m_cells.push_back(new ScoreCell(this));
        m_seats->addWidget(m_cells.back(), 1);
    }
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i]->setSeat(m_state.seats[i], m_state.seats.size() > 2);
    m_period->setPeriod(m_state.period, m_state.goal, m_state.pip, m_state.pips);

    const auto name = [](IconButton& button, const QString& what, const QString& does, const QString& nothing) {
        button.setUnavailable(what.isEmpty() ? nothing : QString());
        button.setName(what.isEmpty() ? nothing : does);
    };
    name(*m_undo, m_state.undoes, CommonWords::tr("Undo: %1").arg(m_state.undoes),
         CommonWords::tr("There is nothing to undo."));
    m_past->setName(tr("Time machine: look at, correct, insert or delete entries (Ctrl+T)"));
    m_screen->setName(tr("Scoreboard on the second screen (F11)"));
    name(*m_redo, m_state.redoes, tr("Redo: %1").arg(m_state.redoes), CommonWords::tr("There is nothing to redo."));
    m_more->setName(tr("More you can do with this match"));
    arrange();
}

void ScoreStrip::openRest()
{
    auto* menu = new QMenu(m_more);
    menu->setObjectName(QStringLiteral("stripMenu"));
    menu->setAccessibleName(m_more->accessibleName());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_period->isVisible() && !m_state.period.isEmpty())
        menu->addAction(m_state.period)->setEnabled(false);
    for (IconButton* button : {m_phones, m_redo, m_past, m_screen}) {
        if (button->isVisible() || (button == m_past && !m_state.hasPast) || (button == m_phones && !m_state.phones))
            continue;
        QAction* action = menu->addAction(button->accessibleName());
        action->setObjectName(button->objectName());
        action->setEnabled(!button->isUnavailable());
        connect(action, &QAction::triggered, button, [button] { Q_EMIT button->clicked(); });
    }
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void ScoreStrip::arrange()
{
    const bool medium = width() >= mediumWidth();
    const bool wide = width() >= wideWidth();
    const bool many = m_state.seats.size() > 2;
    // Beside big text only undo stays; the rest is in a menu.
    m_redo->setVisible(medium);
    m_past->setVisible(medium && m_state.hasPast);
    // Where there is room, undo says in words what it takes back.
    const bool roomy = width() >= wideWidth() * roomyFactor && !m_state.undoes.isEmpty();
    m_undo->setTitle(roomy ? shortened(CommonWords::tr("Undo: %1").arg(m_state.undoes)) : QString());
    m_undo->setName(m_state.undoes.isEmpty() ? CommonWords::tr("There is nothing to undo.")
                                             : CommonWords::tr("Undo: %1").arg(m_state.undoes));
    m_screen->setVisible(wide);
    const int phones = m_state.phones.value_or(0);
    // One tap, however small the page is; beside big text there the scores come first.
    m_phones->setVisible(m_state.phones.has_value() && width() >= mediumWidth() * leastForPhones);
    m_phones->setTitle(phones > 0 && medium ? QString::number(phones) : QString());
    m_phones->setName(phones > 0 ? tr("Phones at this table, connected: %1").arg(phones)
                                 : CommonWords::tr("Phones at this table"));
    // Left of "Saved", which is the disk: never one sign for both.
    m_club->setWords(medium ? m_state.club : LiveWords{});
    m_club->setCompact(!wide || many);
    const bool tight = many && !medium;
    const SaveSign sign = medium || m_state.saved == SaveSign::NotSaved ? m_state.saved : SaveSign::None;
    static_cast<SaveMark*>(m_saved)->setSign(sign, sign == SaveSign::NotSaved ? tight : many || !wide);
    // On a small page with many seats the names and the menu come first; the period is told in the menu.
    m_period->setVisible(medium || !many);
    m_period->setRoom(wide ? PeriodSign::Room::Wide : medium ? PeriodSign::Room::Medium : PeriodSign::Room::Narrow);
    m_more->setVisible(!wide); // something is hidden
    layout()->setSpacing(px(tight ? Length::SpaceHair : Length::SpaceXs));
    layout()->setContentsMargins(0, 0, px(tight ? Length::SpaceHair : Length::SpaceS), px(Length::SpaceHair));
    const int whole = px(Length::Strip);
    const int low = whole * 3 / 4;
    setFixedHeight(medium ? whole : low);
}

void ScoreStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Surface));
    const int line = px(Length::SpaceHair);
    painter.fillRect(0, height() - line, width(), line, colourOf(Colour::Window));
}

} // namespace whistle

#include "moc_score_strip.cpp"
