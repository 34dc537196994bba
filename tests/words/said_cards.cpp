// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/import.h"
#include "chaotic/library/understanding.h"
#include "everything_said.h"
#include "mutated_json.h"
#include "random_input.h"

#include <QFile>

namespace whistle {

namespace {

void hearOf(Heard& heard, const std::vector<chaotic::Understood>& all)
{
    for (const chaotic::Understood& one : all) {
        heard.hear(one.what);
        heard.hear(one.when);
    }
}

void hearSheet(Heard& heard, const std::string& sheet)
{
    const Checked<chaotic::TakenIn> taken = chaotic::lookThrough(sheet, "cards.csv");
    if (!taken) {
        heard.hear(taken.problems());
        return;
    }
    for (const chaotic::CardOrigin& origin : taken->origins) {
        for (const chaotic::ReadSentence& sentence : origin.sentences)
            hearOf(heard, sentence.as);
    }
    for (const chaotic::AnyCard& card : taken->cards)
        hearOf(heard, chaotic::understood(card));
    for (const chaotic::BadLine& line : taken->bad) {
        heard.hear(line.message);
        heard.hear(line.problem.message);
    }
}

/// A table of cards with a cell that is another one's, or longer, or missing.
std::string changedSheet(const std::string& sheet, unsigned seed)
{
    QStringList lines = QString::fromStdString(sheet).split(u'\n', Qt::SkipEmptyParts);
    MutatedJson chance(seed);
    const auto line = static_cast<qsizetype>(chance.below(static_cast<std::size_t>(lines.size())));
    QStringList cells = lines[line].split(u',');
    const auto cell = [&] { return static_cast<qsizetype>(chance.below(static_cast<std::size_t>(cells.size()))); };
    const qsizetype at = cell();
    switch (chance.below(4)) {
    case 0:
        cells[at] += u'x';
        break;
    case 1:
        cells[at] = cells[cell()];
        break;
    case 2:
        cells.removeAt(at);
        break;
    default:
        cells[at] = QStringLiteral("9999");
    }
    lines[line] = cells.join(u',');
    return lines.join(u'\n').toStdString();
}

} // namespace

void hearCards(Heard& heard)
{
    for (const char* path : {"/resources/packs/chaotic/example-cards.csv", "/tests/core/chaotic/real_cards.csv"}) {
        QFile file(QStringLiteral(WHISTLE_SOURCE_DIR) + QLatin1String(path));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const std::string sheet = file.readAll().toStdString();
        hearSheet(heard, sheet);
    }
    const std::string example = chaotic::exampleSheet("en");
    for (unsigned seed = 1; seed <= 100; ++seed)
        hearSheet(heard, changedSheet(example, seed));
    for (const auto kind : {chaotic::CardKind::Creature, chaotic::CardKind::Battlegear, chaotic::CardKind::Mugic,
                            chaotic::CardKind::Location, chaotic::CardKind::Attack}) {
        for (unsigned seed = 1; seed <= 200; ++seed)
            hearOf(heard, chaotic::understood(chaotic::readCard(kind, RandomInput(seed).of(chaotic::shapeOf(kind)))));
    }
}

} // namespace whistle
