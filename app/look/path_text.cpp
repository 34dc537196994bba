// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/path_text.h"

#include <QtMath>
#include <cmath>

namespace whistle {

namespace {

/// An elliptical arc from where the path stands to `end`, as SVG 1.1 (appendix F.6) describes it.
void arcTo(QPainterPath& path, QPointF radii, double turnedDegrees, bool large, bool sweep, QPointF end)
{
    const QPointF start = path.currentPosition();
    double rx = std::abs(radii.x());
    double ry = std::abs(radii.y());
    if (start == end)
        return;
    if (rx <= 0 || ry <= 0) {
        path.lineTo(end);
        return;
    }
    const double turned = qDegreesToRadians(turnedDegrees);
    const double c = std::cos(turned);
    const double s = std::sin(turned);
    const QPointF half = (start - end) / 2;
    const double x = c * half.x() + s * half.y();
    const double y = -s * half.x() + c * half.y();
    const double stretch = x * x / (rx * rx) + y * y / (ry * ry);
    if (stretch > 1) { // the radii do not reach: grow them until they do
        rx *= std::sqrt(stretch);
        ry *= std::sqrt(stretch);
    }
    const double under = rx * rx * y * y + ry * ry * x * x;
    double factor = std::sqrt(std::max(0.0, (rx * rx * ry * ry - under) / under));
    if (large == sweep)
        factor = -factor;
    const QPointF centre(factor * rx * y / ry, -factor * ry * x / rx);
    const double from = std::atan2((y - centre.y()) / ry, (x - centre.x()) / rx);
    double sweepAngle = std::atan2((-y - centre.y()) / ry, (-x - centre.x()) / rx) - from;
    if (sweep && sweepAngle < 0)
        sweepAngle += 2 * M_PI;
    if (!sweep && sweepAngle > 0)
        sweepAngle -= 2 * M_PI;

    const QPointF middle = (start + end) / 2;
    const auto place = [&](double u, double v) {
        const double px = rx * u + centre.x();
        const double py = ry * v + centre.y();
        return QPointF(c * px - s * py, s * px + c * py) + middle;
    };
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(sweepAngle) / (M_PI / 2) - 1e-9)));
    const double step = sweepAngle / pieces;
    const double pull = 4.0 / 3.0 * std::tan(step / 4);
    for (int i = 0; i < pieces; ++i) {
        const double a = from + i * step;
        const double b = a + step;
        path.cubicTo(place(std::cos(a) - pull * std::sin(a), std::sin(a) + pull * std::cos(a)),
                     place(std::cos(b) + pull * std::sin(b), std::sin(b) - pull * std::cos(b)),
                     i + 1 == pieces ? end : place(std::cos(b), std::sin(b)));
    }
}

class Reader {
public:
    explicit Reader(QStringView text) : m_text(text) {}

    QPainterPath read()
    {
        QChar letter;
        while (skipSpace()) {
            if (m_text[m_at].isLetter())
                letter = m_text[m_at++];
            else if (letter.toUpper() == u'M') // further pairs after a move are lines
                letter = letter.isUpper() ? u'L' : u'l';
            if (!take(letter))
                break;
        }
        return m_path;
    }

private:
    bool skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
        return m_at < m_text.size();
    }
    double number()
    {
        skipSpace();
        const qsizetype start = m_at;
        bool dot = false;
        if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+'))
            ++m_at;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || (m_text[m_at] == u'.' && !dot))) {
            dot = dot || m_text[m_at] == u'.';
            ++m_at;
        }
        return m_text.mid(start, m_at - start).toDouble();
    }
    bool flag()
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at++] == u'1';
    }
    QPointF point(QPointF from)
    {
        const double x = number();
        return from + QPointF(x, number());
    }
    void curve(QPointF first, QPointF second, QPointF from)
    {
        m_lastCurveEnd = point(from);
        m_lastControl = second;
        m_curved = true;
        m_path.cubicTo(first, second, m_lastCurveEnd);
    }
    bool take(QChar letter)
    {
        const QPointF here = m_path.currentPosition();
        const QPointF from = letter.isLower() ? here : QPointF();
        switch (letter.toUpper().unicode()) {
        case u'M':
            m_path.moveTo(point(from));
            return true;
        case u'L':
            m_path.lineTo(point(from));
            return true;
        case u'H':
            m_path.lineTo(from.x() + number(), here.y());
            return true;
        case u'V':
            m_path.lineTo(here.x(), from.y() + number());
            return true;
        case u'C': {
            const QPointF first = point(from);
            curve(first, point(from), from);
            return true;
        }
        case u'S': { // goes on from the last curve; after anything else it starts straight
            const bool follows = m_lastCurveEnd == here && m_curved;
            curve(follows ? 2 * here - m_lastControl : here, point(from), from);
            return true;
        }
        case u'Q': {
            const QPointF middle = point(from);
            m_path.quadTo(middle, point(from));
            return true;
        }
        case u'A': {
            const QPointF radii = point({});
            const double turned = number();
            const bool large = flag();
            const bool sweep = flag();
            arcTo(m_path, radii, turned, large, sweep, point(from));
            return true;
        }
        case u'Z':
            m_path.closeSubpath();
            return true;
        default:
            Q_ASSERT_X(false, "pathFromText", "a letter that our drawings do not use");
            return false;
        }
    }

    QStringView m_text;
    qsizetype m_at = 0;
    QPainterPath m_path;
    QPointF m_lastControl;
    QPointF m_lastCurveEnd;
    bool m_curved = false;
};

} // namespace

QPainterPath pathFromText(QStringView text)
{
    return Reader(text).read();
}

} // namespace whistle
