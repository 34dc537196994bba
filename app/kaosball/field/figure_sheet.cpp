// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/figure_sheet.h"

#include "controls/button_row.h"
#include "controls/text_label.h"
#include "kaosball/judging/contest.h"
#include "kaosball/table/names.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <algorithm>
#include <array>

namespace whistle::kaosball {

namespace {

TextLabel* wrapped(const QString& text, TypeStep step, Colour colour = Colour::Text)
{
    auto* label = new TextLabel(text, step, colour);
    label->setWordWrap(true);
    return label;
}

/// A number over what it counts.
QVBoxLayout* figureNumber(const QString& number, const QString& what)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    auto* above = new TextLabel(number, TypeStep::Number);
    auto* below = new TextLabel(what, TypeStep::Caption, Colour::TextMuted);
    above->setAlignment(Qt::AlignCenter);
    below->setAlignment(Qt::AlignCenter);
    below->setWordWrap(true);
    column->addWidget(above);
    column->addWidget(below);
    return column;
}

ButtonSpec segment(const char* name, const QString& title, bool chosen, std::function<void()> press)
{
    ButtonSpec spec{QLatin1String(name), title, std::move(press)};
    spec.chosen = chosen;
    return spec;
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
    m_asksSpace = false;
    build();
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

    const QString kind = figure.kind == FigureKind::Runner    ? tr("runner of %1")
                         : figure.kind == FigureKind::Bruiser ? tr("bruiser of %1")
                                                              : tr("ringer of %1");
    QString who = kind.arg(m_table.team(m_figure.team));
    if (figure.space.isValid())
        who = tr("%1, on %2", "who, space").arg(who, spaceName(figure.space));
    else if (figure.where == Where::Dugout)
        who = tr("%1, on the bench").arg(who);
    column.addWidget(wrapped(who, TypeStep::Body, Colour::TextMuted));

    auto* numbers = new QHBoxLayout;
    numbers->addLayout(figureNumber(
        tr("%1/%2", "health left, health").arg(figure.health - figure.damage).arg(figure.health), tr("health")));
    numbers->addLayout(figureNumber(QString::number(team.stats.of(ContestType::Steal)), tr("handling")));
    numbers->addLayout(figureNumber(QString::number(team.stats.of(ContestType::Tackle)), tr("tackling")));
    numbers->addLayout(figureNumber(QString::number(team.stats.of(ContestType::Attack)), tr("fighting")));
    if (state.isMirror() && figure.isOnField()) {
        const FieldView view = viewField(state);
        const int sprint =
            movementAllowance(view.position, view.pieceOf(m_figure), Movement::Sprint, false, m_table.rules());
        numbers->addLayout(figureNumber(QString::number(sprint), tr("sprint")));
        column.addLayout(numbers);
        QStringList beside;
        for (const FigureRef other : state.onField()) {
            if (!state[other].stands() || !state.areEnemies(other.team, m_figure.team))
                continue;
            if (killzone(view.position, view.pieceOf(other))[static_cast<std::size_t>(figure.space.index)])
                beside << m_table.fullName(other);
        }
        column.addWidget(wrapped(beside.isEmpty()
                                     ? tr("In nobody's killzone.")
                                     : tr("In the killzone of %1.").arg(beside.join(tr(", ", "between two names"))),
                                 TypeStep::Body));
    } else {
        column.addLayout(numbers);
    }

    column.addSpacing(Theme::current().px(Length::SpaceM));
    column.addWidget(wrapped(tr("Put it right"), TypeStep::Label));
    column.addWidget(wrapped(tr("It stays marked in log and report."), TypeStep::Caption, Colour::TextMuted));
    m_damageRow = new ButtonRow;
    m_postureRow = new ButtonRow;
    m_placeRow = new ButtonRow;
    m_reason = new QLineEdit;
    m_reason->setObjectName(QStringLiteral("figureReason"));
    m_reason->setPlaceholderText(tr("Why it is corrected"));
    m_reason->setAccessibleName(tr("Why it is corrected"));
    m_main = new MainButton;
    m_main->setObjectName(QStringLiteral("figureMain"));
    m_main->setSize(ButtonSize::Normal);
    column.addWidget(wrapped(tr("Damage"), TypeStep::Caption, Colour::TextMuted));
    column.addWidget(m_damageRow);
    column.addWidget(wrapped(tr("Stands"), TypeStep::Caption, Colour::TextMuted));
    column.addWidget(m_postureRow);
    if (state.isMirror()) {
        column.addWidget(wrapped(tr("Space and ball"), TypeStep::Caption, Colour::TextMuted));
        column.addWidget(m_placeRow);
    } else {
        column.addWidget(m_placeRow); // stays empty: there are no spaces
    }
    column.addWidget(m_reason);
    column.addWidget(m_main);
    column.addStretch(1);
    connect(m_reason, &QLineEdit::textChanged, this, &FigureSheet::refresh);
    connect(m_main, &QAbstractButton::clicked, this, [this] {
        if (const std::vector<Command> all = corrections(); !all.empty())
            Q_EMIT putRight();
    });
    refresh();
}

void FigureSheet::refresh()
{
    if (!m_figure.isValid() || m_main == nullptr)
        return;
    const State& state = m_table.state();
    ButtonSpec less{QStringLiteral("figureLess"), {}, [this] {
                        m_damage = std::max(0, m_damage - 1);
                        refresh();
                    }};
    less.drawing = Icon::Minus;
    less.spoken = tr("One damage less");
    ButtonSpec now{QStringLiteral("figureDamage"),
                   m_damage == before().damage
                       ? QString::number(m_damage)
                       : tr("%1 \u2192 %2", "old and new number").arg(before().damage).arg(m_damage),
                   {}};
    now.isNumber = true;
    now.look = ButtonLook::Quiet;
    ButtonSpec more{QStringLiteral("figureMore"), {}, [this] {
                        m_damage = std::min(before().health - 1, m_damage + 1);
                        refresh();
                    }};
    more.drawing = Icon::Plus;
    more.spoken = tr("One damage more");
    m_damageRow->setButtons({less, now, more});

    const bool comesIn = postureBefore() == Posture::Bench;
    std::vector<ButtonSpec> postures{
        segment("figureUp", tr("up"), m_posture == Posture::Up, [this] { choose(Posture::Up); }),
        segment("figureDown", tr("down"), m_posture == Posture::Down, [this] { choose(Posture::Down); }),
        segment("figureBench", tr("bench"), m_posture == Posture::Bench, [this] { choose(Posture::Bench); })};
    if (comesIn && !m_space) {
        postures[0].why = tr("Tap its space first.");
        postures[1].why = postures[0].why;
    }
    m_postureRow->setButtons(std::move(postures));

    ButtonSpec place{QStringLiteral("figureSpace"),
                     m_space ? tr("Space: %1").arg(spaceName(*m_space)) : tr("Tap its space"), [this] {
                         m_asksSpace = !m_asksSpace;
                         Q_EMIT spaceAsked(m_asksSpace);
                         refresh();
                     }};
    place.look = ButtonLook::Outline;
    place.chosen = m_asksSpace;
    const bool has = state.ball.carrier == m_figure;
    bool& changes = has ? m_dropsBall : m_takesBall;
    ButtonSpec ball{QStringLiteral("figureBall"), has ? tr("Lay the ball down here") : tr("Give it the ball"),
                    [this, &changes] {
                        changes = !changes;
                        refresh();
                    }};
    ball.look = ButtonLook::Outline;
    ball.chosen = changes;
    if (!has && m_posture != Posture::Up)
        ball.why = tr("Only who stands has the ball.");
    else if (has && !before().isOnField())
        ball.why = tr("Without places there is nowhere to lay it.");
    if (state.isMirror())
        m_placeRow->setButtons({place, ball});

    const bool changed = !corrections().empty();
    m_reason->setVisible(changed);
    m_main->setVisible(changed);
    m_main->setTitle(tr("Put right: %1").arg(summary()));
    m_main->setUnavailable(m_reason->text().trimmed().isEmpty() ? tr("Enter a reason for the correction.") : QString());
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
        return tr("bench");
    if (m_space)
        parts << spaceName(*m_space);
    if (m_posture != postureBefore())
        parts << (m_posture == Posture::Up ? tr("up") : tr("down"));
    if (m_damage != before().damage)
        parts << tr("damage %1").arg(m_damage);
    if (m_takesBall)
        parts << tr("the ball");
    if (m_dropsBall)
        parts << tr("without the ball");
    return parts.join(tr(", ", "between two names"));
}

std::vector<Command> FigureSheet::corrections() const
{
    std::vector<Command> all;
    const std::string id = m_table.state().idOf(m_figure);
    const std::string reason = m_reason != nullptr ? m_reason->text().trimmed().toStdString() : std::string();
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
