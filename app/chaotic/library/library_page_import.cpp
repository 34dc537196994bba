// SPDX-License-Identifier: GPL-3.0-or-later
// Files with cards and decks: what they would bring is seen before it comes in.
#include "base/common_words.h"
#include "base/outside_file.h"
#include "chaotic/library/deck_panel.h"
#include "chaotic/library/import.h"
#include "chaotic/library/import_panel.h"
#include "chaotic/library/library_page.h"
#include "chaotic/telling/game_words.h"
#include "look/paper.h"
#include "match/match_library.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <set>

namespace whistle::chaotic {

/// How a table is written, and where it is.
void LibraryPage::askFile()
{
    ImportPanelState shown;
    shown.title = tr("Import cards or a deck");
    shown.lines = {
        tr("A table saved by a spreadsheet (CSV), one card per line, with the column names in the first line:"),
        tr("All cards: %1")
            .arg(QStringLiteral("type (creature, battlegear, mugic, location, attack), name, text, unique")),
        labelled(GameWords::tr("Creatures"),
                 QStringLiteral("tribe, subtypes, courage, power, wisdom, speed, energy, mugic_ability, "
                                "elements, loyal")),
        labelled(GameWords::tr("Mugic"), QStringLiteral("tribe, cost")),
        labelled(GameWords::tr("Attacks"), QStringLiteral("build_points, base, fire, air, earth, water")),
        labelled(GameWords::tr("Locations"), QStringLiteral("initiative")),
        tr("The text column is read as printed on the card."),
        tr("Or a deck, or a list of cards, saved by Whistle (JSON)."),
    };
    shown.buttons = {
        ButtonSpec{QStringLiteral("chooseFile"), tr("Choose a file\u2026"),
                   [this] {
                       const QString path = QFileDialog::getOpenFileName(
                           this, tr("Import cards or a deck"), {}, tr("Cards and decks (*.csv *.json);;All files (*)"));
                       if (!path.isEmpty())
                           takeIn(path);
                   }}
            .as(ButtonLook::Main),
        ButtonSpec{QStringLiteral("saveExample"), tr("Save an example\u2026"),
                   [this] {
                       const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
                       saveText(tr("Save an example\u2026"), tr("cards.csv"), exampleSheet(language));
                   }}
            .as(ButtonLook::Outline),
        leaving(CommonWords::tr("Close")),
    };
    showImport(std::move(shown));
}

ButtonSpec LibraryPage::leaving(const QString& title)
{
    return ButtonSpec{QStringLiteral("leaveImport"), title, [this] { m_import->hide(); }}
        .as(ButtonLook::Outline)
        .on(Qt::Key_Escape);
}

void LibraryPage::showImport(ImportPanelState shown)
{
    m_import->setState(std::move(shown));
    m_import->setGeometry(rect());
    m_import->show();
    m_import->raise();
}

void LibraryPage::saveText(const QString& title, const QString& name, const std::string& text)
{
    const QString path = QFileDialog::getSaveFileName(this, title, name);
    if (path.isEmpty())
        return;
    const Problems problems = paper::write(path, QByteArray::fromStdString(text));
    if (problems.empty())
        Q_EMIT told(tr("Saved: %1").arg(path), {});
    else
        Q_EMIT told(CommonWords::tr("Could not save to %1.").arg(path), words(problems));
}

void LibraryPage::takeIn(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const Checked<std::string> bytes = readWholeFile(path, largestList);
    Checked<TakenIn> taken = bytes ? chaotic::takeIn(*bytes, name.toStdString()) : Checked<TakenIn>(bytes.problems());
    if (!taken) {
        Q_EMIT told(CommonWords::tr("%1 could not be imported.").arg(name), words(taken.problems()));
        return;
    }
    for (BuiltDeck& deck : taken->decks) {
        if (deck.name.empty())
            deck.name = QFileInfo(path).completeBaseName().toStdString();
        m_deck = {{}, std::move(deck)};
        keepDeck();
        note();
        Q_EMIT told(tr("Imported: the deck %1.").arg(QString::fromStdString(m_deck.deck.name)), {});
    }
    if (taken->decks.empty())
        offerImport(name, *taken);
    else
        m_import->hide();
}

/// Counted before it is accepted.
void LibraryPage::offerImport(const QString& name, const TakenIn& taken)
{
    ShelfImport import = m_shelf.planned(taken.cards);
    int sentences = 0;
    int cards = 0;
    for (const ShelfImport::Card& one : import.cards) {
        const std::vector<ReadSentence>& read = taken.origins[one.place].sentences;
        const auto left =
            std::count_if(read.begin(), read.end(), [](const ReadSentence& sentence) { return sentence.as.empty(); });
        sentences += static_cast<int>(left);
        cards += left > 0 ? 1 : 0;
    }
    ImportPanelState shown;
    shown.title = tr("%1: cards %2", "file, how many").arg(name).arg(taken.cards.size());
    shown.lines = {tr("New: %1").arg(import.fresh), tr("Replaces your own: %1").arg(import.replaced),
                   tr("Already known, with the same numbers: %1").arg(import.known),
                   tr("Sentences left to you at the table: %1, on cards: %2").arg(sentences).arg(cards)};
    if (taken.encoding != Encoding::Utf8)
        shown.lines << tr("The file was read as %1.").arg(QLatin1String(nameOf(taken.encoding)));
    const Problems problems = problemsOf(taken.bad, name.toStdString());
    std::set<int> lines;
    for (const BadLine& one : taken.bad)
        lines.insert(one.problem.line);
    if (!problems.empty())
        shown.badTitle = tr("Lines without a card: %1").arg(lines.size());
    shown.bad = words(problems);
    const QString title = problems.empty() ? tr("Import them: %1") : tr("Import the other %1");
    const auto count = import.cards.size();
    shown.buttons.push_back(ButtonSpec{QStringLiteral("importCards"), title.arg(count),
                                       [this, import = std::move(import)] { acceptImport(import); }}
                                .as(ButtonLook::Main)
                                .unless(count == 0, tr("All of them are already here.")));
    if (!problems.empty()) {
        std::string all;
        for (const BadLine& one : taken.bad)
            all += renderProblem(one.problem).toStdString() + '\n';
        shown.buttons.push_back(ButtonSpec{
            QStringLiteral("saveBadLines"), tr("Save the list\u2026"), [this, all] {
                saveText(tr("Save the list\u2026"), tr("lines.txt"), all);
            }}.as(ButtonLook::Outline));
    }
    shown.buttons.push_back(leaving(CommonWords::tr("Close")));
    showImport(std::move(shown));
}

void LibraryPage::acceptImport(const ShelfImport& import)
{
    const Checked<ShelfImport> done = m_shelf.takeIn(import);
    if (!done) {
        Q_EMIT told(tr("The cards could not be imported."), words(done.problems()));
        return;
    }
    ImportPanelState shown;
    shown.title = tr("Imported. Cards: %1.").arg(done->cards.size());
    shown.lines = {tr("New: %1").arg(done->fresh), tr("Replaces your own: %1").arg(done->replaced)};
    shown.buttons = {leaving(tr("To the cards")).as(ButtonLook::Main),
                     ButtonSpec{QStringLiteral("takeImportBack"), CommonWords::tr("Undo"),
                                [this, done = *done] {
                                    tell(m_shelf.takeBack(done));
                                    m_import->hide();
                                    showDraft(m_editor->draft());
                                    find();
                                }}
                         .as(ButtonLook::Outline)};
    showImport(std::move(shown));
    showDraft(m_editor->draft());
    find();
}

} // namespace whistle::chaotic
