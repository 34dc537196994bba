// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/finder.h"

#include "base/common_words.h"
#include "forms/summary_line.h"
#include "look/theme.h"
#include "search/search_words.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <algorithm>

namespace whistle {

namespace {

constexpr std::size_t mostRows = 8;
constexpr double wideEm = 36;

} // namespace

int findRank(const QString& foldedText, const QString& title, const QString& words)
{
    const QString name = folded(title);
    const qsizetype at = name.indexOf(foldedText);
    if (at == 0)
        return 0;
    if (at > 0)
        return name.at(at - 1).isLetterOrNumber() ? 2 : 1;
    return !words.isEmpty() && folded(words).contains(foldedText) ? 3 : -1;
}

Finder::Finder(QWidget* parent) : Composed(Colour::Raised, parent)
{
    setObjectName(QStringLiteral("finder"));
    setFrame(Colour::LineStrong);
    m_column = new QVBoxLayout(this);
    const int edge = px(Length::SpaceM);
    m_column->setContentsMargins(edge, edge, edge, edge);
    m_column->setSpacing(px(Length::SpaceHair));
    m_column->addWidget(m_line);
    for (std::size_t i = 0; i < mostRows; ++i) {
        auto* row = new SummaryLine(this);
        row->setObjectName(QStringLiteral("found_%1").arg(i));
        row->setQuiet(true);
        row->hide();
        connect(row, &QAbstractButton::clicked, this, [this, i] { go(i); });
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &Finder::find);
    connect(m_line, &QLineEdit::returnPressed, this, [this] { go(static_cast<std::size_t>(m_chosen)); });
    parent->installEventFilter(this);
    retranslate();
    hide();
}

void Finder::setProviders(std::vector<FindProvider> providers)
{
    m_providers = std::move(providers);
}

void Finder::open()
{
    if (QWidget* focus = QApplication::focusWidget(); focus != nullptr && !isAncestorOf(focus))
        m_before = focus;
    m_line->clear();
    find({});
    show();
    raise();
    place();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void Finder::find(const QString& text)
{
    m_found.clear();
    const QString wanted = text.trimmed();
    for (const FindProvider& provider : m_providers) {
        std::vector<Found> some = wanted.isEmpty() ? std::vector<Found>{} : provider(wanted);
        std::move(some.begin(), some.end(), std::back_inserter(m_found));
    }
    std::stable_sort(m_found.begin(), m_found.end(), [](const Found& a, const Found& b) { return a.rank < b.rank; });
    if (m_found.size() > mostRows)
        m_found.resize(mostRows);
    for (std::size_t i = 0; i < mostRows; ++i) {
        const bool isShown = i < m_found.size();
        m_rows[i]->setVisible(isShown);
        if (!isShown)
            continue;
        m_rows[i]->setWords(m_found[i].title, m_found[i].detail);
        m_rows[i]->setAccessibleName(labelled(m_found[i].detail, m_found[i].title));
    }
    choose(0);
    place();
}

void Finder::choose(int index)
{
    m_chosen = std::clamp(index, 0, std::max(0, static_cast<int>(m_found.size()) - 1));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setChecked(static_cast<int>(i) == m_chosen);
}

void Finder::go(std::size_t index)
{
    if (index >= m_found.size())
        return;
    const std::function<void()> way = m_found[index].go;
    Q_EMIT closed();
    hide();
    way();
}

void Finder::place()
{
    const QWidget* window = parentWidget();
    const int edge = px(Length::SpaceL);
    const int width = std::min(window->width() - 2 * edge, qRound(wideEm * em()));
    const int wanted = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    const int height = std::min(window->height() - 2 * edge, wanted);
    setGeometry((window->width() - width) / 2, edge, width, height);
}

void Finder::retranslate()
{
    setAccessibleName(CommonWords::tr("Find"));
    m_line->setPlaceholderText(tr("Rules, questions, matches, teams, pages"));
    m_line->setAccessibleName(tr("Rules, questions, matches, teams, pages"));
}

void Finder::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        PanelBox::keyPressEvent(event);
        return;
    }
    hide();
    // Keys mean what they meant before.
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        Q_EMIT closed();
}

bool Finder::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            choose(m_chosen + (key == Qt::Key_Down ? 1 : -1));
            return true;
        }
    }
    return PanelBox::eventFilter(watched, event);
}

} // namespace whistle

#include "moc_finder.cpp"
