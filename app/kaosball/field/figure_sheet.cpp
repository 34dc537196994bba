// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/figure_sheet.h"

#include "base/common_words.h"
#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/judging/contest.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/game_words.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

namespace whistle::kaosball {

namespace {

/// A number over what it counts.
void addNumber(QBoxLayout& numbers, const QString& number, const QString& what)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    for (TextLabel* label : std::initializer_list<TextLabel*>{
             new TextLabel(number, TypeStep::Number), new Paragraph(what, TypeStep::Caption, Colour::TextMuted)}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    numbers.addLayout(column);
}

} // namespace

FigureSheet::FigureSheet(QWidget* parent) : Sheet(parent)
{
    setObjectName(QStringLiteral("figureSheet"));
}

void FigureSheet::setFigure(const ShownTable& table, FigureRef figure)
{
    m_table = table;
    m_figure = figure;
    m_damage = before().damage;
    m_posture = postureBefore();
    m_space.reset();
    m_takesBall = false;
    m_dropsBall = false;
    if (std::exchange(m_asksSpace, false))
        Q_EMIT spaceAsked(false);
    build(); // and says that nothing is changed any more
}

FigureSheet::Posture FigureSheet::postureBefore() const
{
    if (!before().isOnField())
        return Posture::Bench;
    return before().standing ? Posture::Up : Posture::Down;
}

void FigureSheet::build()
{
    const State& state = m_table.state();
    const Team& team = state[int{m_figure.team}];
    const Figure& figure = before();
    setSeat(m_table.seat(m_figure.team));
    setTitle(m_table.fullName(m_figure));
    QVBoxLayout& column = emptyColumn();
    column.setSpacing(Theme::current().px(Length::SpaceS));

    const QString kind = figure.kind == FigureKind::Runner    ? tr("%1 runner")
                         : figure.kind == FigureKind::Bruiser ? tr("%1 bruiser")
                                                              : tr("%1 ringer");
    QString who = kind.arg(m_table.team(m_figure.team));
    if (figure.space.isValid())
        who = tr("%1, on %2", "who, space").arg(who, spaceName(figure.space));
    else if (figure.where == Where::Dugout)
        who = tr("%1, on the bench").arg(who);
    column.addWidget(new Paragraph(who, TypeStep::Body, Colour::TextMuted));

    auto* numbers = new QHBoxLayout;
    column.addLayout(numbers);
    addNumber(*numbers, tr("%1/%2", "health left, health").arg(figure.health - figure.damage).arg(figure.health),
              GameWords::tr("health"));
    addNumber(*numbers, QString::number(team.stats.of(ContestType::Steal)), GameWords::tr("handling"));
    addNumber(*numbers, QString::number(team.stats.of(ContestType::Tackle)), GameWords::tr("tackling"));
    addNumber(*numbers, QString::number(team.stats.of(ContestType::Attack)), GameWords::tr("fighting"));
    if (state.isMirror() && figure.isOnField()) {
        const FieldView view = viewField(state);
        const int sprint =
            movementAllowance(view.position, view.pieceOf(m_figure), Movement::Sprint, false, m_table.rules());
        addNumber(*numbers, QString::number(sprint), GameWords::tr("sprint"));
        QStringList beside;
        for (const FigureRef other : state.onField()) {
            if (!state[other].stands() || !state.areEnemies(other.team, m_figure.team))
                continue;
            if (killzone(view.position, view.pieceOf(other))[figure.space.slot()])
                beside << m_table.fullName(other);
        }
        column.addWidget(new Paragraph(beside.isEmpty() ? tr("In nobody's killzone.")
                                                        : tr("In the killzone of %1.").arg(enumerated(beside)),
                                       TypeStep::Body));
    }

    column.addSpacing(px(Length::SpaceM));
    column.addWidget(new Paragraph(CommonWords::tr("Correct"), TypeStep::Label));
    column.addWidget(
        new Paragraph(tr("It stays marked in the log and the report."), TypeStep::Caption, Colour::TextMuted));
    m_damageRow = new ButtonRow;
    m_postureRow = new ButtonRow;
    m_placeRow = new ButtonRow;
    m_reason = named("figureReason", new QLineEdit);
    m_reason->setPlaceholderText(CommonWords::tr("Reason for the correction"));
    m_reason->setAccessibleName(CommonWords::tr("Reason for the correction"));
    m_main = named("figureMain", new MainButton);
    m_main->setSize(ButtonSize::Normal);
    const auto add = [&](const QString& caption, QWidget* part) {
        column.addWidget(new Paragraph(caption, TypeStep::Caption, Colour::TextMuted));
        column.addWidget(part);
    };
    m_damageWords = named("figureHurt", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    column.addWidget(m_damageWords);
    column.addWidget(m_damageRow);
    add(tr("Position"), m_postureRow);
    if (state.isMirror())
        add(tr("Space and ball"), m_placeRow);
    else
        column.addWidget(m_placeRow); // stays empty: there are no spaces
    column.addStretch(1);
    foot().addWidget(m_reason); // in sight, however long the sheet is
    foot().addWidget(m_main);
    connect(m_reason, &QLineEdit::textChanged, this, &FigureSheet::refresh);
    connect(m_reason, &QLineEdit::returnPressed, this, [this] {
        if (!m_main->isUnavailable())
            m_main->click();
    });
    connect(m_main, &QAbstractButton::clicked, this, [this] {
        if (!corrections().empty())
            Q_EMIT putRight();
    });
    refresh();
}

void FigureSheet::refresh()
{
    showDamage();

    const bool isLost = postureBefore() == Posture::Bench && !m_space; // it comes in, and nobody has said where
    const auto posture = [this](const char* name, const QString& title, Posture one) {
        return ButtonSpec{QLatin1String(name), title, [this, one] { choose(one); }}.among(m_posture == one);
    };
    m_postureRow->setButtons(
        {posture("figureUp", tr("up"), Posture::Up)
             .unless(isLost, tr("Tap its space first."))
             .showing(pictureOf(Posture::Up)),
         posture("figureDown", tr("down"), Posture::Down)
             .unless(isLost, tr("Tap its space first."))
             .showing(pictureOf(Posture::Down)),
         posture("figureBench", GameWords::tr("bench"), Posture::Bench).showing(pictureOf(Posture::Bench))});

    if (m_table.state().isMirror())
        showPlace();

    const bool was = std::exchange(m_isChanged, !corrections().empty());
    m_reason->setVisible(m_isChanged);
    m_main->setVisible(m_isChanged);
    m_main->setKey(m_isChanged ? QKeySequence(Qt::Key_Return) : QKeySequence());
    for (ButtonRow* row : {m_damageRow, m_postureRow, m_placeRow}) {
        for (ChoiceButton* button : row->findChildren<ChoiceButton*>())
            button->setFocusPolicy(Qt::TabFocus); // a press leaves the keyboard with the reason
    }
    if (was != m_isChanged) {
        if (m_isChanged)
            m_reason->setFocus(Qt::OtherFocusReason);
        Q_EMIT changed(m_isChanged);
    }
    m_main->setTitle(labelled(CommonWords::tr("Correct"), summary()));
    m_main->setUnavailable(m_reason->text().trimmed().isEmpty() ? GameWords::tr("Enter a reason for the correction.")
                                                                : QString());
}

/// A place for each hit that it takes: one tap sets how hurt it is, the last one that is filled is taken away by a tap.
void FigureSheet::showDamage()
{
    const Figure& figure = before();
    std::vector<ButtonSpec> hits;
    for (int hit = 1; hit <= figure.health; ++hit) {
        const int damage = hit == m_damage ? hit - 1 : hit;
        ButtonSpec one{QStringLiteral("figureHit%1").arg(hit), QString::number(hit), [this, damage] {
                           m_damage = damage;
                           refresh();
                       }};
        hits.push_back(std::move(one)
                           .asNumber()
                           .among(hit <= m_damage)
                           .unless(hit == figure.health, tr("The last hit kills it: enter how it dies.")));
    }
    m_damageRow->setButtons(std::move(hits));
    const QString health = QString::number(figure.health);
    m_damageWords->setText(m_damage == figure.damage ? tr("Hurt: %1 of %2", "damage, health").arg(m_damage).arg(health)
                                                     : tr("Hurt: %1 \u2192 %2 of %3", "old and new damage, health")
                                                           .arg(figure.damage)
                                                           .arg(m_damage)
                                                           .arg(health));
}

/// The figure as it would lie there; on the bench it stands on a line.
PicturePainter FigureSheet::pictureOf(Posture posture) const
{
    FigureLook look = m_table.look(m_figure);
    look.standing = posture != Posture::Down;
    look.hasBall = look.isActive = false;
    look.damage = m_damage;
    if (posture != Posture::Bench)
        return figurePicture(look);
    look.damage = 0; // the dugout mends
    return [look](QPainter& painter, const QRectF& box) {
        const double line = pxF(Length::LineStrong);
        figurePicture(look)(painter, box.adjusted(0, 0, 0, -2 * line));
        painter.fillRect(QRectF(box.left(), box.bottom() - line, box.width(), line), colourOf(Colour::TextMuted));
    };
}

void FigureSheet::hideEvent(QHideEvent* event)
{
    Sheet::hideEvent(event);
    if (std::exchange(m_isChanged, false))
        Q_EMIT changed(false);
}

void FigureSheet::showPlace()
{
    ButtonSpec place{QStringLiteral("figureSpace"),
                     m_space ? tr("Space: %1").arg(spaceName(*m_space)) : tr("Tap its space"), [this] {
                         m_asksSpace = !m_asksSpace;
                         Q_EMIT spaceAsked(m_asksSpace);
                         refresh();
                     }};
    const bool has = m_table.state().ball.carrier == m_figure;
    bool& changes = has ? m_dropsBall : m_takesBall;
    ButtonSpec ball{QStringLiteral("figureBall"), has ? tr("Put the ball here") : tr("Give it the ball"),
                    [this, &changes] {
                        changes = !changes;
                        refresh();
                    }};
    if (!has && m_posture != Posture::Up)
        ball.why = tr("Only a standing figure can have the ball.");
    else if (has && !before().isOnField())
        ball.why = tr("Without spaces there is nowhere to put it.");
    m_placeRow->setButtons({std::move(place).as(ButtonLook::Outline).among(m_asksSpace),
                            std::move(ball).as(ButtonLook::Outline).among(changes)});
}

void FigureSheet::choose(Posture posture)
{
    m_posture = posture;
    if (posture != Posture::Up)
        m_takesBall = false;
    if (posture == Posture::Bench)
        m_space.reset();
    refresh();
}

void FigureSheet::setSpace(Space space)
{
    m_asksSpace = false;
    m_space = space == before().space ? std::nullopt : std::optional(space);
    if (m_space && m_posture == Posture::Bench)
        m_posture = Posture::Up;
    refresh();
}

QString FigureSheet::summary() const
{
    QStringList parts;
    if (m_posture == Posture::Bench && postureBefore() != Posture::Bench)
        return GameWords::tr("bench");
    if (m_space)
        parts << spaceName(*m_space);
    if (m_posture != postureBefore())
        parts << (m_posture == Posture::Up ? tr("up") : tr("down"));
    if (m_damage != before().damage)
        parts << CommonWords::tr("damage %1").arg(m_damage);
    if (m_takesBall)
        parts << GameWords::tr("the ball");
    if (m_dropsBall)
        parts << tr("without the ball");
    return enumerated(parts);
}

std::vector<Command> FigureSheet::corrections() const
{
    std::vector<Command> all;
    const std::string id = m_table.state().idOf(m_figure);
    const std::string reason = m_reason->text().trimmed().toStdString();
    const auto correct = [&](const std::string& path, const std::string& value) {
        all.emplace_back(Correct{path, value, reason});
    };
    const std::string path = "figures/" + id;
    if (m_posture == Posture::Bench) {
        if (postureBefore() != Posture::Bench)
            correct(path + "/where", "\"dugout\"");
        return all;
    }
    if (m_space)
        correct(path + "/space", '"' + std::string(crossfield::name(*m_space)) + '"');
    const Posture reached = postureBefore() == Posture::Bench ? Posture::Up : postureBefore();
    if (m_posture != reached)
        correct(path + "/standing", m_posture == Posture::Up ? "true" : "false");
    if (m_damage != before().damage)
        correct(path + "/damage", std::to_string(m_damage));
    if (m_takesBall)
        correct("ball", R"({"carried_by":")" + id + R"("})");
    if (m_dropsBall)
        correct("ball", R"({"space":")" + std::string(crossfield::name(m_space.value_or(before().space))) + R"("})");
    return all;
}

void FigureSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_figure.isValid() && isVisible())
        build();
}

} // namespace whistle::kaosball

#include "moc_figure_sheet.cpp"
