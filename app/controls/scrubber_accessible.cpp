// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/scrubber_accessible.h"

#include "controls/scrubber.h"

#include <QAccessibleWidget>

namespace whistle {

namespace {

class AccessibleScrubber : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleScrubber(Scrubber& scrubber)
        : QAccessibleWidget(&scrubber, QAccessible::Slider)
        , m_scrubber(scrubber)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_scrubber.words() : QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_scrubber.current() + 1; }
    void setCurrentValue(const QVariant& value) override { m_scrubber.go(value.toInt() - 1); }
    [[nodiscard]] QVariant maximumValue() const override { return m_scrubber.count(); }
    [[nodiscard]] QVariant minimumValue() const override { return 1; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

private:
    Scrubber& m_scrubber;
};

QAccessibleInterface* makeScrubber(const QString&, QObject* object)
{
    auto* scrubber = qobject_cast<Scrubber*>(object);
    return scrubber ? new AccessibleScrubber(*scrubber) : nullptr;
}

} // namespace

void installScrubberAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeScrubber);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace whistle
