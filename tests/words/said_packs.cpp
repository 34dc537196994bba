// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"
#include "chaotic/pack/facts.h"
#include "elgrande/pack/facts.h"
#include "everything_said.h"
#include "heroes/pack/facts.h"
#include "kaosball/pack/facts.h"
#include "mutated_json.h"
#include "packs/pack_shelf.h"

#include <QDir>
#include <QFile>

namespace whistle {

namespace {

std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A pack as it is laid on what is printed.
template <class Facts>
void hearPack(Heard& heard, PackShelf<Facts>& shelf, const std::string& text)
{
    const Checked<Pack> pack = readPack(text, "pack.json", shelf.form().shape());
    if (!pack) {
        heard.hear(pack.problems());
        return;
    }
    Facts facts = *shelf.printed();
    shelf.form().lay(facts, pack->content);
    heard.hear(shelf.form().check(*pack, facts));
}

template <class Facts>
void hearPrinted(Heard& heard, PackShelf<Facts>& shelf, const char* game)
{
    const std::string text =
        contentOf(QStringLiteral(WHISTLE_SOURCE_DIR "/resources/packs/%1/base.json").arg(QLatin1String(game)));
    MutatedJson mutations(1);
    for (int i = 0; i < 20; ++i)
        hearPack(heard, shelf, mutations.lineOf(*parseJson(text)));
}

} // namespace

void hearPacks(Heard& heard)
{
    const QDir broken(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/packs/broken"));
    for (const QString& file : broken.entryList(QDir::Files, QDir::Name))
        hearPack(heard, kaosball::packs(), contentOf(broken.filePath(file)));
    hearPrinted(heard, battleline::packs(), "battle-line");
    hearPrinted(heard, chaotic::packs(), "chaotic");
    hearPrinted(heard, elgrande::packs(), "el-grande");
    hearPrinted(heard, heroes::packs(), "heroes");
    hearPrinted(heard, kaosball::packs(), "kaosball");
}

} // namespace whistle
