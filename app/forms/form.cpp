// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/form.h"

#include "controls/layout/columns.h"

#include <QEvent>
#include <QResizeEvent>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

/// Measures everything in the widget anew: parts that were made while it was not yet shown are known by the size that
/// they had when they were empty.
void settleLayouts(QWidget& widget)
{
    QList<QWidget*> parts = widget.findChildren<QWidget*>();
    std::reverse(parts.begin(), parts.end()); // inner ones first
    for (QWidget* part : parts) {
        part->updateGeometry();
        if (!part->layout())
            continue;
        // A request that came while the part was not shown is lost, and no other one is posted after it.
        part->layout()->invalidate();
        part->layout()->activate();
    }
}

} // namespace

Json withValueAt(Json whole, const std::string& at, std::optional<Json> value)
{
    const Json::json_pointer pointer(at);
    if (pointer.empty())
        return value.value_or(Json());
    Json* parent = &whole;
    std::vector<std::string> steps;
    for (Json::json_pointer left = pointer; !left.empty(); left.pop_back())
        steps.insert(steps.begin(), left.back());
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        if (parent->is_array()) {
            const auto index = static_cast<std::size_t>(std::stoul(steps[i]));
            while (parent->size() <= index)
                parent->push_back(nullptr);
            parent = &(*parent)[index];
        } else {
            parent = &(*parent)[steps[i]];
        }
    }
    const std::string& last = steps.back();
    if (parent->is_array()) {
        const auto index = static_cast<std::size_t>(std::stoul(last));
        if (!value) {
            if (index < parent->size())
                parent->erase(index);
            return whole;
        }
        while (parent->size() <= index)
            parent->push_back(nullptr);
        (*parent)[index] = std::move(*value);
    } else if (value) {
        (*parent)[last] = std::move(*value);
    } else if (parent->is_object()) {
        parent->erase(last);
    }
    return whole;
}

Form::Form(const Shape& shape, Guide guide, QWidget* parent)
    : QWidget(parent)
    , m_shape(shape)
    , m_guide(std::move(guide))
{
    setObjectName(QStringLiteral("questionForm"));
    m_settling.setSingleShot(true);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, &Form::settle);
    columnIn(*this, 0);
    build();
}

Form::~Form()
{
    delete m_root; // before the context that it speaks of
}

void Form::build()
{
    Json value = m_context ? std::move(m_context->whole) : Json();
    if (m_root) { // one of its buttons may be the one that was just pressed; it speaks of its context to the end
        m_root->hide();
        m_root->setObjectName({});
        layout()->removeWidget(m_root);
        connect(m_root, &QObject::destroyed, this, [old = std::shared_ptr<FormContext>(std::move(m_context))] {});
        m_root->deleteLater();
    }
    m_context = std::make_unique<FormContext>(m_shape, m_guide.vocabulary);
    m_context->whole = std::move(value);
    m_context->pickers = m_guide.pickers;
    m_context->usualNames = m_guide.usualNames;
    m_context->beside = m_guide.beside;
    m_context->known = m_guide.known;
    m_context->seat = m_guide.seat;
    m_context->edit = [this](const std::string& at, std::optional<Json> changed) { take(at, std::move(changed)); };
    m_root = makeControl(*m_context, m_shape, {});
    layout()->addWidget(m_root);
    if (!m_name.isEmpty())
        m_root->setName(m_name);
    if (!m_context->whole.is_null())
        m_root->display(&m_context->whole);
    m_root->show();
    m_settling.start();
}

void Form::settle()
{
    m_isSettled = isVisible();
    if (!m_isSettled)
        return;
    settleLayouts(*this);
    m_place.restore(*this);
    QTimer::singleShot(0, this, [this, place = std::exchange(m_place, {})] { place.restore(*this); });
}

void Form::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isSettled)
        m_settling.start();
}

void Form::setValue(Json value)
{
    m_context->whole = std::move(value);
    build(); // as if it had been filled in like this from the start
}

void Form::setShape(const Shape& shape, Json value)
{
    const QWidget* focus = focusWidget();
    const QString part = focus ? focus->objectName() : QString();
    const QWidget* control = focus;
    while (control && control != this && !control->objectName().startsWith(QLatin1String("form")))
        control = control->parentWidget();
    const QString name = control ? control->objectName() : QString();
    m_place = KeptPlace(*this);
    m_shape = shape;
    setValue(std::move(value));
    auto* again = name.isEmpty() ? nullptr : findChild<QWidget*>(name);
    auto* inside = again && part != name ? again->findChild<QWidget*>(part) : again;
    if (inside && focus->hasFocus())
        inside->setFocus(Qt::OtherFocusReason);
}

void Form::setName(const QString& name)
{
    m_name = name;
    m_root->setName(name);
    if (!m_context->whole.is_null())
        m_root->display(&m_context->whole);
}

const Json& Form::value() const
{
    return m_context->whole;
}

const Shape& Form::shape() const
{
    return m_shape;
}

const FormWords& Form::words() const
{
    return m_context->words;
}

QStringList Form::missing() const
{
    QStringList words;
    for (const std::string& at : missingIn(m_shape, m_context->whole)) {
        // Which case of a choice it is: that the whole of it is not said yet.
        const Json::json_pointer pointer(at);
        const std::optional<Shape> owner =
            pointer.empty() ? std::nullopt : shapeAt(m_shape, m_context->whole, pointer.parent_pointer().to_string());
        const bool isCase = owner && owner->parts().form == ShapeForm::Choice && owner->parts().by == pointer.back() &&
                            !pointer.parent_pointer().empty();
        words << m_context->words.place(m_shape, m_context->whole, isCase ? pointer.parent_pointer().to_string() : at);
    }
    return words;
}

void Form::take(const std::string& at, std::optional<Json> value)
{
    m_place = KeptPlace(*this);
    const std::optional<Shape> shape = shapeAt(m_shape, m_context->whole, at);
    const Json before = shape && m_context->whole.contains(Json::json_pointer(at))
                            ? m_context->whole.at(Json::json_pointer(at))
                            : Json();
    const std::optional<Json> after = value;
    Json whole = m_context->whole;
    // The first entry of a list that was left out makes it one.
    const Json::json_pointer around = Json::json_pointer(at).parent_pointer();
    if (const auto list = shapeAt(m_shape, whole, around.to_string());
        list && list->parts().form == ShapeForm::List && !whole.contains(around))
        whole = withValueAt(std::move(whole), around.to_string(), Json::array());
    whole = withValueAt(std::move(whole), at, std::move(value));
    whole = pruned(m_shape, std::move(whole)); // another case of a choice keeps only what it shares with the one before
    if (shape && !shape->parts().declares.empty() && before.is_string() && after && after->is_string())
        whole = renamed(m_shape, std::move(whole), shape->parts().declares, before.get<std::string>(),
                        after->get<std::string>());
    if (m_guide.completed)
        whole = m_guide.completed(std::move(whole), at);
    m_context->whole = std::move(whole);
    m_root->display(&m_context->whole);
    m_settling.start();
    Q_EMIT edited();
}

void Form::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_settling.start(); // what wraps is as high as it was before
}

void Form::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &Form::build, Qt::QueuedConnection); // not while Qt walks through the widgets
}

} // namespace whistle

#include "moc_form.cpp"
