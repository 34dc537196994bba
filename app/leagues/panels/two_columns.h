// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QObject>
#include <initializer_list>

class QGridLayout;

namespace whistle {

/// A page of two columns that scrolls; on a small page one stands below the other. Belongs to the page.
class TwoColumns : public QObject {
    Q_OBJECT
public:
    /// Which of them stands above the other on a small page.
    enum class Above { Left, Right };
    /// Fills `page`; the shares are those of its width.
    TwoColumns(QWidget* page, int leftShare, int rightShare, Above above = Above::Left);
    [[nodiscard]] QVBoxLayout* left() const { return m_left; }
    [[nodiscard]] QVBoxLayout* right() const { return m_right; }
    /// What stands in them, each as high as it is.
    void fill(std::initializer_list<QWidget*> left, std::initializer_list<QWidget*> right);

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
    Above m_above;
};

} // namespace whistle
