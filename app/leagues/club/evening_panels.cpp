// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/evening_panels.h"

#include "base/common_words.h"
#include "base/first.h"
#include "club/club_words.h"
#include "league/telling/papers.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/form_field.h"

#include <algorithm>

namespace whistle {

namespace {

/// So many matches that have not begun are named; a round has seldom more tables.
constexpr std::size_t mostOpen = 12;
constexpr int usualMinutes = 50;
constexpr int mostMinutes = 600;
constexpr int moreMinutes = 5;
constexpr int aMinute = 60; // seconds

int roundOf(const league::Season& season)
{
    const std::optional<league::PaperRound> round = roundToPrint(season);
    return round ? round->number : 0;
}

} // namespace

ConfirmPanel::ConfirmPanel(const ClubDesk& desk)
    : TitledPanel([] { return tr("To confirm"); }, {})
    , m_desk(desk)
    , m_list(new ButtonRow)
    , m_words(new Paragraph(TypeStep::Body, Colour::TextMuted))
    , m_reason(named("confirmReason", new QLineEdit))
    , m_reasonField(new FormField(m_reason))
    , m_acts(new ButtonRow)
    , m_enter(new ButtonRow)
{
    m_list->setColumns(1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_words, m_reasonField, m_acts, m_enter})
        column()->addWidget(part);
    column()->addLayout(m_place);
    connect(m_reason, &QLineEdit::textChanged, this, &ConfirmPanel::showChosen);
}

/// What is to be confirmed, then what is to be corrected.
std::vector<const ClubRecord*> ConfirmPanel::listed() const
{
    std::vector<const ClubRecord*> all = m_desk.toEnter();
    const std::vector<const ClubRecord*> corrected = m_desk.toCorrect();
    all.insert(all.end(), corrected.begin(), corrected.end());
    return all;
}

QString ConfirmPanel::whoOf(const ClubRecord& record) const
{
    const NameReader names = m_desk.names();
    QStringList who;
    int number = 0;
    for (const OutcomeSide& side : outcomeIn(record.summary)) {
        const QString name = club_words::named(side, names);
        who << (hasAgreed(record, ++number) ? tr("%1 yes", "confirms").arg(name)
                                            : tr("%1 not yet", "confirms").arg(name));
    }
    return enumerated(who);
}

void ConfirmPanel::renew()
{
    const std::vector<const ClubRecord*> all = listed();
    setVisible(!all.empty());
    std::vector<ButtonSpec> rows;
    for (const ClubRecord* record : all) {
        const QString outcome = m_desk.outcomeOf(*record);
        const bool isCorrection = m_desk.entered(*record) == ClubDesk::Entered::Before;
        rows.push_back(ButtonSpec{
            QStringLiteral("confirm_") + record->id,
            labelled(club_words::placeOf(*record),
                     outcome.isEmpty() ? m_desk.scoresOf(*record, record->summary) : outcome),
            [this, id = record->id] {
                m_chosen = m_chosen == id ? QString() : id;
                m_isEntering = false;
                closeAct();
                m_reason->clear();
                renew();
            }}.saying(isCorrection ? LeagueWords::tr("It went on after its result was entered.") : whoOf(*record))
                           .among(m_chosen == record->id));
    }
    m_list->setAccessibleName(tr("Results to confirm"));
    m_list->setButtons(std::move(rows));
    const auto open = static_cast<int>(m_desk.toEnter().size());
    m_isEntering = m_isEntering && open > 0;
    std::vector<ButtonSpec> enter;
    if (open > 0 && !m_isEntering)
        enter.push_back(ButtonSpec{QStringLiteral("enterResults"), tr("Enter %n results as they are", "", open),
                                   [this] {
                                       m_isEntering = true;
                                       m_chosen.clear();
                                       renew();
                                   }}
                            .as(ButtonLook::Outline)
                            .unless(!m_desk.barred().isEmpty(), m_desk.barred()));
    m_enter->setButtons(std::move(enter));
    showChosen();
    showAct();
}

std::vector<const ClubRecord*> ConfirmPanel::lookedAt() const
{
    std::vector<const ClubRecord*> all = m_isEntering ? m_desk.toEnter() : m_desk.toCorrect();
    if (!m_isEntering)
        std::erase_if(all, [this](const ClubRecord* record) { return record->id != m_chosen; });
    return all;
}

void ConfirmPanel::showAct()
{
    const std::vector<const ClubRecord*> all = lookedAt();
    const MatchSession& season = m_desk.league().session();
    QString now = QString::number(season.match().recordedLines().size());
    for (const ClubRecord* record : all) {
        const QString here = m_desk.matchHere(*record);
        now += u' ' + record->id + QString::fromStdString(record->state.chain) +
               QString::number(here.isEmpty() ? 0 : m_desk.league().shelf().store().lineCount({here}).value_or(0));
    }
    if (all.empty() || m_isEntering == (m_because != nullptr))
        closeAct();
    if (all.empty())
        return;
    if (!m_act) {
        m_act = new ActPanel(m_desk.league());
        connect(m_act, &ActPanel::ruleAsked, this, &ConfirmPanel::ruleAsked);
        connect(m_act, &ActPanel::left, this, &ConfirmPanel::stepBack);
        connect(m_act, &ActPanel::accepted, this, &ConfirmPanel::stepBack);
        if (!m_isEntering)
            m_because = m_act->askLine("correctionReason", CommonWords::tr("Reason for the correction"));
        m_place->addWidget(m_act);
    }
    if (std::exchange(m_known, now) != now) {
        m_results = m_desk.resultsOf(all);
        m_act->follow([this] { return draft(); });
    }
    const auto count = static_cast<int>(std::max<std::size_t>(1, m_results.acts.size()));
    const QString title =
        m_isEntering ? tr("Enter %n results as they are", "", count) : LeagueWords::tr("Correct the result");
    m_act->setTitle(title, m_results.acts.empty() ? QString() : m_results.left.join(u'\n'));
    m_act->setAccept(m_isEntering ? CommonWords::tr("Record") : title);
}

ActDraft ConfirmPanel::draft() const
{
    ActDraft draft(m_results.acts);
    if (m_because) {
        for (Json& act : draft.acts)
            act["reason"] = league_layout::reasonIn(*m_because);
    }
    draft.missing = m_results.acts.empty()                      ? m_results.left.join(u'\n')
                    : m_desk.news().role != ClubRole::Organiser ? CommonWords::tr("Only an organiser can do that.")
                    : m_because                                 ? league_layout::missingReason(*m_because)
                                                                : QString();
    return draft;
}

void ConfirmPanel::closeAct()
{
    league_layout::clear(*m_place);
    m_act = nullptr;
    m_because = nullptr;
    m_known.clear();
}

bool ConfirmPanel::stepBack()
{
    if (!m_act)
        return false;
    closeAct();
    m_isEntering = false;
    m_chosen.clear();
    renew();
    return true;
}

void ConfirmPanel::showChosen()
{
    const std::vector<const ClubRecord*> all = listed();
    const auto found =
        std::find_if(all.begin(), all.end(), [this](const ClubRecord* record) { return record->id == m_chosen; });
    const bool isChosen = found != all.end();
    const bool isCorrection = isChosen && m_desk.entered(**found) == ClubDesk::Entered::Before;
    m_words->setVisible(!isChosen && !m_isEntering);
    m_words->setText(tr("Each side confirms it at its table. A confirmed result is entered automatically."));
    m_reasonField->setVisible(isChosen && !isCorrection);
    m_reasonField->setLabel(tr("Reason, if you confirm for a side"));
    m_acts->setVisible(isChosen);
    if (!isChosen)
        return;
    const ClubRecord& record = **found;
    std::vector<ButtonSpec> acts;
    const QString here = m_desk.matchHere(record);
    acts.push_back(
        ButtonSpec{QStringLiteral("lookAtMatch"), tr("Look at the match"), [this, here] { Q_EMIT matchAsked(here); }}
            .as(ButtonLook::Outline)
            .unless(here.isEmpty(), tr("It has not arrived on this computer yet.")));
    const QString barred = !m_desk.barred().isEmpty() ? m_desk.barred() : league_layout::missingReason(*m_reason);
    int number = 0;
    for (const OutcomeSide& side : outcomeIn(record.summary)) {
        ++number;
        if (isCorrection || hasAgreed(record, number))
            continue;
        acts.push_back(ButtonSpec{
            QStringLiteral("confirmFor_%1").arg(number),
            tr("Confirm for %1").arg(club_words::named(side, m_desk.names())),
            [this, id = record.id, chain = record.state.chain, number] {
                m_desk.club().agreeFor(id, number, chain, m_reason->text().trimmed());
            }}.unless(!barred.isEmpty(), barred));
    }
    m_acts->setButtons(std::move(acts));
}

CallPanel::CallPanel(const ClubDesk& desk)
    : TitledPanel([] { return tr("Not started yet"); }, {})
    , m_desk(desk)
    , m_list(new ButtonRow)
    , m_more(new Paragraph(TypeStep::Caption, Colour::TextMuted))
    , m_place(named("callPlace", new QLineEdit))
    , m_placeField(new FormField(m_place))
    , m_taken(named("placeTaken", new Paragraph(TypeStep::Caption, Colour::Refuse)))
    , m_acts(new ButtonRow)
{
    m_list->setColumns(1);
    m_place->setMaxLength(60);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_more, m_placeField, m_taken, m_acts})
        column()->addWidget(part);
    connect(m_place, &QLineEdit::textChanged, this, &CallPanel::showChosen);
}

std::optional<ClubDesk::Open> CallPanel::chosen() const
{
    for (const ClubDesk::Open& open : m_open) {
        if (QString::fromStdString(open.fixture->id) == m_chosen)
            return open;
    }
    return {};
}

void CallPanel::renew()
{
    m_open = m_desk.open();
    setVisible(!m_open.empty());
    // The one that was called here is done with: the next one is.
    if (const auto called = chosen(); called && called->call && m_called == m_chosen) {
        m_chosen.clear();
        m_called.clear();
    }
    // Whoever is next to be called is chosen; whoever plays here, who has been.
    const bool isOrganiser = m_desk.news().role == ClubRole::Organiser;
    if (!chosen()) {
        const ClubDesk::Open* next =
            firstOf(m_open, [&](const ClubDesk::Open& open) { return (open.call == nullptr) == isOrganiser; });
        m_chosen = next ? QString::fromStdString(next->fixture->id) : QString();
    }
    std::vector<ButtonSpec> rows;
    for (const ClubDesk::Open& open : m_open) {
        if (rows.size() == mostOpen)
            break;
        const QString id = QString::fromStdString(open.fixture->id);
        const QString detail =
            open.call ? tr("called to %1 at %2")
                            .arg(QString::fromStdString(open.call->place), club_words::clockOf(open.call->at))
            : open.table > 0 ? tr("table %1").arg(open.table)
                             : QString();
        rows.push_back(ButtonSpec{QStringLiteral("open_") + id, m_desk.league().sidesOf(*open.fixture),
                                  [this, id] {
                                      m_chosen = id;
                                      renew();
                                  }}
                           .saying(detail)
                           .among(id == m_chosen));
    }
    m_more->say(m_open.size() > rows.size()
                    ? CommonWords::tr("and %n more", nullptr, static_cast<int>(m_open.size() - rows.size()))
                    : QString());
    m_list->setAccessibleName(tr("Not started yet"));
    m_list->setButtons(std::move(rows));
    showChosen();
}

/// The place of a table of the round, or of the next one where nobody is; empty: it has none.
QString CallPanel::freePlace(int table) const
{
    constexpr int most = 1000;
    const auto placeAt = [](int number) { return tr("table %1").arg(number); };
    if (table <= 0)
        return {};
    int number = table;
    while (number < most && m_desk.isTaken(placeAt(number)))
        ++number;
    return placeAt(number);
}

void CallPanel::showChosen()
{
    m_taken->say({});
    const std::optional<ClubDesk::Open> open = chosen();
    const bool isOrganiser = m_desk.news().role == ClubRole::Organiser;
    m_placeField->setVisible(open && isOrganiser && !open->call);
    m_acts->setVisible(open.has_value());
    if (!open)
        return;
    const std::string& fixture = open->fixture->id;
    const QString sides = m_desk.league().sidesOf(*open->fixture);
    const QString barred = m_desk.barred();
    std::vector<ButtonSpec> acts;
    if (isOrganiser && !open->call) {
        m_placeField->setLabel(tr("Where"));
        if (std::exchange(m_placeOf, m_chosen) != m_chosen) {
            const QSignalBlocker quiet(m_place);
            m_place->setText(freePlace(open->table));
        }
        const bool isTaken = m_desk.isTaken(m_place->text());
        m_taken->say(isTaken ? tr("Another match is already called or played there.") : QString());
    } else if (isOrganiser) {
        acts.push_back(ButtonSpec{QStringLiteral("takeOffCall"), tr("Cancel the call"),
                                  [this, fixture] { m_desk.club().callMatch(m_desk.season(), fixture, {}); }}
                           .as(ButtonLook::Outline)
                           .unless(!barred.isEmpty(), barred));
    }
    acts.push_back(ButtonSpec{
        QStringLiteral("playCalled"), tr("Start %1 here").arg(sides), [this, fixture] {
            Q_EMIT playAsked(QString::fromStdString(fixture));
        }}.as(!isOrganiser && open->call ? ButtonLook::Main : ButtonLook::Outline));
    m_acts->setButtons(std::move(acts));
    Q_EMIT chosenChanged();
}

std::optional<ButtonSpec> CallPanel::call()
{
    const std::optional<ClubDesk::Open> open = chosen();
    if (!open || open->call || m_desk.news().role != ClubRole::Organiser)
        return {};
    const QString sides = m_desk.league().sidesOf(*open->fixture);
    const QString place = m_place->text().trimmed();
    const QString barred = m_desk.barred();
    return ButtonSpec{QStringLiteral("callMatch"),
                      place.isEmpty() ? tr("Call %1").arg(sides) : tr("Call %1 to %2").arg(sides, place),
                      [this, fixture = open->fixture->id, place] {
                          m_desk.club().callMatch(m_desk.season(), fixture, place);
                          m_called = m_chosen;
                      }}
        .as(ButtonLook::Main)
        .unless(!barred.isEmpty() || place.isEmpty(), barred.isEmpty() ? tr("Enter where they play.") : barred);
}

RoundClockPanel::RoundClockPanel(const ClubDesk& desk)
    : TitledPanel([] { return tr("Round clock"); }, {})
    , m_desk(desk)
    , m_words(new Paragraph(TypeStep::Body, Colour::TextMuted))
    , m_left(new TextLabel({}, TypeStep::Number))
    , m_minutes(named("roundMinutes", new NumberField))
    , m_minutesField(new FormField(m_minutes))
    , m_acts(new ButtonRow)
{
    m_minutes->setRange(1, mostMinutes);
    m_minutes->setValue(usualMinutes);
    for (QWidget* part : std::initializer_list<QWidget*>{m_words, m_left, m_minutesField, m_acts})
        column()->addWidget(part);
    m_minutes->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void RoundClockPanel::set(std::optional<int> seconds)
{
    m_desk.club().setClock(m_desk.season(), roundOf(m_desk.league().season()), seconds);
}

void RoundClockPanel::renew()
{
    const ClubClock* clock = m_desk.news().clockOf(m_desk.season());
    const bool isOrganiser = m_desk.news().role == ClubRole::Organiser;
    setVisible(!m_desk.season().isEmpty() && (clock != nullptr || isOrganiser));
    const std::int64_t left = clock ? clock->ends.secondsSinceEpoch - Instant::now().secondsSinceEpoch : 0;
    const bool runs = left > 0;
    m_words->say(clock ? club_words::roundWords(*clock)
                       : tr("When the time is up, a bell rings at every table of this season."));
    m_left->say(runs ? tr("%n min", "left", static_cast<int>((left + aMinute - 1) / aMinute)) : QString());
    m_minutesField->setVisible(isOrganiser && !runs);
    m_minutesField->setLabel(tr("Minutes"));
    m_acts->setVisible(isOrganiser);
    const QString barred = m_desk.barred();
    std::vector<ButtonSpec> acts;
    const auto add = [&](const char* name, const QString& title, std::function<void()> press) {
        acts.push_back(ButtonSpec{QLatin1String(name), title, std::move(press)}
                           .as(ButtonLook::Outline)
                           .unless(!barred.isEmpty(), barred));
    };
    if (runs) {
        add("ringRound", tr("Ring now"), [this] { set(0); });
        add("moreMinutes", tr("%n min more", "", moreMinutes), [this, ends = clock->ends] {
            const std::int64_t now = Instant::now().secondsSinceEpoch;
            set(static_cast<int>(std::max<std::int64_t>(0, ends.secondsSinceEpoch - now)) + moreMinutes * aMinute);
        });
        add("stopRoundClock", tr("Remove the clock"), [this] { set({}); });
    } else {
        add("startRoundClock", tr("Start the clock"), [this] { set(m_minutes->value() * aMinute); });
    }
    m_acts->setButtons(std::move(acts));
}

} // namespace whistle

#include "moc_evening_panels.cpp"
