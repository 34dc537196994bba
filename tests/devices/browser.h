// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QRegularExpression>
#include <QSize>
#include <QStringList>
#include <QTemporaryDir>
#include <QWebSocket>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace whistle {

/// Whether there is a browser that tests may drive: Chromium, or the one that WHISTLE_BROWSER names.
[[nodiscard]] bool hasBrowser();
/// What to install where there is none, for a QSKIP.
[[nodiscard]] const char* browserToInstall();

/// How a phone looks, and what its owner has asked of it.
struct PhoneLooks {
    QSize size{390, 844};
    const char* language = "en";
    bool isDark = false;
    bool isReduced = true; ///< motion
    int textPercent = 100;
};

class Browser;

/// A phone in a browser: a page of its own, with a storage of its own, touched as a finger touches it. What cannot be
/// done returns false, and `trouble` says why; nothing waits for longer than its deadline.
class BrowserPage {
public:
    ~BrowserPage();
    BrowserPage(const BrowserPage&) = delete;
    BrowserPage& operator=(const BrowserPage&) = delete;

    /// Another size, theme or text size; the language only with the next page that is opened.
    bool setLooks(const PhoneLooks& looks);
    /// Goes to an address, until the page is loaded.
    bool open(const QString& url);
    bool reload();

    /// The value of an expression, awaited. None: it threw, or took too long.
    std::optional<QJsonValue> evaluate(const QString& expression, int ms = 15000);
    /// Until an expression is true; one that throws is not yet.
    bool waitFor(const QString& condition, int ms = 15000);

    /// Touches the first element of a CSS selector that is in sight.
    bool tap(const QString& selector);
    /// Touches the element that an expression yields.
    bool tapOn(const QString& expression);
    /// Touches the button, link, tab or other control that a screen reader would call so: the whole name, else the only
    /// one that begins with it.
    bool tapNamed(const QString& name);
    /// The names of all controls in sight, as a screen reader would call them.
    [[nodiscard]] QStringList controls();
    [[nodiscard]] bool hasControl(const QString& name);
    bool waitForControl(const QString& name, int ms = 15000);
    /// "Enter", "Tab", "Escape", "ArrowDown", "Home", " ", or a letter.
    bool press(const QString& key);
    /// Types into what has the keyboard.
    bool type(const QString& text);

    bool setOffline(bool isOffline);
    /// As if the phone were laid aside, or another page looked at.
    bool setHidden(bool isHidden);

    /// A picture as it is on screen. With WHISTLE_SHOTS, `shoot` keeps one there.
    [[nodiscard]] QByteArray picture();
    void shoot(const QString& name);

    /// What of the page is cut off, too small for a finger, over the edge or broken, as it stands; with WHISTLE_AXE
    /// (the file of axe-core) what that finds, too. Empty: all is well.
    [[nodiscard]] QStringList misfits();

    /// What the page complained of: console errors, exceptions, breaches of its content security policy.
    [[nodiscard]] const QStringList& complaints() const { return m_complaints; }
    void forgetComplaints() { m_complaints.clear(); }
    /// Complaints like this one are expected: a server that is away for a test.
    void forgive(const QRegularExpression& expected) { m_forgiven.push_back(expected); }

    [[nodiscard]] QString trouble() const { return m_trouble; }

private:
    friend class Browser;
    BrowserPage(Browser& browser, QString context, QString target, QString session);

    struct Named {
        QString name;
        QString role;
        int node = 0;
    };
    std::optional<QJsonObject> call(const char* method, const QJsonObject& params = {}, int ms = 15000);
    std::vector<Named> named();
    bool tapNode(const QString& object, const QString& called);
    bool failed(const QString& why);
    void heard(const QString& method, const QJsonObject& params);
    void complain(const QString& what);
    bool waitForLoad(int loads);

    Browser& m_browser;
    QString m_context;
    QString m_target;
    QString m_session;
    PhoneLooks m_looks;
    QStringList m_complaints;
    std::vector<QRegularExpression> m_forgiven;
    QString m_trouble;
    int m_loads = 0;
    bool m_isGone = false;
};

/// A headless Chromium with a folder of its own, driven over the DevTools protocol. It ends with this object.
class Browser {
public:
    Browser();
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    /// False: `trouble` says why. Takes a second or two.
    bool start();
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Another phone; null: there is trouble. The browser outlives it.
    std::unique_ptr<BrowserPage> newPage(const PhoneLooks& looks = {});

private:
    friend class BrowserPage;
    std::optional<QJsonObject> call(const QString& method, const QJsonObject& params, const QString& session, int ms,
                                    QString& trouble);
    void heard(const QString& message);
    /// Lets events pass until it is so, or the time is up.
    static bool waitUntil(const std::function<bool()>& isSo, int ms);

    QTemporaryDir m_folder;
    QProcess m_process;
    std::unique_ptr<QWebSocket> m_socket;
    QString m_agent;
    int m_lastId = 0;
    std::map<int, std::optional<QJsonObject>> m_answers; ///< by the id of what is asked
    std::map<QString, BrowserPage*> m_pages;             ///< by their session
    QString m_trouble;
};

} // namespace whistle
