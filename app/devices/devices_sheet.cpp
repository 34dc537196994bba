// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/devices_sheet.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/icon_label.h"
#include "devices/devices.h"
#include "devices/qr_code.h"
#include "look/emblem.h"
#include "look/focus_guide.h"
#include "look/painted.h"
#include "look/painting.h"
#include "match/form_field.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

/// In em of the text: how wide the sheet is at most, from where on the seats stand beside the code, and how wide the
/// code's column then is.
constexpr double widestEms = 58;
constexpr double besideEms = 46;
constexpr double codeEms = 18.5;
/// The code is not smaller, whatever the text: a phone reads it from the other side of a table.
constexpr int codeSide = 272;
constexpr double emblemSide = 24;
constexpr double dotSide = 10;
/// So many times are told of those who only watch.
constexpr qsizetype mostTimes = 6;

QString timeOf(const QDateTime& when)
{
    return when.toLocalTime().toString(QStringLiteral("HH:mm"));
}

/// Filled: somebody is there. Hollow: nobody, or asleep. The word beside it says the same.
class StateDot : public Painted<QWidget> {
public:
    StateDot()
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    void setFilled(bool filled)
    {
        m_filled = filled;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = qRound(scaled(dotSide));
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double half = pxF(Length::LineStrong) / 2;
        const QColor ink = colourOf(m_filled ? Colour::Text : Colour::TextMuted);
        painter.setPen(QPen(ink, 2 * half));
        painter.setBrush(m_filled ? QBrush(ink) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(rect()).adjusted(half, half, -half, -half));
    }

private:
    bool m_filled = false;
};

/// A line above it.
class LinedRow : public QWidget {
public:
    explicit LinedRow(LaidParts parts) { rowIn(*this, {0, px(Length::SpaceXs)}, px(Length::SpaceM), parts); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, 0, width(), px(Length::LineHair)), colourOf(Colour::Line));
    }
};

/// It keeps its room where it is not seen.
void keepPlace(QWidget& part, bool keeps)
{
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    part.setSizePolicy(policy);
}

} // namespace

/// The code, on white in every theme: the margin that a camera needs is part of it.
class DevicesSheet::Code : public QWidget {
public:
    Code()
    {
        setObjectName(QStringLiteral("phonesQr"));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text)
    {
        if (std::exchange(m_text, text) == text)
            return;
        m_image = text.isEmpty() ? QImage() : qrCode(text, codeSide);
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return m_image.size().expandedTo({codeSide, codeSide}); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBox(painter, rect(), {Qt::white, {}, pxF(Length::RadiusControl)});
        const QPoint corner = rect().center() - m_image.rect().center();
        painter.drawImage(corner, m_image);
    }

private:
    QString m_text;
    QImage m_image;
};

/// A seat: who it is, whether there is a phone, and the way to take it back.
class DevicesSheet::SeatRow {
public:
    SeatRow(const DeviceSeat& seat, QBoxLayout& place) : m_id(seat.id)
    {
        m_takeBack->setObjectName(QStringLiteral("takeBack_") + QString::fromStdString(seat.id));
        m_giveOn->setCheckable(true);
        m_giveOn->setObjectName(QStringLiteral("giveOn_") + QString::fromStdString(seat.id));
        auto* who = columnOf(0, {rowOf(px(Length::SpaceS), {m_name, m_dot, m_state, spareRoom}), m_caption});
        m_row = new LinedRow({m_emblem, {who, 1}, m_free, m_giveOn, m_takeBack});
        place.addWidget(m_row);
    }
    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] ChoiceButton* takeBack() const { return m_takeBack; }
    [[nodiscard]] ChoiceButton* giveOn() const { return m_giveOn; }
    /// As high with the button as without: what is below does not move when a phone comes or goes.
    void arrange() { m_row->setMinimumHeight(px(Length::Button) + 2 * px(Length::SpaceXs)); }

    void show(const DeviceSeat& seat, DevicesSheet& sheet)
    {
        m_emblem->setVisible(seat.number > 0);
        m_emblem->setSeat(seat.number);
        m_name->setText(seat.name);
        m_dot->setFilled(seat.isTaken && seat.isAwake);
        m_state->setText(!seat.isTaken  ? DevicesSheet::tr("no phone")
                         : seat.isAwake ? DevicesSheet::tr("on", "a phone: connected and looked at")
                                        : DevicesSheet::tr("asleep", "a phone: not looked at just now"));
        m_state->setColour(seat.isTaken && seat.isAwake ? Colour::Text : Colour::TextMuted);
        const QString since = timeOf(seat.since);
        if (seat.isTaken)
            m_caption->setText(seat.isDue
                                   ? enumerated({DevicesSheet::tr("since %1").arg(since), CommonWords::tr("to move")})
                                   : DevicesSheet::tr("since %1").arg(since));
        else
            m_caption->setText(seat.isDue
                                   ? enumerated({DevicesSheet::tr("enters on this laptop"), CommonWords::tr("to move")})
                                   : DevicesSheet::tr("enters on this laptop"));
        m_takeBack->setTitle(DevicesSheet::tr("Take back"));
        m_takeBack->setAccessibleName(labelled(DevicesSheet::tr("Take back"), seat.name));
        sheet.setShown(*m_takeBack, seat.isTaken);
        m_giveOn->setTitle(DevicesSheet::tr("Another phone", "the seat is for it"));
        m_giveOn->setAccessibleName(labelled(m_giveOn->title(), seat.name));
        m_giveOn->setChecked(sheet.m_devices.offered() == seat.id);
        sheet.setShown(*m_giveOn, seat.isTaken);
        m_free->setText(DevicesSheet::tr("free to take"));
        m_free->setVisible(!seat.isTaken);
    }

private:
    std::string m_id;
    QWidget* m_row = nullptr;
    SeatEmblem* m_emblem = new SeatEmblem(0, emblemSide);
    TextLabel* m_name = new Paragraph(TypeStep::Title);
    StateDot* m_dot = new StateDot;
    TextLabel* m_state = new TextLabel({}, TypeStep::Label);
    TextLabel* m_caption = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_free = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    ChoiceButton* m_giveOn = new ChoiceButton({}, ButtonLook::Outline);
    ChoiceButton* m_takeBack = new ChoiceButton({}, ButtonLook::Outline);
};

DevicesSheet::DevicesSheet(Devices& devices, QWidget* parent)
    : Composed(parent)
    , m_devices(devices)
    , m_scroller(new Scroller(m_content))
    , m_head(new QGridLayout)
    , m_code(new Code)
    , m_seats(columnIn(*m_seatsBox, 0, 0))
{
    setObjectName(QStringLiteral("devicesSheet"));
    setFocusPolicy(Qt::StrongFocus);
    FocusGuide::paintsOwnFocus(*this);
    m_panel->setFrame(Colour::LineStrong);
    m_scroller->setFocusPolicy(Qt::NoFocus);
    m_scroller->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    layParts();
    retranslate();
    arrange();

    connect(&m_devices, &Devices::changed, this, &DevicesSheet::showDevices);
    connect(m_may, &SegmentedChoice::chosen, this, [this](int index) { m_devices.setRight(index); });
    connect(m_on, &QAbstractButton::clicked, this, &DevicesSheet::switchOn);
    connect(m_off, &QAbstractButton::clicked, this, [this] { m_devices.switchOff(); });
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_code->text());
        m_isCopied = true;
        showDevices();
    });
    connect(m_renew, &QAbstractButton::clicked, this, [this] { m_devices.renew(); });
    connect(m_network, &QAbstractButton::clicked, this, [this] { m_devices.useNextHost(); });
    connect(m_keep, &QAbstractButton::clicked, this, [this] { m_devices.withdrawOffer(); });
    connect(m_hall, &QAbstractButton::clicked, this, [this] { QDesktopServices::openUrl(m_devices.hallUrl()); });
    connect(m_sendAway, &QAbstractButton::clicked, this, [this] { m_devices.sendWatchersAway(); });
    connect(m_close, &QAbstractButton::clicked, this, &DevicesSheet::closed);
    connect(m_back, &QAbstractButton::clicked, this, &DevicesSheet::closed);
}

DevicesSheet::~DevicesSheet()
{
    if (!m_areThere) // a page ends them before its widgets
        return;
    m_devices.disconnect(this);
    m_devices.withdrawOffer(); // its code is no longer to be seen
}

void DevicesSheet::layParts()
{
    const int small = px(Length::SpaceS);
    const int medium = px(Length::SpaceM);
    columnIn(*m_titles, 0, 0, {m_title, m_subtitle});
    letWrap(*m_may);
    rowIn(*m_mayBox, 0, medium, {{m_mayLabel, 1}, m_may});
    m_mayLabel->setBuddy(m_may);
    m_head->setContentsMargins(0, 0, 0, 0);
    m_head->setSpacing(medium);
    m_trouble->setFrame(Colour::Refuse);
    columnIn(*m_trouble, medium, px(Length::SpaceHair), {m_troubleTitle, m_troubleWhy});

    columnIn(*m_offBox, 0, medium, {m_offWords, m_offMore, {m_on, 0, Qt::AlignLeft}, spareRoom});
    QWidget* addressActs = flowOf(small, {m_copy, m_renew, m_network, m_keep});
    columnIn(*m_addressBox, 0, small,
             {{m_code, 0, Qt::AlignLeft}, m_scan, columnOf(0, {m_host, m_word}), addressActs, m_note, spareRoom});
    for (TextLabel* label : {m_host, m_word})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* watchWords = columnOf(0, {m_watch, m_watchSince});
    columnIn(*m_watchBox, {0, 0, 0, medium}, 0,
             {new LinedRow({new IconLabel(Icon::Eye, Colour::TextMuted, emblemSide), {watchWords, 1}, m_sendAway})});
    auto* infoWords = columnOf(px(Length::SpaceXs), {m_infoTitle, m_infoSeen, m_infoHeard});
    rowIn(*m_info, medium, medium,
          {{new IconLabel(Icon::Network, Colour::TextMuted, emblemSide), 0, Qt::AlignTop}, {infoWords, 1}});
    m_right->setSpacing(0);
    lay(*m_right, {m_nobody, m_seatsBox, m_watchBox});
    lay(*m_right, {spareRoom, m_info, spareRoom});
    m_body->setSpacing(px(Length::SpaceXl));
    lay(*m_body, {{m_offBox, 1}, m_addressBox, {m_right, 1}});
    columnIn(*m_content, 0, medium, {LaidPart(static_cast<QLayout*>(m_head)), m_trouble, {m_body, 1}});

    columnIn(*m_panel, {px(Length::SpaceXl), px(Length::SpaceL)}, medium,
             {{m_scroller, 1}, rowOf(small, {{flowOf(small, {m_off, m_hall}), 1, Qt::AlignVCenter}, m_back})});
}

void DevicesSheet::retranslate()
{
    const DevicesWords words = m_devices.words();
    setAccessibleName(words.title);
    m_title->setText(words.title);
    m_mayLabel->setText(tr("Phones may"));
    m_may->setAccessibleName(m_mayLabel->text());
    if (m_may->count() == 0) {
        m_may->setTitles(words.may);
        for (int i = 0; i < m_may->count(); ++i)
            m_may->findChild<QWidget*>(QStringLiteral("segment%1").arg(i))
                ->setObjectName(QString::fromLatin1(words.mayNames[static_cast<std::size_t>(i)]));
    } else {
        m_may->rename(words.may);
    }
    m_close->setName(CommonWords::tr("Close"));
    m_troubleTitle->setText(tr("The phones could not be switched on."));
    m_on->setTitle(tr("Switch phones on"));
    m_copy->setTitle(tr("Copy", "the address"));
    m_renew->setTitle(tr("New address"));
    m_hall->setTitle(words.hall);
    m_keep->setTitle(CommonWords::tr("Cancel"));
    m_sendAway->setTitle(tr("Send away"));
    m_sendAway->setAccessibleName(tr("Send away those who only watch"));
    m_infoTitle->setText(tr("Anyone on the same network"));
    m_infoSeen->setText(words.seen);
    m_infoHeard->setText(words.heard);
    m_off->setTitle(tr("Stop, all phones off"));
    m_back->setTitle(words.back);
    m_back->setKeyHint(QStringLiteral("Esc"));
    showDevices();
}

void DevicesSheet::showDevices()
{
    const bool isOn = m_devices.isOn();
    const QString trouble = m_devices.trouble();
    m_subtitle->say(!hasPhones() ? QString()
                    : isOn       ? tr("over this laptop's network; nothing leaves it")
                                 : tr("Phones are off."));
    setShown(*m_mayBox, isOn);
    m_may->setCurrent(m_devices.right());
    m_trouble->setVisible(!trouble.isEmpty());
    m_troubleWhy->setText(trouble);

    m_offBox->setVisible(!isOn);
    if (hasPhones()) {
        m_offWords->setText(m_devices.words().what);
        m_offMore->say({});
    } else {
        m_offWords->setText(tr("This build does not support phones."));
        m_offMore->say(tr("It was built without %1. Install them, and build Whistle again.")
                           .arg(packagesForPhones().join(QStringLiteral(", "))));
    }
    setShown(*m_on, !isOn && hasPhones());
    m_info->setVisible(hasPhones());

    setShown(*m_addressBox, isOn);
    showAddress();

    setShown(*m_seatsBox, isOn);
    m_nobody->setText(m_devices.words().nobody);
    m_nobody->setVisible(isOn && m_devices.seats().empty() && m_devices.watchers().empty());
    showSeats();
    showWatchers();
    setShown(*m_off, isOn);
    setShown(*m_hall, isOn && !m_hall->title().isEmpty());
    keepPlace(*m_watchBox, isOn);
    // Beside the seats at the end, alone at the beginning.
    m_right->setStretch(m_right->indexOf(m_info) - 1, isOn ? 1 : 0);
    m_right->setStretch(m_right->indexOf(m_info) + 1, isOn ? 0 : 1);
    m_back->setLook(isOn || !hasPhones() ? ButtonLook::Main : ButtonLook::Outline);
}

/// That of everybody; of a seat that is offered, its own.
void DevicesSheet::showAddress()
{
    const QString host = m_devices.host();
    const std::string offered = m_devices.offered();
    const bool isOffer = !offered.empty();
    QString words = m_devices.word();
    if (isOffer)
        words += QStringLiteral(" # ") + m_devices.offerWord();
    const QString url = isOffer ? m_devices.offerUrl() : m_devices.url();
    m_isCopied = m_isCopied && url == m_code->text();
    m_code->setText(url);
    m_code->setAccessibleName(tr("The code to scan: %1").arg(host + QStringLiteral("/ ") + words));
    m_code->setVisible(!host.isEmpty());
    const std::vector<DeviceSeat> seats = m_devices.seats();
    const DeviceSeat* seat = firstWith(seats, &DeviceSeat::id, offered);
    m_scan->setText(seat ? tr("Scan it with the phone that takes over %1's seat").arg(seat->name)
                         : tr("Scan it, or open in a browser"));
    m_scan->setVisible(!host.isEmpty());
    m_host->setText(host.isEmpty() ? tr("This laptop is not on a network.") : host + u'/');
    m_word->setText(words);
    const QString other = m_devices.nextHost();
    m_network->setTitle(tr("Show %1 instead", "another address of this computer").arg(other.section(u':', 0, 0)));
    setShown(*m_network, m_devices.isOn() && !other.isEmpty());
    setShown(*m_renew, !isOffer);
    setShown(*m_keep, isOffer);
    m_note->setText(m_isCopied ? tr("The address is copied.")
                    : isOffer  ? tr("It works once. The phone that has this seat now loses it, and says so.")
                               : m_devices.words().renewed);
}

void DevicesSheet::showSeats()
{
    const std::vector<DeviceSeat> seats = m_devices.seats();
    const bool isSame = std::equal(seats.begin(), seats.end(), m_rows.begin(), m_rows.end(),
                                   [](const DeviceSeat& seat, const auto& row) { return seat.id == row->id(); });
    if (!isSame) {
        letGoOfAll(*m_seats);
        m_rows.clear();
        for (const DeviceSeat& seat : seats) {
            m_rows.push_back(std::make_unique<SeatRow>(seat, *m_seats));
            m_rows.back()->arrange();
            connect(m_rows.back()->takeBack(), &QAbstractButton::clicked, this,
                    [this, id = seat.id] { m_devices.takeBack(id); });
            connect(m_rows.back()->giveOn(), &QAbstractButton::clicked, this,
                    [this, id = seat.id] { m_devices.offer(id); });
        }
    }
    for (std::size_t i = 0; i < seats.size(); ++i)
        m_rows[i]->show(seats[i], *this);
}

void DevicesSheet::showWatchers()
{
    const std::vector<QDateTime> watchers = m_devices.isOn() ? m_devices.watchers() : std::vector<QDateTime>();
    setShown(*m_watchBox, !watchers.empty());
    QStringList times;
    for (const QDateTime& since : watchers)
        times << timeOf(since);
    times.removeDuplicates(); // of those who came in the same minute
    const qsizetype more = times.size() - mostTimes;
    if (more > 0) {
        times = times.mid(0, mostTimes);
        times << CommonWords::tr("and %n more", nullptr, static_cast<int>(more));
    }
    m_watch->setText(tr("%n watch", "phones without a seat", static_cast<int>(watchers.size())));
    m_watchSince->setText(tr("since %1").arg(times.join(QStringLiteral(", "))));
}

void DevicesSheet::switchOn()
{
    (void)m_devices.switchOn(); // what kept it is told
    showDevices();
}

void DevicesSheet::setShown(QWidget& part, bool shown)
{
    const QWidget* held = QApplication::focusWidget();
    if (!shown && held != nullptr && (held == &part || part.isAncestorOf(held)))
        setFocus(Qt::OtherFocusReason);
    part.setVisible(shown);
}

void DevicesSheet::arrange()
{
    const int gap = px(Length::SpaceM);
    const QRect room = rect().adjusted(gap, gap, -gap, -gap);
    const int wide = std::min(room.width(), qRound(em() * widestEms));
    m_panel->setGeometry(room.right() + 1 - wide, room.top(), wide, room.height());

    const bool isWide = wide - 2 * px(Length::SpaceXl) >= qRound(em() * besideEms);
    if (m_isWide != isWide) {
        m_isWide = isWide;
        for (QWidget* part : {m_titles, m_mayBox, static_cast<QWidget*>(m_close)})
            m_head->removeWidget(part);
        m_head->addWidget(m_titles, 0, 0);
        m_head->addWidget(m_mayBox, isWide ? 0 : 1, isWide ? 1 : 0, 1, isWide ? 1 : 3);
        m_head->addWidget(m_close, 0, 2, Qt::AlignTop);
        m_head->setColumnStretch(0, 1);
        m_mayLabel->setAlignment((isWide ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        m_body->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        m_back->setSize(isWide ? ButtonSize::Large : ButtonSize::Normal);
    }
    const int codeWide = std::max(qRound(em() * codeEms), m_code->sizeHint().width());
    m_addressBox->setMinimumWidth(isWide ? codeWide : 0);
    m_addressBox->setMaximumWidth(isWide ? codeWide : QWIDGETSIZE_MAX);
    for (const auto& row : m_rows)
        row->arrange();
}

bool DevicesSheet::event(QEvent* event)
{
    // Its keys are not those of the table below; those of the window are.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto chords = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
        const bool isFunction = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        if (!(key->modifiers() & chords) && !isFunction) {
            event->accept();
            return true;
        }
    }
    return Composed::event(event);
}

void DevicesSheet::keyPressEvent(QKeyEvent* event)
{
    const bool isFunction = event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35;
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat())
            (m_on->isVisible() ? static_cast<ChoiceButton*>(m_on) : m_back)->click();
    } else if (isFunction || event->key() == Qt::Key_Question) {
        event->ignore(); // the window's
    }
}

void DevicesSheet::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // nothing of the table is touched through it
}

void DevicesSheet::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Shade));
}

} // namespace whistle

#include "moc_devices_sheet.cpp"
