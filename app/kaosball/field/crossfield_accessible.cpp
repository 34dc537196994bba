// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_accessible.h"

#include "kaosball/field/crossfield_view.h"
#include "kaosball/field/crossfield_words.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <vector>

namespace whistle {

namespace {

/// One space, as a screen reader sees it.
class AccessibleSpace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleSpace(CrossfieldView& view, CrossfieldSpace space) : m_view(view), m_space(space) {}

    [[nodiscard]] bool isValid() const override { return true; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return parent()->window(); }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_view);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? crossfieldSpaceWords(m_view.model(), m_space) : QString();
    }

    [[nodiscard]] QRect rect() const override
    {
        const QRect cell = m_view.layoutOfField().cellRect(m_space);
        return {m_view.mapToGlobal(cell.topLeft()), cell.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_view.hasFocus() && m_view.cursor() == m_space;
        state.invisible = !m_view.isVisible();
        const CrossfieldFigure* chosen = m_view.model().figure(m_view.model().chosenFigure);
        state.selectable = true;
        state.selected = chosen && chosen->space == nameOf(m_space);
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names{pressAction(), setFocusAction()};
        for (const CrossfieldEdge& edge : offeredEdgesOf(m_view.model(), m_space))
            names << crossfieldEdgeWords(edge);
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name == pressAction()) {
            m_view.pressSpace(m_space);
            return;
        }
        if (name == setFocusAction()) {
            m_view.setFocus(Qt::OtherFocusReason);
            m_view.setCursorSpace(m_space);
            return;
        }
        for (const CrossfieldEdge& edge : offeredEdgesOf(m_view.model(), m_space)) {
            if (name == crossfieldEdgeWords(edge)) {
                Q_EMIT m_view.edgePressed(edge.a, edge.b);
                return;
            }
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override
    {
        return name == pressAction() ? QStringList{QStringLiteral("Space")} : QStringList();
    }

private:
    CrossfieldView& m_view;
    CrossfieldSpace m_space;
};

/// The field: a widget with a child per space.
class AccessibleCrossfield : public QAccessibleWidget {
public:
    explicit AccessibleCrossfield(CrossfieldView& view) : QAccessibleWidget(&view, QAccessible::Table), m_view(view)
    {
        m_spaces.reserve(crossfieldSpaceCount);
        for (const CrossfieldSpace space : crossfieldSpaces())
            m_spaces.push_back(QAccessible::registerAccessibleInterface(new AccessibleSpace(view, space)));
    }

    ~AccessibleCrossfield() override
    {
        for (const QAccessible::Id id : m_spaces)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(m_spaces.size()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        return QAccessible::accessibleInterface(m_spaces[static_cast<std::size_t>(index)]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int index = 0; index < childCount(); ++index) {
            if (this->child(index) == child)
                return index;
        }
        return -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto space = m_view.spaceAt(m_view.mapFromGlobal(QPointF(x, y)));
        return space ? child(indexOf(*space)) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_view.hasFocus() ? child(indexOf(m_view.cursor())) : nullptr;
    }

private:
    CrossfieldView& m_view;
    std::vector<QAccessible::Id> m_spaces;
};

QAccessibleInterface* makeCrossfield(const QString&, QObject* object)
{
    auto* view = qobject_cast<CrossfieldView*>(object);
    return view ? new AccessibleCrossfield(*view) : nullptr;
}

void tell(CrossfieldView& view, QAccessible::Event kind)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&view, kind);
    event.setChild(indexOf(view.cursor()));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installCrossfieldAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeCrossfield);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void tellCrossfieldFocus(CrossfieldView& view)
{
    if (view.hasFocus())
        tell(view, QAccessible::Focus);
}

void tellCrossfieldChanged(CrossfieldView& view)
{
    tell(view, QAccessible::NameChanged);
}

} // namespace whistle
