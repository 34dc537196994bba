// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "kaosball/entries/commands.h"
#include "kaosball/telling/shown_table.h"

#include <QBoxLayout>
#include <QLineEdit>

namespace whistle::kaosball {

/// A number of a team that the referee may correct.
struct Correctable {
    const char* name; ///< in the names of buttons: "Cash"
    std::string path; ///< of the command `correct`
    QString label;    ///< "Cash"
    QString called;   ///< "cash of Fangs"
    int value = 0;    ///< now
    int minimum = 0;
    bool hasDial = false; ///< in the dugout of the team
};
/// Those of the dials in their order (cash, fouls, upgrade points), then its score and its hand.
[[nodiscard]] std::vector<Correctable> correctablesOf(const ShownTable& table, int team);

/// The referee's correction of one number: - and +, the number, a reason. Also where the depth is switched.
class CorrectionPanel : public PanelBox {
    Q_OBJECT
public:
    explicit CorrectionPanel(QWidget* parent = nullptr);
    /// Asks for the new value.
    void correct(const Correctable& number);
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
    [[nodiscard]] std::vector<ButtonSpec> offers();
    void arrange();

    Correctable m_corrected{}; ///< with the new value
    bool m_isOffer = false;
    ShownTable m_table;
    TextLabel* m_title = new Paragraph(TypeStep::Label);
    ButtonRow* m_number = new ButtonRow;
    QLineEdit* m_reason = named("correctionReason", new QLineEdit);
    MainButton* m_record = named("correctionMain", new MainButton);
    ChoiceButton* m_close = named("correctionClose", new ChoiceButton({}, ButtonLook::Quiet));
    QBoxLayout* m_line = new QHBoxLayout; ///< the number with its reason, and what is done with it
};

} // namespace whistle::kaosball
