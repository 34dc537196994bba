// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/league_page.h"

#include "base/common_words.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "devices/devices_sheet.h"
#include "leagues/bracket/bracket_tab.h"
#include "leagues/club/tables_tab.h"
#include "leagues/fixtures/fixtures_tab.h"
#include "leagues/fixtures/round_tab.h"
#include "leagues/panels/layout.h"
#include "leagues/phones/reports_tab.h"
#include "leagues/phones/season_devices.h"
#include "leagues/season/league_words.h"
#include "leagues/tabs/coaches_tab.h"
#include "leagues/tabs/members_tab.h"
#include "leagues/tabs/organiser_tab.h"
#include "leagues/tabs/overview_tab.h"
#include "leagues/tabs/records_tab.h"
#include "leagues/tabs/teams_tab.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QUrl>
#include <algorithm>
#include <utility>

namespace whistle {

using namespace league_layout;

namespace {

/// The least room for the name of a season, with what stands round it, in em of the text.
constexpr double nameEms = 20;

} // namespace

void LeaguePage::listTabs()
{
    m_places.clear();
    m_hasTables = TablesTab::isWanted(m_league);
    const league::Season& season = m_league.season();
    const auto add = [this](Tab tab, const QString& title, std::function<LeagueTab*()> make) {
        m_places.push_back({tab, title, std::move(make)});
    };
    if (!season.started) {
        add(Tab::Members, m_league.entrantsWord(), [this] { return new MembersTab(m_league); });
    } else {
        add(Tab::Overview, season.format.league ? LeagueWords::tr("Standings") : tr("Overview"),
            [this] { return new OverviewTab(m_league); });
        add(Tab::Fixtures, LeagueWords::tr("Fixtures"), [this] { return new FixturesTab(m_league); });
        add(Tab::Round, LeagueWords::tr("Round"), [this] { return new RoundTab(m_league); });
        if (TablesTab::isWanted(m_league) || (m_current == Tab::Tables && m_stack->count() > 0))
            add(Tab::Tables, tr("Club", "its tables"),
                [this] { return new TablesTab(m_league, *m_league.shelf().club()); });
        const int waiting = ReportsTab::waiting(*m_devices);
        const bool isWanted = m_devices->isOn() || waiting > 0 || m_devices->checkIn();
        if (isWanted || (m_current == Tab::Reports && m_stack->count() > 0)) // nor does it go from under somebody
            add(Tab::Reports,
                waiting > 0 ? labelled(tr("Reports", "of results"), waiting) : tr("Reports", "of results"),
                [this] { return new ReportsTab(m_league, *m_devices); });
        if (season.format.playoffs)
            add(Tab::Bracket, LeagueWords::tr("Playoffs"), [this] { return new BracketTab(m_league); });
        add(Tab::Teams, m_league.entrantsWord(), [this] { return new TeamsTab(m_league); });
        if (!season.people.empty())
            add(Tab::Coaches, m_league.hasTeams() ? LeagueWords::tr("Coaches") : tr("Careers"),
                [this] { return new CoachesTab(m_league, m_past); });
        add(Tab::Records, LeagueWords::tr("Records"), [this] { return new RecordsTab(m_league, m_past); });
    }
    add(Tab::Organiser, tr("Organiser"), [this] { return new OrganiserTab(m_league); });
}

LeaguePage::LeaguePage(const LeagueSession& league, QWidget* parent)
    : QWidget(parent)
    , m_league(league)
    , m_past(league)
    , m_devices(new SeasonDevices(league, this))
{
    setObjectName(QStringLiteral("leaguePage"));
    m_tabBox->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_share->setCheckable(true);
    m_files->hide();
    m_refusal->hide();
    letWrap(*m_tabs);

    auto* names = new QWidget;
    columnIn(*names, 0, 0, {m_title, m_detail});
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(Length::SpaceXs));
    for (ChoiceButton* button : std::initializer_list<ChoiceButton*>{m_undo, m_redo, m_phones, m_share, m_back})
        buttons->addWidget(button, 0, Qt::AlignTop);
    m_header->setSpacing(px(Length::SpaceL));
    m_header->addWidget(names, 0, 0);
    m_header->addLayout(buttons, 0, 2);
    m_header->setColumnStretch(0, 1);
    QVBoxLayout* page = columnIn(*this, 0, px(Length::SpaceM), {m_club, m_files, m_refusal});
    page->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceL), px(Length::SpaceXl), px(Length::SpaceL));
    page->insertLayout(0, m_header);
    page->addWidget(m_stack, 1);

    auto* files = new FlowLayout(m_files);
    files->setContentsMargins(px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM));
    connect(m_paper, &QComboBox::activated, this, &LeaguePage::listPapers);
    connect(m_print, &QAbstractButton::clicked, this, &LeaguePage::print);
    for (QWidget* each : std::initializer_list<QWidget*>{m_fileTitle, m_paper, m_paperRound, m_print})
        files->addWidget(each);
    for (const SeasonFile kind : {SeasonFile::Html, SeasonFile::Pdf, SeasonFile::Table, SeasonFile::Fixtures,
                                  SeasonFile::Calendar, SeasonFile::Report, SeasonFile::Season}) {
        auto* button = named(formOf(kind).button, new ChoiceButton({}, ButtonLook::Outline));
        connect(button, &QAbstractButton::clicked, this, [this, kind] { chooseFile(kind); });
        files->addWidget(button);
        m_fileButtons.emplace_back(kind, button);
    }
    connect(m_share, &QAbstractButton::toggled, this, [this](bool open) {
        m_files->setVisible(open);
        arrange();
    });
    const auto openPlace = [this](int index) { openTab(m_places[static_cast<std::size_t>(index)].tab); };
    connect(m_tabs, &SegmentedChoice::chosen, this, openPlace);
    connect(m_tabBox, &QComboBox::activated, this, openPlace);
    connect(m_phones, &QAbstractButton::clicked, this, &LeaguePage::showPhones);
    connect(m_devices, &Devices::changed, this, &LeaguePage::showTabs);
    if (ClubLink* club = m_league.shelf().club())
        connect(club, &ClubLink::changed, this, [this] {
            if (TablesTab::isWanted(m_league) != m_hasTables)
                showTabs();
            showClub();
        });
    connect(m_devices, &SeasonDevices::reported, this, &LeaguePage::showTabs);
    connect(m_devices, &SeasonDevices::notKept, this, [this](const Problems& problems) {
        Q_EMIT told(LeagueWords::tr("This was not saved, so it does not count."), words(problems));
    });
    connect(m_undo, &QAbstractButton::clicked, &m_league.session(), &MatchSession::undo);
    connect(m_redo, &QAbstractButton::clicked, &m_league.session(), &MatchSession::redo);
    connect(m_back, &QAbstractButton::clicked, this, &LeaguePage::left);
    connect(&m_league.session(), &MatchSession::changed, this, &LeaguePage::refresh);
    connect(&m_league.session(), &MatchSession::refused, this, &LeaguePage::showRefusal);
    connect(m_refusal, &RulingBanner::ruleOpened, this, &LeaguePage::ruleAsked);
    connect(m_refusal, &RulingBanner::left, m_refusal, &QWidget::hide);
    connect(m_refusal, &RulingBanner::overrideChosen, this,
            [this](const QString& reason) { (void)m_league.session().play(m_refused, reason); });
    refresh();
    openTab(m_places.front().tab);
}

void LeaguePage::openTab(Tab tab)
{
    const auto place =
        std::find_if(m_places.begin(), m_places.end(), [tab](const Place& each) { return each.tab == tab; });
    if (place == m_places.end())
        return;
    if (std::exchange(m_current, tab) != tab)
        m_refusal->hide();
    auto made = std::find_if(m_made.begin(), m_made.end(), [tab](const auto& each) { return each.first == tab; });
    if (made == m_made.end()) {
        LeagueTab* page = place->make();
        connect(page, &LeagueTab::ruleAsked, this, &LeaguePage::ruleAsked);
        connect(page, &LeagueTab::playAsked, this, &LeaguePage::playAsked);
        connect(page, &LeagueTab::importAsked, this, &LeaguePage::importAsked);
        connect(page, &LeagueTab::matchAsked, this, &LeaguePage::matchAsked);
        connect(page, &LeagueTab::seasonAsked, this, &LeaguePage::seasonAsked);
        connect(page, &LeagueTab::told, this, &LeaguePage::told);
        connect(page, &LeagueTab::actAsked, this, [this](const QString& act) { openItem(Tab::Organiser, act); });
        connect(page, &LeagueTab::changeAsked, this, &LeaguePage::changeAsked);
        connect(page, &LeagueTab::tableAsked, this, &LeaguePage::tableAsked);
        connect(page, &LeagueTab::matchesAsked, this, &LeaguePage::matchesAsked);
        connect(page, &LeagueTab::checkInAsked, this, &LeaguePage::checkIn);
        connect(page, &LeagueTab::fixtureAsked, this, [this](const QString& id) { openItem(Tab::Fixtures, id); });
        connect(page, &LeagueTab::teamAsked, this, [this](const QString& id) { openItem(Tab::Teams, id); });
        connect(page, &LeagueTab::coachAsked, this, [this](const QString& id) { openItem(Tab::Coaches, id); });
        m_stack->addWidget(page);
        made = m_made.insert(m_made.end(), {tab, page});
    }
    m_stack->setCurrentWidget(made->second);
    m_tabs->setCurrent(static_cast<int>(place - m_places.begin()));
    m_tabBox->setCurrentIndex(static_cast<int>(place - m_places.begin()));
}

void LeaguePage::checkIn()
{
    if (!m_devices->checkIn())
        m_devices->openCheckIn();
    showTabs(); // the reports' is there as long as it is open
    openTab(Tab::Reports);
}

void LeaguePage::openItem(Tab tab, const QString& id)
{
    openTab(tab);
    if (m_current == tab)
        currentTab()->showItem(id);
}

LeagueTab* LeaguePage::currentTab() const
{
    return static_cast<LeagueTab*>(m_stack->currentWidget());
}

void LeaguePage::renew()
{
    m_devices->renewGoing();
    for (const auto& [tab, page] : m_made)
        page->renew();
}

bool LeaguePage::stepBack()
{
    if (m_sheet) {
        closePhones();
        return true;
    }
    if (m_refusal->isVisible()) {
        m_refusal->hide();
        return true;
    }
    if (m_share->isChecked()) {
        m_share->setChecked(false);
        return true;
    }
    return currentTab()->stepBack();
}

void LeaguePage::refresh()
{
    const league::Season& season = m_league.season();
    setAccessibleName(QString::fromStdString(season.name));
    m_title->setText(QString::fromStdString(season.name));
    m_detail->setText(m_league.formatWords());
    showClub();
    m_back->setTitle(LeagueWords::tr("All seasons"));
    m_share->setName(tr("Export season"));
    m_fileTitle->setText(tr("Export season"));
    for (const auto& [kind, button] : m_fileButtons) {
        button->setTitle(Text{formOf(kind).title}.render());
        button->setVisible(kind != SeasonFile::Report || (season.started && swissOf(season)));
    }
    m_print->setTitle(tr("Print"));
    listPapers();
    if (!m_league.session().isOfOthers()) // what was refused is still being read
        m_refusal->hide();

    showTabs();
}

void LeaguePage::showClub()
{
    const MatchSession& session = m_league.session();
    const std::optional<Text> barred = m_league.shelf().barred(session.id());
    const QString why = barred ? barred->render() : QString();
    const ClubLink* club = m_league.shelf().club();
    const ClubTravel* travel = club && club->club() ? club->news().travelOf(session.id()) : nullptr;
    const QString trouble = travel ? club_words::troubleOf(*travel) : QString();
    m_club->setColour(trouble.isEmpty() ? Colour::TextMuted : Colour::Refuse);
    m_club->say(trouble.isEmpty() ? why : trouble);
    const auto say = [&](IconButton& button, const QString& name, const QString& what, const QString& nothing) {
        button.setName(what.isEmpty() ? name : labelled(name, what));
        button.setUnavailable(!why.isEmpty() ? why : what.isEmpty() ? nothing : QString());
    };
    say(*m_undo, CommonWords::tr("Undo"), session.undoes(), CommonWords::tr("There is nothing to undo."));
    say(*m_redo, tr("Redo"), session.redoes(), CommonWords::tr("There is nothing to redo."));
}

void LeaguePage::showTabs()
{
    const int phones = m_devices->count();
    m_phones->setTitle(phones > 0 ? QString::number(phones) : QString());
    m_phones->setName(phones > 0 ? tr("Phones of this season, connected: %1").arg(phones)
                                 : LeagueWords::tr("Phones of this season"));
    const std::vector<Place> before = std::move(m_places);
    listTabs();
    QStringList titles;
    for (const Place& place : m_places)
        titles << place.title;
    const auto isSame = [&](auto same) {
        return std::equal(before.begin(), before.end(), m_places.begin(), m_places.end(), same);
    };
    const bool areSame = isSame([](const Place& a, const Place& b) { return a.tab == b.tab; });
    const bool readSame = areSame && isSame([](const Place& a, const Place& b) { return a.title == b.title; });
    if (!readSame) {
        if (areSame) {
            m_tabs->rename(titles);
            for (qsizetype i = 0; i < titles.size(); ++i)
                m_tabBox->setItemText(static_cast<int>(i), titles[i]);
        } else {
            m_tabs->setTitles(titles);
            // A layout shows them a moment later; until then nobody would know how wide they are.
            for (ChoiceButton* each : m_tabs->findChildren<ChoiceButton*>()) {
                each->show();
                each->ensurePolished();
            }
            m_tabs->layout()->invalidate();
            m_tabBox->clear();
            m_tabBox->addItems(titles);
        }
    }
    m_tabs->setAccessibleName(tr("Season tabs"));
    m_tabBox->setAccessibleName(m_tabs->accessibleName());
    if (m_stack->count() > 0 && !areSame) {
        const bool stays = std::any_of(m_places.begin(), m_places.end(),
                                       [this](const Place& place) { return place.tab == m_current; });
        openTab(stays ? m_current : m_places.front().tab);
    }
    arrange();
    // How wide the tabs are is known when they have been laid out.
    if (!readSame)
        QMetaObject::invokeMethod(this, &LeaguePage::arrange, Qt::QueuedConnection);
}

void LeaguePage::showPhones()
{
    if (m_sheet)
        return closePhones();
    setBehindSheet(true);
    m_sheet = new DevicesSheet(*m_devices, this);
    connect(m_sheet, &DevicesSheet::closed, this, &LeaguePage::closePhones);
    placeSheet();
    m_sheet->show();
    m_sheet->setFocus(Qt::OtherFocusReason);
}

void LeaguePage::closePhones()
{
    if (!m_sheet)
        return;
    letGo(std::exchange(m_sheet, nullptr)); // it may be in the middle of a press
    setBehindSheet(false);
    m_phones->setFocus(Qt::OtherFocusReason);
}

void LeaguePage::setBehindSheet(bool isBehind)
{
    for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part != m_sheet)
            part->setEnabled(!isBehind);
    }
}

void LeaguePage::placeSheet()
{
    if (!m_sheet)
        return;
    m_sheet->setGeometry(rect());
    m_sheet->raise();
}

void LeaguePage::showRefusal(const Refusal& refusal)
{
    m_refused = refusal.line;
    m_refusal->setState(m_league.session().banner(refusal));
    m_refusal->show();
    Q_EMIT cueAsked(Cue::Error);
}

void LeaguePage::listPapers()
{
    const league::Season& season = m_league.season();
    std::vector<std::pair<std::string, QString>> papers{{{}, tr("The whole season")}};
    for (const league::Paper paper : papersOf(season))
        papers.emplace_back(std::string(toWord(paper)), Text{titleOf(paper)}.render());
    refill(*m_paper, papers);
    std::vector<std::pair<std::string, QString>> rounds;
    for (const league::PaperRound& round : paperRounds(season))
        rounds.emplace_back(wordOf(round), titleOf(season, round));
    const std::optional<league::PaperRound> next = roundToPrint(season);
    refill(*m_paperRound, rounds, next ? wordOf(*next) : std::string());
    const std::optional<SeasonPaper> chosen = chosenPaper();
    m_paperRound->setVisible(chosen && isOfRound(chosen->paper));
    m_paper->setAccessibleName(tr("What is printed"));
    m_paperRound->setAccessibleName(tr("For which round"));
}

std::optional<SeasonPaper> LeaguePage::chosenPaper() const
{
    const auto paper = fromWord<league::Paper>(idIn(*m_paper));
    if (!paper)
        return {};
    SeasonPaper chosen{*paper, {}, m_devices->slipCodes()};
    for (const league::PaperRound& round : paperRounds(m_league.season())) {
        if (wordOf(round) == idIn(*m_paperRound))
            chosen.round = round;
    }
    return chosen;
}

void LeaguePage::chooseFile(SeasonFile kind)
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the season to a file"), fileNameFor(kind, m_league, chosenPaper()),
                                     Text{formOf(kind).filter}.render());
    if (!path.isEmpty())
        write(kind, path);
}

/// As a PDF in the program that shows such files: it prints.
void LeaguePage::print()
{
    const QString path = QDir::temp().filePath(fileNameFor(SeasonFile::Pdf, m_league, chosenPaper()));
    if (save(SeasonFile::Pdf, path) && !QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        Q_EMIT told(CommonWords::tr("Saved to the file %1.").arg(path), {});
}

void LeaguePage::write(SeasonFile kind, const QString& path)
{
    if (save(kind, path))
        Q_EMIT told(CommonWords::tr("Saved to the file %1.").arg(path), {});
}

bool LeaguePage::save(SeasonFile kind, const QString& path)
{
    const Problems problems = writeSeason(kind, m_league, path, chosenPaper());
    if (!problems.empty())
        Q_EMIT told(CommonWords::tr("Could not save to %1.").arg(path), words(problems));
    return problems.empty();
}

void LeaguePage::arrange()
{
    const QLayoutItem* acts = m_header->itemAtPosition(0, 2);
    const int beside = m_tabs->sizeHint().width() + (acts != nullptr ? acts->sizeHint().width() : 0);
    const bool wide = width() - beside >= Theme::current().em() * nameEms;
    // Where there is no room beside the name the tabs have a line of their own.
    m_header->removeWidget(m_tabs);
    if (wide)
        m_header->addWidget(m_tabs, 0, 1, Qt::AlignTop);
    else
        m_header->addWidget(m_tabs, 1, 0, 1, 3, Qt::AlignTop);
    m_header->addWidget(m_tabBox, 1, 0, 1, 3, Qt::AlignLeft);
    // A low window has room for the name and the tab, whose names are then a list; the files stand in their place.
    const Theme& theme = Theme::current();
    const int head =
        theme.lineHeight(TypeStep::Heading) + theme.lineHeight(TypeStep::Caption) + m_tabBox->sizeHint().height();
    const bool isLow = height() < theme.em() * theme.mediumFrom() / 2 || 3 * head > height();
    m_title->setStep(isLow ? TypeStep::Title : TypeStep::Heading);
    m_detail->setVisible(!isLow);
    m_redo->setVisible(!isLow); // beside big text only undo stays, as on a match's strip
    m_stack->setVisible(!isLow || !m_share->isChecked());
    const bool areTabsSeen = !isLow || !m_share->isChecked();
    const bool isOneLine = wide || m_tabs->sizeHint().width() <= m_header->geometry().width();
    m_tabs->setVisible(areTabsSeen && (!isLow || isOneLine));
    m_tabBox->setVisible(areTabsSeen && isLow && !isOneLine);
}

void LeaguePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    placeSheet();
}

void LeaguePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (changesLooks(*event))
        arrange();
}

} // namespace whistle

#include "moc_league_page.cpp"
