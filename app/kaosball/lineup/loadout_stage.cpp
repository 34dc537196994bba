// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/lineup/loadout_stage.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// No ringer of the box has more health.
constexpr int mostRingerHealth = 6;
constexpr QLatin1String opener("loadoutShow");

} // namespace

LoadoutStage::LoadoutStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("loadoutStage"));
    columnIn(*m_panel, px(Length::SpaceXl), px(Length::SpaceL), {m_title, m_text, m_questions, m_points, m_rules})
        ->addStretch(1);
    columnIn(*this, px(Length::SpaceM), -1, {new Scroller(m_curtain)});
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    m_curtain->setOpener([this](const QAbstractButton& pressed) {
        if (pressed.objectName() != opener || !bar()->isAncestorOf(&pressed))
            return false;
        m_curtain->open();
        return true;
    });
    connect(m_curtain, &Curtain::turned, this, &LoadoutStage::refresh);
}

void LoadoutStage::setTable(const ShownTable& table)
{
    m_table = table;
    const State& state = table.state();
    if (m_isOfDevice && m_team >= 0 && !state[m_team].isDone && looksBehindCurtain()) {
        refresh();
        return;
    }
    const std::vector<int> order = state.orderFromTeam(state.firstPlayer);
    const auto isMissing = [&](int team) { return !state[team].isDone; };
    const int* next = firstOf(order, [&](int team) { return isMissing(team) && !m_isOnPhone(team); });
    if (next == nullptr)
        next = firstOf(order, isMissing);
    chooseTeam(next != nullptr ? *next : -1);
}

void LoadoutStage::setPhones(std::function<bool(int team)> isOnPhone, std::optional<BarState> waiting)
{
    m_isOnPhone = std::move(isOnPhone);
    m_waiting = std::move(waiting);
    m_curtain->setVisible(!m_waiting);
}

void LoadoutStage::chooseTeam(int team)
{
    m_team = team;
    m_hasLooked = false;
    m_curtain->close();
    m_upgrades.clear();
    m_ringers.clear();
    m_asked.clear();
    if (team >= 0) {
        // What was active in the last half is the likely choice.
        Upgrades left = owner().active;
        for (const Upgrade upgrade : owner().ownedUpgrades) {
            std::uint8_t& copies = left.copies[static_cast<std::size_t>(upgrade)];
            m_upgrades.push_back(copies > 0);
            if (copies > 0)
                --copies;
        }
        for (const FieldedRinger& fielded : owner().fielded) {
            const Figure* figure = firstWith(owner().figures, &Figure::name, fielded.ringer);
            if (figure != nullptr && figure->isAlive())
                m_ringers.push_back(fielded);
        }
        const bool isFirst = owner().active == Upgrades{} && owner().fielded.empty();
        for (const Figure& figure : owner().figures) { // where it plays nobody can guess
            if (isFirst && figure.kind == FigureKind::Ringer && figure.isAlive())
                m_asked.insert(figure.name);
        }
        // For the first time: all of it, where all of it may be active.
        if (isFirst && !m_upgrades.empty()) {
            m_upgrades.assign(m_upgrades.size(), true);
            if (!judgeLoadout(inquiry(), m_table.facts()).verdict.isLegal())
                m_upgrades.assign(m_upgrades.size(), false);
        }
    }
    refresh();
}

bool LoadoutStage::stepBack()
{
    if (!m_curtain->isOpen())
        return false;
    m_curtain->close();
    return true;
}

LoadoutInquiry LoadoutStage::inquiry() const
{
    LoadoutInquiry asked;
    asked.activeUpgradePoints = owner().activeUpgradePoints;
    for (const Upgrade upgrade : owner().ownedUpgrades)
        asked.owned.add(upgrade);
    for (const Upgrade upgrade : upgrades())
        asked.active.add(upgrade);
    for (const Figure& figure : owner().figures) {
        if (figure.kind == FigureKind::Ringer && figure.isAlive())
            asked.ownedRingers.push_back(figure.name);
    }
    asked.fieldedRingers = m_ringers;
    return asked;
}

std::vector<Upgrade> LoadoutStage::upgrades() const
{
    std::vector<Upgrade> chosen;
    for (std::size_t i = 0; i < owner().ownedUpgrades.size(); ++i) {
        if (m_upgrades[i])
            chosen.push_back(owner().ownedUpgrades[i]);
    }
    return chosen;
}

void LoadoutStage::refresh()
{
    if (m_team < 0)
        return;
    const State& state = m_table.state();
    m_panel->setSeat(m_table.seat(m_team));
    if (m_waiting) {
        BarState bar = *m_waiting;
        bar.buttons.push_back(undoButton());
        this->bar()->setState(std::move(bar));
        return;
    }
    BarState bar;
    bar.seat = m_table.seat(m_team);
    QStringList waiting;
    for (const int team : state.orderFromTeam(state.firstPlayer)) {
        if (state[team].isDone)
            continue;
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("loadoutTeam_") + fromStd(state[team].name), m_table.team(team),
                       [this, team] { chooseTeam(team); }}
                .of(m_table.seat(team))
                .saying(m_isOnPhone(team) ? CommonWords::tr("on the phone", "who chooses there") : QString())
                .among(team == m_team));
        waiting << m_table.team(team);
    }
    bar.buttons.push_back(undoButton());
    bar.title = CommonWords::tr("Secret until all have chosen");
    bar.note = tr("Still to choose: %1").arg(waiting.join(QStringLiteral(", ")));
    if (m_curtain->isOpen())
        showOpen(bar);
    else
        showClosed(bar);
    if (!m_curtain->isHeld()) // what is held stays where it is
        this->bar()->setState(std::move(bar));
}

void LoadoutStage::showClosed(BarState& bar)
{
    const QString name = m_table.team(m_team);
    // Also what the screen does not show now is taken away.
    m_questions->setQuestions({});
    m_points->setText({});
    const FigureRef unknown = unknownHealth();
    m_curtain->setState(
        {bar.seat, name,
         unknown.isValid()
             ? tr("First, the health on %1's card: tap it below.").arg(displayName(m_table.state()[unknown].name))
             : tr("Hold the button to show their tiles and ringers: slide to one and let go.")});
    if (unknown.isValid())
        askHealth(unknown, bar);
    bar.main = ButtonSpec{QString(opener), CommonWords::tr("Hold: %1 chooses").arg(name), [this] { m_curtain->open(); }}
                   .of(bar.seat)
                   .unless(unknown.isValid(), bar.title);
    if (!m_hasLooked || unknown.isValid())
        return;
    // Not where the curtain is opened, and what is wrong is a secret, too.
    const Ruling<LoadoutVerdict> ruling = judgeLoadout(inquiry(), m_table.facts());
    bar.buttons.push_back(confirming(!ruling.verdict.isLegal() ? tr("Not allowed: check again.")
                                     : m_asked.empty()         ? QString()
                                                               : tr("Not everything has been chosen yet.")));
}

ButtonSpec LoadoutStage::confirming(const QString& problem)
{
    return entering(QStringLiteral("loadoutMain"), tr("%1: confirm the loadout").arg(m_table.team(m_team)),
                    SetLoadout{owner().name, upgrades(), m_ringers})
        .of(m_table.seat(m_team))
        .unless(!problem.isEmpty(), problem);
}

void LoadoutStage::showOpen(BarState& bar)
{
    m_hasLooked = true;
    m_title->setText(tr("%1: upgrades and ringer").arg(m_table.team(m_team)));
    m_text->setText(tr("The printed cost counts, not the price paid. Equal tiles share a place."));
    std::vector<Question> questions{tileQuestion()};
    for (const Figure& figure : owner().figures) {
        if (figure.kind == FigureKind::Ringer && figure.isAlive())
            questions.push_back(ringerQuestion(figure));
    }
    m_questions->setQuestions(std::move(questions));
    const Ruling<LoadoutVerdict> ruling = judgeLoadout(inquiry(), m_table.facts());
    QStringList points;
    for (const Text& reason : ruling.why)
        points << reason.render(nameReader());
    m_points->setText(points.join(QLatin1Char('\n')));
    // A refusal would tell everybody what was tried.
    const QString objections = objectionWords(ruling.verdict.objections);
    bar.main = confirming(!objections.isEmpty() ? objections
                          : m_asked.empty()     ? QString()
                                                : tr("Does %1 play?").arg(displayName(*m_asked.begin())));
}

FigureRef LoadoutStage::unknownHealth() const
{
    const auto& figures = m_table.state()[m_team].figures;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].kind == FigureKind::Ringer && figures[i].isAlive() && figures[i].health == 0)
            return {static_cast<std::int8_t>(m_team), static_cast<std::int8_t>(i)};
    }
    return {};
}

// KB-3.7, before the curtain: which ringers a team owns is no secret, which it fields is.
void LoadoutStage::askHealth(FigureRef ringer, BarState& bar)
{
    const Figure& figure = m_table.state()[ringer];
    bar.title = GameWords::tr("Health on %1's card").arg(displayName(figure.name));
    for (int health = 1; health <= mostRingerHealth; ++health) {
        const Correct command{"figures/" + m_table.state().idOf(ringer) + "/health", std::to_string(health),
                              tr("read from the card").toStdString()};
        bar.buttons.push_back(entering(QStringLiteral("ringerHealth_%1_%2").arg(fromStd(figure.name)).arg(health),
                                       QString::number(health), command)
                                  .asNumber());
    }
}

Question LoadoutStage::tileQuestion()
{
    Question question{tr("Active upgrades")};
    for (std::size_t i = 0; i < owner().ownedUpgrades.size(); ++i) {
        const Upgrade upgrade = owner().ownedUpgrades[i];
        question.answers.push_back(ButtonSpec{
            QStringLiteral("upgrade_%1_%2").arg(fromWordView(toWord(upgrade))).arg(i), upgradeName(upgrade),
            [this, i] {
                m_upgrades[i] = !m_upgrades[i];
                refresh();
            }}.saying(CommonWords::tr("cost %1").arg(m_table.facts()[upgrade].cost))
                                       .among(m_upgrades[i]));
    }
    if (question.answers.empty())
        question.remark = tr("The team owns no tiles.");
    return question;
}

Question LoadoutStage::ringerQuestion(const Figure& ringer)
{
    const FieldedRinger* fielded = firstWith(m_ringers, &FieldedRinger::ringer, ringer.name);
    const std::optional<Post> now = fielded != nullptr ? std::optional(fielded->as) : std::nullopt;
    const auto answer = [&](const char* word, const QString& title, std::optional<Post> post) {
        return ButtonSpec{QStringLiteral("ringer_%1_%2").arg(fromStd(ringer.name), QLatin1String(word)), title,
                          [this, name = ringer.name, post] { field(name, post); }}
            .among(now == post && !m_asked.contains(ringer.name));
    };
    return {displayName(ringer.name),
            {answer("none", tr("stays out"), {}), answer("runner", tr("in a runner's place"), Post::Runner),
             answer("bruiser", tr("in a bruiser's place"), Post::Bruiser)}};
}

void LoadoutStage::field(const std::string& ringer, std::optional<Post> post)
{
    m_asked.erase(ringer);
    std::erase_if(m_ringers, [&](const FieldedRinger& one) { return one.ringer == ringer; });
    if (post)
        m_ringers.push_back({ringer, *post});
    refresh();
}

} // namespace whistle::kaosball

#include "moc_loadout_stage.cpp"
