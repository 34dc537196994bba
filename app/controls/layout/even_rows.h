// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>
#include <vector>

namespace whistle {

/// Equal parts, as many side by side as have room. It asks for no more width than the widest of them.
class EvenRows : public QWidget {
    Q_OBJECT
public:
    /// `most`: in a row.
    explicit EvenRows(int most, QWidget* parent = nullptr);
    void add(QWidget& part);
    void setMost(int most);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    [[nodiscard]] std::vector<QWidget*> shown() const;
    [[nodiscard]] int widest() const;
    void arrange();

    QGridLayout* m_cells = new QGridLayout(this);
    int m_most;
    std::vector<QWidget*> m_parts;
    std::vector<QWidget*> m_laid; ///< those that were shown when they were laid out
    int m_columns = 0;
};

} // namespace whistle
