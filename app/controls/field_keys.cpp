// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/field_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>

namespace whistle {

namespace {

bool isField(const QObject* object)
{
    return qobject_cast<const QLineEdit*>(object) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr ||
           qobject_cast<const QAbstractItemView*>(object) != nullptr;
}

class FieldKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isField(watched)) {
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
            if (isEnter && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
                event->accept(); // then it comes as a key, to the field
                return true;
            }
        }
        return false;
    }
};

} // namespace

void keepEnterInFields()
{
    static QPointer<FieldKeys> keys;
    if (keys || QApplication::instance() == nullptr)
        return;
    keys = new FieldKeys(QApplication::instance());
    QApplication::instance()->installEventFilter(keys);
}

} // namespace whistle
