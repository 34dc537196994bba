// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "look/theme.h"

#include <QBoxLayout>
#include <string>
#include <vector>

class QLineEdit;

namespace whistle {

class ChoiceButton;
class FormField;

/// What a colour is called; "red", as commands write it.
[[nodiscard]] QString nameOf(BoxColour colour);
[[nodiscard]] std::string wordOf(BoxColour colour);

/// Who plays, clockwise: a field for each name, side by side where there is room. Beyond the least number of players
/// they may stay empty.
///
/// objectNames: player_<seat>, colourOf_<seat>, colour_<word> in its menu.
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
    /// Asks which pieces of the box each sits behind, too: a button beside each name.
    void askColours();
    /// In the order of `names`; none: the seat's own colour.
    [[nodiscard]] std::vector<BoxColour> colours() const;
    /// Two that have the same swap.
    void setColour(std::size_t field, BoxColour colour);

Q_SIGNALS:
    void edited();

private:
    void retranslate() override;
    void showColours();
    void offerColours(std::size_t field);

    int m_least;
    std::vector<ChoiceButton*> m_swatches; ///< empty: colours are not asked
    std::vector<BoxColour> m_colours;
    QBoxLayout* m_column = new QVBoxLayout(this);
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    std::vector<QLineEdit*> m_names;
    std::vector<FormField*> m_fields;
};

} // namespace whistle
