// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <string>
#include <vector>

class QLineEdit;

namespace whistle {

class FormField;

/// Who plays, clockwise: a field for each name, side by side where there is room. Beyond the least number of players
/// they may stay empty.
///
/// objectNames: player_<seat>.
class PlayerFields : public Composed<PanelBox> {
    Q_OBJECT
public:
    PlayerFields(int least, int most, QWidget* parent = nullptr);
    [[nodiscard]] const std::vector<QLineEdit*>& fields() const { return m_names; }
    /// Those that have been entered, in their order.
    [[nodiscard]] std::vector<std::string> names() const;
    void setNames(const std::vector<std::string>& names);
    /// For what is said of the players below their names.
    [[nodiscard]] QBoxLayout* column() const { return m_column; }

Q_SIGNALS:
    void edited();

private:
    void retranslate() override;

    int m_least;
    QBoxLayout* m_column = new QVBoxLayout(this);
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    std::vector<QLineEdit*> m_names;
    std::vector<FormField*> m_fields;
};

} // namespace whistle
