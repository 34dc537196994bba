// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QStringList>
#include <QWidget>
#include <vector>

namespace whistle {

struct ResultRow {
    int place = 0; ///< 0: none
    int seat = 0;
    QString name;
    QString note; ///< "winner", "blown out"; empty for none
    int score = 0;
    bool won = false;
};

/// How a match ended: a row a seat, the winner first and on its own ground.
class ResultCard : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit ResultCard(QWidget* parent = nullptr);
    void setRows(std::vector<ResultRow> rows);
    [[nodiscard]] const std::vector<ResultRow>& rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ResultRow> m_rows;
};

} // namespace whistle
