// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/settling.h"

#include <utility>

namespace whistle {

namespace {

int settlingTime = 0;

} // namespace

void Settling::setTime(int milliseconds)
{
    settlingTime = milliseconds;
}

void Settling::see(const QStringList& buttons)
{
    if (buttons != std::exchange(m_stood, buttons))
        m_since.start();
}

bool Settling::isOver() const
{
    return !m_since.isValid() || m_since.elapsed() >= settlingTime;
}

} // namespace whistle
