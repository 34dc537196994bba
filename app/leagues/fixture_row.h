// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/fixture_words.h"

#include <QAbstractButton>

namespace whistle {

/// A fixture as a row: who against whom, when or how it ended, and the score.
class FixtureRow : public QAbstractButton {
    Q_OBJECT
public:
    /// objectName: "fixture_<id>".
    explicit FixtureRow(FixtureLine line, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString words() const;
    [[nodiscard]] double scoreWidth() const;
    [[nodiscard]] int wordsWidth(int width) const;

    FixtureLine m_line;
};

} // namespace whistle
