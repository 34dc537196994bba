// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and decks of Chaotic in the window, by mouse and by keyboard: found, written, taken in, built into a deck,
// played.
#include "chaotic/game_entry.h"
#include "chaotic/library/card_list.h"
#include "chaotic/library/deck_panel.h"
#include "chaotic/library/library_page.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/telling/names.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "hand.h"
#include "match/notice_bar.h"
#include "meddled_store.h"
#include "search/search_words.h"
#include "window/main_window.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

struct Looks {
    QSize size{1366, 768};
    double scale = 1.0;
    const char* language = "en";
};

/// The program's window on a folder, with the cards and decks on screen.
class LibraryWindow {
public:
    explicit LibraryWindow(const QString& folder, Hand::With with = Hand::With::Mouse, const Looks& looks = {})
        : window(std::make_unique<MainWindow>(GameEntries{gameEntry()}, folder))
    {
        window->settings().setLanguage(s(looks.language));
        window->settings().setSound(false);
        window->settings().setTheme({Shade::Dark, looks.scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        window->resize(looks.size);
        window->show();
        window->activateWindow();
        window->openCompanion(s("chaotic"), s("cards"));
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window is not active");
        hand = std::make_unique<Hand>(*window, with);
    }
    template <class W>
    [[nodiscard]] W* find(const char* name) const
    {
        auto* widget = window->findChild<W*>(QString::fromLatin1(name));
        if (widget == nullptr)
            qFatal("no %s", name);
        return widget;
    }
    [[nodiscard]] LibraryPage& page() const { return *find<LibraryPage>("libraryPage"); }
    void press(const char* name) { QCOMPARE(hand->press(*find<QAbstractButton>(name)), QString()); }
    void type(const char* name, const char* text)
    {
        find<QLineEdit>(name)->clear(); // what stood there is not what is tested
        QCOMPARE(hand->type(*find<QLineEdit>(name), s(text)), QString());
    }
    /// A segment of a choice, as it stands there.
    void choose(const char* name, int segment)
    {
        auto* one = find<SegmentedChoice>(name)->findChild<QAbstractButton*>(s("segment%1").arg(segment));
        QVERIFY(one != nullptr);
        QCOMPARE(hand->press(*one), QString());
    }
    [[nodiscard]] CardList& list() const { return *find<CardList>("cardList"); }
    [[nodiscard]] QStringList listed() const
    {
        QStringList names;
        for (int i = 0; i < list().cards().rowCount(); ++i)
            names << list().cards().row(i).name;
        return names;
    }
    /// Presses plus (or minus) of the first card of the list.
    void add(bool out = false)
    {
        const QModelIndex first = list().cards().index(0);
        QVERIFY(first.isValid());
        if (hand->hasKeys()) {
            list().setFocus(Qt::TabFocusReason);
            if (list().currentIndex() != first)
                hand->key(Qt::Key_Home);
            hand->key(out ? Qt::Key_Minus : Qt::Key_Plus);
            return;
        }
        const QRect row = list().visualRect(first);
        const QRect place = out ? CardList::minusIn(row) : CardList::plusIn(row);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
    }
    [[nodiscard]] std::vector<DeckTopic> broken() const
    {
        std::vector<DeckTopic> topics;
        for (const DeckLine& line : find<DeckCheckView>("deckCheck")->lines()) {
            if (!line.broken.empty())
                topics.push_back(line.topic);
        }
        return topics;
    }
    void shoot(const char* name) const
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            return;
        QTest::qWait(150); // layouts come to rest
        window->grab().save(folder + s("/chaotic-cards-") + QString::fromLatin1(name) + s(".png"));
    }

    std::unique_ptr<MainWindow> window;
    std::unique_ptr<Hand> hand;
};

QString fileIn(const QTemporaryDir& folder, const char* name, const QByteArray& content)
{
    QFile file(folder.filePath(s(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    return file.fileName();
}

/// A deck that is legal, as a file that somebody has exported.
QByteArray trainingDeck()
{
    BuiltDeck deck{"Dawn", 3, RulesLevel::Advanced, printedFacts()->decks.front().deck};
    return QByteArray::fromStdString(writeRecord(deck).dump());
}

} // namespace

class TestChaoticCards : public QObject {
    Q_OBJECT

private:
    static void bothWays()
    {
        QTest::addColumn<bool>("keys");
        QTest::newRow("mouse") << false;
        QTest::newRow("keys") << true;
    }
    static Hand::With way()
    {
        QFETCH(bool, keys);
        return keys ? Hand::With::Keys : Hand::With::Mouse;
    }

private Q_SLOTS:
    void theHomePageAndTheFinderLeadThere()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        table.window->goHome();
        table.press("companion_chaotic_cards");
        QCOMPARE(table.window->currentPage(), &table.page());
        table.hand->key(Qt::Key_Escape);
        QVERIFY(table.window->currentPage() != &table.page());
        table.window->newMatch(s("chaotic"));
        table.press("cardsAndDecks");
        QCOMPARE(table.window->currentPage(), &table.page());
    }

    void aDeckIsBuiltAndTakenBack_data() { bothWays(); }
    void aDeckIsBuiltAndTakenBack()
    {
        const QTemporaryDir folder;
        {
            LibraryWindow table(folder.path(), way());
            table.type("cardSearch", "maxx");
            QCOMPARE(table.listed(), QStringList{s("Maxxor")});
            table.add();
            table.add();
            // What is wrong the referee says: Maxxor is Unique.
            const std::vector<DeckTopic> broken = table.broken();
            QVERIFY(std::count(broken.begin(), broken.end(), DeckTopic::Copies) == 1);
            QVERIFY(table.find<MainButton>("playDeck")->isUnavailable());
            QCOMPARE(table.page().deck().deck.cards.creatures.size(), std::size_t{2});
            table.shoot(table.hand->hasKeys() ? "keys" : "twice");
            table.add(true);
            QCOMPARE(table.page().deck().deck.cards.creatures.size(), std::size_t{1});
            // Z outside of a text field
            table.list().setFocus();
            table.hand->key(Qt::Key_Z);
            QCOMPARE(table.page().deck().deck.cards.creatures.size(), std::size_t{2});
            table.hand->key(Qt::Key_Z, Qt::ShiftModifier);
            QCOMPARE(table.page().deck().deck.cards.creatures.size(), std::size_t{1});
        }
        // On disk with every press.
        LibraryWindow again(folder.path());
        QCOMPARE(again.page().deck().deck.cards.creatures.size(), std::size_t{1});
        QCOMPARE(again.page().shelf().decks().size(), std::size_t{1});
    }

    void aCardIsWritten_data() { bothWays(); }
    void aCardIsWritten()
    {
        const QTemporaryDir folder;
        {
            LibraryWindow table(folder.path(), way());
            table.press("newCard");
            QVERIFY(table.find<MainButton>("saveCard")->isUnavailable());
            table.type("cardName", "Old Bones");
            QVERIFY(table.find<MainButton>("saveCard")->isUnavailable()); // nobody has said its numbers
            table.find<QSpinBox>("field_courage")->setValue(50);
            table.find<QSpinBox>("field_energy")->setValue(45);
            QVERIFY(table.find<MainButton>("saveCard")->isUnavailable()); // nor its tribe
            table.choose("tribe", 0);
            table.press("element_fire");
            table.press("loyal");
            table.type("cardText", "Swift 1. Fire 5. Sing");
            const auto* box = table.find<QWidget>("understood");
            QStringList lines;
            for (const TextLabel* label : box->findChildren<TextLabel*>()) {
                if (!label->isHidden())
                    lines << label->text();
            }
            QVERIFY(lines.contains(s("Extra spaces in a move: 1")));
            QVERIFY(lines.contains(s("You carry it out: Sing")));
            table.shoot("written");
            table.press("saveCard");
            QCOMPARE(table.page().shelf().rows().size(), std::size_t{91});
            // A printed card that is changed becomes the players' own, and stands in its place.
            table.type("cardSearch", "maxxor");
            table.list().setCurrentIndex(table.list().cards().index(0));
            table.add();
            table.find<QSpinBox>("field_energy")->setValue(65);
            table.press("saveCard");
            QCOMPARE(table.page().shelf().rows().size(), std::size_t{91});
            QCOMPARE(table.page().deck().deck.cards.creatures.front().energy, 65);
        }
        LibraryWindow again(folder.path());
        again.type("cardSearch", "bones energy=45 loyal");
        QCOMPARE(again.listed(), QStringList{});
        again.type("cardSearch", "bones energy=45 fire");
        QCOMPARE(again.listed(), QStringList{s("Old Bones")});
        again.list().setCurrentIndex(again.list().cards().index(0));
        const auto card = cardOf(again.find<CardEditor>("cardEditor")->draft());
        QVERIFY(card);
        const auto& bones = std::get<CreatureCard>(*card);
        QVERIFY(bones.loyal && bones.keywords.size() == 2 && bones.abilities.size() == 1);
        again.press("removeCard");
        QCOMPARE(again.page().shelf().rows().size(), std::size_t{90});
        again.press("saveCard"); // it was still there to be saved again
        QCOMPARE(again.page().shelf().rows().size(), std::size_t{91});
        // Or taken back, as it was kept.
        again.press("removeCard");
        QCOMPARE(again.page().shelf().rows().size(), std::size_t{90});
        again.press("takeBack");
        QCOMPARE(again.page().shelf().rows().size(), std::size_t{91});
        again.type("cardSearch", "bones");
        QCOMPARE(again.listed(), QStringList{s("Old Bones")});
    }

    /// Nothing of a new card is chosen by chance, and none is saved that says nothing.
    void aNewCardSaysNothingByChance()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        const auto* save = table.find<MainButton>("saveCard");
        table.press("newCard");
        QCOMPARE(table.find<SegmentedChoice>("tribe")->current(), -1);
        QCOMPARE(table.find<QSpinBox>("field_energy")->text(), s("\u2013"));
        table.type("cardName", "Tom");
        table.find<QSpinBox>("field_courage")->setValue(50);
        QVERIFY(save->isUnavailable());
        table.choose("tribe", 1);
        QVERIFY(save->isUnavailable());
        table.find<QSpinBox>("field_energy")->setValue(30);
        QVERIFY(!save->isUnavailable());
        table.choose("kind", static_cast<int>(CardKind::Mugic));
        QCOMPARE(table.find<SegmentedChoice>("affiliation")->current(), -1);
        QVERIFY(save->isUnavailable());
        table.choose("affiliation", 0);
        QVERIFY(!save->isUnavailable());
        table.choose("kind", static_cast<int>(CardKind::Location));
        QCOMPARE(table.find<SegmentedChoice>("initiative")->current(), -1);
        QVERIFY(save->isUnavailable());
        table.choose("initiative", 2);
        QVERIFY(!save->isUnavailable());
        table.choose("kind", static_cast<int>(CardKind::Attack));
        QVERIFY(save->isUnavailable());
        table.find<QSpinBox>("field_base")->setValue(5);
        QVERIFY(!save->isUnavailable());
        table.find<QSpinBox>("field_base")->setValue(0);
        table.type("cardText", "The players dance");
        QVERIFY(!save->isUnavailable());
    }

    /// What is wrong with a card stands before the counts, which are wrong in every new deck; and is read out.
    void theCardOfWhichThereAreTooManyIsNamed()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        table.type("cardSearch", "allmageddon");
        for (int copy = 0; copy < 3; ++copy)
            table.add();
        const QString told = s("Allmageddon is Unique: only one copy is allowed, not 3.");
        QVERIFY2(table.find<TextLabel>("deckFault")->text().startsWith(told),
                 qPrintable(table.find<TextLabel>("deckFault")->text()));
        const QString heard = table.find<DeckCheckView>("deckCheck")->accessibleDescription();
        QVERIFY2(heard.contains(s("not legal: ") + told), qPrintable(heard));
        table.shoot("three");
    }

    /// The list is heard with the names of its numbers.
    void theListIsHeardWithNames()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        table.type("cardSearch", "maxxor");
        const QString heard = table.list().cards().index(0).data(Qt::AccessibleTextRole).toString();
        for (const char* word : {"Courage ", "Power ", "Wisdom ", "Speed ", "Energy "})
            QVERIFY2(heard.contains(s(word)), qPrintable(heard));
    }

    /// Whatever card is open, the three columns are as wide as before.
    void theColumnsStay()
    {
        for (const char* language : {"en", "hu", "pl"}) {
            const QTemporaryDir folder;
            LibraryWindow table(folder.path(), Hand::With::Mouse, {QSize(1366, 768), 1.0, language});
            const auto* editor = table.find<CardEditor>("cardEditor");
            QApplication::processEvents();
            const QRect before = editor->geometry();
            for (const char* name : {"maxxor", "cordac falls", "ash torrent", "dragon pulse"}) {
                table.type("cardSearch", name);
                table.list().setCurrentIndex(table.list().cards().index(0));
                QApplication::processEvents();
                QCOMPARE(editor->geometry(), before);
            }
            table.press("newCard");
            table.type("cardName", "Tom");
            table.find<QSpinBox>("field_courage")->setValue(50);
            table.find<QSpinBox>("field_energy")->setValue(50);
            table.choose("tribe", 0);
            table.press("saveCard");
            QApplication::processEvents();
            QVERIFY(table.find<ChoiceButton>("removeCard")->isVisible());
            QCOMPARE(editor->geometry(), before);
        }
    }

    /// A number of three digits stands on its button whole, whatever the window's size.
    void numbersAreNotCut()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        for (const char* name : {"Maxxor", "Flame Orb"}) {
            table.type("cardSearch", name);
            table.list().setCurrentIndex(table.list().cards().index(0));
            QTest::qWait(50);
            for (const QSpinBox* box : table.window->findChildren<QSpinBox*>()) {
                const auto* line = box->findChild<QLineEdit*>();
                if (!box->isVisible() || !line)
                    continue;
                const int widest = line->fontMetrics().horizontalAdvance(s("-99"));
                const QString found = s("%1: %2 of %3").arg(box->objectName()).arg(line->width()).arg(widest);
                QVERIFY2(line->width() >= widest + 6, qPrintable(found));
            }
        }
    }

    /// Also where colours, text size or language change while the page is open.
    void numbersStayBetweenTheirSigns()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        table.type("cardSearch", "Maxxor");
        table.list().setCurrentIndex(table.list().cards().index(0));
        const auto check = [&] {
            QTest::qWait(300);
            for (const QSpinBox* box : table.window->findChildren<QSpinBox*>()) {
                const auto* line = box->findChild<QLineEdit*>();
                if (!box->isVisible() || !line || box->buttonSymbols() != QAbstractSpinBox::NoButtons)
                    continue;
                const int sign = Theme::current().px(Length::Target);
                QVERIFY2(line->x() == sign && line->width() == box->width() - 2 * sign, qPrintable(box->objectName()));
            }
        };
        check();
        table.window->settings().setTheme({Shade::Light, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        check();
        table.window->settings().setLanguage(s("hu"));
        check();
        table.window->settings().setTheme({Shade::Dark, 1.5, Motion::Reduced, {1, 2, 3, 4, 5}});
        check();
    }

    /// What stands in no field of the form, its name and its kind, is still there after an edit in it.
    void allFieldsKeepTheCard()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        table.type("cardSearch", "maxxor");
        table.list().setCurrentIndex(table.list().cards().index(0));
        table.press("allFields");
        table.find<QWidget>("cardForm")->findChild<QWidget*>(s("form.energy"))->findChild<QSpinBox*>()->setValue(61);
        QCOMPARE(table.find<QLineEdit>("cardName")->text(), s("Maxxor"));
        QVERIFY(!table.find<MainButton>("saveCard")->isUnavailable());
        const auto card = cardOf(table.find<CardEditor>("cardEditor")->draft());
        QVERIFY(card && std::get<CreatureCard>(*card).energy == 61);
    }

    void everyFieldHasAForm()
    {
        const QTemporaryDir folder;
        LibraryWindow table(folder.path());
        for (const char* name : {"Crystal Cave", "Ring of Na'arin", "Flame Orb", "Decrescendo", "Maxxor"}) {
            table.type("cardSearch", name);
            table.list().setCurrentIndex(table.list().cards().index(0));
            const Json before = table.find<CardEditor>("cardEditor")->draft().json;
            table.press("allFields");
            QVERIFY(table.find<QWidget>("cardForm")->isVisible());
            table.shoot(QByteArray("form-").append(name).replace(' ', '-').replace('\'', '-').constData());
            table.press("allFields");
            QVERIFY(table.find<CardEditor>("cardEditor")->draft().json == before);
        }
    }

    void filesAreTakenIn()
    {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        LibraryWindow table(folder.path());
        table.page().takeIn(fileIn(files, "bad.csv", "type,name,cost\nmugic,Hum,many\n"));
        QVERIFY(table.find<NoticeBar>("noticeBar")->words().contains(s("bad.csv, line 2: cost: ")));
        QCOMPARE(table.page().shelf().rows().size(), std::size_t{90});
        const QByteArray good = "type,name,tribe,cost\nmugic,Hum,danian,1\nmugic,Hom,generic,x\n";
        table.page().takeIn(fileIn(files, "good.csv", good));
        QCOMPARE(table.page().shelf().rows().size(), std::size_t{90}); // it is only shown what they would bring
        QVERIFY(table.find<TextLabel>("importLines")->text().contains(s("New: 2")));
        table.press("importCards");
        QCOMPARE(table.page().shelf().rows().size(), std::size_t{92});
        table.press("takeImportBack");
        QCOMPARE(table.page().shelf().rows().size(), std::size_t{90});
        table.page().takeIn(fileIn(files, "good.csv", good));
        table.press("importCards");
        table.press("leaveImport");
        table.page().takeIn(fileIn(files, "again.csv", good)); // the same cards, not more of them
        QVERIFY(table.find<ChoiceButton>("importCards")->isUnavailable());
        table.press("leaveImport");
        QCOMPARE(table.page().shelf().rows().size(), std::size_t{92});
        table.page().takeIn(fileIn(files, "dawn.json", trainingDeck()));
        QVERIFY(table.broken().empty());
        QCOMPARE(table.find<QComboBox>("decks")->currentText(), s("Dawn"));
        table.shoot("deck");
        // and written again
        const QString json = files.filePath(s("out.json"));
        const QString pdf = files.filePath(s("out.pdf"));
        table.page().write(DeckFile::Json, json);
        table.page().write(DeckFile::Pdf, pdf);
        QFile out(json);
        QVERIFY(out.open(QIODevice::ReadOnly));
        const Checked<Json> read = parseJson(out.readAll().toStdString());
        QVERIFY(read && readBuiltDeck(*read) && *readBuiltDeck(*read) == [] {
            const Checked<Json> deck = parseJson(trainingDeck().toStdString());
            return *readBuiltDeck(*deck);
        }());
        QFile paper(pdf);
        QVERIFY(paper.open(QIODevice::ReadOnly) && paper.read(5) == "%PDF-");
        QVERIFY(deckHtml(table.page().deck().deck).contains(s("<b>Maxxor</b>")));
    }

    /// Good lines come in beside bad ones; what is known in data is not replaced by words; an example can be saved.
    void aListComesInByItsGoodLines()
    {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        LibraryWindow table(folder.path());
        table.press("takeInCards");
        QVERIFY(table.find<TextLabel>("importLines")->text().contains(s("build_points")));
        table.shoot("import-asked");
        table.press("leaveImport");
        const QByteArray list =
            "type,name,tribe,courage,power,wisdom,speed,energy,mugic_ability,build_points,base,fire,earth,"
            "initiative,text\n"
            "creature,Ola's Own,danian,50,50,50,50,40,1,,,,,,Swift 1. Nobody sleeps at dawn.\n"
            "creature,Nobody's,dwarf,50,50,50,50,40,1,,,,,,\n"
            "attack,Ash Torrent,,,,,,,,1,0,5,5,,It burns somehow.\n"
            "location,Far Field,,,,,,,,,,,,Warbeast,\n";
        table.page().takeIn(fileIn(files, "list.csv", list));
        table.shoot("import");
        const QString lines = table.find<TextLabel>("importLines")->text();
        QVERIFY2(lines.contains(s("New: 2")) && lines.contains(s("same numbers: 1")), qPrintable(lines));
        QVERIFY2(lines.contains(s("left to you at the table: 1, on cards: 1")), qPrintable(lines));
        QVERIFY(table.find<TextLabel>("badLines")->text().contains(s("list.csv, line 3: tribe: ")));
        QCOMPARE(table.find<ChoiceButton>("importCards")->title(), s("Import the other 2"));
        table.press("importCards");
        table.shoot("import-done");
        table.press("leaveImport");
        const auto find = [&](const char* name) {
            for (const CardRow& row : table.page().shelf().rows()) {
                if (row.name == QString::fromLatin1(name))
                    return *table.page().shelf().card(row.id);
            }
            return AnyCard();
        };
        QCOMPARE(baseOf(find("Ola's Own")).text.value_or(""), std::string("Swift 1. Nobody sleeps at dawn."));
        QCOMPARE(std::get<LocationCard>(find("Far Field")).initiative.text, std::string("Warbeast"));
        QVERIFY(!std::get<AttackCard>(find("Ash Torrent")).attack.effects.empty());
    }

    /// A card that takes the place of another does so in decks; taken back, all is as it was, in one go.
    void aListIsTakenBackInDecks()
    {
        const QTemporaryDir folder;
        const auto store = Store::open(folder.path());
        LibraryShelf shelf(**store);
        QVERIFY(shelf.open().empty());
        AttackCard card = std::get<AttackCard>(blankCard(CardKind::Attack));
        card.name = "Ola's Own";
        card.attack.base = 5;
        QVERIFY(shelf.keep(QString(), AnyCard(card)));
        BuiltDeck deck;
        deck.name = "Ola";
        deck.cards.attacks = {card};
        deck.cards.attacks.front().count = 2;
        QVERIFY(shelf.keep(QString(), deck));
        const auto base = [&] { return shelf.decks().front().deck.cards.attacks.front().attack.base; };
        card.attack.base = 10;
        AttackCard other = card;
        other.name = "Another";
        const std::size_t before = shelf.rows().size();
        const auto done = shelf.takeIn(shelf.planned({card, other}));
        QVERIFY(done);
        QCOMPARE(done->replaced, 1);
        QCOMPARE(done->fresh, 1);
        QCOMPARE(base(), 10);
        QCOMPARE(shelf.decks().front().deck.cards.attacks.front().count, 2);
        QCOMPARE(shelf.rows().size(), before + 1);
        QVERIFY(meddled(folder.path(), s("CREATE TRIGGER no BEFORE DELETE ON things BEGIN "
                                         "SELECT RAISE(ABORT, 'nothing goes today'); END")));
        QVERIFY(!shelf.takeBack(*done).empty());
        QVERIFY(meddled(folder.path(), s("DROP TRIGGER no")));
        QCOMPARE(base(), 10);
        QCOMPARE(shelf.rows().size(), before + 1);
        QVERIFY(shelf.takeBack(*done).empty());
        QCOMPARE(base(), 5);
        QCOMPARE(shelf.rows().size(), before);
    }

    /// What the editor proposes to type it understands itself, in each language.
    void whatIsProposedIsUnderstood()
    {
        for (const char* language : {"en", "hu", "pl"}) {
            const QTemporaryDir folder;
            LibraryWindow table(folder.path(), Hand::With::Mouse, {QSize(1366, 768), 1.0, language});
            table.press("newCard");
            const auto kinds = table.find<SegmentedChoice>("kind")->findChildren<ChoiceButton*>();
            QCOMPARE(kinds.size(), 5);
            for (int kind = 0; kind < 5; ++kind) {
                QCOMPARE(table.hand->press(*kinds[kind]), QString());
                AnyCard card = blankCard(static_cast<CardKind>(kind));
                const QString proposed = table.find<QLineEdit>("cardText")->placeholderText();
                for (const ReadSentence& one : addText(card, proposed.toStdString()))
                    QVERIFY2(!one.as.empty(), one.text.c_str());
            }
        }
    }

    /// From the deck to the table: the new match has its board, and the deck waits behind the curtain.
    void aDeckIsTakenAlong()
    {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        LibraryWindow table(folder.path());
        table.page().takeIn(fileIn(files, "dawn.json", trainingDeck()));
        table.press("playDeck");
        QCOMPARE(table.find<SegmentedChoice>("size")->current(), 1);
        QVERIFY(table.find<TextLabel>("missing")->text().contains(s("Dawn")));
        table.press("startButton");
        QVERIFY(table.window->session() != nullptr);
        table.find<QAbstractButton>("showHand_one")->click(); // as Enter does
        const auto buttons = table.window->findChildren<ChoiceButton*>();
        const auto dawn = std::find_if(buttons.begin(), buttons.end(),
                                       [](const ChoiceButton* one) { return one->title() == s("Dawn"); });
        QVERIFY(dawn != buttons.end());
        QCOMPARE(table.hand->press(**dawn), QString());
        QVERIFY(table.window->session()->as<Game>().state().seats[Player::One].deck != nullptr);
    }

    void theSwapIsOffered()
    {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        LibraryWindow table(folder.path());
        table.page().takeIn(fileIn(files, "dawn.json", trainingDeck()));
        table.type("cardSearch", "flame orb");
        table.add();
        table.add();
        table.type("cardSearch", "ektospasm");
        table.add(true);
        table.add(true);
        QCOMPARE(table.broken(), std::vector<DeckTopic>{DeckTopic::BuildPoints});
        table.shoot("swap");
        table.press("swap");
        QVERIFY(table.broken().empty());
        QVERIFY(!table.find<MainButton>("playDeck")->isUnavailable());
    }

    /// The search knows the words that translators have given to the cards.
    void theVocabularyIsThatOfTheTranslations()
    {
        const QTemporaryDir folder;
        for (const char* language : {"en", "hu", "pl"}) {
            LibraryWindow table(folder.path(), Hand::With::Mouse, {{1366, 768}, 1.0, language});
            const auto knows = [](const QStringList& names, Sentence word) {
                return names.contains(wordsOf(Text{word}.render()).join(u' '));
            };
            for (const Affiliation one : {Affiliation::Generic, Affiliation::Overworld, Affiliation::Underworld,
                                          Affiliation::Danian, Affiliation::Mipedian, Affiliation::Marrillian})
                QVERIFY2(knows(namesOf(one), nameOf(one)), qPrintable(Text{nameOf(one)}.render()));
            for (const Element one : allElements)
                QVERIFY2(knows(namesOf(one), nameOf(one)), qPrintable(Text{nameOf(one)}.render()));
            for (int i = 0; i <= static_cast<int>(Figure::Energy); ++i) {
                const Sentence word = i < 4 ? nameOf(static_cast<Discipline>(i)) : nameOf(Stat::Energy);
                QVERIFY2(knows(namesOf(static_cast<Figure>(i)), word), qPrintable(Text{word}.render()));
            }
            for (int i = 0; i < 14; ++i) {
                const auto one = static_cast<KeywordKind>(i);
                QVERIFY2(knows(namesOf(one), nameOf(one)), qPrintable(Text{nameOf(one)}.render()));
            }
        }
    }

    void everySizeHasRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(2560, 1440)}) {
            for (const char* language : {"en", "hu", "pl"})
                QTest::addRow("%d-%s", size.width(), language) << size << 1.0 << s(language);
        }
        QTest::newRow("1366-large") << QSize(1366, 768) << 2.0 << s("en");
        QTest::newRow("2560-large") << QSize(2560, 1440) << 2.0 << s("hu");
    }
    void everySizeHasRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QTemporaryDir files;
        LibraryWindow table(folder.path(), Hand::With::Mouse, {size, scale, language.toLatin1().constData()});
        table.page().takeIn(fileIn(files, "dawn.json", trainingDeck()));
        table.find<NoticeBar>("noticeBar")->dismiss();
        table.type("cardSearch", "over");
        table.list().setCurrentIndex(table.list().cards().index(4));
        table.shoot(QTest::currentDataTag());
        QVERIFY(table.window->width() <= size.width() && table.window->height() <= size.height());
        QVERIFY(table.list().viewport()->height() >= 3 * table.list().sizeHintForRow(0));
        auto* tabs = table.find<SegmentedChoice>("libraryTabs");
        for (int tab = 1; tab < 3 && tabs->isVisible(); ++tab) {
            QCOMPARE(table.hand->press(*tabs->findChildren<ChoiceButton*>()[tab]), QString());
            table.shoot((std::string(QTest::currentDataTag()) + "-tab" + std::to_string(tab)).c_str());
            QVERIFY((tab == 1 ? table.find<QWidget>("cardEditor") : table.find<QWidget>("deckPanel"))->isVisible());
        }
    }

    /// 5,000 cards: opened, and searched with each key (docs/benchmarks.md has the release build's numbers).
    void fiveThousandCards()
    {
        const QTemporaryDir folder;
        const auto store = Store::open(folder.path());
        LibraryShelf shelf(**store);
        std::vector<AnyCard> cards;
        const std::vector<AnyCard> printed = cardsOf(printedFacts()->cards);
        for (int i = 0; i < 5000; ++i) {
            AnyCard card = printed[static_cast<std::size_t>(i) % printed.size()];
            baseOf(card).name += ' ' + std::to_string(i);
            cards.push_back(std::move(card));
        }
        QVERIFY(shelf.takeIn(shelf.planned(cards)));
        QCOMPARE(shelf.rows().size(), std::size_t{5090});
        QCOMPARE(found(shelf.rows(), {s("maxxor 4500"), {}, {}, {}}).size(), std::size_t{1});
    }
};

QTEST_MAIN(TestChaoticCards)
#include "tst_chaotic_cards.moc"
