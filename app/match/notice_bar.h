// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QStringList>
#include <QTimer>
#include <functional>
#include <vector>

namespace whistle {

class IconLabel;
class SeatEmblem;

/// Something that can be done about what a notice tells.
struct NoticeWay {
    QString objectName;
    QString title;
    std::function<void()> act; ///< the notice goes before it is called
};

/// What the world has done to us (a full disk, a file that cannot be read), over the page until it is read: the page
/// stays as it is, nothing moves away from a finger.
class NoticeBar : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);
    /// `title`: what is or is not the case; `details`: why, and what to do.
    void tell(const QString& title, const QStringList& details) { offer(title, details, {}); }
    /// The same, with buttons; the first one is the likely way on. `seat`: whose it is; 0: nobody's.
    void offer(const QString& title, const QStringList& details, std::vector<NoticeWay> ways, int seat = 0);
    [[nodiscard]] QString words() const;
    /// Where it may stand in its parent: it takes the upper right corner, as much as it needs.
    void setRoom(const QRect& room);

public Q_SLOTS:
    void dismiss();

protected:
    void retranslate() override;
    bool event(QEvent* event) override;

private:
    void place();

    QRect m_room;
    IconLabel* m_sign;
    SeatEmblem* m_emblem;
    TextLabel* m_title = new Paragraph(TypeStep::Label);
    TextLabel* m_details = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QWidget* m_buttons = new QWidget(this); ///< the ways on
    ChoiceButton* m_close =
        named("closeNoticeButton", new ChoiceButton(CommonWords::tr("Close"), ButtonLook::Outline, this));
    QTimer m_going; ///< what only says that something was done goes by itself
};

} // namespace whistle
