// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/new_league_page.h"

#include "base/common_words.h"
#include "catalog/leagues.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/press/number_field.h"
#include "controls/words/capital.h"
#include "controls/words/text_label.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/intake.h"
#include "league/telling/season_fields.h"
#include "league/telling/season_json.h"
#include "leagues/forms/form_controls.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QEvent>

namespace whistle {

using namespace league_layout;
using league::LeagueRules;

namespace {

constexpr int mostExchanged = 16;

void choose(QComboBox& box, const std::string& word)
{
    if (const int index = box.findData(QString::fromStdString(word)); index >= 0)
        box.setCurrentIndex(index);
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
    if (Checked<Json> again = m_library.again(m_like, {})) {
        again->erase("seed"); // lots are drawn anew
        fill(*again);
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

void NewLeaguePage::build()
{
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    page->setSpacing(px(Length::SpaceL));
    const bool isNew = m_like.uuid.isEmpty();
    m_heading = new TextLabel(!m_season.empty() ? tr("Change the season")
                              : isNew           ? tr("New league")
                                                : LeagueWords::tr("Same again"),
                              TypeStep::Heading);
    page->addWidget(m_heading);
    setAccessibleName(m_heading->text());

    QVBoxLayout* first = addPanel(*page, tr("What is played"));
    m_name = addLine(*first, "leagueName", tr("Name of the season"));
    m_game = named("leagueGame", new QComboBox);
    for (const LeagueRules& game : leagueGames())
        m_game->addItem(Text{game.name}.render(), QString::fromStdString(game.game));
    addField(*first, m_game, CommonWords::tr("Game"));

    if (!isNew)
        buildDivisions(*page);
    m_formColumn = new QVBoxLayout;
    page->addLayout(m_formColumn);
    page->addStretch(1);
    m_all->addWidget(scrolling(content), 1);

    m_note = named("problems", new Paragraph(TypeStep::Body, Colour::TextMuted));
    auto* back = named("newLeagueBack", new ChoiceButton(CommonWords::tr("Back"), ButtonLook::Outline));
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
    connect(m_name, &QLineEdit::textChanged, this, &NewLeaguePage::follow);
    takeGame();
}

void NewLeaguePage::buildDivisions(QVBoxLayout& page)
{
    QVBoxLayout* column = addPanel(page, tr("Divisions"));
    const auto addSeasons = [&](const char* name, const QString& label) {
        auto* box = named(name, new QComboBox);
        box->addItem(CommonWords::tr("None"), QString());
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
    m_above = addSeasons("divisionAbove", tr("Division above: its lowest entrants come down"));
    m_below = addSeasons("divisionBelow", tr("Division below: its best entrants move up"));
    m_exchanged = named("exchanged", new NumberField);
    m_exchanged->setRange(1, mostExchanged);
    FormField* exchanged = addField(*column, m_exchanged, tr("How many are promoted and relegated"));
    exchanged->hide();
    for (QComboBox* box : {m_above, m_below})
        connect(box, &QComboBox::activated, exchanged, [this, exchanged] {
            exchanged->setVisible(m_above->currentIndex() > 0 || m_below->currentIndex() > 0);
        });
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

void NewLeaguePage::takeGame()
{
    m_labels = seasonLabels(rules());
    Form::Guide guide;
    guide.vocabulary.labels = &m_labels;
    guide.pickers = leaguePickers();
    guide.completed = [this](Json fields, const std::string& at) { return followed(std::move(fields), at); };
    const Json usual = completed(rules(), Json::object());
    clear(*m_formColumn);
    m_form = new Form(seasonFields(rules(), usual), std::move(guide));
    m_form->setValue(usual);
    m_formColumn->addWidget(m_form);
    connect(m_form, &Form::edited, this, &NewLeaguePage::follow);
    follow();
}

Json NewLeaguePage::followed(Json fields, const std::string& at) const
{
    if (at == "/league/kind") // a Swiss has tie-breakers of its own
        fields["tie_breakers"] = usualTieBreakerWords(rules(), fields);
    return completed(rules(), std::move(fields));
}

void NewLeaguePage::setSeason(const league::Season& season)
{
    m_season = season.id;
    const Json definition = writeRecord(season);
    m_heading->setText(tr("Change the season"));
    setAccessibleName(m_heading->text());
    m_create->setTitle(tr("Change the season"));
    fill(definition);
    m_shownName = m_name->text();
    m_shown = m_form->value();
}

Json NewLeaguePage::change(const league::Season& now) const
{
    Json said = m_form->value();
    if (said["seed"] != m_shown["seed"])
        said["seed"] = definition()["seed"]; // of its name, where it has been emptied
    Json changed = changeOf(rules(), m_shown, said, fieldsOf(rules(), writeRecord(now)));
    if (m_name->text() != m_shownName)
        changed["name"] = m_name->text().trimmed().toStdString();
    return changed;
}

void NewLeaguePage::fill(const Json& definition)
{
    choose(*m_game, definition.at("game"));
    m_game->setEnabled(m_season.empty() && m_like.uuid.isEmpty());
    takeGame();
    m_name->setText(QString::fromStdString(valueIn(definition, "name", std::string())));
    const Json fields = fieldsOf(rules(), definition);
    m_form->setShape(seasonFields(rules(), fields), fields);
    follow();
}

Json NewLeaguePage::definition() const
{
    std::vector<std::string> taken;
    if (const auto seasons = m_library.seasons()) {
        for (const MatchSummary& season : *seasons)
            taken.push_back(valueIn(season.summary, "id", std::string()));
    }
    const QString name = m_name->text().trimmed();
    Json definition{{"id", m_season.empty() ? league::idFor(name, taken) : m_season},
                    {"name", name.toStdString()},
                    {"game", rules().game}};
    definition.update(league::definitionOf(m_form->value()));
    const std::string seed = QString::fromStdString(definition["seed"]).trimmed().toStdString();
    definition["seed"] = seed.empty() ? name.toStdString() : seed;
    definition.update(m_members);
    return definition;
}

QStringList NewLeaguePage::problems() const
{
    if (m_name->text().trimmed().isEmpty())
        return {tr("Enter the name of the season.")};
    if (const QStringList missing = m_form->missing(); !missing.isEmpty())
        return {asLine(CommonWords::tr("Still needed: %1.").arg(missing.front()))};
    if (!m_membersTrouble.isEmpty())
        return m_membersTrouble;
    const Checked<Preview> tried = newSeason()->whatIf(actJson(league::CreateSeason{definition()}));
    return tried ? reasonsOf(tried->result.objections) : words(tried.problems());
}

void NewLeaguePage::follow()
{
    // What else means something now.
    const Shape shape = seasonFields(rules(), m_form->value());
    if (shape.schema() != m_form->shape().schema())
        m_form->setShape(shape, m_form->value());
    showProblems(problems());
}

void NewLeaguePage::showProblems(const QStringList& problems)
{
    m_create->setUnavailable(problems.join(u' '));
    const QString next = m_like.uuid.isEmpty()
                             ? tr("Entrants come next; everything can be changed until the start.")
                             : tr("Entrants are carried over; everything can be changed until the start.");
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
    clear(*m_all);
    build();
    fill(written);
    if (!m_like.uuid.isEmpty())
        takeMembers();
}

} // namespace whistle

#include "moc_new_league_page.cpp"
