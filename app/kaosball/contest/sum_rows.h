// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/arithmetic_panel.h"
#include "look/painted.h"

namespace whistle {

/// The sums of an arithmetic panel, one side under the other, column under column.
class SumRows : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit SumRows(QWidget* parent = nullptr);
    void setSums(const std::vector<SumSide>& sides, const QString& instead);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::size_t columns() const;
    [[nodiscard]] double tileWidth() const;
    [[nodiscard]] double wholeWidth() const;

    std::vector<SumSide> m_sides;
    QString m_instead;
};

} // namespace whistle
