// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace whistle {

/// Every part in several of its states, one under the other: for looking at, and for the tests.
class Gallery : public QScrollArea {
    Q_OBJECT
public:
    explicit Gallery(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Parts side by side where there is room for it.
    QBoxLayout* newRow();
    void addButtons(QVBoxLayout& column);
    void addStockControls(QVBoxLayout& column);
    void addDugouts(QVBoxLayout& column);
    void addContest(QVBoxLayout& column);
    void addRulings(QVBoxLayout& column);
    void addSteps(QVBoxLayout& column);

    std::vector<QBoxLayout*> m_rows;
};

} // namespace whistle
