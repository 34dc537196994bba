// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_view.h"

#include "kaosball/field/crossfield_words.h"
#include "look/theme.h"

#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace whistle {

namespace {

constexpr double edgeReachOfCell = 0.34; // how far from an offered border a finger still means it
constexpr int comfortableCell = 62;      // pixels; a field at its size in a window of 1366 x 768

/// Boards do not follow the text size, so the smallest cell is the token at 100 %.
int cellMinimum()
{
    const Theme& theme = Theme::current();
    return static_cast<int>(std::lround(theme.px(Length::CellMinimum) / theme.textScale()));
}

double distance(QPointF point, const QLineF& line)
{
    const QRectF box = QRectF(line.p1(), line.p2()).normalized();
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

CrossfieldView::CrossfieldView(QWidget* parent) : Board(parent), m_layout(QSize(), CrossfieldSide::South, cellMinimum())
{
    setCursorPlace(kaosball::crossfield::centerfield().index);
    setMouseTracking(true);
    grabGesture(Qt::TapAndHoldGesture);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setName([] { return tr("Crossfield"); });
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_pointer.progress = value.toDouble();
        update();
    });
    connect(&m_motion, &QVariantAnimation::finished, this, &CrossfieldView::endMotions);
    renewLayout();
}

void CrossfieldView::setModel(const CrossfieldModel& model)
{
    if (model == m_model)
        return;
    const CrossfieldSpace centre = kaosball::crossfield::centerfield();
    const bool isFieldStale = model.bottom != m_model.bottom || model.seatAt != m_model.seatAt ||
                              model.scoreTokenOn(centre) != m_model.scoreTokenOn(centre);
    const bool isTurned = model.bottom != m_model.bottom;
    const CrossfieldModel before = std::exchange(m_model, model);
    startMotions(before);
    if (isTurned)
        renewLayout();
    else if (isFieldStale)
        renewField();
    if (!m_pointer.draggedFigure.isEmpty() && m_pointer.draggedFigure != m_model.chosenFigure)
        letGo();
    if (m_pointer.edge && !m_model.isOffered(*m_pointer.edge))
        m_pointer.edge.reset();
    tellChanged();
    update();
}

void CrossfieldView::startMotions(const CrossfieldModel& before)
{
    endMotions();
    const QString dropped = std::exchange(m_droppedFigure, QString());
    const int duration = Theme::current().duration(Duration::Move);
    if (duration == 0 || !isVisible() || before.bottom != m_model.bottom)
        return;
    for (const CrossfieldFigure& figure : m_model.figures) {
        const CrossfieldFigure* earlier = before.figure(figure.id);
        if (!earlier || earlier->space == figure.space || figure.id == dropped)
            continue;
        const auto goesThere = [&](const std::vector<CrossfieldSpace>& path) {
            return path.size() > 1 && path.front() == earlier->space && path.back() == figure.space;
        };
        const std::vector<CrossfieldSpace> straight{earlier->space, figure.space};
        m_pointer.motions.push_back({figure.id, goesThere(m_model.path)  ? m_model.path
                                                : goesThere(before.path) ? before.path
                                                                         : straight});
    }
    if (m_pointer.motions.empty())
        return;
    m_pointer.progress = 0;
    m_motion.setDuration(duration);
    m_motion.start();
}

void CrossfieldView::endMotions()
{
    m_motion.stop();
    m_pointer.motions.clear();
    update();
}

void CrossfieldView::renewLayout()
{
    m_layout = CrossfieldLayout(size(), m_model.bottom, cellMinimum());
    renewField();
    Q_EMIT cornersMoved();
}

void CrossfieldView::renewField()
{
    m_field = QPixmap();
    update();
}

QRectF CrossfieldView::placeRect(int place) const
{
    return m_layout.cellRect(spaceOf(place));
}

QString CrossfieldView::placeWords(int place) const
{
    return crossfieldSpaceWords(m_model, spaceOf(place));
}

bool CrossfieldView::isChosen(int place) const
{
    const CrossfieldFigure* chosen = m_model.figure(m_model.chosenFigure);
    return chosen != nullptr && chosen->space == spaceOf(place);
}

void CrossfieldView::pressPlace(int place)
{
    pressSpace(spaceOf(place));
}

QStringList CrossfieldView::placeActions(int place) const
{
    QStringList names;
    for (const CrossfieldSpace beyond : offeredBorders(m_model, spaceOf(place)))
        names << crossfieldBorderWords(spaceOf(place), beyond);
    return names;
}

void CrossfieldView::doPlaceAction(int place, int action)
{
    const std::vector<CrossfieldSpace> beyond = offeredBorders(m_model, spaceOf(place));
    Q_EMIT edgePressed(kaosball::wallBetween(spaceOf(place), beyond[static_cast<std::size_t>(action)]));
}

QSize CrossfieldView::sizeHint() const
{
    return CrossfieldLayout::sizeFor(comfortableCell);
}

QSize CrossfieldView::minimumSizeHint() const
{
    return CrossfieldLayout::sizeFor(cellMinimum());
}

const CrossfieldFigure* CrossfieldView::figureAt(QPointF point) const
{
    const CrossfieldSpace space = spaceAt(point);
    const auto figures = m_model.figuresOn(space);
    if (!space.isValid() || figures.empty())
        return nullptr;
    if (figures.size() == 1)
        return figures.front(); // the whole cell is its target
    const auto away = [&](const CrossfieldFigurePlace& place) {
        return QLineF(place.middle, point).length() / place.scale;
    };
    const auto places = placesOn(m_layout, space, figures);
    return std::min_element(places.begin(), places.end(),
                            [&](const auto& a, const auto& b) { return away(a) < away(b); })
        ->figure;
}

std::optional<CrossfieldEdge> CrossfieldView::edgeAt(QPointF point) const
{
    std::optional<CrossfieldEdge> nearest;
    double least = m_layout.cell() * edgeReachOfCell;
    for (const CrossfieldEdge& edge : m_model.offeredEdges) {
        const double away = distance(point, m_layout.edgeBetween(edge.a, edge.b));
        if (away < least) {
            nearest = edge;
            least = away;
        }
    }
    return nearest;
}

bool CrossfieldView::isMeant(const CrossfieldFigure& figure) const
{
    if (m_model.isOffered(figure.space))
        return false;
    return figure.look.standing || m_model.targets.contains(figure.id) || !m_model.reachable.contains(figure.space);
}

void CrossfieldView::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    // Of what is painted on, which is not always the screen: a picture of the board can be sharper.
    const double ratio = painter.paintEngine()->paintDevice()->devicePixelRatioF();
    if (m_field.isNull() || m_field.devicePixelRatio() != ratio) {
        m_field = QPixmap((QSizeF(size()) * ratio).toSize());
        m_field.setDevicePixelRatio(ratio);
        m_field.fill(Qt::transparent);
        QPainter onField(&m_field);
        onField.setFont(font());
        CrossfieldPainter(onField, m_layout, m_model, theme).paintField();
    }
    painter.drawPixmap(0, 0, m_field);
    CrossfieldPainter(painter, m_layout, m_model, theme).paintPosition(m_pointer);
}

void CrossfieldView::resizeEvent(QResizeEvent*)
{
    renewLayout();
}

void CrossfieldView::changeEvent(QEvent* event)
{
    if (changesLooks(*event) || event->type() == QEvent::FontChange) {
        updateGeometry();
        renewLayout();
    }
    Board::changeEvent(event);
}

} // namespace whistle

#include "moc_crossfield_view.cpp"
