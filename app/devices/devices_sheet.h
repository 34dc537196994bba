// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QPointer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QGridLayout;

namespace whistle {

class Devices;

/// The phones at this table, or of this season: the code and the address that bring one here, what they may, and who
/// holds which seat. It lies over the table, at the right, and follows what the phones do; nothing of it moves away
/// from a finger.
///
/// objectNames: devicesSheet, switchPhonesOn, switchPhonesOff, phonesQr, copyAddress, newAddress, otherNetwork,
/// phonesMay with phonesMay_watch, phonesMay_seal, phonesMay_enter; takeBack_<seat>, giveOn_<seat>, keepSeat,
/// sendWatchersAway, phonesTrouble, hallPage, closeDevices, devicesBack.
class DevicesSheet : public Composed<QWidget> {
    Q_OBJECT
public:
    /// The devices outlive it.
    explicit DevicesSheet(Devices& devices, QWidget* parent = nullptr);
    ~DevicesSheet() override;

public Q_SLOTS:
    /// What the phones and their seats are now; to be called too when the match is another.
    void showDevices();

Q_SIGNALS:
    /// Back to the table.
    void closed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    class Code;
    class SeatRow;

    void retranslate() override;
    void arrange() override;
    void layParts();
    void showAddress();
    void showSeats();
    void showWatchers();
    void switchOn();
    /// Where a part goes that has the keyboard, that does not pass to the next button, which was not meant.
    void setShown(QWidget& part, bool shown);

    Devices& m_devices;
    QPointer<Devices> m_areThere{&m_devices};
    PanelBox* m_panel = new PanelBox(Colour::Raised, this);
    QWidget* m_content = new QWidget;
    Scroller* m_scroller;
    QGridLayout* m_head;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_subtitle = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    QWidget* m_titles = new QWidget;
    QWidget* m_mayBox = new QWidget;
    TextLabel* m_mayLabel = new Paragraph(TypeStep::Body, Colour::TextMuted);
    SegmentedChoice* m_may = named("phonesMay", new SegmentedChoice);
    IconButton* m_close = named("closeDevices", new IconButton(Icon::Close, QString()));
    PanelBox* m_trouble = named("phonesTrouble", new PanelBox(Colour::RefuseGround));
    TextLabel* m_troubleTitle = new Paragraph(TypeStep::Label);
    TextLabel* m_troubleWhy = new Paragraph(TypeStep::Body);

    QBoxLayout* m_body = new QHBoxLayout;
    QBoxLayout* m_right = new QVBoxLayout;
    std::optional<bool> m_isWide; ///< as the parts are laid; none: they are not yet
    QWidget* m_offBox = new QWidget;
    TextLabel* m_offWords = new Paragraph;
    TextLabel* m_offMore = new Paragraph(TypeStep::Body, Colour::TextMuted);
    MainButton* m_on = named("switchPhonesOn", new MainButton);
    QWidget* m_addressBox = new QWidget;
    Code* m_code;
    TextLabel* m_scan = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_host = new Paragraph(TypeStep::Title);
    TextLabel* m_word = new Paragraph(TypeStep::Label);
    ChoiceButton* m_copy = named("copyAddress", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_hall = named("hallPage", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_renew = named("newAddress", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_network = named("otherNetwork", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_keep = named("keepSeat", new ChoiceButton({}, ButtonLook::Outline)); ///< it is offered no longer
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    bool m_isCopied = false; ///< the address, as it is now

    TextLabel* m_nobody = new Paragraph(TypeStep::Body, Colour::TextMuted); ///< where nobody has come yet
    QWidget* m_seatsBox = new QWidget;
    QBoxLayout* m_seats;
    std::vector<std::unique_ptr<SeatRow>> m_rows;
    QWidget* m_watchBox = new QWidget;
    TextLabel* m_watch = new Paragraph(TypeStep::Title);
    TextLabel* m_watchSince = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    ChoiceButton* m_sendAway = named("sendWatchersAway", new ChoiceButton({}, ButtonLook::Outline));
    PanelBox* m_info = new PanelBox(Colour::Sunken);
    TextLabel* m_infoTitle = new Paragraph(TypeStep::Label);
    TextLabel* m_infoSeen = new Paragraph(TypeStep::Caption);
    TextLabel* m_infoHeard = new Paragraph(TypeStep::Caption);

    ChoiceButton* m_off = named("switchPhonesOff", new ChoiceButton({}, ButtonLook::Outline));
    MainButton* m_back = named("devicesBack", new MainButton);
};

} // namespace whistle
