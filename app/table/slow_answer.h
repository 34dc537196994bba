// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QFutureWatcher>
#include <QTimer>
#include <QtConcurrentRun>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace whistle {

/// One question at a time whose answer takes a while: it is reckoned aside, the page goes on, and it can be stopped.
/// Whoever asks anew stops the question before; its answer is not told any more. To be used in the page's own thread.
template <class Answer>
class SlowAnswer {
public:
    /// To be called with what is known of the answer already; told now and then.
    using SoFar = std::function<void(const Answer&)>;
    /// Gives the answer, or none if it was stopped.
    using Reckoner = std::function<std::optional<Answer>(const std::stop_token&, const SoFar&)>;

    SlowAnswer()
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            if (m_next) {
                start(*std::exchange(m_next, std::nullopt));
                return;
            }
            m_isReckoning = false;
            m_patience.stop();
            m_wasStopped = m_stop.stop_requested();
            if (!m_wasStopped)
                m_answer = m_watcher.result();
            if (m_told)
                m_told();
        });
        m_patience.setSingleShot(true);
        m_patience.callOnTimeout([this] {
            if (m_told)
                m_told();
        });
    }
    ~SlowAnswer()
    {
        m_told = {};
        stop();
        m_watcher.waitForFinished();
    }
    SlowAnswer(const SlowAnswer&) = delete;
    SlowAnswer& operator=(const SlowAnswer&) = delete;

    /// What is called when it turns out to be slow, when more of the answer is known, and when it is there or was
    /// stopped.
    void whenTold(std::function<void()> told) { m_told = std::move(told); }
    void ask(Reckoner reckoner)
    {
        forget();
        m_patience.start(patience);
        if (m_isReckoning)
            m_next = std::move(reckoner);
        else
            start(std::move(reckoner));
    }
    void stop()
    {
        m_next.reset();
        m_stop.request_stop();
    }
    /// Nobody wants to know any more.
    void forget()
    {
        stop();
        m_answer.reset();
        m_soFar.reset();
        m_wasStopped = false;
    }
    [[nodiscard]] bool isReckoning() const { return m_isReckoning; }
    /// So long that it has to be said.
    [[nodiscard]] bool isSlow() const { return m_isReckoning && !m_patience.isActive(); }
    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }
    [[nodiscard]] const std::optional<Answer>& answer() const { return m_answer; }
    /// The answer, or what is known of it.
    [[nodiscard]] const std::optional<Answer>& known() const { return m_answer ? m_answer : m_soFar; }

private:
    void start(Reckoner reckoner)
    {
        m_isReckoning = true;
        m_stop = {};
        m_watcher.setFuture(QtConcurrent::run([this, reckoner = std::move(reckoner), token = m_stop.get_token()] {
            std::optional<QDeadlineTimer> next; // the first is told at once
            return reckoner(token, [&](const Answer& soFar) {
                if (next && !next->hasExpired())
                    return;
                next = QDeadlineTimer(pause);
                QMetaObject::invokeMethod(
                    &m_watcher,
                    [this, token, soFar] {
                        if (!m_told || !m_isReckoning || token.stop_requested())
                            return;
                        m_soFar = soFar;
                        m_told();
                    },
                    Qt::QueuedConnection);
            });
        }));
    }

    QFutureWatcher<std::optional<Answer>> m_watcher;
    QTimer m_patience;
    static constexpr std::chrono::milliseconds pause{30}; ///< between two things told of one answer
    static constexpr std::chrono::milliseconds patience{300};

    std::function<void()> m_told;
    std::optional<Answer> m_answer;
    std::optional<Answer> m_soFar;
    std::optional<Reckoner> m_next;
    std::stop_source m_stop;
    bool m_isReckoning = false;
    bool m_wasStopped = false;
};

} // namespace whistle
