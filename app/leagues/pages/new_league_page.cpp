// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/new_league_page.h"

#include "catalog/leagues.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "league/refereeing/acts.h"
#include "league/telling/season_json.h"
#include "leagues/forms/scheme_form.h"
#include "leagues/panels/layout.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <algorithm>
#include <map>

namespace whistle {

using namespace league_layout;
using league::LeagueRules;

namespace {

/// The widest that the definition allows (docs/leagues.md).
constexpr int mostMeetings = 4;
constexpr int mostGroups = 8;
constexpr int leastTable = 3;
constexpr int mostTable = 5;
constexpr int mostRounds = 60;
constexpr int leastPlaces = 2;
constexpr int mostPlaces = 8;
constexpr int mostDays = 366;
constexpr int mostExchanged = 16;

NumberField* numberField(const char* objectName, int least, int most, int value)
{
    auto* field = named(objectName, new NumberField);
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

QComboBox* gamesBox(const char* objectName)
{
    auto* box = named(objectName, new QComboBox);
    box->addItem(NewLeaguePage::tr("Single match"), 1);
    for (const int games : {3, 5, 7})
        box->addItem(NewLeaguePage::tr("Best of %1").arg(games), games);
    return box;
}

QComboBox* bringsBox(const char* objectName, int chosen)
{
    auto* box = named(objectName, new QComboBox);
    box->addItem(NewLeaguePage::tr("As a win"), QStringLiteral("win"));
    box->addItem(NewLeaguePage::tr("As a draw"), QStringLiteral("draw"));
    box->addItem(NewLeaguePage::tr("Nothing"), QStringLiteral("nothing"));
    box->setCurrentIndex(chosen);
    return box;
}

SegmentedChoice* choiceOf(const char* objectName, const QStringList& titles, int chosen = 0)
{
    auto* choice = named(objectName, new SegmentedChoice(titles));
    choice->setCurrent(chosen);
    return choice;
}

void choose(QComboBox& box, const QVariant& data)
{
    if (const int index = box.findData(data); index >= 0)
        box.setCurrentIndex(index);
}

QString wordIn(const Json& value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

/// What a game's own setting of a season is called, or one of its words. One that has no words here is shown by its
/// key.
QString settingWords(const std::string& key)
{
    static const std::map<std::string, const char*> all{
        {"one_coach_per_team_name", QT_TRANSLATE_NOOP("league_settings", "Each team of the game only once")},
        {"cash_per_match", QT_TRANSLATE_NOOP("league_settings", "Cash for each match")},
        {"cash_carried_over", QT_TRANSLATE_NOOP("league_settings", "Unspent cash that is kept, at most")},
        {"starting_active_upgrade_points", QT_TRANSLATE_NOOP("league_settings", "Active upgrade points at the start")},
        {"active_upgrade_points_every_matches",
         QT_TRANSLATE_NOOP("league_settings", "One more active upgrade point after this many matches")},
        {"active_upgrade_points_maximum", QT_TRANSLATE_NOOP("league_settings", "Most active upgrade points")},
        {"upgrade_ownership", QT_TRANSLATE_NOOP("league_settings", "Upgrades and ringers")},
        {"permanent_deaths", QT_TRANSLATE_NOOP("league_settings", "Killed figures stay dead")},
        {"fouls_carried_over", QT_TRANSLATE_NOOP("league_settings", "Fouls are carried over")},
        {"draft_each_match", QT_TRANSLATE_NOOP("league_settings", "Draft before each match")},
        {"keep_all_season", QT_TRANSLATE_NOOP("league_settings", "Kept all season")},
    };
    const auto found = all.find(key);
    return found == all.end() ? QString::fromStdString(key).replace(u'_', u' ')
                              : QCoreApplication::translate("league_settings", found->second);
}

/// How many rounds a knockout of so many places has.
int roundsOf(int places)
{
    int rounds = 0;
    for (int size = 1; size < places; size *= 2)
        ++rounds;
    return rounds;
}

} // namespace

NewLeaguePage::NewLeaguePage(SeasonLibrary& library, MatchId like, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_like(std::move(like))
    , m_all(columnIn(*this, 0, 0))
{
    setObjectName(QStringLiteral("newLeaguePage"));
    build();
    if (m_like.uuid.isEmpty())
        return;
    if (const Checked<Json> again = m_library.again(m_like, {})) {
        fill(*again);
        m_seed->clear(); // lots are drawn anew
    }
    takeMembers();
}

QVBoxLayout* NewLeaguePage::addPanel(QVBoxLayout& page, const QString& title)
{
    auto* panel = new PanelBox;
    QVBoxLayout* column = fillPanel(*panel, {new TextLabel(title, TypeStep::Title)});
    column->setSpacing(px(Length::SpaceM));
    page.addWidget(panel);
    return column;
}

NewLeaguePage::Told NewLeaguePage::told(NumberField* number)
{
    connect(number, &QSpinBox::valueChanged, this, &NewLeaguePage::follow);
    return {[number] { return Json(number->value()); },
            [number](const Json& value) { number->setValue(value.is_number() ? value.get<int>() : number->value()); }};
}

NewLeaguePage::Told NewLeaguePage::told(QLineEdit* line)
{
    connect(line, &QLineEdit::textChanged, this, &NewLeaguePage::follow);
    return {[line] { return textIn(*line).empty() ? Json() : Json(textIn(*line)); },
            [line](const Json& value) { line->setText(wordIn(value)); }};
}

NewLeaguePage::Told NewLeaguePage::told(QComboBox* box)
{
    connect(box, &QComboBox::activated, this, &NewLeaguePage::follow);
    return {[box] { return idIn(*box).empty() ? Json() : Json(idIn(*box)); },
            [box](const Json& value) { choose(*box, wordIn(value)); }};
}

NewLeaguePage::Told NewLeaguePage::told(SegmentedChoice* choice, std::vector<Json> values)
{
    connect(choice, &SegmentedChoice::chosen, this, &NewLeaguePage::follow);
    return {[choice, values] { return values[static_cast<std::size_t>(std::max(0, choice->current()))]; },
            [choice, values](const Json& value) {
                if (const auto found = std::find(values.begin(), values.end(), value); found != values.end())
                    choice->setCurrent(static_cast<int>(found - values.begin()));
            }};
}

void NewLeaguePage::build()
{
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->setSpacing(px(Length::SpaceL));
    const bool isNew = m_like.uuid.isEmpty();
    m_heading = new TextLabel(!m_season.empty() ? tr("Change the season")
                              : isNew           ? tr("New league")
                                                : tr("The same again"),
                              TypeStep::Heading);
    page->addWidget(m_heading);
    setAccessibleName(m_heading->text());

    QVBoxLayout* first = addPanel(*page, tr("What is played"));
    m_name = addLine(*first, "leagueName", tr("Name of the season"));
    m_fields.push_back({nullptr, "/name", told(m_name), {}});
    m_game = named("leagueGame", new QComboBox);
    for (const LeagueRules& game : leagueGames())
        m_game->addItem(Text{game.name}.render(), QString::fromStdString(game.game));
    addField(*first, m_game, tr("Game"));

    if (!isNew)
        buildDivisions(*page);
    buildFormat(*page);
    buildCalendar(*page);
    QVBoxLayout* scheme = addPanel(*page, tr("Points and tie-breakers"));
    m_scheme = new SchemeForm;
    scheme->addWidget(m_scheme);
    m_settingsColumn = addPanel(*page, tr("Rules of the game in this league"));
    m_settingsPanel = m_settingsColumn->parentWidget();
    page->addStretch(1);
    m_all->addWidget(scrolling(content), 1);

    m_note = named("problems", new Paragraph(TypeStep::Body, Colour::TextMuted));
    auto* back = named("newLeagueBack", new ChoiceButton(tr("Back"), ButtonLook::Outline));
    back->setKeyHint(QStringLiteral("Esc"));
    m_create =
        named("createLeague", new MainButton(m_season.empty() ? tr("Create the league") : tr("Change the season")));
    QWidget* bar = rowOf(m_note, {back, m_create});
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    bar->layout()->setContentsMargins(px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceL), px(Length::SpaceS));
    m_all->addWidget(bar);

    connect(back, &QAbstractButton::clicked, this, &NewLeaguePage::left);
    connect(m_create, &QAbstractButton::clicked, this, [this] { Q_EMIT asked(definition()); });
    connect(m_game, &QComboBox::activated, this, &NewLeaguePage::takeGame);
    connect(m_scheme, &SchemeForm::edited, this, &NewLeaguePage::follow);
    connect(m_seed, &QLineEdit::textChanged, this, &NewLeaguePage::follow);
    m_isReady = true;
    takeGame();
}

void NewLeaguePage::buildFormat(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Format"));
    QWidget* line = nullptr;
    const auto begin = [&] {
        line = flowOf({}, Length::SpaceL);
        column->addWidget(line);
    };
    const auto add = [&](const char* path, QWidget* control, const QString& label, Told tells, auto when) {
        m_fields.push_back({addField(*line->layout(), control, label), path, std::move(tells), when});
    };
    const auto isRobin = [this] { return isLeague("round_robin"); };
    const auto isTables = [this] { return isLeague("tables"); };
    const auto isSwiss = [this] { return isLeague("swiss"); };
    m_league = named("leagueKind", new QComboBox);
    m_league->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_league, &QComboBox::activated, this, &NewLeaguePage::takeTieBreakers);
    auto* meetings = numberField("meetings", 1, mostMeetings, 1);
    auto* groups = numberField("groups", 1, mostGroups, 1);
    auto* least = numberField("least", leastTable, mostTable, leastTable);
    m_most = numberField("most", leastTable, mostTable, leastTable + 1);
    auto* rounds = numberField("rounds", 1, mostRounds, leastTable);
    auto* bye = bringsBox("byeBrings", 0);
    auto* missed = bringsBox("missedBrings", 2);
    begin();
    add("/format/league/kind", m_league, tr("League phase"), told(m_league), [] { return true; });
    add("/format/league/meetings", meetings, tr("Meetings of each pair"), told(meetings), isRobin);
    add("/format/league/groups", groups, tr("Groups"), told(groups), isRobin);
    add("/format/league/least", least, tr("Players at a table, at least"), told(least), isTables);
    add("/format/league/most", m_most, tr("At most"), told(m_most), isTables);
    add("/format/league/rounds", rounds, tr("Rounds"), told(rounds),
        [isTables, isSwiss] { return isTables() || isSwiss(); });
    add("/format/league/bye", bye, tr("A bye counts"), told(bye), isSwiss);
    add("/format/league/missed", missed, tr("A round missed on request counts"), told(missed), isSwiss);

    const auto isBracket = [this] { return arePlayoffs("bracket"); };
    const auto areRounds = [this] { return arePlayoffs("bracket") && roundsOf(m_places->value()) > 1; };
    m_playoffs = named("playoffs", new QComboBox);
    m_playoffs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_places = numberField("places", leastPlaces, mostPlaces, leastPlaces * 2);
    m_bestOf = gamesBox("bestOf");
    m_bestOfFinal = gamesBox("bestOfFinal");
    m_losers = choiceOf("losers", {tr("Are out"), tr("Consolation"), tr("Double elimination")});
    auto* third = choiceOf("thirdPlace", {tr("No"), tr("Yes")});
    m_finalPlayers = numberField("finalPlayers", leastTable, mostTable, leastTable + 1);
    begin();
    add("/format/playoffs/kind", m_playoffs, tr("Playoffs"), told(m_playoffs), [] { return true; });
    add("/format/playoffs/places", m_places, tr("Places (free ones are byes)"), told(m_places), isBracket);
    add("", m_bestOf, tr("Each round"), told(m_bestOf), areRounds);
    add("", m_bestOfFinal, tr("Final"), told(m_bestOfFinal), isBracket);
    add("/format/playoffs/losers", m_losers, tr("Who loses"),
        told(m_losers, {nullptr, "consolation", "double_elimination"}), areRounds);
    add("/format/playoffs/third_place", third, tr("Match for the third place"), told(third, {false, true}),
        [this, areRounds] { return areRounds() && m_losers->current() != DoubleElimination; });
    add("/format/playoffs/players", m_finalPlayers, tr("Players in the last match"), told(m_finalPlayers),
        [this] { return arePlayoffs("final_table"); });

    auto* draw = choiceOf("drawOrder", {tr("In the order of entry"), tr("By draw")}, 1);
    addField(*column, draw, tr("Schedule order"));
    m_fields.push_back({nullptr, "/format/draw", told(draw, {"entry", "lots"}), {}});
    m_seed = addLine(*column, "leagueSeed",
                     tr("Draw phrase: any words, published before the draw; empty: the name of the season"));
}

void NewLeaguePage::buildCalendar(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Dates"));
    const auto add = [this](const char* path, Told tells) {
        m_fields.push_back({nullptr, path, std::move(tells), {}});
    };
    add("/calendar/first_date", told(addDate(*column, "firstDate", tr("First round (2027-01-31); empty: no dates"))));
    auto* days = numberField("daysBetween", 0, mostDays, 7);
    addField(*column, days, tr("Days from round to round"));
    add("/calendar/days_between_rounds", told(days));
    add("/calendar/time", told(addLine(*column, "time", tr("Time (18:30, optional)"))));
    add("/calendar/venue", told(addLine(*column, "venue", tr("Place (optional)"))));
}

void NewLeaguePage::buildDivisions(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Divisions"));
    const auto addSeasons = [&](const char* name, const QString& label) {
        auto* box = named(name, new QComboBox);
        box->addItem(tr("There is none", "a division"), QString());
        if (const auto seasons = m_library.store().seasons()) {
            for (const MatchSummary& season : *seasons) {
                if (season.id != m_like)
                    box->addItem(QString::fromStdString(season.title), season.id.uuid);
            }
        }
        addField(*column, box, label);
        connect(box, &QComboBox::activated, this, &NewLeaguePage::takeMembers);
        return box;
    };
    m_above = addSeasons("divisionAbove", tr("Division above: its last ones come down"));
    m_below = addSeasons("divisionBelow", tr("Division below: its best ones come up"));
    m_exchanged = numberField("exchanged", 1, mostExchanged, 1);
    m_fields.push_back({addField(*column, m_exchanged, tr("How many change places")), "", {}, [this] {
                            return m_above->currentIndex() > 0 || m_below->currentIndex() > 0;
                        }});
    connect(m_exchanged, &QSpinBox::valueChanged, this, &NewLeaguePage::takeMembers);
}

void NewLeaguePage::takeMembers()
{
    const SeasonLibrary::Neighbours neighbours{
        {m_above->currentData().toString()}, {m_below->currentData().toString()}, m_exchanged->value()};
    const Checked<Json> again = m_library.again(m_like, neighbours);
    m_members = Json::object();
    m_membersTrouble = again ? QStringList() : words(again.problems());
    if (again)
        m_members = {{"people", again->value("people", Json::array())},
                     {"entrants", again->value("entrants", Json::array())}};
    follow();
}

const LeagueRules& NewLeaguePage::rules() const
{
    return *leagueRules(m_game->currentData().toString().toStdString());
}

/// What the game makes possible, and how it has it by itself.
void NewLeaguePage::takeGame()
{
    const LeagueRules& game = rules();
    const bool forTwo = game.leastPlayers == 2;
    const bool forMore = game.mostPlayers >= leastTable;
    m_league->clear();
    if (forMore)
        m_league->addItem(tr("Tables, everybody meets everybody evenly"), QStringLiteral("tables"));
    if (forTwo)
        m_league->addItem(tr("Round robin"), QStringLiteral("round_robin"));
    if (forTwo)
        m_league->addItem(tr("Swiss system"), QStringLiteral("swiss"));
    m_league->addItem(tr("Ladder with free fixtures"), QStringLiteral("ladder"));
    m_league->addItem(tr("None"), QString());
    m_playoffs->clear();
    if (forTwo)
        m_playoffs->addItem(tr("Knockout"), QStringLiteral("bracket"));
    if (forMore)
        m_playoffs->addItem(tr("One last match of the best"), QStringLiteral("final_table"));
    m_playoffs->addItem(tr("None"), QString());
    m_most->setMaximum(std::min(mostTable, game.mostPlayers < leastTable ? mostTable : game.mostPlayers));
    m_finalPlayers->setMaximum(m_most->maximum());
    m_wasSwiss = isLeague("swiss");
    m_scheme->setScheme(game, game.points, league::usualTieBreakers(game, m_wasSwiss), league::RankBy::Points);
    buildSettings();
    follow();
}

/// A Swiss has tie-breakers of its own; points that were changed stay.
void NewLeaguePage::takeTieBreakers()
{
    const bool isSwiss = isLeague("swiss");
    if (isSwiss == m_wasSwiss)
        return;
    m_wasSwiss = isSwiss;
    const league::PointsScheme points = m_scheme->points();
    m_scheme->setScheme(rules(), points, league::usualTieBreakers(rules(), isSwiss), league::RankBy::Points);
}

void NewLeaguePage::setSeason(const league::Season& season)
{
    m_season = season.id;
    const Json definition = writeRecord(season);
    m_heading->setText(tr("Change the season"));
    setAccessibleName(m_heading->text());
    m_create->setTitle(tr("Change the season"));
    fill(definition);
}

Json NewLeaguePage::change() const
{
    Json changed = definition();
    for (const char* key : {"id", "game"})
        changed.erase(key);
    return changed;
}

void NewLeaguePage::fill(const Json& definition)
{
    m_isReady = false;
    choose(*m_game, wordIn(definition.at("game")));
    m_game->setEnabled(m_season.empty() && m_like.uuid.isEmpty());
    takeGame();
    for (const Field& field : m_fields) {
        if (const Json::json_pointer path(field.path); !field.path.empty())
            field.told.set(definition.contains(path) ? definition.at(path) : Json());
    }
    m_wasSwiss = isLeague("swiss");
    const Json games = definition.at("format").value(Json::json_pointer("/playoffs/best_of"), Json::array());
    if (!games.empty()) {
        choose(*m_bestOf, games.front().get<int>());
        choose(*m_bestOfFinal, games.back().get<int>());
    }
    m_seed->setText(wordIn(definition.value("seed", Json())));
    league::PointsScheme points = rules().points;
    recordOf<league::PointsScheme>().read(definition.value("points", Json::object()), &points);
    m_scheme->setScheme(
        rules(), points, league::readTieBreakers(definition.value("tie_breakers", std::vector<std::string>())),
        fromWord<league::RankBy>(definition.value("rank_by", std::string("points"))).value_or(league::RankBy::Points));
    m_isReady = true;
    follow();
}

void NewLeaguePage::buildSettings()
{
    clear(*m_settingsColumn);
    const auto isSetting = [](const Field& field) { return field.path.starts_with("/settings/"); };
    std::erase_if(m_fields, isSetting);
    m_settingsColumn->addWidget(new TextLabel(tr("Rules of the game in this league"), TypeStep::Title));
    const LeagueRules& game = rules();
    for (const ShapeKey& key : game.settings.parts().keys) {
        const ShapeParts& parts = key.shape.parts();
        const std::string name = "setting_" + key.name;
        QWidget* control = nullptr;
        Told tells;
        if (parts.form == ShapeForm::Integer) {
            auto* number = numberField(name.c_str(), parts.minimum, parts.maximum, parts.minimum);
            control = number;
            tells = told(number);
        } else if (parts.form == ShapeForm::Boolean) {
            auto* choice = choiceOf(name.c_str(), {tr("No"), tr("Yes")});
            control = choice;
            tells = told(choice, {false, true});
        } else if (parts.form == ShapeForm::Words) {
            QStringList titles;
            for (const std::string& word : parts.words)
                titles << settingWords(word);
            auto* choice = choiceOf(name.c_str(), titles);
            control = choice;
            tells = told(choice, std::vector<Json>(parts.words.begin(), parts.words.end()));
        } else {
            continue;
        }
        tells.set(game.defaults.value(key.name, Json()));
        addField(*m_settingsColumn, control, settingWords(key.name));
        m_fields.push_back({nullptr, "/settings/" + key.name, std::move(tells), {}});
    }
    m_settingsPanel->setVisible(std::any_of(m_fields.begin(), m_fields.end(), isSetting));
}

bool NewLeaguePage::isLeague(const char* kind) const
{
    return idIn(*m_league) == kind;
}

bool NewLeaguePage::arePlayoffs(const char* kind) const
{
    return idIn(*m_playoffs) == kind;
}

/// How many games the rounds of a knockout have.
Json NewLeaguePage::gamesByRound() const
{
    const int knockout = roundsOf(m_places->value());
    // Of a double elimination the final comes when the lower bracket is over.
    const int rounds = m_losers->current() == DoubleElimination ? 2 * knockout : knockout;
    Json games = Json::array();
    for (int round = 1; round < rounds; ++round)
        games.push_back(m_bestOf->currentData().toInt());
    games.push_back(m_bestOfFinal->currentData().toInt());
    return games;
}

Json NewLeaguePage::definition() const
{
    std::vector<std::string> taken;
    if (const auto seasons = m_library.seasons()) {
        for (const MatchSummary& season : *seasons)
            taken.push_back(valueIn(season.summary, "id", std::string()));
    }
    const QString name = m_name->text().trimmed();
    Json definition{{"id", m_season.empty() ? idFor(name, taken) : m_season},
                    {"name", name.toStdString()},
                    {"game", rules().game},
                    {"format", Json::object()},
                    {"points", writeRecord(m_scheme->points())},
                    {"rank_by", std::string(toWord(m_scheme->rankBy()))},
                    {"tie_breakers", m_scheme->tieBreakers()},
                    {"seed", textIn(m_seed->text().trimmed().isEmpty() ? *m_name : *m_seed)}};
    for (const Field& field : m_fields) {
        const bool isMeant = !field.path.empty() && (!field.when || field.when());
        if (const Json value = isMeant ? field.told.value() : Json(); !value.is_null())
            definition[Json::json_pointer(field.path)] = value;
    }
    if (arePlayoffs("bracket")) {
        definition["format"]["playoffs"]["best_of"] = gamesByRound();
        definition["format"]["playoffs"].emplace("third_place", false);
    }
    definition.update(m_members);
    return definition;
}

QStringList NewLeaguePage::problems() const
{
    if (m_name->text().trimmed().isEmpty())
        return {tr("Enter the name of the season.")};
    if (!m_membersTrouble.isEmpty())
        return m_membersTrouble;
    const Checked<Preview> tried = newSeason()->whatIf(actJson(league::CreateSeason{definition()}));
    return tried ? reasonsOf(tried->result.objections) : words(tried.problems());
}

void NewLeaguePage::follow()
{
    if (!m_isReady)
        return;
    for (const Field& field : m_fields) {
        if (field.when)
            field.shown->setVisible(field.when());
    }
    showProblems(problems());
}

void NewLeaguePage::showProblems(const QStringList& problems)
{
    m_create->setUnavailable(problems.join(u' '));
    const QString next = m_like.uuid.isEmpty()
                             ? tr("Who takes part is entered next; everything can be changed until the start.")
                             : tr("Who took part comes along; everything can be changed until the start.");
    m_note->setText(problems.isEmpty() ? next : problems.join(u' '));
}

void NewLeaguePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_name->setFocus(Qt::OtherFocusReason);
}

void NewLeaguePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    const Json written = definition();
    m_isReady = false;
    m_fields.clear();
    clear(*m_all);
    build();
    fill(written);
    if (!m_like.uuid.isEmpty())
        takeMembers();
}

} // namespace whistle
