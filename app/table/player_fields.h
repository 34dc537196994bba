// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"

#include <string>
#include <vector>

class QBoxLayout;
class QLineEdit;

namespace whistle {

class FormField;
class TextLabel;

/// Who plays, clockwise: a field for each name, side by side where there is room. Beyond the least number of players
/// they may stay empty.
///
/// objectNames: player_<seat>.
class PlayerFields : public PanelBox {
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

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    int m_least;
    QBoxLayout* m_column;
    TextLabel* m_title;
    std::vector<QLineEdit*> m_names;
    std::vector<FormField*> m_fields;
};

} // namespace whistle
