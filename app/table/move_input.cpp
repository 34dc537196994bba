// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/move_input.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/words.h"

#include <algorithm>

namespace whistle {

namespace {

bool isWord(const Tap& tap)
{
    return tap.kind == TapKind::Choice;
}

} // namespace

QString buttonName(const Tap& tap)
{
    QString name;
    bool isCapital = false;
    const QString id = QString::fromStdString(tap.id);
    if (!isWord(tap))
        return QString::fromUtf8(toWord(tap.kind).data(), static_cast<qsizetype>(toWord(tap.kind).size())) + u'_' + id;
    for (const QChar letter : id) {
        if (letter != u'_')
            name += isCapital ? letter.toUpper() : letter;
        isCapital = letter == u'_';
    }
    return name;
}

void MoveInput::setMoves(std::vector<const MoveOffer*> offers, Headline headline)
{
    m_offers = std::move(offers);
    m_narrowing = Narrowing(m_offers);
    m_shining = m_narrowing.shining();
    m_headline = std::move(headline);
}

void MoveInput::tap(const std::vector<Tap>& taps)
{
    go(m_narrowing, taps);
}

void MoveInput::say(const std::vector<Tap>& taps)
{
    go(Narrowing(m_offers), taps);
}

/// Where the move is said it may be refused: what had been tapped before stays, else other moves come.
void MoveInput::go(Narrowing from, const std::vector<Tap>& taps)
{
    for (std::size_t i = 0; i < taps.size(); ++i) {
        std::vector<Tap> all = from.taps();
        all.insert(all.end(), taps.begin() + static_cast<std::ptrdiff_t>(i), taps.end());
        const Narrowing::Step step = from.tap(taps[i]);
        if (step == Narrowing::Step::Further)
            continue;
        if (step == Narrowing::Step::Said && i + 1 == taps.size())
            Q_EMIT said(from.said()->move, from.said()->counts);
        else
            Q_EMIT missed(all);
        return;
    }
    take(std::move(from));
}

void MoveInput::take(Narrowing narrowing)
{
    m_narrowing = std::move(narrowing);
    m_shining = m_narrowing.shining();
    Q_EMIT changed();
}

void MoveInput::finish()
{
    if (const auto what = m_narrowing.finish())
        Q_EMIT said(what->move, what->counts);
}

bool MoveInput::back()
{
    Narrowing before = m_narrowing;
    if (!before.back())
        return false;
    take(std::move(before));
    return true;
}

void MoveInput::clear()
{
    take(Narrowing(m_offers));
}

void MoveInput::repeat(const std::vector<Tap>& taps)
{
    Narrowing again(m_offers);
    for (const Tap& tap : taps) {
        if (again.tap(tap) != Narrowing::Step::Further) {
            again.clear();
            break;
        }
    }
    take(std::move(again));
}

bool MoveInput::shines(const Tap& tap) const
{
    return std::find(m_shining.begin(), m_shining.end(), tap) != m_shining.end();
}

/// Behind this word of the bar the move goes on at a place that the page draws, which can be pressed without the word.
bool MoveInput::isOnBoard(std::size_t move, const Tap& tap) const
{
    const MoveOffer& offer = *m_offers[move];
    const std::size_t from = m_narrowing.taps().size();
    const auto next = std::find_if(offer.taps.begin() + static_cast<std::ptrdiff_t>(std::min(from, offer.taps.size())),
                                   offer.taps.end(), [](const Tap& one) { return !isWord(one); });
    const auto leadsThere = [&](const Tap& place) {
        return m_telling.isDrawn(place) && (place == tap || contains(m_narrowing.leftAfter(place), move));
    };
    if (next != offer.taps.end())
        return leadsThere(*next);
    if (!offer.spread || from >= offer.taps.size())
        return false;
    return std::any_of(offer.spread->places.begin(), offer.spread->places.end(), leadsThere);
}

bool MoveInput::isElseDue(std::size_t move) const
{
    return std::any_of(m_offers.begin(), m_offers.end(), [&](const MoveOffer* offer) {
        return offer != m_offers[move] && !offer->needsNobody && offer->weight == Weight::Due;
    });
}

std::vector<MoveInput::Way> MoveInput::ways() const
{
    std::vector<Way> all;
    const std::size_t said = m_narrowing.taps().size();
    for (const Tap& tap : m_narrowing.next()) {
        if (m_telling.isDrawn(tap))
            continue;
        const std::vector<std::size_t> behind = m_narrowing.leftAfter(tap);
        if (behind.size() == 1) {
            const MoveOffer& offer = *m_offers[behind.front()];
            if (offer.needsNobody && isElseDue(behind.front())) // it goes in by itself
                continue;
            const bool isLast = offer.taps.size() <= said + 1;
            const bool isNothing = isLast && offer.spread && said < offer.taps.size() && offer.spread->least == 0 &&
                                   isOnBoard(behind.front(), tap);
            const bool enters = (isLast && !offer.spread) || isNothing;
            if (enters || !isOnBoard(behind.front(), tap))
                all.push_back({tap, behind.front(), enters});
        } else if (!std::all_of(behind.begin(), behind.end(), [&](std::size_t move) { return isOnBoard(move, tap); })) {
            all.push_back({tap, {}, false});
        }
    }
    return all;
}

bool MoveInput::beginsAnother(const Tap& digit) const
{
    const std::vector<Way> all = ways();
    return std::any_of(all.begin(), all.end(), [&](const Way& way) {
        return way.tap.kind == TapKind::Number && way.tap.id.size() > 1 && way.tap.id.starts_with(digit.id);
    });
}

ButtonSpec MoveInput::buttonOf(const Way& way)
{
    const MoveOffer* move = way.move ? m_offers[*way.move] : nullptr;
    ButtonSpec button{buttonName(way.tap), m_telling.name(way.tap), {}};
    if (way.enters) {
        button.title = m_headline(*way.move, {});
        if (move->spread)
            button.press = [this, index = *way.move, none = std::vector<int>(move->spread->places.size())] {
                Q_EMIT said(index, none);
            };
    }
    if (!button.press)
        button.press = [this, tap = way.tap] { this->tap(std::vector{tap}); };
    if (move) {
        button.seat = m_telling.seat(move->seat);
        if (move->weight == Weight::Aside || move->weight == Weight::Grave)
            button.look = ButtonLook::Outline;
    }
    const bool isDigit = way.tap.kind == TapKind::Number && way.tap.id.size() == 1;
    if (isDigit && !beginsAnother(way.tap))
        button.key = QKeySequence(Qt::Key_0 + (way.tap.id.front() - '0'));
    return m_telling.dress(std::move(button), way.tap, move);
}

std::optional<ButtonSpec> MoveInput::finishButton()
{
    const auto what = m_narrowing.finish();
    if (!what || m_narrowing.taps().empty())
        return {};
    ButtonSpec button{QStringLiteral("finish"), m_headline(what->move, what->counts), [this] { finish(); }};
    button.seat = m_telling.seat(m_offers[what->move]->seat);
    return button;
}

std::optional<std::size_t> MoveInput::dueWay(const std::vector<Way>& ways) const
{
    const bool hasBegun = !m_narrowing.taps().empty();
    std::size_t due = 0;
    for (const std::size_t move : m_narrowing.left())
        due += m_offers[move]->weight == Weight::Due || (hasBegun && m_offers[move]->weight != Weight::Grave) ? 1 : 0;
    if (due != 1)
        return {};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way& way = ways[i];
        if (!way.enters || m_offers[*way.move]->spread)
            continue;
        const Weight weight = m_offers[*way.move]->weight;
        if (weight == Weight::Due || (hasBegun && weight != Weight::Grave))
            return i;
    }
    return {};
}

std::vector<ButtonSpec> MoveInput::buttons()
{
    return buttons([](const Tap&) { return true; });
}

std::vector<ButtonSpec> MoveInput::buttons(const std::function<bool(const Tap&)>& isWanted)
{
    std::vector<ButtonSpec> all;
    for (const Way& way : ways()) {
        if (isWanted(way.tap))
            all.push_back(buttonOf(way));
    }
    return all;
}

ButtonSpec MoveInput::whole(std::size_t move)
{
    const MoveOffer& offer = *m_offers[move];
    ButtonSpec button{buttonName(offer.taps.back()), m_headline(move, {}), [this, move] { Q_EMIT said(move, {}); }};
    button.seat = m_telling.seat(offer.seat);
    return m_telling.dress(std::move(button), offer.taps.back(), &offer);
}

BarState MoveInput::bar(BarState begun)
{
    return bar(std::move(begun), [](const Tap&) { return true; });
}

BarState MoveInput::bar(BarState begun, const std::function<bool(const Tap&)>& isWanted)
{
    const std::vector<Way> all = ways();
    const std::optional<ButtonSpec> finish = finishButton();
    const std::optional<std::size_t> due = finish ? std::nullopt : dueWay(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (due != i && isWanted(all[i].tap))
            begun.buttons.push_back(buttonOf(all[i]));
    }
    if (!m_narrowing.taps().empty()) {
        begun.buttons.push_back({QStringLiteral("putBack"), CommonWords::tr("Undo"), [this] { back(); }});
    }
    if (finish)
        begun.main = finish;
    else if (due)
        begun.main = buttonOf(all[*due]);
    begun.keepsPlace = !m_narrowing.taps().empty();
    return begun;
}

} // namespace whistle

#include "moc_move_input.cpp"
