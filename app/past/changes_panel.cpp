// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/changes_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/capital.h"
#include "controls/words/icon_label.h"
#include "controls/words/text_label.h"

#include <algorithm>

namespace whistle {

namespace {

/// Illegal entries beyond this many are only counted: mending the first one often mends them too. As long as nobody
/// asks for more only that one is shown, so that what changes stands below it in sight.
constexpr std::size_t mostIllegal = 6;
/// Differences beyond this many are only counted.
constexpr std::size_t mostChanges = 24;

/// Its title, and what is said below it.
PanelBox* panelOf(const char* objectName, LaidParts parts)
{
    auto* panel = named(objectName, new PanelBox(Colour::Surface));
    columnIn(*panel, {px(Length::SpaceL), px(Length::SpaceM)}, px(Length::SpaceS), parts);
    return panel;
}

/// Name, old value, arrow, new value.
QWidget* changeRow(const ChangeWords& change)
{
    const Theme& theme = Theme::current();
    auto* row = new QWidget;
    row->setObjectName(QStringLiteral("changeRow"));
    row->setAccessibleName(ChangesPanel::tr("%1: %2, then %3", "name, old value, new value")
                               .arg(change.name, change.before, change.after));
    auto* before = new Paragraph(change.before, TypeStep::Body, Colour::TextMuted);
    before->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* after = new Paragraph(change.after, TypeStep::Label);
    after->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    rowIn(*row, 0, px(Length::SpaceS),
          {{new Paragraph(change.name), 3},
           {before, 2},
           new IconLabel(Icon::Right, Colour::TextMuted, theme.lineHeight(TypeStep::Caption) / theme.textScale()),
           {after, 2}});
    return row;
}

} // namespace

ChangesPanel::ChangesPanel(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("changesPanel"));
    m_accept->setSize(ButtonSize::Normal);
    m_leave->setKeyHint(QStringLiteral("Esc"));
    m_area->viewport()->setAutoFillBackground(false);
    flowIn(*m_ways, px(Length::SpaceS), {m_leave, m_accept});
    columnIn(*this, 0, px(Length::SpaceM), {{m_area, 1}, m_ways});
    m_ruling->hide();
    connect(m_ruling, &RulingBanner::ruleOpened, this, &ChangesPanel::ruleAsked);
    connect(m_ruling, &RulingBanner::challenged, this, &ChangesPanel::challengeAsked);
    connect(m_accept, &QAbstractButton::clicked, this, &ChangesPanel::acceptAsked);
    connect(m_leave, &QAbstractButton::clicked, this, &ChangesPanel::leaveAsked);
    refresh();
}

void ChangesPanel::setState(const ChangesState& state)
{
    if (state == m_state)
        return;
    ChangesState sameRuling = state;
    sameRuling.ruling = m_state.ruling;
    const bool onlyRuling = sameRuling == m_state;
    m_showsAll = m_showsAll && state.edits > 0;
    m_state = state;
    if (onlyRuling)
        m_ruling->setState(m_state.ruling); // as fast as somebody scrubs
    else
        refresh();
}

void ChangesPanel::refresh()
{
    const bool editing = !m_state.edit.isEmpty();
    m_ruling->setParent(this);
    m_ruling->setState(m_state.ruling);
    auto* content = new QWidget;
    auto* column = columnIn(*content, 0, px(Length::SpaceM));
    // The ruling on a new value belongs to it; where there is none, or something is illegal by it, that comes first.
    const bool rulesFirst = !m_state.becomes.isEmpty() && m_state.illegal.empty();
    if (editing)
        addEdit(*column);
    if (rulesFirst)
        column->addWidget(m_ruling);
    if (editing) {
        addIllegal(*column);
        addChanges(*column);
    }
    if (!rulesFirst)
        column->addWidget(m_ruling);
    m_ruling->show();
    column->addStretch(1);
    letGo(m_area->takeWidget());
    m_area->setWidget(content);
    content->setAutoFillBackground(false);

    m_ways->setVisible(editing);
    m_leave->setTitle(tr("Leave as it was"));
    m_accept->setTitle(CommonWords::tr("Accept"));
    const auto illegal = static_cast<int>(m_state.illegal.size());
    m_accept->setUnavailable(
        illegal == 0 ? QString()
                     : tr("%n entries would be illegal. Correct each of them, delete it, or record it with a reason.",
                          nullptr, illegal));
}

void ChangesPanel::addEdit(QBoxLayout& column)
{
    PanelBox* box = panelOf("editBox", {new Paragraph(m_state.edit, TypeStep::Title)});
    QLayout* lines = box->layout();
    if (!m_state.was.isEmpty())
        lines->addWidget(new Paragraph(tr("Was: %1").arg(m_state.was), TypeStep::Body, Colour::TextMuted));
    if (!m_state.becomes.isEmpty())
        lines->addWidget(new Paragraph(tr("Becomes: %1").arg(m_state.becomes), TypeStep::Label));
    if (m_state.edits > 1)
        lines->addWidget(new Paragraph(tr("%n edits, accepted together.", nullptr, m_state.edits), TypeStep::Caption,
                                       Colour::TextMuted));
    column.addWidget(box);
}

void ChangesPanel::addIllegal(QBoxLayout& column)
{
    const std::vector<IllegalEntry>& illegal = m_state.illegal;
    if (illegal.empty())
        return;
    const auto count = static_cast<int>(illegal.size());
    const std::size_t shown = std::min(illegal.size(), m_showsAll ? mostIllegal : std::size_t{1});
    for (std::size_t i = 0; i < shown; ++i) {
        const IllegalEntry& entry = illegal[i];
        auto* banner = new RulingBanner;
        banner->setObjectName(QStringLiteral("illegal_%1").arg(entry.number));
        RulingState state;
        state.look = RulingLook::Refusal;
        state.caption = tr("Entry %1 would be illegal").arg(entry.place);
        state.sentence = entry.sentence;
        state.reasons = entry.why;
        state.rules = entry.rules;
        state.nearest = CommonWords::tr("Correct");
        state.leave = CommonWords::tr("Delete");
        state.canOverride = entry.canOverride;
        banner->setState(state);
        connect(banner, &RulingBanner::nearestChosen, this,
                [this, number = entry.number] { Q_EMIT mendAsked(number); });
        connect(banner, &RulingBanner::left, this, [this, number = entry.number] { Q_EMIT deleteAsked(number); });
        connect(banner, &RulingBanner::overrideChosen, this,
                [this, number = entry.number](const QString& reason) { Q_EMIT overrideAsked(number, reason); });
        connect(banner, &RulingBanner::ruleOpened, this, &ChangesPanel::ruleAsked);
        column.addWidget(banner);
    }
    if (count > 1)
        addOtherIllegal(column, count - static_cast<int>(shown));
}

void ChangesPanel::addOtherIllegal(QBoxLayout& column, int hidden)
{
    if (hidden > 0)
        column.addWidget(
            new Paragraph(CommonWords::tr("And %n more; correcting the first ones may fix them too.", nullptr, hidden),
                          TypeStep::Body, Colour::TextMuted));
    QWidget* ways = flowOf(px(Length::SpaceS), {});
    if (!m_showsAll) {
        auto* more = named("moreIllegal", new ChoiceButton(tr("Show more"), ButtonLook::Outline));
        more->setAccessibleName(tr("Show more of the entries that would be illegal"));
        ways->layout()->addWidget(more);
        connect(more, &QAbstractButton::clicked, this, [this] {
            m_showsAll = true;
            refresh();
        });
    }
    const auto count = static_cast<int>(m_state.illegal.size());
    auto* all = named("deleteAllIllegal", new ChoiceButton(tr("Delete all %n", nullptr, count), ButtonLook::Outline));
    all->setAccessibleName(tr("Delete the %n entries that would be illegal", nullptr, count));
    ways->layout()->addWidget(all);
    connect(all, &QAbstractButton::clicked, this, &ChangesPanel::deleteAllAsked);
    column.addWidget(ways);
}

void ChangesPanel::addChanges(QBoxLayout& column)
{
    PanelBox* box = panelOf("changesBox", {new Paragraph(tr("What changes after it"), TypeStep::Title)});
    QLayout* lines = box->layout();
    for (const QString& entry : m_state.nowLegal)
        lines->addWidget(new Paragraph(tr("Counts again: %1").arg(entry)));
    if (m_state.changes.empty() && m_state.nowLegal.isEmpty())
        lines->addWidget(new Paragraph(tr("Nothing: the match stays as it was."), TypeStep::Body, Colour::TextMuted));
    for (std::size_t i = 0; i < std::min(m_state.changes.size(), mostChanges); ++i)
        lines->addWidget(changeRow(m_state.changes[i]));
    if (m_state.changes.size() > mostChanges) {
        lines->addWidget(new Paragraph(
            asSentence(CommonWords::tr("and %n more", nullptr, static_cast<int>(m_state.changes.size() - mostChanges))),
            TypeStep::Body, Colour::TextMuted));
    }
    column.addWidget(box);
}

void ChangesPanel::retranslate()
{
    m_leave->setTitle(tr("Leave as it was"));
}

} // namespace whistle

#include "moc_changes_panel.cpp"
