// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QString>
#include <QWidget>

namespace whistle {

/// How something elsewhere stands to what is here. Not live is normal and has no alarm.
enum class LiveState : std::uint8_t {
    Live,     ///< a filled dot; it does not pulse
    OnItsWay, ///< half of one: something is still to come
    NotLive,  ///< a hollow one, muted
    Refused   ///< a ring in the colour of refusals: somebody has to know why
};

/// What the sign says; without words there is none.
struct LiveWords {
    LiveState state = LiveState::Live;
    QString words; ///< "live", "offline, 14 wait"
    QString more;  ///< the whole sentence, as tooltip and for screen readers
    /// The longest that it says where it stands: nothing beside it moves when it says something else.
    QString widest = {};
    friend bool operator==(const LiveWords&, const LiveWords&) = default;
};

/// The sign of a connection: a dot by its state, and the word beside it.
class LiveSign : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit LiveSign(QWidget* parent = nullptr);
    void setWords(const LiveWords& words);
    [[nodiscard]] const LiveWords& words() const { return m_words; }
    /// The dot alone, where there is no room for words.
    void setCompact(bool compact);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    LiveWords m_words;
    bool m_isCompact = false;
};

} // namespace whistle
