// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/move_groups.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

struct GroupWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::MoveGroups)
};

/// So many groups stand side by side.
constexpr std::size_t mostInALine = 3;

/// A button of a group: the taps that its press adds, and the moves behind it.
struct Way {
    std::vector<Tap> taps;
    std::vector<std::size_t> moves;
    bool enters = false; ///< and its press enters the only one of them
};
struct Bundle {
    std::string key; ///< empty: words that stand by themselves
    QString caption;
    Weight weight = Weight::Due;
    std::vector<Way> ways;
};

bool isRare(const MoveOffer& offer)
{
    return offer.weight == Weight::Aside || offer.weight == Weight::Grave;
}

/// What a press may add to the taps so far, for this move: a word of the bar with what follows it, else the next tap.
std::vector<std::vector<Tap>> pressesOf(const MoveInput& input, const MoveOffer& offer)
{
    const std::size_t said = input.taps().size();
    const auto places = [&](std::vector<Tap> before) {
        std::vector<std::vector<Tap>> presses;
        for (const Tap& place : offer.spread ? offer.spread->places : std::vector<Tap>()) {
            presses.push_back(before);
            presses.back().push_back(place);
        }
        return presses;
    };
    if (offer.taps.size() <= said)
        return places({});
    const Tap& first = offer.taps[said];
    if (first.kind != TapKind::Choice)
        return {{first}};
    if (offer.taps.size() > said + 1)
        return {{first, offer.taps[said + 1]}};
    return offer.spread && offer.spread->least > 0 ? places({first}) : std::vector<std::vector<Tap>>{{first}};
}

class Grouping {
public:
    Grouping(MoveInput& input, const std::vector<OfferedMove>& moves, const PlainWords& words, const PlainTable& table,
             const NameReader& names)
        : m_input(input)
        , m_moves(moves)
        , m_words(words)
        , m_table(table)
        , m_names(names)
    {
        for (const std::size_t move : input.left())
            take(move);
        std::stable_sort(m_bundles.begin(), m_bundles.end(),
                         [](const Bundle& one, const Bundle& other) { return one.weight < other.weight; });
    }

    [[nodiscard]] std::vector<MoveGroup> groups(const QString& main) const
    {
        std::vector<MoveGroup> groups;
        for (const Bundle& bundle : m_bundles) {
            MoveGroup group{bundle.caption, {}, {}};
            for (const Way& way : bundle.ways) {
                if (const ButtonSpec button = buttonOf(bundle, way); button.name != main)
                    group.buttons.push_back(button);
            }
            if (group.buttons.size() > 1 && !bundle.key.empty())
                group.note = GroupWords::tr("%n ways", "", static_cast<int>(group.buttons.size()));
            if (!group.buttons.empty())
                groups.push_back(std::move(group));
        }
        return groups;
    }

private:
    void take(std::size_t move)
    {
        const MoveOffer& offer = m_moves[move].offer;
        if (offer.needsNobody && hasOthers(move))
            return;
        for (const std::vector<Tap>& press : pressesOf(m_input, offer)) {
            Bundle& bundle = bundleOf(move, press);
            bundle.weight = std::min(bundle.weight, offer.weight);
            const auto same =
                std::find_if(bundle.ways.begin(), bundle.ways.end(), [&](const Way& way) { return way.taps == press; });
            Way& way = same != bundle.ways.end() ? *same : bundle.ways.emplace_back(Way{press, {}});
            way.moves.push_back(move);
            way.enters =
                way.moves.size() == 1 && !offer.spread && offer.taps.size() == m_input.taps().size() + press.size();
        }
    }

    [[nodiscard]] bool hasOthers(std::size_t move) const
    {
        const std::vector<std::size_t> left = m_input.left();
        return std::any_of(left.begin(), left.end(), [&](std::size_t other) {
            return other != move && !m_moves[other].offer.needsNobody && m_moves[other].offer.weight == Weight::Due;
        });
    }

    Bundle& bundleOf(std::size_t move, const std::vector<Tap>& press)
    {
        const MoveOffer& offer = m_moves[move].offer;
        const Tap& first = press.front();
        std::string key;
        QString caption;
        if (isRare(offer)) {
            key = "otherwise";
            caption = CommonWords::tr("Otherwise");
        } else if (press.size() > 1) {
            key = "word " + first.id;
            caption = m_words.tap(first, m_names);
        } else if (!m_input.taps().empty()) {
            key = "next";
            caption = CommonWords::tr("And then");
        } else if (first.kind == TapKind::Choice) {
            caption = offer.weight == Weight::Due ? CommonWords::tr("Continue") : CommonWords::tr("Also");
            key = offer.weight == Weight::Due ? std::string() : "besides";
        } else {
            const std::string command = valueIn(m_moves[move].commands.back(), "command", std::string());
            key = "entry " + command;
            caption = m_words.entry(command);
        }
        const auto found =
            std::find_if(m_bundles.begin(), m_bundles.end(), [&](const Bundle& one) { return one.key == key; });
        return found != m_bundles.end() ? *found : m_bundles.emplace_back(Bundle{key, caption, offer.weight, {}});
    }

    [[nodiscard]] ButtonSpec buttonOf(const Bundle& bundle, const Way& way) const
    {
        const Tap& last = way.taps.back();
        ButtonSpec button{buttonName(last), m_words.tap(last, m_names), {}};
        if (way.taps.size() > 1)
            button.name = buttonName(way.taps.front()) + u'_' + buttonName(last);
        const OfferedMove& move = m_moves[way.moves.front()];
        const QString words = (move.offer.title ? *move.offer.title : move.words).render(m_names);
        // Below a caption the place alone says it; a word by itself says what the log will say.
        if (way.enters && (bundle.key == "otherwise" || last.kind == TapKind::Choice))
            button.title = words;
        if (way.enters)
            button.spoken = words;
        if (bundle.key == "otherwise")
            button.look = ButtonLook::Outline;
        if (const int count = m_input.countAt(last); count > 0)
            button.detail = QString::number(count);
        if (isOfSeveral())
            button.seat = m_table.numberOf(move.offer.seat);
        if (last.kind == TapKind::Number && last.id.size() == 1 && m_bundles.size() == 1)
            button.key = QKeySequence(Qt::Key_0 + (last.id.front() - '0'));
        button.press = [input = &m_input, taps = way.taps] { input->tap(taps); };
        return button;
    }

    /// Moves of more than one seat stand beside each other.
    [[nodiscard]] bool isOfSeveral() const
    {
        return std::any_of(m_moves.begin(), m_moves.end(),
                           [&](const OfferedMove& move) { return move.offer.seat != m_moves.front().offer.seat; });
    }

    MoveInput& m_input;
    const std::vector<OfferedMove>& m_moves;
    const PlainWords& m_words;
    const PlainTable& m_table;
    const NameReader& m_names;
    std::vector<Bundle> m_bundles;
};

} // namespace

std::vector<MoveGroup> groupsOf(MoveInput& input, const std::vector<OfferedMove>& moves, const PlainWords& words,
                                const PlainTable& table, const NameReader& names, const QString& main)
{
    return Grouping(input, moves, words, table, names).groups(main);
}

MoveGroups::MoveGroups(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("moveGroups"));
    m_line->setContentsMargins(px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceL), px(Length::SpaceS));
    m_line->setSpacing(px(Length::SpaceL));
}

// Boxes of a former state are used again in their places: one of them may be under the finger.
void MoveGroups::setGroups(std::vector<MoveGroup> groups)
{
    m_groups = std::move(groups);
    while (m_shown.size() > m_groups.size()) {
        letGo(m_shown.back().box);
        m_shown.pop_back();
    }
    while (m_shown.size() < m_groups.size()) {
        Shown shown{new QWidget, new TextLabel({}, TypeStep::Label),
                    new TextLabel({}, TypeStep::Caption, Colour::TextMuted), new ButtonRow};
        shown.row->setEven(true);
        columnIn(*shown.box, 0, px(Length::SpaceXs),
                 {rowOf(px(Length::SpaceS), {shown.caption, shown.note, spareRoom}), shown.row, spareRoom});
        m_line->addWidget(shown.box);
        m_shown.push_back(shown);
    }
    QStringList stand;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        MoveGroup& group = m_groups[i];
        const Shown& shown = m_shown[i];
        shown.caption->setText(group.caption);
        shown.note->setText(group.note);
        for (ButtonSpec& button : group.buttons) {
            stand << button.name + QString::number(button.seat);
            button.press = [this, press = std::move(button.press)] {
                if (m_settling.isOver())
                    press();
            };
        }
        shown.row->setButtons(group.buttons);
    }
    m_settling.see(stand);
    setVisible(!m_groups.empty());
    arrange();
}

void MoveGroups::arrange()
{
    const bool isALine = m_groups.size() <= mostInALine && width() >= mediumWidth();
    m_line->setDirection(isALine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        m_line->setStretch(static_cast<int>(i),
                           isALine ? std::clamp(static_cast<int>(m_groups[i].buttons.size()), 2, 8) : 0);
}

} // namespace whistle

#include "moc_move_groups.cpp"
