// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outside_file.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "league/refereeing/intake.h"

#include <QWidget>

namespace whistle {

/// What comes in of somebody's own file, what is left out of it and why, the press that takes it in and the one that
/// takes all of it back.
///
/// objectNames: tableFollows, tableLeftOut, takeTableIn, takeTableBack, leaveTable.
class IntakePreview : public QWidget {
    Q_OBJECT
public:
    explicit IntakePreview(QWidget* parent = nullptr);
    /// `problems`: of the whole file; `intake`: null: nothing of it is known yet.
    void tell(const QStringList& problems, const league::Intake* intake, bool isIn);
    /// Where the press that takes it in has been.
    void goOn();

Q_SIGNALS:
    void accepted();
    void takenBack();
    void left();

private:
    TextLabel* m_follows = named("tableFollows", new Paragraph);
    TextLabel* m_leftOut = named("tableLeftOut", new Paragraph(TypeStep::Body, Colour::TextMuted));
    MainButton* m_accept = named("takeTableIn", new MainButton);
    ChoiceButton* m_back = named("takeTableBack", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_leave = named("leaveTable", new ChoiceButton({}, ButtonLook::Outline));
};

/// Where a text is from and, unless as here, how it was written.
[[nodiscard]] QString sourceOf(const QString& from, const Checked<DecodedText>& text);

} // namespace whistle
