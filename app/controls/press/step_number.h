// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whistle {

/// The number of a step in its circle: filled where the reader is, a check where it is done.
class StepNumber : public QWidget {
    Q_OBJECT
public:
    enum class At { Ahead, Now, Done };
    explicit StepNumber(int number, QWidget* parent = nullptr);
    void setAt(At at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    int m_number;
    At m_at = At::Ahead;
};

} // namespace whistle
