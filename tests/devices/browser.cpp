// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkProxy>
#include <QStandardPaths>
#include <QTimer>
#include <set>

namespace whistle {

namespace {

constexpr int startMs = 20000;
constexpr int loadMs = 15000;
constexpr int usualMs = 15000;

QString programOfBrowser()
{
    if (const QString named = qEnvironmentVariable("WHISTLE_BROWSER"); !named.isEmpty())
        return QStandardPaths::findExecutable(named);
    for (const char* name : {"chromium", "chromium-browser", "google-chrome"}) {
        if (const QString found = QStandardPaths::findExecutable(QString::fromLatin1(name)); !found.isEmpty())
            return found;
    }
    return {};
}

/// The roles of what can be tapped.
bool isControl(const QString& role)
{
    static const std::set<QString> roles{
        QStringLiteral("button"),   QStringLiteral("link"),     QStringLiteral("tab"),
        QStringLiteral("checkbox"), QStringLiteral("radio"),    QStringLiteral("switch"),
        QStringLiteral("textbox"),  QStringLiteral("combobox"), QStringLiteral("searchbox"),
        QStringLiteral("option"),   QStringLiteral("menuitem"), QStringLiteral("spinbutton"),
        QStringLiteral("slider"),   QStringLiteral("listbox"),  QStringLiteral("DisclosureTriangle"),
    };
    return roles.contains(role);
}

QString quoted(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2));
}

/// Where an element can be touched, once it is in sight: its centre, and what else lies over it there.
const char* const centreOf = R"js(async function() {
    this.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = this.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (!box.width || !box.height)
        return {why: "has no size"};
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
        return {why: `is out of sight at ${x}, ${y}`};
    const there = document.elementFromPoint(x, y);
    const isOfIt = there && (this.contains(there) || there.closest("label")?.control === this);
    if (!isOfIt)
        return {why: "lies below " + (there ? there.outerHTML.slice(0, 200) : "nothing")};
    if (this.disabled || this.getAttribute("aria-disabled") === "true")
        return {x, y, disabled: true};
    return {x, y};
})js";

struct Key {
    QString code;
    int number = 0;
    QString text = {};
};

Key keyOf(const QString& key)
{
    static const std::map<QString, Key> keys{
        {QStringLiteral("Enter"), {QStringLiteral("Enter"), 13, QStringLiteral("\r")}},
        {QStringLiteral("Tab"), {QStringLiteral("Tab"), 9}},
        {QStringLiteral("Escape"), {QStringLiteral("Escape"), 27}},
        {QStringLiteral("Backspace"), {QStringLiteral("Backspace"), 8}},
        {QStringLiteral("ArrowLeft"), {QStringLiteral("ArrowLeft"), 37}},
        {QStringLiteral("ArrowUp"), {QStringLiteral("ArrowUp"), 38}},
        {QStringLiteral("ArrowRight"), {QStringLiteral("ArrowRight"), 39}},
        {QStringLiteral("ArrowDown"), {QStringLiteral("ArrowDown"), 40}},
        {QStringLiteral("Home"), {QStringLiteral("Home"), 36}},
        {QStringLiteral("End"), {QStringLiteral("End"), 35}},
        {QStringLiteral(" "), {QStringLiteral("Space"), 32, QStringLiteral(" ")}},
    };
    if (const auto found = keys.find(key); found != keys.end())
        return found->second;
    return {QStringLiteral("Key") + key.toUpper(), key.isEmpty() ? 0 : key.front().toUpper().unicode(), key};
}

/// What does not fit on the screen as it is; empty: all does.
const char* const whatDoesNotFit = R"js((() => {
    const wrong = [];
    const root = document.scrollingElement;
    if (root.scrollWidth > root.clientWidth)
        wrong.push(`the page is ${root.scrollWidth} wide, the screen ${root.clientWidth}`);
    for (const node of document.getElementById("page").childNodes) {
        if (node.nodeType === Node.TEXT_NODE)
            wrong.push(`"${node.data}" stands beside the page's parts`);
    }
    for (const part of document.querySelectorAll("#page *")) {
        const style = getComputedStyle(part);
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && part.closest(".large") === null &&
            (style.overflowX === "auto" || style.overflowX === "scroll"))
            wrong.push(`${part.className} scrolls sideways: ${part.scrollWidth} in ${part.clientWidth}`);
    }
    const told = one => `${one.tagName} "${(one.getAttribute("aria-label") || one.textContent || "").trim().slice(0, 40)}"`;
    const controls = "button, a[href], input, select, summary, [role=button], [role=tab], [role=radio]";
    for (const one of document.querySelectorAll(controls)) {
        if (!one.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) || one.closest("[inert]"))
            continue;
        const of = one.matches("input[type=checkbox]") ? one.closest("label") ?? one : one;
        const box = of.getBoundingClientRect();
        if (box.width < 43.5 || box.height < 43.5)
            wrong.push(`${told(one)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
        if (box.left < -0.5 || box.right > innerWidth + 0.5)
            wrong.push(`${told(one)} reaches from ${box.left.toFixed(1)} to ${box.right.toFixed(1)}`);
        if (one.scrollWidth > one.clientWidth + 1 && one.tagName === "BUTTON")
            wrong.push(`${told(one)} cuts its words off`);
    }
    // No text ends beyond the screen, nor where its place is cut off, but what only a screen reader is told, and what was
    // found in the rules: it is told by its first lines.
    const isUnseen = one => one.id !== "page" && (getComputedStyle(one).clipPath !== "none" || isUnseen(one.parentElement));
    for (const one of document.querySelectorAll("#page *")) {
        const style = getComputedStyle(one);
        const isCut = style.overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1 ||
            style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1;
        if (isCut && one.checkVisibility({checkVisibilityCSS: true}) && !one.closest(".snippet") && !isUnseen(one))
            wrong.push(`"${one.textContent.trim().slice(0, 40)}" is cut in ${one.className}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`);
    }
    // No word is broken that would fit on a line of the page.
    const texts = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement.checkVisibility({checkVisibilityCSS: true}) || isUnseen(node.parentElement))
            continue;
        for (const word of node.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const boxes = [...range.getClientRects()].filter(box => box.width > 0);
            const width = boxes.reduce((sum, box) => sum + box.width, 0);
            if (boxes.some(box => box.left < -0.5 || box.right > innerWidth + 0.5) && !node.parentElement.closest(".large"))
                wrong.push(`"${word[0]}" of "${node.data.trim().slice(0, 40)}" is beyond the screen`);
            if (boxes.length > 1 && boxes.some(box => box.top > boxes[0].bottom - 1) && width < innerWidth - 48)
                wrong.push(`"${word[0]}" is broken in "${node.data.trim().slice(0, 40)}"`);
        }
    }
    const main = document.getElementById("main");
    if (main && main.checkVisibility()) {
        const box = main.getBoundingClientRect();
        for (const across of [0.05, 0.5, 0.95]) {
            for (const down of [0.1, 0.5, 0.9]) {
                const over = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
                if (!over || !main.contains(over))
                    wrong.push(`over the main button lies ${over ? told(over) : "nothing: it is out of sight"}`);
            }
        }
    }
    return [...new Set(wrong)];
})())js";

/// What axe-core says, if somebody has it here.
const char* const axe = R"js((async () => {
    const {violations} = await axe.run(document, {resultTypes: ["violations"]});
    return violations.map(one => `${one.id}: ${one.help}: ` + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | "));
})())js";

} // namespace

bool hasBrowser()
{
    return !programOfBrowser().isEmpty();
}

const char* browserToInstall()
{
    return "There is no browser to drive: install the package chromium, or name one in WHISTLE_BROWSER.";
}

// --- Browser ---

Browser::Browser() = default;

Browser::~Browser()
{
    QString ignored;
    if (m_socket && m_socket->isValid())
        (void)call(QStringLiteral("Browser.close"), {}, {}, 2000, ignored);
    m_socket.reset();
    if (m_process.state() == QProcess::NotRunning || m_process.waitForFinished(3000))
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(2000)) {
        m_process.kill();
        m_process.waitForFinished(2000);
    }
}

bool Browser::waitUntil(const std::function<bool()>& isSo, int ms)
{
    const QDeadlineTimer deadline(ms);
    while (!isSo()) {
        if (deadline.hasExpired())
            return false;
        // Events of the network end it sooner; the timer sees to it that it ends.
        QEventLoop loop;
        QTimer::singleShot(5, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    return true;
}

bool Browser::start()
{
    const QString program = programOfBrowser();
    if (program.isEmpty() || !m_folder.isValid()) {
        m_trouble = QString::fromLatin1(browserToInstall());
        return false;
    }
    QStringList arguments;
    for (const char* argument : {"--headless=new",
                                 "--no-sandbox",
                                 "--remote-debugging-port=0",
                                 "--disable-gpu",
                                 "--disable-dev-shm-usage",
                                 "--no-first-run",
                                 "--no-default-browser-check",
                                 "--no-proxy-server",
                                 "--disable-extensions",
                                 "--disable-component-update",
                                 "--disable-background-networking",
                                 "--disable-sync",
                                 "--disable-default-apps",
                                 "--disable-background-timer-throttling",
                                 "--disable-renderer-backgrounding",
                                 "--disable-backgrounding-occluded-windows",
                                 "--disable-features=Translate,MediaRouter,OptimizationHints",
                                 "--password-store=basic",
                                 "--use-mock-keychain",
                                 "--mute-audio",
                                 "--force-color-profile=srgb",
                                 "--lang=en"})
        arguments << QString::fromLatin1(argument);
    arguments << QStringLiteral("--user-data-dir=") + m_folder.path() << QStringLiteral("about:blank");
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(m_folder.filePath(QStringLiteral("said.txt")));
    m_process.start(program, arguments);
    QStringList where;
    const auto isListening = [&] {
        QFile file(m_folder.filePath(QStringLiteral("DevToolsActivePort")));
        if (!file.open(QIODevice::ReadOnly))
            return m_process.state() == QProcess::NotRunning;
        where = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        return where.size() >= 2;
    };
    if (!waitUntil(isListening, startMs) || where.size() < 2) {
        QFile said(m_folder.filePath(QStringLiteral("said.txt")));
        (void)said.open(QIODevice::ReadOnly);
        m_trouble = QStringLiteral("%1 does not start: %2").arg(program, QString::fromUtf8(said.readAll().right(2000)));
        return false;
    }
    m_socket = std::make_unique<QWebSocket>();
    m_socket->setProxy(QNetworkProxy::NoProxy);
    QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, m_socket.get(),
                     [this](const QString& message) { heard(message); });
    m_socket->open(QUrl(QStringLiteral("ws://127.0.0.1:%1%2").arg(where[0], where[1])));
    if (!waitUntil([&] { return m_socket->state() == QAbstractSocket::ConnectedState; }, startMs)) {
        m_trouble = QStringLiteral("the browser takes no connection: ") + m_socket->errorString();
        return false;
    }
    const auto version = call(QStringLiteral("Browser.getVersion"), {}, {}, startMs, m_trouble);
    if (!version)
        return false;
    m_agent = version->value(QStringLiteral("userAgent")).toString();
    return true;
}

void Browser::heard(const QString& message)
{
    const QJsonObject said = QJsonDocument::fromJson(message.toUtf8()).object();
    if (said.contains(QStringLiteral("id"))) {
        // Whoever asked may have given up meanwhile.
        if (const auto asked = m_answers.find(said[QStringLiteral("id")].toInt()); asked != m_answers.end())
            asked->second = said;
        return;
    }
    if (const auto page = m_pages.find(said[QStringLiteral("sessionId")].toString()); page != m_pages.end())
        page->second->heard(said[QStringLiteral("method")].toString(), said[QStringLiteral("params")].toObject());
}

std::optional<QJsonObject> Browser::call(const QString& method, const QJsonObject& params, const QString& session,
                                         int ms, QString& trouble)
{
    if (!m_socket || m_socket->state() != QAbstractSocket::ConnectedState) {
        trouble = QStringLiteral("the browser is gone");
        return {};
    }
    const int id = ++m_lastId;
    QJsonObject asked{
        {QStringLiteral("id"), id}, {QStringLiteral("method"), method}, {QStringLiteral("params"), params}};
    if (!session.isEmpty())
        asked[QStringLiteral("sessionId")] = session;
    m_answers[id] = std::nullopt;
    // The answer ends the waiting at once; a loop of its own lets the server of the test go on meanwhile.
    const QDeadlineTimer deadline(ms);
    m_socket->sendTextMessage(QString::fromUtf8(QJsonDocument(asked).toJson(QJsonDocument::Compact)));
    while (!m_answers[id] && !deadline.hasExpired() && m_socket->state() == QAbstractSocket::ConnectedState) {
        QEventLoop loop;
        const auto onMessage =
            QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, &loop, &QEventLoop::quit);
        QTimer::singleShot(std::max<qint64>(1, deadline.remainingTime()), &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
        QObject::disconnect(onMessage);
    }
    const std::optional<QJsonObject> answer = m_answers[id];
    m_answers.erase(id);
    if (!answer) {
        trouble = QStringLiteral("%1 was not answered within %2 ms").arg(method).arg(ms);
        return {};
    }
    if (answer->contains(QStringLiteral("error"))) {
        trouble = method + QStringLiteral(": ") +
                  answer->value(QStringLiteral("error")).toObject()[QStringLiteral("message")].toString();
        return {};
    }
    return answer->value(QStringLiteral("result")).toObject();
}

std::unique_ptr<BrowserPage> Browser::newPage(const PhoneLooks& looks)
{
    const auto told = [](const std::optional<QJsonObject>& answer, const char* key) {
        return answer ? answer->value(QLatin1String(key)).toString() : QString();
    };
    const QString context =
        told(call(QStringLiteral("Target.createBrowserContext"), {}, {}, 5000, m_trouble), "browserContextId");
    if (context.isEmpty())
        return nullptr;
    const QString target = told(call(QStringLiteral("Target.createTarget"),
                                     {{QStringLiteral("url"), QStringLiteral("about:blank")},
                                      {QStringLiteral("browserContextId"), context},
                                      {QStringLiteral("newWindow"), true}},
                                     {}, 10000, m_trouble),
                                "targetId");
    if (target.isEmpty())
        return nullptr;
    const QString session =
        told(call(QStringLiteral("Target.attachToTarget"),
                  {{QStringLiteral("targetId"), target}, {QStringLiteral("flatten"), true}}, {}, 5000, m_trouble),
             "sessionId");
    if (session.isEmpty())
        return nullptr;
    std::unique_ptr<BrowserPage> page(new BrowserPage(*this, context, target, session));
    m_pages[session] = page.get();
    for (const char* domain : {"Page.enable", "Runtime.enable", "Log.enable", "Network.enable", "Audits.enable",
                               "Inspector.enable", "DOM.enable", "Accessibility.enable"}) {
        if (!page->call(domain)) {
            m_trouble = page->trouble();
            return nullptr;
        }
    }
    if (!page->call("Emulation.setFocusEmulationEnabled", {{QStringLiteral("enabled"), true}}) ||
        !page->setLooks(looks)) {
        m_trouble = page->trouble();
        return nullptr;
    }
    return page;
}

// --- BrowserPage ---

BrowserPage::BrowserPage(Browser& browser, QString context, QString target, QString session)
    : m_browser(browser)
    , m_context(std::move(context))
    , m_target(std::move(target))
    , m_session(std::move(session))
{
}

BrowserPage::~BrowserPage()
{
    m_browser.m_pages.erase(m_session);
    QString ignored;
    (void)m_browser.call(QStringLiteral("Target.disposeBrowserContext"),
                         {{QStringLiteral("browserContextId"), m_context}}, {}, 3000, ignored);
}

bool BrowserPage::failed(const QString& why)
{
    m_trouble = why;
    if (!m_complaints.isEmpty())
        m_trouble += QStringLiteral("\nthe page complains: ") + m_complaints.first();
    return false;
}

std::optional<QJsonObject> BrowserPage::call(const char* method, const QJsonObject& params, int ms)
{
    if (m_isGone) {
        m_trouble = QStringLiteral("the page has crashed");
        return {};
    }
    return m_browser.call(QString::fromLatin1(method), params, m_session, ms, m_trouble);
}

void BrowserPage::complain(const QString& what)
{
    const bool isExpected = std::any_of(m_forgiven.begin(), m_forgiven.end(), [&](const QRegularExpression& expected) {
        return expected.match(what).hasMatch();
    });
    if (!isExpected)
        m_complaints << what;
}

void BrowserPage::heard(const QString& method, const QJsonObject& params)
{
    const auto object = [](const QJsonObject& from, const char* key) {
        return from.value(QLatin1String(key)).toObject();
    };
    const auto text = [](const QJsonObject& from, const char* key) {
        return from.value(QLatin1String(key)).toString();
    };
    if (method == QStringLiteral("Page.loadEventFired")) {
        ++m_loads;
    } else if (method == QStringLiteral("Inspector.targetCrashed")) {
        m_isGone = true;
        complain(QStringLiteral("the page has crashed"));
    } else if (method == QStringLiteral("Runtime.exceptionThrown")) {
        const QJsonObject details = object(params, "exceptionDetails");
        complain(
            QStringLiteral("exception: %1 %2 (%3:%4)")
                .arg(text(details, "text"), text(object(details, "exception"), "description"), text(details, "url"))
                .arg(details.value(QStringLiteral("lineNumber")).toInt() + 1));
    } else if (method == QStringLiteral("Runtime.consoleAPICalled")) {
        const QString kind = text(params, "type");
        if (kind != QStringLiteral("error") && kind != QStringLiteral("assert"))
            return;
        QStringList said;
        for (const QJsonValue& argument : params.value(QStringLiteral("args")).toArray()) {
            const QJsonObject one = argument.toObject();
            said << (one.contains(QStringLiteral("value")) ? one[QStringLiteral("value")].toVariant().toString()
                                                           : text(one, "description"));
        }
        complain(QStringLiteral("console: ") + said.join(u' '));
    } else if (method == QStringLiteral("Log.entryAdded")) {
        const QJsonObject entry = object(params, "entry");
        if (text(entry, "level") == QStringLiteral("error"))
            complain(QStringLiteral("%1: %2 %3").arg(text(entry, "source"), text(entry, "text"), text(entry, "url")));
    } else if (method == QStringLiteral("Audits.issueAdded")) {
        const QJsonObject issue = object(params, "issue");
        if (text(issue, "code") == QStringLiteral("ContentSecurityPolicyIssue"))
            complain(QStringLiteral("content security policy: ") +
                     QString::fromUtf8(QJsonDocument(object(issue, "details")).toJson(QJsonDocument::Compact)));
    }
}

bool BrowserPage::setLooks(const PhoneLooks& looks)
{
    m_looks = looks;
    const QString language = QString::fromLatin1(looks.language);
    const auto feature = [](const char* name, const char* value) {
        return QJsonObject{{QStringLiteral("name"), QString::fromLatin1(name)},
                           {QStringLiteral("value"), QString::fromLatin1(value)}};
    };
    const QJsonArray features{feature("prefers-color-scheme", looks.isDark ? "dark" : "light"),
                              feature("prefers-reduced-motion", looks.isReduced ? "reduce" : "no-preference")};
    return call("Emulation.setDeviceMetricsOverride", {{QStringLiteral("width"), looks.size.width()},
                                                       {QStringLiteral("height"), looks.size.height()},
                                                       {QStringLiteral("deviceScaleFactor"), 2},
                                                       {QStringLiteral("mobile"), true}}) &&
           call("Emulation.setTouchEmulationEnabled",
                {{QStringLiteral("enabled"), true}, {QStringLiteral("maxTouchPoints"), 5}}) &&
           call("Emulation.setEmulatedMedia", {{QStringLiteral("features"), features}}) &&
           call("Emulation.setUserAgentOverride",
                {{QStringLiteral("userAgent"), m_browser.m_agent}, {QStringLiteral("acceptLanguage"), language}}) &&
           call("Page.setFontSizes",
                {{QStringLiteral("fontSizes"), QJsonObject{{QStringLiteral("standard"), 16 * looks.textPercent / 100},
                                                           {QStringLiteral("fixed"), 13 * looks.textPercent / 100}}}});
}

bool BrowserPage::waitForLoad(int loads)
{
    if (!Browser::waitUntil([&] { return m_loads > loads || m_isGone; }, loadMs))
        return failed(QStringLiteral("the page was not loaded within %1 ms").arg(loadMs));
    return !m_isGone;
}

bool BrowserPage::open(const QString& url)
{
    const int loads = m_loads;
    const auto answer = call("Page.navigate", {{QStringLiteral("url"), url}}, loadMs);
    if (!answer)
        return false;
    if (const QString error = answer->value(QStringLiteral("errorText")).toString(); !error.isEmpty())
        return failed(url + QStringLiteral(": ") + error);
    return waitForLoad(loads);
}

bool BrowserPage::reload()
{
    const int loads = m_loads;
    return call("Page.reload") && waitForLoad(loads);
}

std::optional<QJsonValue> BrowserPage::evaluate(const QString& expression, int ms)
{
    const auto answer = call("Runtime.evaluate",
                             {{QStringLiteral("expression"), expression},
                              {QStringLiteral("awaitPromise"), true},
                              {QStringLiteral("returnByValue"), true},
                              {QStringLiteral("userGesture"), true}},
                             ms);
    if (!answer)
        return {};
    if (answer->contains(QStringLiteral("exceptionDetails"))) {
        const QJsonObject details = answer->value(QStringLiteral("exceptionDetails")).toObject();
        const QString what = details[QStringLiteral("exception")].toObject()[QStringLiteral("description")].toString();
        failed(what.isEmpty() ? details[QStringLiteral("text")].toString() : what);
        return {};
    }
    return answer->value(QStringLiteral("result")).toObject()[QStringLiteral("value")];
}

bool BrowserPage::waitFor(const QString& condition, int ms)
{
    const QString look =
        QStringLiteral("(() => { try { return !!(%1); } catch (error) { return false; } })()").arg(condition);
    const QDeadlineTimer deadline(ms);
    while (true) {
        const auto isSo = evaluate(look, static_cast<int>(std::max<qint64>(500, deadline.remainingTime())));
        if (isSo && isSo->toBool())
            return true;
        if (m_isGone || deadline.hasExpired())
            return failed(QStringLiteral("within %1 ms it was not so: %2").arg(ms).arg(condition));
        (void)Browser::waitUntil([] { return false; }, 20);
    }
}

bool BrowserPage::tapNode(const QString& object, const QString& called)
{
    const auto answer =
        call("Runtime.callFunctionOn", {{QStringLiteral("functionDeclaration"), QLatin1String(centreOf)},
                                        {QStringLiteral("objectId"), object},
                                        {QStringLiteral("awaitPromise"), true},
                                        {QStringLiteral("returnByValue"), true}});
    if (!answer)
        return false;
    const QJsonObject point = answer->value(QStringLiteral("result")).toObject()[QStringLiteral("value")].toObject();
    if (!point.contains(QStringLiteral("x")))
        return failed(called + u' ' + point[QStringLiteral("why")].toString(QStringLiteral("cannot be found")));
    if (point[QStringLiteral("disabled")].toBool())
        return failed(called + QStringLiteral(" is not to be had"));
    const QJsonObject finger{{QStringLiteral("x"), point[QStringLiteral("x")]},
                             {QStringLiteral("y"), point[QStringLiteral("y")]}};
    return call("Input.dispatchTouchEvent", {{QStringLiteral("type"), QStringLiteral("touchStart")},
                                             {QStringLiteral("touchPoints"), QJsonArray{finger}}}) &&
           call("Input.dispatchTouchEvent",
                {{QStringLiteral("type"), QStringLiteral("touchEnd")}, {QStringLiteral("touchPoints"), QJsonArray{}}});
}

bool BrowserPage::tapOn(const QString& expression)
{
    const auto answer =
        call("Runtime.evaluate", {{QStringLiteral("expression"), expression}, {QStringLiteral("awaitPromise"), true}});
    const QString object =
        answer ? answer->value(QStringLiteral("result")).toObject()[QStringLiteral("objectId")].toString() : QString();
    if (object.isEmpty())
        return failed(expression + QStringLiteral(" is not there"));
    return tapNode(object, expression);
}

bool BrowserPage::tap(const QString& selector)
{
    return tapOn(
        QStringLiteral("[...document.querySelectorAll(%1)].find(one => one.checkVisibility({checkOpacity: true, "
                       "checkVisibilityCSS: true}) && one.getClientRects().length) ?? null")
            .arg(quoted(selector)));
}

std::vector<BrowserPage::Named> BrowserPage::named()
{
    std::vector<Named> all;
    const auto answer = call("Accessibility.getFullAXTree");
    if (!answer)
        return all;
    for (const QJsonValue& value : answer->value(QStringLiteral("nodes")).toArray()) {
        const QJsonObject node = value.toObject();
        const QString role = node[QStringLiteral("role")].toObject()[QStringLiteral("value")].toString();
        if (node[QStringLiteral("ignored")].toBool() || !isControl(role))
            continue;
        all.push_back({node[QStringLiteral("name")].toObject()[QStringLiteral("value")].toString().simplified(), role,
                       node[QStringLiteral("backendDOMNodeId")].toInt()});
    }
    return all;
}

QStringList BrowserPage::controls()
{
    QStringList names;
    for (const Named& one : named())
        names << one.name;
    return names;
}

bool BrowserPage::hasControl(const QString& name)
{
    const QStringList names = controls();
    return std::any_of(names.begin(), names.end(), [&](const QString& one) { return one.startsWith(name); });
}

bool BrowserPage::waitForControl(const QString& name, int ms)
{
    const QDeadlineTimer deadline(ms);
    while (!hasControl(name)) {
        if (m_isGone || deadline.hasExpired())
            return failed(QStringLiteral("within %1 ms there was no \"%2\", but %3")
                              .arg(ms)
                              .arg(name, controls().join(QStringLiteral(" | "))));
        (void)Browser::waitUntil([] { return false; }, 30);
    }
    return true;
}

bool BrowserPage::tapNamed(const QString& name)
{
    const std::vector<Named> all = named();
    auto found = std::find_if(all.begin(), all.end(), [&](const Named& one) { return one.name == name; });
    if (found == all.end()) {
        const auto begins = [&](const Named& one) { return one.name.startsWith(name); };
        found = std::find_if(all.begin(), all.end(), begins);
        if (found != all.end() && std::count_if(all.begin(), all.end(), begins) > 1)
            return failed(QStringLiteral("several begin with \"%1\"").arg(name));
    }
    if (found == all.end()) {
        QStringList names;
        for (const Named& one : all)
            names << one.name;
        return failed(QStringLiteral("there is no \"%1\", but %2").arg(name, names.join(QStringLiteral(" | "))));
    }
    const auto answer = call("DOM.resolveNode", {{QStringLiteral("backendNodeId"), found->node}});
    if (!answer)
        return false;
    return tapNode(answer->value(QStringLiteral("object")).toObject()[QStringLiteral("objectId")].toString(),
                   u'"' + name + u'"');
}

bool BrowserPage::press(const QString& key)
{
    const Key pressed = keyOf(key);
    QJsonObject event{
        {QStringLiteral("type"), pressed.text.isEmpty() ? QStringLiteral("rawKeyDown") : QStringLiteral("keyDown")},
        {QStringLiteral("key"), key},
        {QStringLiteral("code"), pressed.code},
        {QStringLiteral("windowsVirtualKeyCode"), pressed.number},
        {QStringLiteral("text"), pressed.text}};
    if (!call("Input.dispatchKeyEvent", event))
        return false;
    event[QStringLiteral("type")] = QStringLiteral("keyUp");
    event.remove(QStringLiteral("text"));
    return call("Input.dispatchKeyEvent", event).has_value();
}

bool BrowserPage::type(const QString& text)
{
    return call("Input.insertText", {{QStringLiteral("text"), text}}).has_value();
}

bool BrowserPage::setOffline(bool isOffline)
{
    return call("Network.emulateNetworkConditions", {{QStringLiteral("offline"), isOffline},
                                                     {QStringLiteral("latency"), 0},
                                                     {QStringLiteral("downloadThroughput"), -1},
                                                     {QStringLiteral("uploadThroughput"), -1}})
        .has_value();
}

bool BrowserPage::setHidden(bool isHidden)
{
    // The browser has no switch for it: what a page asks and hears is the same.
    return evaluate(
               QStringLiteral("Object.defineProperty(document, 'visibilityState', {configurable: true, value: '%1'});"
                              "Object.defineProperty(document, 'hidden', {configurable: true, value: %2});"
                              "document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))")
                   .arg(isHidden ? QStringLiteral("hidden") : QStringLiteral("visible"),
                        isHidden ? QStringLiteral("true") : QStringLiteral("false")))
        .has_value();
}

QByteArray BrowserPage::picture()
{
    const auto answer = call("Page.captureScreenshot", {{QStringLiteral("format"), QStringLiteral("png")}}, 10000);
    return answer ? QByteArray::fromBase64(answer->value(QStringLiteral("data")).toString().toLatin1()) : QByteArray();
}

QStringList BrowserPage::misfits()
{
    QStringList found;
    const auto look = [&](const char* script, int ms) {
        const auto told = evaluate(QString::fromLatin1(script), ms);
        if (!told)
            found << m_trouble;
        else
            for (const QJsonValue& one : told->toArray())
                found << one.toString();
    };
    look(whatDoesNotFit, usualMs);
    QFile source(qEnvironmentVariable("WHISTLE_AXE"));
    if (!source.fileName().isEmpty() && !source.open(QIODevice::ReadOnly))
        found << QStringLiteral("WHISTLE_AXE: there is no ") + source.fileName();
    if (source.isOpen()) {
        (void)evaluate(QString::fromUtf8(source.readAll()) + QStringLiteral("\n;0"), usualMs);
        look(axe, 2 * usualMs);
    }
    return found;
}

void BrowserPage::shoot(const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (folder.isEmpty())
        return;
    QFile file(QStringLiteral("%1/phone-%2.png").arg(folder, name));
    if (file.open(QIODevice::WriteOnly))
        file.write(picture());
}

} // namespace whistle
