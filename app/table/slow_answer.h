// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>
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
    /// Gives the answer, or none if it was stopped.
    using Reckoner = std::function<std::optional<Answer>(const std::stop_token&)>;

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
        m_next.reset();
        m_stop.request_stop();
        m_watcher.waitForFinished();
    }
    SlowAnswer(const SlowAnswer&) = delete;
    SlowAnswer& operator=(const SlowAnswer&) = delete;

    /// What is told when the answer is there; none: it was stopped.
    void whenTold(std::function<void(std::optional<Answer>)> told) { m_told = std::move(told); }
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
        m_watcher.setFuture(QtConcurrent::run(
            [reckoner = std::move(reckoner), token = m_stop.get_token()] { return reckoner(token); }));
    }

    QFutureWatcher<std::optional<Answer>> m_watcher;
    std::function<void(std::optional<Answer>)> m_told;
    std::optional<Reckoner> m_next;
    std::stop_source m_stop;
    bool m_isReckoning = false;
};

} // namespace whistle
