// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/period/step_list.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "look/icons.h"
#include "look/painted.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle {

namespace {

/// One step.
class StepRow : public Painted<QWidget> {
public:
    StepRow(const GuidedStep& step, int number) : m_step(step), m_number(number)
    {
        setObjectName(QStringLiteral("step%1").arg(number));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        const bool done = step.place == StepPlace::Done;
        const QString words = step.note.isEmpty() ? step.title : labelled(step.title, step.note);
        setAccessibleName(step.place == StepPlace::Now ? StepList::tr("Step %1, now: %2").arg(number).arg(words)
                          : done                       ? StepList::tr("Step %1, done: %2").arg(number).arg(words)
                                                       : StepList::tr("Step %1, up next: %2").arg(number).arg(words));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const Theme& theme = Theme::current();
        const double words =
            std::max(textWidth(m_step.title, TypeStep::Label), textWidth(m_step.note, TypeStep::Caption));
        const int lines =
            theme.lineHeight(TypeStep::Label) + (m_step.note.isEmpty() ? 0 : theme.lineHeight(TypeStep::Caption));
        return {qRound(words + theme.scaled(28) + 4 * theme.px(Length::SpaceM)),
                std::max(theme.px(Length::ListRow), lines + theme.px(Length::SpaceM))};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const bool now = m_step.place == StepPlace::Now;
        const bool done = m_step.place == StepPlace::Done;
        if (now)
            paintBox(painter, rect(),
                     {theme.colour(Colour::Raised),
                      {},
                      static_cast<double>(theme.px(Length::RadiusControl)),
                      0,
                      Qt::SolidLine});
        const double side = theme.scaled(28);
        const double margin = theme.px(Length::SpaceS) + theme.px(Length::SpaceHair);
        const QRectF dot(margin, (height() - side) / 2, side, side);
        const QColor ground = theme.colour(now ? Colour::Chalk : Colour::TextMuted);
        Box box{{},
                theme.colour(Colour::LineStrong),
                side / 2,
                static_cast<double>(theme.px(Length::LineStrong)),
                Qt::SolidLine};
        if (now || done) {
            box.fill = ground;
            box.edge = QColor();
        }
        paintBox(painter, dot, box);
        const QColor ink = theme.colour(now || done ? Colour::Window : Colour::TextMuted);
        QFont font = theme.font(TypeStep::Caption);
        font.setWeight(QFont::Bold);
        if (done) {
            const double inset = side / 4;
            paintIcon(painter, dot.adjusted(inset, inset, -inset, -inset), Icon::Check, ink);
        } else {
            paintText(painter, dot, QString::number(m_number), font, ink, Qt::AlignCenter);
        }
        const double x = dot.right() + theme.px(Length::SpaceM);
        const double title = theme.lineHeight(TypeStep::Label);
        const double note = m_step.note.isEmpty() ? 0 : theme.lineHeight(TypeStep::Caption);
        const double top = (height() - title - note) / 2;
        paintText(painter, QRectF(x, top, width() - x, title), m_step.title, TypeStep::Label,
                  theme.colour(now || done ? Colour::Text : Colour::TextMuted));
        paintText(painter, QRectF(x, top + title, width() - x, note), m_step.note, TypeStep::Caption,
                  theme.colour(Colour::TextMuted));
    }

private:
    GuidedStep m_step;
    int m_number;
};

} // namespace

StepList::StepList(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stepList"));
    columnIn(*this, 0, px(Length::SpaceHair))->setAlignment(Qt::AlignTop);
}

void StepList::setSteps(const std::vector<GuidedStep>& steps)
{
    if (steps == m_steps)
        return;
    m_steps = steps;
    const auto old = findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* row : old) {
        layout()->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    for (int i = 0; i < static_cast<int>(steps.size()); ++i)
        layout()->addWidget(new StepRow(steps[static_cast<std::size_t>(i)], i + 1));
}

} // namespace whistle

#include "moc_step_list.cpp"
