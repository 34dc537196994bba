// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/turn_chip.h"

#include <QAbstractListModel>
#include <QListView>
#include <QTimer>

namespace whistle {

class TurnChips : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    /// Chips at the beginning that are as before stay as they are.
    void setChips(std::vector<TurnChip> chips);
    [[nodiscard]] const TurnChip& chip(int row) const { return m_chips[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// All of a chip in words, for screen readers.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TurnChip> m_chips;
};

/// The turns of a match from left to right, the present at the end: each a chip in its seat's colour with what it
/// brought. Says which of them is to be looked at; the arrows, Home and End go through them.
class TurnRibbon : public QListView {
    Q_OBJECT
public:
    explicit TurnRibbon(QWidget* parent = nullptr);
    void setChips(std::vector<TurnChip> chips);
    [[nodiscard]] const TurnChips& chips() const { return *m_chips; }
    /// The chip that the page shows wears a ring; 0: the present.
    void setLookedAt(int number);
    [[nodiscard]] int lookedAt() const { return m_lookedAt; }
    /// Somebody has typed: whatever the mouse rests on is not meant before it moves again.
    void forgetMouse();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The mouse rests on a chip (0: it has left them, or rests on the present).
    void hovered(int number);
    /// A chip was pressed; 0: the present.
    void pressed(int number);
    /// An arrow: so many turns further on, or below zero back.
    void stepped(int turns);
    /// Space, on the chip that is looked at.
    void playAsked();

protected:
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void rest();
    void point(int number);
    void toEnd();

    TurnChips* m_chips = new TurnChips(this);
    QTimer m_restTimer;
    int m_lookedAt = 0;
    int m_pointed = 0; ///< the chip under the mouse
    int m_told = 0;    ///< the last one that was told
};

} // namespace whistle
