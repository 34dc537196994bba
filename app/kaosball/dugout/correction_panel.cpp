// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/correction_panel.h"

#include "controls/button_row.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr int highest = 999;

/// The least room for a reason, in em of the text.
constexpr double reasonEms = 14;

} // namespace

CorrectionPanel::CorrectionPanel(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_title(new TextLabel({}, TypeStep::Label, Colour::Text, this))
    , m_number(new ButtonRow(this))
    , m_reason(new QLineEdit(this))
    , m_record(new MainButton({}, this))
    , m_close(new ChoiceButton({}, ButtonLook::Quiet, this))
    , m_line(new QHBoxLayout)
{
    setObjectName(QStringLiteral("correctionPanel"));
    m_reason->setObjectName(QStringLiteral("correctionReason"));
    m_record->setObjectName(QStringLiteral("correctionMain"));
    m_close->setObjectName(QStringLiteral("correctionClose"));
    m_record->setSize(ButtonSize::Normal);
    m_title->setWordWrap(true);
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceS), theme.px(Length::SpaceL),
                               theme.px(Length::SpaceS));
    column->setSpacing(theme.px(Length::SpaceS));
    column->addWidget(m_title);
    auto* value = new QHBoxLayout;
    value->addWidget(m_number);
    value->addWidget(m_reason, 1);
    auto* ends = new QHBoxLayout;
    ends->addStretch(1);
    ends->addWidget(m_record);
    ends->addWidget(m_close);
    m_line->addLayout(value, 1);
    m_line->addLayout(ends);
    column->addLayout(m_line);
    connect(m_reason, &QLineEdit::textChanged, this, &CorrectionPanel::refresh);
    connect(m_close, &QAbstractButton::clicked, this, &CorrectionPanel::closed);
    connect(m_record, &QAbstractButton::clicked, this, [this] {
        Q_EMIT commanded(Correct{m_path, std::to_string(m_value), m_reason->text().trimmed().toStdString()});
    });
    hide();
}

void CorrectionPanel::correct(const std::string& path, const QString& name, int value, int minimum)
{
    m_path = path;
    m_name = name;
    m_value = value;
    m_minimum = minimum;
    m_isOffer = false;
    m_reason->clear();
    refresh();
    show();
}

void CorrectionPanel::offer(const ShownTable& table)
{
    m_table = table;
    m_isOffer = true;
    refresh();
    show();
}

void CorrectionPanel::refresh()
{
    m_close->setTitle(tr("Cancel"));
    m_reason->setVisible(!m_isOffer);
    m_record->setVisible(!m_isOffer);
    if (m_isOffer) {
        const bool mirror = m_table.state().isMirror();
        m_title->setText(tr("Tracking detail and corrections"));
        std::vector<ButtonSpec> buttons;
        ButtonSpec toMirror{QStringLiteral("depthMirror"), tr("Mirror"), [this] { Q_EMIT placesAsked(); }};
        toMirror.chosen = mirror;
        ButtonSpec toScore{QStringLiteral("depthScorekeeper"), tr("Scorekeeper"), [this, mirror] {
                               if (mirror)
                                   Q_EMIT commanded(SetDepth{Depth::Scorekeeper, {}, {}});
                           }};
        toScore.chosen = !mirror;
        buttons = {toMirror, toScore};
        for (int team = 0; team < m_table.state().teamCount(); ++team) {
            const Team& one = m_table.state()[team];
            const QString name = m_table.team(team);
            ButtonSpec score{QStringLiteral("correctScore_") + fromStd(one.name), tr("Score of %1").arg(name),
                             [this, id = one.name, name, now = one.score] {
                                 correct("scores/" + id, tr("Score of %1").arg(name), now, -highest);
                             }};
            score.look = ButtonLook::Outline;
            ButtonSpec hand{QStringLiteral("correctHand_") + fromStd(one.name), tr("Hand of %1").arg(name),
                            [this, id = one.name, name, now = one.hand] {
                                correct("hand/" + id, tr("Hand of %1").arg(name), now, 0);
                            }};
            hand.look = ButtonLook::Outline;
            buttons.push_back(std::move(score));
            buttons.push_back(std::move(hand));
        }
        m_number->setButtons(std::move(buttons));
        arrange();
        return;
    }
    m_title->setText(tr("Correct: %1").arg(m_name));
    ButtonSpec minus{QStringLiteral("correctionMinus"), {}, [this] {
                         m_value = std::max(m_minimum, m_value - 1);
                         refresh();
                     }};
    minus.drawing = Icon::Minus;
    minus.spoken = tr("One less");
    ButtonSpec value{QStringLiteral("correctionValue"), QString::number(m_value), {}};
    value.isNumber = true;
    value.look = ButtonLook::Quiet;
    ButtonSpec plus{QStringLiteral("correctionPlus"), {}, [this] {
                        m_value = std::min(highest, m_value + 1);
                        refresh();
                    }};
    plus.drawing = Icon::Plus;
    plus.spoken = tr("One more");
    m_number->setButtons({minus, value, plus});
    m_reason->setPlaceholderText(tr("Why it is corrected"));
    m_reason->setAccessibleName(tr("Why it is corrected"));
    m_record->setTitle(tr("Record the correction"));
    m_record->setUnavailable(m_reason->text().trimmed().isEmpty() ? tr("Enter a reason for the correction.")
                                                                  : QString());
    arrange();
}

void CorrectionPanel::arrange()
{
    const Theme& theme = Theme::current();
    const double value = m_isOffer
                             ? m_number->minimumSizeHint().width()
                             : m_number->sizeHint().width() + theme.em() * reasonEms + m_record->sizeHint().width();
    const double needed = value + m_close->sizeHint().width() + 4 * theme.px(Length::SpaceL);
    m_line->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CorrectionPanel::resizeEvent(QResizeEvent* event)
{
    PanelBox::resizeEvent(event);
    arrange();
}

void CorrectionPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
}

} // namespace whistle::kaosball
