// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>
#include <vector>

namespace whistle {

/// Widgets one below the other, or in two columns where there is room for them.
class PanelGrid : public QWidget {
    Q_OBJECT
public:
    /// `columnEm`: from so many em a column on there are two.
    explicit PanelGrid(double columnEm, QWidget* parent = nullptr);
    void add(QWidget* panel);
    void remove(QWidget* panel);
    [[nodiscard]] bool isEmpty() const { return m_panels.empty(); }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place(bool anew);

    double m_columnEm;
    std::vector<QWidget*> m_panels;
    QBoxLayout* m_left = new QVBoxLayout;
    QBoxLayout* m_right = new QVBoxLayout;
    int m_columns = 1;
    bool m_isTight = false; ///< at this width, one of them is or was too wide for half of it
};

} // namespace whistle
