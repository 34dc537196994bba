// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "kaosball/entries/commands.h"
#include "kaosball/telling/shown_table.h"

class QBoxLayout;
class QLineEdit;

namespace whistle {
class ButtonRow;
class ChoiceButton;
class MainButton;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

/// The referee's correction of one number: - and +, the number, a reason. Also where the depth is switched.
class CorrectionPanel : public PanelBox {
    Q_OBJECT
public:
    explicit CorrectionPanel(QWidget* parent = nullptr);
    /// Asks for the new value of `path`, which is called `name` ("cash of the Fangs") and is `value` now.
    void correct(const std::string& path, const QString& name, int value, int minimum);
    /// Asks what else there is: the depth, the numbers that have no dial.
    void offer(const ShownTable& table);

Q_SIGNALS:
    void commanded(const whistle::kaosball::Command& command);
    /// To the mirror: the places of the figures are asked for first.
    void placesAsked();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();

    std::string m_path;
    QString m_name;
    int m_value = 0;
    int m_minimum = 0;
    bool m_isOffer = false;
    ShownTable m_table;
    TextLabel* m_title;
    ButtonRow* m_number;
    QLineEdit* m_reason;
    MainButton* m_record;
    ChoiceButton* m_close;
    QBoxLayout* m_line; ///< the number with its reason, and what is done with it
};

} // namespace whistle::kaosball
