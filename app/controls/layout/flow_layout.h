// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLayout>
#include <initializer_list>
#include <vector>

namespace whistle {

/// A property: a widget that has it has a line of a flow to itself.
inline constexpr const char* wholeLine = "wholeLine";

/// Lays its items side by side and begins a new line where they no longer fit.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    /// `spacing` in pixels between items and between lines.
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = -1);
    ~FlowLayout() override;

    /// Between lines alone.
    void setLineSpacing(int spacing);
    /// All as wide as the widest of them, so that they stand in columns.
    void setEven(bool even);
    /// So many columns that share the whole width, fewer where their words could not be broken so far; 0: as wide as
    /// each likes.
    void setColumns(int most);

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;
    void invalidate() override;

private:
    enum class Pass { Measure, Place };
    int arrange(const QRect& rect, Pass pass) const;
    /// The width of a column, of so much room; 0: there are none.
    [[nodiscard]] int columnWidth(int room) const;

    std::vector<QLayoutItem*> m_items;
    bool m_isEven = false;
    int m_columns = 0;
    int m_lineSpacing = -1;            ///< negative: as between items
    mutable QHash<int, int> m_heights; ///< by width, until something changes: boxes in boxes ask again and again
};

/// Parts that flow in the widget, with so many pixels between them; or in one of their own.
void flowIn(QWidget& widget, int spacing, std::initializer_list<QWidget*> parts);
[[nodiscard]] QWidget* flowOf(int spacing, std::initializer_list<QWidget*> parts);

} // namespace whistle
