// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"

namespace whistle {

/// What opens beside the page and closes with Esc: a title, a way to close it, a column that scrolls, and below it what
/// stays in sight.
class Sheet : public PanelBox {
    Q_OBJECT
public:
    explicit Sheet(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void closed();

protected:
    void setTitle(const QString& title);
    /// Takes everything out of the column and what stands below it, and gives the column back empty.
    QVBoxLayout& emptyColumn();
    /// What is put into it stays in sight, below the column.
    [[nodiscard]] QVBoxLayout& foot() const;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    TextLabel* m_title = new Paragraph(TypeStep::Title);
    ChoiceButton* m_close = named("closeSheetButton", new ChoiceButton({}, ButtonLook::Outline, this));
    QScrollArea* m_area = scrolling(nullptr);
    QWidget* m_foot = nullptr;
};

} // namespace whistle
