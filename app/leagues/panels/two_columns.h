// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"

#include <QBoxLayout>
#include <QObject>
#include <functional>
#include <initializer_list>

class QGridLayout;

namespace whistle {

class TextLabel;

/// A panel of such a page: its title in the reader's language, and what stands below it; tables there are called like
/// it.
class TitledPanel : public PanelBox {
    Q_OBJECT
public:
    TitledPanel(std::function<QString()> title, std::initializer_list<QWidget*> parts);
    /// With a list of rows that comes and goes.
    TitledPanel(const char* objectName, std::function<QString()> title, QLayout* rows);
    /// Says the title anew.
    void retitle();
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

protected:
    void changeEvent(QEvent* event) override;

private:
    std::function<QString()> m_words;
    TextLabel* m_title;
    QVBoxLayout* m_column;
};

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
