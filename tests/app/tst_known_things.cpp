// SPDX-License-Identifier: GPL-3.0-or-later
// What has been typed in once: what a match teaches, what is kept, what a form makes of it.
#include "forms/form.h"
#include "match/known_things.h"
#include "match/settings.h"

#include <QTest>

using namespace whistle;

namespace {

const Json wolves{{"name", "Wolves"}, {"strength", 3}};
const Json strongWolves{{"name", "Wolves"}, {"strength", 4}};
const Json imps{{"name", "Imps"}, {"strength", 2}};

Json said(const Json& one)
{
    return {{"encounter", {{one.at("name").get<std::string>(), one}}}};
}

} // namespace

class TestKnownThings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedInIsKnownInTheNextMatch()
    {
        Settings settings;
        KnownThings first("heroes");
        first.learn(Json::object()); // the match as it was opened
        first.keepIn(settings);
        first.learn(said(wolves));
        KnownThings next("heroes");
        QVERIFY(!next.find("encounter", "Wolves"));
        next.keepIn(settings);
        QVERIFY(*next.find("encounter", "Wolves") == wolves);
        KnownThings ofAnotherGame("chaotic");
        ofAnotherGame.keepIn(settings);
        QVERIFY(!ofAnotherGame.find("encounter", "Wolves"));
    }

    void whatWasPutRightElsewhereStays()
    {
        Settings settings;
        KnownThings corrected("heroes");
        corrected.keepIn(settings);
        corrected.keep("encounter", "Wolves", strongWolves);
        QVERIFY(corrected.isKept("encounter", "Wolves") && !corrected.isKept("encounter", "Imps"));
        KnownThings old("heroes");
        old.learn(said(wolves)); // an old match with the mistake is opened
        old.keepIn(settings);
        QVERIFY(*old.find("encounter", "Wolves") == strongWolves);
        Json more = said(wolves);
        more["encounter"]["Imps"] = imps;
        old.learn(more);
        QVERIFY(*old.find("encounter", "Wolves") == strongWolves);
        QVERIFY(*old.find("encounter", "Imps") == imps);
        old.learn(said(Json{{"name", "Wolves"}, {"strength", 5}})); // now it is corrected in that match
        QCOMPARE(old.find("encounter", "Wolves")->at("strength").get<int>(), 5);
    }

    /// A match and the page about the box are open at the same time.
    void whatAnotherPageHasKeptIsNotLost()
    {
        Settings settings;
        KnownThings match("heroes");
        match.keepIn(settings);
        match.learn(Json::object());
        KnownThings box("heroes");
        box.keepIn(settings);
        box.keep("encounter", "Wolves", wolves);
        match.learn(said(imps));
        box.keep("haven", "level_2", 4);
        KnownThings next("heroes");
        next.keepIn(settings);
        QVERIFY(next.isKept("encounter", "Wolves") && next.isKept("encounter", "Imps") &&
                next.isKept("haven", "level_2"));
        next.forget("encounter", "Wolves");
        next.forget("encounter", "Nobody");
        match.learn(said(imps));
        QVERIFY(!match.find("encounter", "Wolves") && match.find("encounter", "Imps"));
    }

    void playersComeBeforePacks()
    {
        KnownThings things("heroes");
        things.offer("encounter", "Wolves", strongWolves);
        things.offer("encounter", "Bats", {{"name", "Bats"}});
        things.learn(said(wolves));
        QVERIFY(*things.find("encounter", "Wolves") == wolves);
        QCOMPARE(things.names("encounter"), (std::vector<std::string>{"Bats", "Wolves"}));
        QVERIFY(things.names("site").empty());
    }

    void whatIsDamagedIsLeftOut()
    {
        Settings settings;
        settings.setValue(QStringLiteral("heroes/known"),
                          QStringLiteral(R"({"encounter": 3, "haven": {"level_2": 4}})"));
        KnownThings things("heroes");
        things.keepIn(settings);
        QVERIFY(!things.find("encounter", "Wolves"));
        QCOMPARE(things.find("haven", "level_2")->get<int>(), 4);
        settings.setValue(QStringLiteral("heroes/known"), QStringLiteral("[{"));
        KnownThings none("heroes");
        none.keepIn(settings);
        QVERIFY(!none.find("haven", "level_2"));
    }

    /// Where the thing is a part of something else, that stays.
    void whatStandsBesideAThingStays()
    {
        const Shape shape = Shape::object({required("hero", Shape::text()), optional("kind", Shape::text()),
                                           required("site", Shape::text().declaring("site"))});
        KnownThings things("heroes");
        things.learn({{"site", {{"Old mill", {{"kind", "sawmill"}}}}}});
        Form::Guide guide;
        things.guide(guide, shape);
        const Json taken = guide.completed({{"hero", "Anton"}, {"site", "Old mill"}}, "/site");
        QCOMPARE(taken.at("hero").get<std::string>(), std::string("Anton"));
        QCOMPARE(taken.at("kind").get<std::string>(), std::string("sawmill"));
    }

    void aNameThatIsChosenBringsTheRest()
    {
        const Shape shape =
            Shape::object({required("opponent", Shape::object({required("name", Shape::text().declaring("encounter")),
                                                               required("strength", Shape::integer(0, 20))}))});
        KnownThings things("heroes");
        things.learn(said(wolves));
        Form::Guide guide;
        guide.usualNames = [](std::string_view) { return std::vector<std::string>{"Ogres"}; };
        things.guide(guide, shape);
        QCOMPARE(guide.usualNames("encounter"), (std::vector<std::string>{"Ogres", "Wolves"}));
        const Json named{{"opponent", {{"name", "Wolves"}}}};
        QVERIFY(guide.completed(named, "/opponent/name") == (Json{{"opponent", wolves}}));
        QVERIFY(guide.completed(named, "/opponent/strength") == named);
        const Json ofAnother{{"opponent", {{"name", "Wolves"}, {"strength", 9}, {"elite", true}}}};
        QVERIFY(guide.completed(ofAnother, "/opponent/name") == (Json{{"opponent", wolves}}));
        const Json other{{"opponent", {{"name", "Ogres"}}}};
        QVERIFY(guide.completed(other, "/opponent/name") == other);
    }
};

QTEST_MAIN(TestKnownThings)
#include "tst_known_things.moc"
