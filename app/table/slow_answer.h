// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QFutureWatcher>
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
            std::optional<Answer> answer = m_watcher.result();
            m_isReckoning = false;
            if (m_told)
                m_told(std::move(answer));
        });
    }
    ~SlowAnswer()
    {
        m_told = {};
        m_toldSoFar = {};
        m_next.reset();
        m_stop.request_stop();
        m_watcher.waitForFinished();
    }
    SlowAnswer(const SlowAnswer&) = delete;
    SlowAnswer& operator=(const SlowAnswer&) = delete;

    /// What is told when the answer is there; none: it was stopped.
    void whenTold(std::function<void(std::optional<Answer>)> told) { m_told = std::move(told); }
    /// What is told meanwhile of an answer that takes long.
    void whenSoFar(std::function<void(Answer)> told) { m_toldSoFar = std::move(told); }
    void ask(Reckoner reckoner)
    {
        if (m_isReckoning) {
            m_next = std::move(reckoner);
            m_stop.request_stop();
            return;
        }
        start(std::move(reckoner));
    }
    void stop()
    {
        m_next.reset();
        m_stop.request_stop();
    }
    [[nodiscard]] bool isReckoning() const { return m_isReckoning; }

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
                        if (m_toldSoFar && m_isReckoning && !token.stop_requested())
                            m_toldSoFar(soFar);
                    },
                    Qt::QueuedConnection);
            });
        }));
    }

    QFutureWatcher<std::optional<Answer>> m_watcher;
    static constexpr std::chrono::milliseconds pause{30}; ///< between two things told of one answer

    std::function<void(std::optional<Answer>)> m_told;
    std::function<void(Answer)> m_toldSoFar;
    std::optional<Reckoner> m_next;
    std::stop_source m_stop;
    bool m_isReckoning = false;
};

} // namespace whistle
