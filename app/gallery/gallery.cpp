// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/named.h"
#include "controls/panels/empty_state.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "gallery/gallery_states.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/contest/die_pad.h"
#include "kaosball/field/figure_painter.h"
#include "look/emblem.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>

namespace whistle {

namespace {

/// A panel with a title, for one group of parts.
PanelBox* group(QVBoxLayout& column, const QString& title)
{
    auto* panel = new PanelBox(Colour::Surface);
    columnIn(*panel, px(Length::SpaceL), {new TextLabel(title, TypeStep::Label)});
    column.addWidget(panel);
    return panel;
}

QWidget* flow(QWidget* parent, std::initializer_list<QWidget*> items)
{
    auto* row = new QWidget(parent);
    auto* layout = new FlowLayout(row, px(Length::SpaceM));
    for (QWidget* item : items)
        layout->addWidget(item);
    return row;
}

} // namespace

Gallery::Gallery(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("gallery"));
    setAccessibleName(CommonWords::tr("Gallery of the parts"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* page = new QWidget(this);
    auto* column = columnIn(*page, {0, 0, 0, px(Length::SpaceL)});
    for (const ScoreStripState& state : {sample::strip(), sample::stripOfFour()}) {
        auto* strip = new ScoreStrip(page);
        strip->setState(state);
        column->addWidget(strip);
    }
    auto* band = new BellBand(page);
    band->setState(sample::bell());
    column->addWidget(band);
    auto* rest = new QVBoxLayout;
    rest->setContentsMargins(px(Length::SpaceL), 0, px(Length::SpaceL), 0);
    column->addLayout(rest);
    addDugouts(*rest);
    addContest(*rest);
    addRulings(*rest);
    addSteps(*rest);
    addButtons(*rest);
    addStockControls(*rest);
    column->addStretch(1);
    setWidget(page);
}

QBoxLayout* Gallery::newRow()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(px(Length::SpaceM));
    m_rows.push_back(row);
    return row;
}

void Gallery::resizeEvent(QResizeEvent* event)
{
    const bool beside = width() >= mediumWidth();
    for (QBoxLayout* row : m_rows)
        row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QScrollArea::resizeEvent(event);
}

void Gallery::addButtons(QVBoxLayout& column)
{
    PanelBox* panel = group(column, tr("Buttons"));
    auto* steal = new ChoiceButton(CommonWords::tr("Steal"));
    auto* dead = named("unavailableButton", new ChoiceButton(CommonWords::tr("End turn")));
    dead->setUnavailable(tr("Nobody is on a major mound."));
    auto* back = new ChoiceButton(CommonWords::tr("Undo"), ButtonLook::Outline);
    back->setKey(Qt::Key_Z);
    auto* quiet = new ChoiceButton(CommonWords::tr("Cancel"), ButtonLook::Quiet);
    auto* chosen = new ChoiceButton(tr("Attack"));
    chosen->setCheckable(true);
    chosen->setChecked(true);
    chosen->setKeyHint(QStringLiteral("A"));
    auto* detail = new ChoiceButton(CommonWords::tr("Kaosball"));
    detail->setDetail(CommonWords::tr("2 to 4 coaches"));
    detail->setDrawing(Icon::Table);
    panel->layout()->addWidget(flow(
        panel, {steal, dead, back, quiet, chosen, detail, new IconButton(Icon::Gear, CommonWords::tr("Settings"))}));

    auto* end = new MainButton(CommonWords::tr("End turn"));
    end->setSeat(3);
    end->setKeyHint(QStringLiteral("\u21b5"));
    auto* record = new MainButton(tr("Record: Fangs win"));
    record->setSeat(1);
    auto* nobody = new MainButton(CommonWords::tr("Start a league"));
    nobody->setSize(ButtonSize::Normal);
    panel->layout()->addWidget(flow(panel, {end, record, nobody}));

    auto* segments = new SegmentedChoice({CommonWords::tr("No"), tr("Minor, 3"), tr("Major, 5")});
    segments->setAccessibleName(CommonWords::tr("Ball on a mound?"));
    segments->setCurrent(0);
    segments->setUnavailable(2, tr("Nobody is on a major mound."));
    auto* row = flow(panel, {segments});
    for (int i = 0; i < 5; ++i) {
        FigureLook look;
        look.seat = 2;
        look.kind = i < 3 ? FigureKind::Runner : i < 4 ? FigureKind::Bruiser : FigureKind::Ringer;
        look.label = QString::number(i + 1);
        auto* figure = new ChoiceButton(QStringLiteral("r%1").arg(i + 1));
        figure->setObjectName(QStringLiteral("figure%1").arg(i));
        figure->setCheckable(true);
        figure->setChecked(i == 3);
        figure->setPicture([look](QPainter& painter, const QRectF& box) {
            paintFigure(painter, box.center(), box.width() / (2 * figureRadiusOfCell) * 0.85, look, Theme::current());
        });
        row->layout()->addWidget(figure);
    }
    for (int seat = 1; seat <= 5; ++seat)
        row->layout()->addWidget(new SeatEmblem(seat, 30));
    panel->layout()->addWidget(row);
}

void Gallery::addStockControls(QVBoxLayout& column)
{
    PanelBox* panel = group(column, tr("Stock controls"));
    auto* push = named("pushButton", new QPushButton(CommonWords::tr("Try again")));
    auto* flat = named("flatButton", new QPushButton(tr("Flat")));
    flat->setFlat(true);
    auto* off = named("disabledButton", new QPushButton(tr("Disabled")));
    off->setEnabled(false);
    auto* edit = named("lineEdit", new QLineEdit);
    edit->setPlaceholderText(CommonWords::tr("Find a rule, a match, a player"));
    edit->setAccessibleName(CommonWords::tr("Search"));
    auto* combo = named("comboBox", new QComboBox);
    combo->addItems({tr("English"), tr("Hungarian"), tr("Polish")});
    combo->setAccessibleName(CommonWords::tr("Language"));
    auto* spin = named("spinBox", new QSpinBox);
    spin->setAccessibleName(CommonWords::tr("Cash"));
    auto* check = named("checkBox", new QCheckBox(tr("Reduce motion")));
    check->setChecked(true);
    auto* radio = named("radioButton", new QRadioButton(CommonWords::tr("Mirror")));
    radio->setChecked(true);
    auto* slider = named("slider", new QSlider(Qt::Horizontal));
    slider->setValue(70);
    slider->setAccessibleName(tr("Volume"));
    auto* bar = named("progressBar", new QProgressBar);
    bar->setTextVisible(false);
    bar->setValue(62);
    panel->layout()->addWidget(flow(panel, {push, flat, off, edit, combo, spin, check, radio, slider, bar}));
}

void Gallery::addDugouts(QVBoxLayout& column)
{
    QBoxLayout* row = newRow();
    for (const DugoutState& state : {sample::fangs(), sample::amazons(), sample::ogres()}) {
        auto* dugout = new DugoutPanel;
        dugout->setState(state);
        row->addWidget(dugout);
    }
    column.addLayout(row);
}

void Gallery::addContest(QVBoxLayout& column)
{
    QBoxLayout* pads = newRow();
    for (const int seat : {1, 3}) {
        auto* panel = new PanelBox;
        panel->setSeat(seat, Qt::TopEdge);
        using kaosball::Card;
        auto* pad = new CardPad;
        pad->setSide(seat == 1 ? tr("Fangs") : tr("Amazons"));
        CardPadState state;
        state.dead = {Card::energy(1), Card::energy(3), Card::energy(4)};
        if (seat == 1)
            state.dead.push_back(Card::upset());
        state.chosen = seat == 1 ? Card::energy(5, true) : Card::cheat(kaosball::Cheat::KaosWarp);
        pad->setState(state);
        columnIn(*panel, px(Length::SpaceL), {pad});
        pads->addWidget(panel);
    }
    column.addLayout(pads);
    for (const ArithmeticState& state : {sample::tackle(), sample::liveOverDead()}) {
        auto* panel = new ArithmeticPanel;
        panel->setState(state);
        column.addWidget(panel);
    }
    PanelBox* die = group(column, tr("Die"));
    auto* pad = new DiePad;
    pad->setRoller([] { return 2; });
    pad->setResult(1);
    die->layout()->addWidget(pad);
}

void Gallery::addRulings(QVBoxLayout& column)
{
    QBoxLayout* row = newRow();
    for (const RulingState& state : {sample::ruling(), sample::refusal()}) {
        auto* banner = new RulingBanner;
        banner->setState(state);
        row->addWidget(banner, state.look == RulingLook::Refusal ? 2 : 1);
    }
    column.addLayout(row);
}

void Gallery::addSteps(QVBoxLayout& column)
{
    QBoxLayout* row = newRow();
    auto* steps = new PanelBox;
    auto* list = new StepList;
    list->setSteps(sample::steps());
    (new QVBoxLayout(steps))->addWidget(list);
    row->addWidget(steps, 1);
    auto* journal = new PanelBox;
    auto* lines = new LogList;
    lines->setLines(sample::log());
    lines->setCurrentNumber(53);
    lines->setMinimumHeight(px(Length::Target) * 7);
    (new QVBoxLayout(journal))->addWidget(lines);
    row->addWidget(journal, 1);
    auto* nothing = new PanelBox;
    auto* empty = new EmptyState;
    empty->setWords(CommonWords::tr("No leagues yet."),
                    tr("Teams or players, a few weeks, one table that explains itself."),
                    CommonWords::tr("Start a league"));
    (new QVBoxLayout(nothing))->addWidget(empty);
    row->addWidget(nothing, 1);
    column.addLayout(row);
}

} // namespace whistle

#include "moc_gallery.cpp"
