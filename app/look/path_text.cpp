// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/path_text.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace whistle {

namespace {

/// A part of a circle from where the path stands to `end`, as SVG describes it: of the two circles through both the one
/// on which the way is `large` or not. A radius that does not reach grows until it does.
void arcTo(QPainterPath& path, double radius, bool large, bool clockwise, QPointF end)
{
    const QPointF start = path.currentPosition();
    const QPointF half = (start - end) / 2;
    const double chord = std::hypot(half.x(), half.y());
    if (chord <= 0)
        return;
    const double reach = std::max(radius, chord);
    const double aside = std::sqrt(reach * reach - chord * chord) / chord * (large == clockwise ? -1 : 1);
    const QPointF centre = (start + end) / 2 + aside * QPointF(half.y(), -half.x());
    const double from = QLineF(centre, start).angle();
    const double way = std::fmod(QLineF(centre, end).angle() - from + 360, 360); // against the clock
    path.arcTo(QRectF(centre, QSizeF(0, 0)).marginsAdded({reach, reach, reach, reach}), from,
               clockwise ? way - 360 : way);
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
            const QPointF second = point(from);
            m_path.cubicTo(first, second, point(from));
            return true;
        }
        case u'A': {
            const double radius = point({}).x(); // both are the same
            (void)number();                      // by what it is turned: a circle is none the worse for it
            const bool large = flag();
            const bool clockwise = flag();
            arcTo(m_path, radius, large, clockwise, point(from));
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
};

} // namespace

QPainterPath pathFromText(QStringView text)
{
    return Reader(text).read();
}

QString textOfPath(const QPainterPath& path)
{
    QStringList words;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            words << QStringLiteral("M");
        else if (element.isLineTo())
            words << QStringLiteral("L");
        else if (element.isCurveTo())
            words << QStringLiteral("C"); // the points behind it are its own
        words << QString::number(element.x, 'g', 4) << QString::number(element.y, 'g', 4);
    }
    return words.join(u' ');
}

} // namespace whistle
