// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/main_window.h"

#include <QTemporaryDir>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace whistle {

/// A window with a folder of its own in which every page can be brought on screen: its matches stand wherever a page
/// needs them to stand.
class PageHost {
public:
    PageHost();
    [[nodiscard]] MainWindow& window() { return *m_window; }
    /// Opens a match at a moment: of the reference match when its table first looks like this, or "<game> <moment>" of
    /// a random match of that game.
    void openMatch(const QString& moment);
    /// Presses a visible button of the page; it must be there.
    void press(const QString& name);
    /// The same within a part of the page, where several have such a button.
    void pressIn(const QString& part, const QString& name);
    /// Part of the page that must be in sight now.
    QWidget* expect(const QString& name);
    /// What went wrong; empty: nothing.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }

private:
    QTemporaryDir m_folder;
    std::map<QString, QString> m_matches; ///< moment and uuid
    std::unique_ptr<MainWindow> m_window;
    QString m_trouble;
};

/// A page, or a stage of one, as it must be seen once in each size, language and theme. A new page gets a line here.
struct PageUnderTest {
    QString name;
    std::function<void(PageHost&)> open;
};
/// Kaosball's own, and those that every registered game has.
[[nodiscard]] const std::vector<PageUnderTest>& pagesUnderTest();

} // namespace whistle
