// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder/backup_list.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "match/match_library.h"

#include <QDateTime>
#include <QLocale>
#include <QtConcurrentMap>
#include <algorithm>

namespace whistle {

QString momentOf(Instant instant)
{
    const QDateTime at = QDateTime::fromSecsSinceEpoch(instant.secondsSinceEpoch).toLocalTime();
    return enumerated(
        {QLocale().toString(at.date(), QLocale::LongFormat), QLocale().toString(at.time(), QLocale::ShortFormat)});
}

QString wordsFor(const BackupContent& content)
{
    const QString matches = CommonWords::tr("%n matches", nullptr, content.matches);
    const QString seasons =
        content.seasons == 1 ? BackupList::tr("1 season") : BackupList::tr("%n seasons", "", content.seasons);
    QString all = enumerated({matches, seasons});
    if (content.files > 0)
        all = enumerated({all, content.files == 1 ? BackupList::tr("1 other file")
                                                  : BackupList::tr("%n other files", "", content.files)});
    if (content.leftOut.empty())
        return all;
    QStringList leftOut;
    for (const std::string& path : content.leftOut)
        leftOut << QString::fromStdString(path);
    constexpr qsizetype most = 5;
    if (leftOut.size() > most)
        leftOut = leftOut.mid(0, most) << QStringLiteral("…");
    return BackupList::tr("%1; not in it: %2", "what is in it, files that no backup holds")
        .arg(all, leftOut.join(QStringLiteral(", ")));
}

BackupList::BackupList(const QString& folder, QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("backupList"));
    auto* column = columnIn(*this, 0);
    QStringList files;
    for (const AutomaticBackup& backup : automaticBackups(folder)) {
        addRow(backup, *column);
        files << backup.file;
    }
    connect(&m_looking, &QFutureWatcher<Sight>::resultReadyAt, this, &BackupList::take);
    connect(&m_looking, &QFutureWatcher<Sight>::finished, this, &BackupList::done);
    retranslate();
    m_looking.setFuture(QtConcurrent::mapped(files, [](const QString& file) {
        const Checked<BackupContent> content = inspectBackup(file);
        return Sight{content ? std::optional(*content) : std::nullopt, content.problems()};
    }));
}

BackupList::~BackupList()
{
    m_looking.cancel();
    m_looking.waitForFinished();
}

void BackupList::addRow(const AutomaticBackup& backup, QVBoxLayout& column)
{
    const auto number = static_cast<int>(m_rows.size());
    Row row{backup,
            {},
            new PanelBox(Colour::Raised),
            new Paragraph(TypeStep::Label),
            new Paragraph(TypeStep::Caption, Colour::TextMuted),
            new ChoiceButton({}, ButtonLook::Outline)};
    row.panel->setObjectName(QStringLiteral("backup%1").arg(number));
    row.detail->setObjectName(QStringLiteral("backupDetail%1").arg(number));
    row.restore->setObjectName(QStringLiteral("restoreButton%1").arg(number));
    rowIn(*row.panel, px(Length::SpaceL),
          {{columnOf(0, {row.title, row.detail}), 1}, {row.restore, 0, Qt::AlignVCenter}});
    column.addWidget(row.panel);
    connect(row.restore, &QAbstractButton::clicked, this, [this, file = backup.file] { Q_EMIT restoreAsked(file); });
    m_rows.push_back(std::move(row));
}

void BackupList::take(int index)
{
    m_rows[static_cast<std::size_t>(index)].sight = m_looking.resultAt(index);
    retranslate();
}

void BackupList::retranslate()
{
    setAccessibleName(CommonWords::tr("Backups"));
    // The latest sound one is the way on; it is known when all before it have been looked through.
    const auto first =
        std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return !row.sight || row.sight->content; });
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
        const QString size = QLocale().formattedDataSize(row->backup.bytes);
        const bool isSound = row->sight && row->sight->content;
        row->title->setText(momentOf(row->backup.madeAt));
        row->detail->setText(isSound      ? CommonWords::tr("%1 (%2)").arg(wordsFor(*row->sight->content), size)
                             : row->sight ? words(row->sight->problems).join(u' ')
                                          : tr("Examining it (%1).", "size").arg(size));
        row->restore->setTitle(CommonWords::tr("Restore"));
        row->restore->setAccessibleName(tr("Restore the backup of %1").arg(row->title->text()));
        row->restore->setLook(row == first && isSound ? ButtonLook::Main : ButtonLook::Outline);
        row->restore->setUnavailable(isSound ? QString() : row->detail->text());
    }
}

} // namespace whistle

#include "moc_backup_list.cpp"
