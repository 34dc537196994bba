// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"

class QScrollArea;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class TextLabel;

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

    TextLabel* m_title;
    ChoiceButton* m_close;
    QScrollArea* m_area;
    QWidget* m_foot = nullptr;
};

} // namespace whistle
