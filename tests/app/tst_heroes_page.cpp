#include <QTest>
class TestHeroesPage : public QObject { Q_OBJECT };
QTEST_MAIN(TestHeroesPage)
#include "tst_heroes_page.moc"
