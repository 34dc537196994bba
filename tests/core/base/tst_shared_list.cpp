// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shared_list.h"

#include <QTest>
#include <string>

using namespace whistle;

class TestSharedList : public QObject {
    Q_OBJECT

    static SharedList<std::string> numbers(int count)
    {
        SharedList<std::string> list;
        for (int i = 0; i < count; ++i)
            list.push_back(std::to_string(i));
        return list;
    }
    static std::string told(const SharedList<std::string>& list)
    {
        std::string all;
        for (const std::string& each : list)
            all += each + " ";
        return all;
    }

private Q_SLOTS:
    void aCopyIsChangedAlone()
    {
        const SharedList<std::string> list = numbers(200);
        SharedList<std::string> copy = list;
        copy.change(130) = "other";
        QCOMPARE(list[130], std::string("130"));
        QCOMPARE(copy[130], std::string("other"));
        QVERIFY(!copy.sharesWith(list, 130));
        QVERIFY(copy.sharesWith(list, 129));
        QVERIFY(!(copy == list));
        QCOMPARE(copy.changedSince(list), std::vector<std::size_t>{130});
        copy.push_back("200");
        QCOMPARE(copy.changedSince(list), (std::vector<std::size_t>{130, 200}));
        QVERIFY(list.changedSince(copy) == std::vector<std::size_t>{130});
        QVERIFY(!(copy == list));
    }

    void whatIsChangedBackIsEqual()
    {
        const SharedList<std::string> list = numbers(200);
        SharedList<std::string> copy = list;
        copy.change(130) = "other";
        copy.change(130) = "130";
        QVERIFY(copy == list);
    }

    void whatIsInsertedStandsBeforeWhatWasThere()
    {
        for (const int size : {0, 5, 63, 64, 65, 130}) {
            const SharedList<std::string> list = numbers(size);
            for (const int index : {0, size / 2, size}) {
                std::vector<std::string> wanted = list;
                wanted.insert(wanted.begin() + index, "new");
                SharedList<std::string> copy = list;
                copy.insert(static_cast<std::size_t>(index), "new");
                QCOMPARE(std::vector<std::string>(copy), wanted);
                QCOMPARE(list.size(), static_cast<std::size_t>(size));
                QCOMPARE(told(list), told(numbers(size)));
            }
        }
    }

    void itIsReadLikeAnyList()
    {
        const SharedList<std::string> list(std::vector<std::string>{"a", "b", "c"});
        QCOMPARE(list.front() + list.back(), std::string("ac"));
        QCOMPARE(std::find(list.begin(), list.end(), "b") - list.begin(), std::ptrdiff_t{1});
        QVERIFY(std::is_sorted(list.begin(), list.end()));
    }
};

QTEST_GUILESS_MAIN(TestSharedList)
#include "tst_shared_list.moc"
