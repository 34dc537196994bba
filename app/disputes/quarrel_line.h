// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QLineEdit>
#include <vector>

namespace whistle {

/// The line in which a quarrel is typed as it is said. Below each word stands what it was taken for; what was not
/// understood is underlined with dots.
class QuarrelLine : public Painted<QLineEdit> {
    Q_OBJECT
public:
    /// What a word was taken for.
    struct Taken {
        int at = 0; ///< its place in the line
        int length = 0;
        QString caption; ///< "Card"; empty: the word alone says it
        int seat = 0;    ///< whose fact it is; 0: nobody's
        bool understood = true;
    };
    explicit QuarrelLine(QWidget* parent = nullptr);

    void setTaken(std::vector<Taken> words);
    [[nodiscard]] const std::vector<Taken>& taken() const { return m_taken; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {QLineEdit::minimumSizeHint().width(), sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void wearType();
    /// Where a letter begins, from the left edge.
    [[nodiscard]] double leftOf(int letter);
    [[nodiscard]] static QString shortened(const QString& caption);

    std::vector<Taken> m_taken;
};

} // namespace whistle
