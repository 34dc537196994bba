// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QAbstractButton>

namespace whistle {

/// One line that says what is folded up behind it; it wraps where it is too long, and opens when it is pressed.
class SummaryLine : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit SummaryLine(QWidget* parent = nullptr);
    /// `detail`: a second, muted line; may be empty.
    void setWords(const QString& words, const QString& detail = {});
    [[nodiscard]] QString detail() const { return m_detail; }
    /// Without a ground of its own until it is touched or chosen: a row of a list.
    void setQuiet(bool quiet);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_detail;
    bool m_quiet = false;
};

} // namespace whistle
