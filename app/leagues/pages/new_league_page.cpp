// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/new_league_page.h"

#include "catalog/leagues.h"
#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "league/refereeing/acts.h"
#include "league/telling/season_json.h"
#include "leagues/forms/scheme_form.h"
#include "leagues/forms/setting_words.h"
#include "leagues/panels/layout.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <algorithm>
#include <initializer_list>
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
    auto* field = new NumberField;
    field->setObjectName(QString::fromLatin1(objectName));
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

QComboBox* gamesBox(const char* objectName)
{
    auto* box = new QComboBox;
    box->setObjectName(QString::fromLatin1(objectName));
    box->addItem(NewLeaguePage::tr("Single match"), 1);
    for (const int games : {3, 5, 7})
        box->addItem(NewLeaguePage::tr("Best of %1").arg(games), games);
    return box;
}

QComboBox* bringsBox(const char* objectName, int chosen)
{
    auto* box = new QComboBox;
    box->setObjectName(QString::fromLatin1(objectName));
    box->addItem(NewLeaguePage::tr("As a win"), QStringLiteral("win"));
    box->addItem(NewLeaguePage::tr("As a draw"), QStringLiteral("draw"));
    box->addItem(NewLeaguePage::tr("Nothing"), QStringLiteral("nothing"));
    box->setCurrentIndex(chosen);
    return box;
}

void choose(QComboBox& box, const QVariant& data)
{
    if (const int index = box.findData(data); index >= 0)
        box.setCurrentIndex(index);
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
    , m_all(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("newLeaguePage"));
    m_all->setContentsMargins(0, 0, 0, 0);
    m_all->setSpacing(0);
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
    auto* column = new QVBoxLayout(panel);
    pad(*column);
    column->setSpacing(px(Length::SpaceM));
    column->addWidget(new TextLabel(title, TypeStep::Title));
    page.addWidget(panel);
    return column;
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
    m_game = new QComboBox;
    m_game->setObjectName(QStringLiteral("leagueGame"));
    for (const LeagueRules& game : leagueGames())
        m_game->addItem(Text{game.name}.render(), QString::fromStdString(game.game));
    auto* gameField = new FormField(m_game);
    gameField->setLabel(tr("Game"));
    first->addWidget(gameField);

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

    auto* bar = new QWidget;
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    m_note = new TextLabel({}, TypeStep::Body, Colour::TextMuted);
    m_note->setObjectName(QStringLiteral("problems"));
    m_note->setWordWrap(true);
    auto* back = new ChoiceButton(tr("Back"), ButtonLook::Outline);
    back->setObjectName(QStringLiteral("newLeagueBack"));
    back->setKeyHint(QStringLiteral("Esc"));
    m_create = new MainButton(m_season.empty() ? tr("Create the league") : tr("Change the season"));
    m_create->setObjectName(QStringLiteral("createLeague"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceL), px(Length::SpaceS));
    row->addWidget(m_note, 1);
    row->addWidget(back);
    row->addWidget(m_create);
    m_all->addWidget(bar);

    connect(back, &QAbstractButton::clicked, this, &NewLeaguePage::left);
    connect(m_create, &QAbstractButton::clicked, this, [this] { Q_EMIT asked(definition()); });
    connect(m_game, &QComboBox::activated, this, &NewLeaguePage::takeGame);
    connect(m_scheme, &SchemeForm::edited, this, &NewLeaguePage::follow);
    for (QLineEdit* line : {m_name, m_seed, m_date, m_time, m_venue})
        connect(line, &QLineEdit::textChanged, this, &NewLeaguePage::follow);
    for (NumberField* number : {m_meetings, m_groups, m_least, m_most, m_rounds, m_places, m_finalPlayers, m_days})
        connect(number, &QSpinBox::valueChanged, this, &NewLeaguePage::follow);
    connect(m_league, &QComboBox::activated, this, &NewLeaguePage::takeTieBreakers);
    for (QComboBox* box : {m_league, m_playoffs, m_bestOf, m_bestOfFinal, m_bye, m_missed})
        connect(box, &QComboBox::activated, this, &NewLeaguePage::follow);
    for (SegmentedChoice* choice : {m_third, m_losers})
        connect(choice, &SegmentedChoice::chosen, this, &NewLeaguePage::follow);
    connect(m_draw, &SegmentedChoice::chosen, this, &NewLeaguePage::follow);
    m_isReady = true;
    takeGame();
}

void NewLeaguePage::buildFormat(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Format"));
    const auto add = [this](FlowLayout& flow, QWidget* control, const QString& label, std::function<bool()> when) {
        auto* field = new FormField(control);
        field->setLabel(label);
        flow.addWidget(field);
        m_conditional.emplace_back(field, std::move(when));
    };
    const auto line = [column] {
        auto* holder = new QWidget;
        column->addWidget(holder);
        return new FlowLayout(holder, px(Length::SpaceL));
    };
    m_league = new QComboBox;
    m_league->setObjectName(QStringLiteral("leagueKind"));
    m_league->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_meetings = numberField("meetings", 1, mostMeetings, 1);
    m_groups = numberField("groups", 1, mostGroups, 1);
    m_least = numberField("least", leastTable, mostTable, leastTable);
    m_most = numberField("most", leastTable, mostTable, leastTable + 1);
    m_rounds = numberField("rounds", 1, mostRounds, leastTable);
    FlowLayout* leagueLine = line();
    add(*leagueLine, m_league, tr("League phase"), [] { return true; });
    const auto isRobin = [this] { return league() == RoundRobin; };
    const auto isTables = [this] { return league() == Tables; };
    const auto isSwiss = [this] { return league() == Swiss; };
    m_bye = bringsBox("byeBrings", 0);
    m_missed = bringsBox("missedBrings", 2);
    add(*leagueLine, m_meetings, tr("Meetings of each pair"), isRobin);
    add(*leagueLine, m_groups, tr("Groups"), isRobin);
    add(*leagueLine, m_least, tr("Players at a table, at least"), isTables);
    add(*leagueLine, m_most, tr("At most"), isTables);
    add(*leagueLine, m_rounds, tr("Rounds"), [isTables, isSwiss] { return isTables() || isSwiss(); });
    add(*leagueLine, m_bye, tr("A bye counts"), isSwiss);
    add(*leagueLine, m_missed, tr("A round missed on request counts"), isSwiss);

    m_playoffs = new QComboBox;
    m_playoffs->setObjectName(QStringLiteral("playoffs"));
    m_playoffs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_places = numberField("places", leastPlaces, mostPlaces, leastPlaces * 2);
    m_bestOf = gamesBox("bestOf");
    m_bestOfFinal = gamesBox("bestOfFinal");
    m_third = new SegmentedChoice({tr("No"), tr("Yes")});
    m_third->setObjectName(QStringLiteral("thirdPlace"));
    m_third->setCurrent(0);
    m_losers = new SegmentedChoice({tr("Are out"), tr("Consolation"), tr("Double elimination")});
    m_losers->setObjectName(QStringLiteral("losers"));
    m_losers->setCurrent(0);
    m_finalPlayers = numberField("finalPlayers", leastTable, mostTable, leastTable + 1);
    FlowLayout* playoffLine = line();
    add(*playoffLine, m_playoffs, tr("Playoffs"), [] { return true; });
    const auto isBracket = [this] { return playoffs() == Bracket; };
    add(*playoffLine, m_places, tr("Places (free ones are byes)"), isBracket);
    add(*playoffLine, m_bestOf, tr("Each round"),
        [this] { return playoffs() == Bracket && roundsOf(m_places->value()) > 1; });
    add(*playoffLine, m_bestOfFinal, tr("Final"), isBracket);
    add(*playoffLine, m_losers, tr("Who loses"),
        [this] { return playoffs() == Bracket && roundsOf(m_places->value()) > 1; });
    add(*playoffLine, m_third, tr("Match for the third place"), [this] {
        return playoffs() == Bracket && roundsOf(m_places->value()) > 1 && m_losers->current() != DoubleElimination;
    });
    add(*playoffLine, m_finalPlayers, tr("Players in the last match"), [this] { return playoffs() == FinalTable; });

    m_draw = new SegmentedChoice({tr("In the order of entry"), tr("By draw")});
    m_draw->setObjectName(QStringLiteral("drawOrder"));
    m_draw->setCurrent(1);
    auto* draw = new FormField(m_draw);
    draw->setLabel(tr("Schedule order"));
    column->addWidget(draw);
    m_seed = addLine(*column, "leagueSeed",
                     tr("Draw phrase: any words, published before the draw; empty: the name of the season"));
}

void NewLeaguePage::buildCalendar(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Dates"));
    m_date = addDate(*column, "firstDate", tr("First round (2027-01-31); empty: no dates"));
    m_days = numberField("daysBetween", 0, mostDays, 7);
    auto* days = new FormField(m_days);
    days->setLabel(tr("Days from round to round"));
    column->addWidget(days);
    m_time = addLine(*column, "time", tr("Time (18:30, optional)"));
    m_venue = addLine(*column, "venue", tr("Place (optional)"));
}

void NewLeaguePage::buildDivisions(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Divisions"));
    m_exchanged = numberField("exchanged", 1, mostExchanged, 1);
    const auto addSeasons = [&](const char* name, const QString& label) {
        auto* box = new QComboBox;
        box->setObjectName(QString::fromLatin1(name));
        box->addItem(tr("There is none", "a division"), QString());
        if (const auto seasons = m_library.store().seasons()) {
            for (const MatchSummary& season : *seasons) {
                if (season.id != m_like)
                    box->addItem(QString::fromStdString(season.title), season.id.uuid);
            }
        }
        auto* field = new FormField(box);
        field->setLabel(label);
        column->addWidget(field);
        connect(box, &QComboBox::activated, this, &NewLeaguePage::takeMembers);
        return box;
    };
    m_above = addSeasons("divisionAbove", tr("Division above: its last ones come down"));
    m_below = addSeasons("divisionBelow", tr("Division below: its best ones come up"));
    auto* field = new FormField(m_exchanged);
    field->setLabel(tr("How many change places"));
    column->addWidget(field);
    m_conditional.emplace_back(field, [this] { return m_above->currentIndex() > 0 || m_below->currentIndex() > 0; });
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
        m_league->addItem(tr("Tables, everybody meets everybody evenly"), Tables);
    if (forTwo)
        m_league->addItem(tr("Round robin"), RoundRobin);
    if (forTwo)
        m_league->addItem(tr("Swiss system"), Swiss);
    m_league->addItem(tr("Ladder with free fixtures"), Ladder);
    m_league->addItem(tr("None"), NoLeague);
    m_playoffs->clear();
    if (forTwo)
        m_playoffs->addItem(tr("Knockout"), Bracket);
    if (forMore)
        m_playoffs->addItem(tr("One last match of the best"), FinalTable);
    m_playoffs->addItem(tr("None"), NoPlayoffs);
    m_most->setMaximum(std::min(mostTable, game.mostPlayers < leastTable ? mostTable : game.mostPlayers));
    m_finalPlayers->setMaximum(m_most->maximum());
    m_wasSwiss = league() == Swiss;
    m_scheme->setScheme(game, game.points, league::usualTieBreakers(game, m_wasSwiss), league::RankBy::Points);
    buildSettings();
    follow();
}

/// A Swiss has tie-breakers of its own; points that were changed stay.
void NewLeaguePage::takeTieBreakers()
{
    const bool isSwiss = league() == Swiss;
    if (isSwiss == m_wasSwiss)
        return;
    m_wasSwiss = isSwiss;
    league::PointsScheme points = rules().points;
    recordOf<league::PointsScheme>().read(m_scheme->points(), &points);
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
    const auto text = [](const Json& from, const char* key) {
        return QString::fromStdString(from.value(key, std::string()));
    };
    m_isReady = false;
    m_name->setText(text(definition, "name"));
    choose(*m_game, text(definition, "game"));
    m_game->setEnabled(m_season.empty() && m_like.uuid.isEmpty());
    takeGame();
    fillFormat(definition.at("format"));
    const Json calendar = definition.value("calendar", Json::object());
    m_date->setText(text(calendar, "first_date"));
    m_time->setText(text(calendar, "time"));
    m_venue->setText(text(calendar, "venue"));
    m_days->setValue(calendar.value("days_between_rounds", m_days->value()));
    m_seed->setText(text(definition, "seed"));
    m_draw->setCurrent(definition.at("format").value("draw", std::string("entry")) == "lots" ? 1 : 0);
    league::PointsScheme points = rules().points;
    recordOf<league::PointsScheme>().read(definition.value("points", Json::object()), &points);
    m_scheme->setScheme(
        rules(), points, league::readTieBreakers(definition.value("tie_breakers", std::vector<std::string>())),
        fromWord<league::RankBy>(definition.value("rank_by", std::string("points"))).value_or(league::RankBy::Points));
    const Json settings = definition.value("settings", Json::object());
    for (const Setting& setting : m_settings) {
        if (settings.contains(setting.key))
            setting.set(settings.at(setting.key));
    }
    m_isReady = true;
    follow();
}

void NewLeaguePage::fillFormat(const Json& format)
{
    static const std::map<std::string, int> kinds{
        {"round_robin", RoundRobin}, {"tables", Tables}, {"ladder", Ladder}, {"swiss", Swiss}};
    const Json part = format.value("league", Json::object());
    const auto kind = kinds.find(part.value("kind", std::string()));
    choose(*m_league, kind == kinds.end() ? NoLeague : kind->second);
    m_wasSwiss = league() == Swiss;
    for (const auto& [key, field] :
         std::initializer_list<std::pair<const char*, NumberField*>>{{"meetings", m_meetings},
                                                                     {"groups", m_groups},
                                                                     {"least", m_least},
                                                                     {"most", m_most},
                                                                     {"rounds", m_rounds}})
        field->setValue(part.value(key, field->value()));
    choose(*m_bye, QString::fromStdString(part.value("bye", std::string("win"))));
    choose(*m_missed, QString::fromStdString(part.value("missed", std::string("nothing"))));
    const Json last = format.value("playoffs", Json::object());
    const std::string how = last.value("kind", std::string());
    choose(*m_playoffs, how == "bracket" ? Bracket : how == "final_table" ? FinalTable : NoPlayoffs);
    m_places->setValue(last.value("places", m_places->value()));
    m_finalPlayers->setValue(last.value("players", m_finalPlayers->value()));
    m_third->setCurrent(last.value("third_place", false) ? 1 : 0);
    const std::string losers = last.value("losers", std::string());
    m_losers->setCurrent(losers == "consolation" ? ConsolationBracket : losers.empty() ? Out : DoubleElimination);
    const Json games = last.value("best_of", Json::array());
    if (!games.empty()) {
        choose(*m_bestOf, games.front().get<int>());
        choose(*m_bestOfFinal, games.back().get<int>());
    }
}

void NewLeaguePage::buildSettings()
{
    clear(*m_settingsColumn);
    m_settings.clear();
    m_settingsColumn->addWidget(new TextLabel(tr("Rules of the game in this league"), TypeStep::Title));
    const LeagueRules& game = rules();
    for (const ShapeKey& key : game.settings.parts().keys) {
        const ShapeParts& parts = key.shape.parts();
        const Json usual = game.defaults.value(key.name, Json());
        QWidget* control = nullptr;
        if (parts.form == ShapeForm::Integer) {
            auto* number = new NumberField;
            number->setRange(parts.minimum, parts.maximum);
            number->setValue(usual.is_number_integer() ? usual.get<int>() : parts.minimum);
            connect(number, &QSpinBox::valueChanged, this, &NewLeaguePage::follow);
            m_settings.push_back({key.name, [number] { return Json(number->value()); },
                                  [number](const Json& value) { number->setValue(value.get<int>()); }});
            control = number;
        } else if (parts.form == ShapeForm::Boolean || parts.form == ShapeForm::Words) {
            const bool isYesNo = parts.form == ShapeForm::Boolean;
            QStringList titles;
            if (isYesNo)
                titles << tr("No") << tr("Yes");
            for (const std::string& word : parts.words)
                titles << setting_words::value(word);
            auto* choice = new SegmentedChoice(titles);
            int chosen = 0;
            if (isYesNo && usual.is_boolean())
                chosen = usual.get<bool>() ? 1 : 0;
            for (std::size_t i = 0; i < parts.words.size(); ++i) {
                if (usual == parts.words[i])
                    chosen = static_cast<int>(i);
            }
            choice->setCurrent(chosen);
            connect(choice, &SegmentedChoice::chosen, this, &NewLeaguePage::follow);
            m_settings.push_back(
                {key.name,
                 [choice, isYesNo, all = parts.words] {
                     return isYesNo ? Json(choice->current() == 1)
                                    : Json(all[static_cast<std::size_t>(std::max(0, choice->current()))]);
                 },
                 [choice, all = parts.words](const Json& value) {
                     if (value.is_boolean())
                         choice->setCurrent(value.get<bool>() ? 1 : 0);
                     const auto word =
                         value.is_string() ? std::find(all.begin(), all.end(), value.get<std::string>()) : all.end();
                     if (word != all.end())
                         choice->setCurrent(static_cast<int>(word - all.begin()));
                 }});
            control = choice;
        } else {
            continue;
        }
        control->setObjectName(QStringLiteral("setting_%1").arg(QString::fromStdString(key.name)));
        auto* field = new FormField(control);
        field->setLabel(setting_words::label(key.name));
        m_settingsColumn->addWidget(field);
    }
    m_settingsPanel->setVisible(!m_settings.empty());
}

NewLeaguePage::League NewLeaguePage::league() const
{
    return static_cast<League>(m_league->currentData().toInt());
}

NewLeaguePage::Playoffs NewLeaguePage::playoffs() const
{
    return static_cast<Playoffs>(m_playoffs->currentData().toInt());
}

Json NewLeaguePage::format() const
{
    Json format{{"draw", m_draw->current() == 1 ? "lots" : "entry"}};
    switch (league()) {
    case RoundRobin:
        format["league"] = {{"kind", "round_robin"}, {"meetings", m_meetings->value()}, {"groups", m_groups->value()}};
        break;
    case Tables:
        format["league"] = {
            {"kind", "tables"}, {"least", m_least->value()}, {"most", m_most->value()}, {"rounds", m_rounds->value()}};
        break;
    case Swiss:
        format["league"] = {{"kind", "swiss"},
                            {"rounds", m_rounds->value()},
                            {"bye", m_bye->currentData().toString().toStdString()},
                            {"missed", m_missed->currentData().toString().toStdString()}};
        break;
    case Ladder:
        format["league"] = {{"kind", "ladder"}};
        break;
    case NoLeague:
        break;
    }
    if (playoffs() == Bracket) {
        const bool isDouble = m_losers->current() == DoubleElimination;
        const int knockoutRounds = roundsOf(m_places->value());
        // Of a double elimination the final comes when the lower bracket is over.
        const int rounds = isDouble ? 2 * knockoutRounds : knockoutRounds;
        Json bestOf = Json::array();
        for (int round = 1; round < rounds; ++round)
            bestOf.push_back(m_bestOf->currentData().toInt());
        bestOf.push_back(m_bestOfFinal->currentData().toInt());
        format["playoffs"] = {{"kind", "bracket"},
                              {"places", m_places->value()},
                              {"best_of", std::move(bestOf)},
                              {"third_place", !isDouble && rounds > 1 && m_third->current() == 1}};
        if (knockoutRounds > 1 && m_losers->current() != Out)
            format["playoffs"]["losers"] = isDouble ? "double_elimination" : "consolation";
    } else if (playoffs() == FinalTable) {
        format["playoffs"] = {{"kind", "final_table"}, {"players", m_finalPlayers->value()}};
    }
    return format;
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
                    {"format", format()},
                    {"points", m_scheme->points()},
                    {"rank_by", m_scheme->rankBy()},
                    {"tie_breakers", m_scheme->tieBreakers()},
                    {"seed", (m_seed->text().trimmed().isEmpty() ? name : m_seed->text().trimmed()).toStdString()}};
    Json calendar{{"days_between_rounds", m_days->value()}};
    const auto tell = [&](const char* key, const QLineEdit* line) {
        if (const QString text = line->text().trimmed(); !text.isEmpty())
            calendar[key] = text.toStdString();
    };
    tell("first_date", m_date);
    tell("time", m_time);
    tell("venue", m_venue);
    definition["calendar"] = std::move(calendar);
    for (const Setting& setting : m_settings)
        definition["settings"][setting.key] = setting.value();
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
    if (!tried)
        return words(tried.problems());
    QStringList found;
    for (const Objection& objection : tried->result.objections)
        found << objection.why.render();
    return found;
}

void NewLeaguePage::follow()
{
    if (!m_isReady)
        return;
    for (const auto& [field, when] : m_conditional)
        field->setVisible(when());
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
    m_conditional.clear();
    clear(*m_all);
    build();
    fill(written);
    if (!m_like.uuid.isEmpty())
        takeMembers();
}

} // namespace whistle
