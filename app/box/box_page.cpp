// SPDX-License-Identifier: GPL-3.0-or-later
#include "box/box_page.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "match/match_library.h"

#include <QEvent>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

/// The things of a group stand in as many columns as have room for so many em each.
constexpr double columnEms = 16;
constexpr int mostColumns = 4;

bool canBeSaid(const NumberSheetState& sheet)
{
    return !sheet.rows.empty() || !sheet.groups.empty() || !sheet.marks.empty();
}

QString nameOf(const std::string& key)
{
    QString name = QStringLiteral("thing_") + QString::fromStdString(key);
    return name.replace(u'/', u'_').replace(u' ', u'_');
}

} // namespace

BoxPage::BoxPage(Sentence game, std::unique_ptr<BoxContents> contents, QWidget* parent)
    : Composed(parent)
    , m_game(game)
    , m_contents(std::move(contents))
    , m_editor(m_contents->makeEditor().release())
{
    setObjectName(QStringLiteral("boxPage"));
    auto* head = rowOf(px(Length::SpaceM), {{m_title, 1}, {m_close, 0, Qt::AlignTop}});
    auto* shown = new QWidget;
    flowIn(*shown, px(Length::SpaceM), {m_filter, m_counts});
    auto* things = new QWidget;
    m_column = columnIn(*things, 0, px(Length::SpaceS), {m_nothing});
    m_list = new Scroller(things);
    auto* open = new QWidget;
    auto* presses = new QWidget;
    flowIn(*presses, px(Length::SpaceS), {m_keep, m_forget, m_back});
    QBoxLayout* detail = columnIn(*open, px(Length::SpaceM), px(Length::SpaceS),
                                  {m_name, m_state, m_text, m_drawing, m_sheet, m_wrong, presses, spareRoom});
    if (m_editor)
        detail->insertWidget(detail->indexOf(m_sheet), m_editor);
    m_detail = new Scroller(open);
    columnIn(*m_beside, 0, 0, {m_detail});
    columnIn(*this, {px(Length::SpaceXl), px(Length::SpaceM)}, px(Length::SpaceM),
             {head, shown, {rowOf(px(Length::SpaceL), {{m_list, 1}, {m_beside, 1}}), 1}});

    connect(m_close, &QAbstractButton::clicked, this, &CompanionPage::left);
    connect(m_filter, &SegmentedChoice::chosen, this, &BoxPage::fillList);
    connect(m_keep, &QAbstractButton::clicked, this, &BoxPage::keep);
    connect(m_forget, &QAbstractButton::clicked, this, &BoxPage::forget);
    connect(m_back, &QAbstractButton::clicked, this, &BoxPage::stepBack);
    connect(m_sheet, &NumberSheet::changed, this, [this] {
        m_wrong->say({});
        m_keep->setUnavailable(m_sheet->state().isComplete() ? QString()
                                                             : CommonWords::tr("Something is still missing."));
    });
    if (m_editor)
        connect(m_editor, &BoxEditor::changed, this, [this] {
            m_wrong->say({});
            m_keep->setUnavailable({});
        });
    m_keep->setKey(Qt::Key_Return);
    BoxPage::retranslate();
    m_filter->setCurrent(static_cast<int>(Filter::All));
}

/// The packs may have changed since: what is known is looked at anew.
void BoxPage::showEvent(QShowEvent* event)
{
    CompanionPage::showEvent(event);
    if (event->spontaneous())
        return;
    m_isBeside = false; // where one is shown at a time, the list comes first
    showGroups(m_contents->groups());
    if (m_open.empty() && !isSmall())
        open(nextMissing({}));
    else
        showThing();
    arrange();
}

void BoxPage::showGroups(std::vector<BoxGroup> groups)
{
    m_groups = std::move(groups);
    if (!thing(m_open))
        m_open.clear();
    fillList();
}

const BoxThing* BoxPage::thing(const std::string& key) const
{
    for (const BoxGroup& group : m_groups) {
        if (const BoxThing* found = firstWith(group.things, &BoxThing::key, key))
            return found;
    }
    return nullptr;
}

std::string BoxPage::nextMissing(const std::string& key) const
{
    std::string first;
    bool isBehind = false;
    for (const BoxGroup& group : m_groups) {
        for (const BoxThing& one : group.things) {
            const bool isMissing = one.isMissing && one.key != key;
            if (isMissing && isBehind)
                return one.key;
            if (isMissing && first.empty())
                first = one.key;
            isBehind = isBehind || one.key == key;
        }
    }
    return first;
}

void BoxPage::fillList()
{
    const auto filter = static_cast<Filter>(std::max(0, m_filter->current()));
    const auto isShown = [filter](const BoxThing& one) {
        return filter == Filter::All || (filter == Filter::Missing ? one.isMissing : one.isTyped);
    };
    while (m_rows.size() < m_groups.size()) {
        const Group& group = m_rows.emplace_back(Group{new Paragraph(TypeStep::Title), new ButtonRow});
        group.things->setColumns(columns());
        m_column->addWidget(group.title);
        m_column->addWidget(group.things);
    }
    int known = 0;
    int typed = 0;
    int missing = 0;
    bool isEmpty = true;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::vector<ButtonSpec> things;
        if (i < m_groups.size()) {
            for (const BoxThing& one : m_groups[i].things) {
                ++(one.isMissing ? missing : known);
                typed += one.isTyped ? 1 : 0;
                if (!isShown(one))
                    continue;
                ButtonSpec spec =
                    ButtonSpec{nameOf(one.key), one.name, [this, key = one.key] { open(key); }}.saying(one.words).among(
                        one.key == m_open);
                if (one.isMissing)
                    spec.look = ButtonLook::Outline;
                if (one.isTyped)
                    spec.drawing = Icon::Pen;
                things.push_back(std::move(spec));
            }
        }
        isEmpty = isEmpty && things.empty();
        m_rows[i].title->say(things.empty() ? QString() : m_groups[i].title);
        m_rows[i].things->setAccessibleName(m_rows[i].title->text());
        m_rows[i].things->setButtons(std::move(things));
    }
    m_nothing->say(!isEmpty                    ? QString()
                   : filter == Filter::Missing ? tr("Nothing is missing.")
                                               : tr("Nothing has been entered."));
    m_counts->setText(tr("Known: %1. Entered: %2. Missing: %3.").arg(known).arg(typed).arg(missing));
}

void BoxPage::open(const std::string& key)
{
    m_open = key;
    m_isBeside = !key.empty();
    m_detail->verticalScrollBar()->setValue(0);
    fillList();
    showThing();
    arrange();
    if (!m_keep->isHidden())
        m_keep->setFocus(Qt::OtherFocusReason); // digits go to the sheet, Enter keeps it
}

void BoxPage::showThing()
{
    const BoxThing* one = thing(m_open);
    const BoxDetail detail = one ? m_contents->detail(m_open) : BoxDetail{};
    const bool isSaid = detail.said || canBeSaid(detail.sheet);
    m_name->say(one ? one->name : tr("Tap something to look at it"));
    m_state->say(!one             ? QString()
                 : one->isMissing ? tr("Part of this is still missing. Enter it once: it applies to every new match.")
                 : one->isTyped   ? tr("Entered by you. It applies to every new match.")
                                  : tr("The same in every box."));
    m_text->say(detail.text.isEmpty() ? QString() : detail.text.front().toUpper() + detail.text.mid(1));
    m_drawing->setDrawing(detail.drawing);
    m_sheet->setState(detail.sheet);
    m_sheet->setVisible(isSaid && !detail.said);
    if (m_editor)
        m_editor->setVisible(detail.said.has_value());
    if (detail.said)
        m_editor->setSaid(*detail.said);
    m_wrong->say({});
    m_keep->setVisible(isSaid);
    m_keep->setUnavailable(tr("Nothing new has been entered yet."));
    m_forget->setVisible(one && one->isTyped);
}

BoxPage::Moment BoxPage::now() const
{
    const BoxThing* one = thing(m_open);
    if (!one || !one->isTyped)
        return {m_open, {}};
    BoxDetail detail = m_contents->detail(m_open);
    return {m_open, Said{std::move(detail.sheet), std::move(detail.said)}};
}

void BoxPage::keep()
{
    if (!thing(m_open))
        return;
    const Moment before = now();
    const bool isDrawn = m_editor && !m_editor->isHidden();
    const Said said{m_sheet->state(), isDrawn ? std::optional(m_editor->said()) : std::nullopt};
    const std::optional<std::string> key = put(m_open, said);
    if (!key)
        return;
    m_past.push_back({before, {*key, said}});
    m_future.clear();
    if (const std::string next = nextMissing(*key); !next.empty())
        open(next);
}

void BoxPage::forget()
{
    const Moment before = now();
    if (!before.said || !put(before.key, {}))
        return;
    m_past.push_back({before, {before.key, {}}});
    m_future.clear();
}

std::optional<std::string> BoxPage::put(const std::string& key, const std::optional<Said>& said)
{
    Checked<std::string> kept = key;
    if (said)
        kept = said->drawn ? m_contents->keepSaid(key, *said->drawn) : m_contents->keep(key, said->sheet);
    else if (const Problems problems = m_contents->forget(key); !problems.empty())
        kept = problems;
    if (!kept) {
        m_wrong->say(words(kept.problems()).join(u'\n'));
        return {};
    }
    showGroups(m_contents->groups());
    open(thing(*kept) ? *kept : std::string());
    return *kept;
}

void BoxPage::undo()
{
    if (m_past.empty() || !put(m_past.back().after.key, m_past.back().before.said))
        return;
    m_future.push_back(m_past.back());
    m_past.pop_back();
}

void BoxPage::redo()
{
    if (m_future.empty() || !put(m_future.back().before.key, m_future.back().after.said))
        return;
    m_past.push_back(m_future.back());
    m_future.pop_back();
}

bool BoxPage::stepBack()
{
    if (!isSmall() || !m_isBeside)
        return false;
    m_isBeside = false;
    arrange();
    return true;
}

void BoxPage::changeEvent(QEvent* event)
{
    Composed::changeEvent(event);
    // The rows are made anew, which must wait until the event has been through all of them.
    if (event->type() == QEvent::LanguageChange)
        QTimer::singleShot(0, this, [this] {
            showGroups(m_contents->groups());
            showThing();
        });
}

void BoxPage::retranslate()
{
    m_title->setText(tr("%1: what Whistle knows about this box").arg(Text{m_game}.render()));
    setAccessibleName(m_title->text());
    m_filter->rename({CommonWords::tr("All"), tr("Missing"), tr("Entered")});
    m_filter->setAccessibleName(tr("What is listed"));
    m_close->setName(CommonWords::tr("Close"));
    m_keep->setTitle(CommonWords::tr("Save"));
    m_forget->setTitle(tr("Forget"));
    m_back->setTitle(tr("Everything in the box"));
}

bool BoxPage::isSmall() const
{
    return width() < mediumWidth();
}

int BoxPage::columns() const
{
    const double room = isSmall() ? width() : width() / 2.0;
    return std::clamp(static_cast<int>(room / (columnEms * em())), 1, mostColumns);
}

void BoxPage::arrange()
{
    const bool isOne = isSmall();
    for (const Group& group : m_rows)
        group.things->setColumns(columns());
    m_list->setVisible(!isOne || !m_isBeside);
    m_beside->setVisible(!isOne || m_isBeside);
    m_back->setVisible(isOne);
}

} // namespace whistle

#include "moc_box_page.cpp"
