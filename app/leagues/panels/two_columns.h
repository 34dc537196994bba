// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QGridLayout;
class QVBoxLayout;
class QWidget;

namespace whistle {

/// A page of two columns that scrolls; on a small page the right one stands below the left one. Belongs to the page.
class TwoColumns : public QObject {
    Q_OBJECT
public:
    /// Fills `page`; the shares are those of its width.
    TwoColumns(QWidget* page, int leftShare, int rightShare);
    [[nodiscard]] QVBoxLayout* left() const { return m_left; }
    [[nodiscard]] QVBoxLayout* right() const { return m_right; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();

    QWidget* m_page;
    QGridLayout* m_grid;
    QVBoxLayout* m_left;
    QVBoxLayout* m_right;
    int m_leftShare;
    int m_rightShare;
};

} // namespace whistle
