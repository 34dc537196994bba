// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QStringList>
#include <QWidget>
#include <vector>

namespace whistle {

/// Words that belong together, with what they are.
struct ChipGroup {
    QString caption; ///< "Skills"
    QStringList words;
    friend bool operator==(const ChipGroup&, const ChipGroup&) = default;
};

/// Groups of words, each word on a chip, one behind the other in as many lines as they need. A group without words is
/// not shown. Only to be read.
class WordChips : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit WordChips(QWidget* parent = nullptr);
    void setGroups(std::vector<ChipGroup> groups);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return lay(nullptr, width); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Lays them out, and paints them where there is a painter; gives the height that they take.
    int lay(QPainter* painter, int width) const;

    std::vector<ChipGroup> m_groups;
};

} // namespace whistle
