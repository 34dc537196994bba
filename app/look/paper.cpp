// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <cmath>

namespace whistle::paper {

namespace {

constexpr Sentence cannotWrite{"common", QT_TRANSLATE_NOOP("common", "%1 cannot be written: %2.")};

Problems problemAt(const QSaveFile& file)
{
    const std::string path = file.fileName().toStdString();
    return {{path, Text{cannotWrite, path, file.errorString().toStdString()}}};
}

} // namespace

QString fileName(const QString& title)
{
    constexpr int longest = 80;
    static const QRegularExpression forbidden(QStringLiteral(R"([/\\:*?"<>|\x00-\x1f])"));
    QString name = title.left(longest).trimmed();
    name.replace(forbidden, QStringLiteral("-"));
    if (name.startsWith(u'.')) // hidden, or the folder above
        name.replace(0, 1, QStringLiteral("-"));
    return name;
}

Problems write(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return problemAt(file);
    return {};
}

Problems writePdf(const QString& path, const Sheet& sheet, const std::function<void(QPdfWriter&)>& print)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return problemAt(file);
    {
        QPdfWriter writer(&file);
        writer.setTitle(sheet.title);
        writer.setCreator(QStringLiteral("Whistle"));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(sheet.orientation);
        writer.setPageMargins(QMarginsF(sheet.margin, sheet.margin, sheet.margin, sheet.margin),
                              QPageLayout::Millimeter);
        writer.setResolution(sheet.density);
        print(writer);
    }
    return file.commit() ? Problems{} : problemAt(file);
}

const Theme& theme()
{
    static const Theme light({Shade::Light});
    return light;
}

void prepare(QTextDocument& document, const QPdfWriter& writer)
{
    document.setDefaultFont(theme().font(TypeStep::Caption));
    // The pages are as large as the paper's room; else the document keeps margins of its own inside it.
    document.setDocumentMargin(0);
    document.setPageSize(QSizeF(writer.width(), writer.height()));
}

void keepTogether(QTextDocument& document)
{
    const double page = document.pageSize().height();
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        QTextBlock heading = document.findBlock(frame->firstPosition() - 1);
        while (heading.text().isEmpty() && heading.previous().isValid())
            heading = heading.previous();
        if (QTextCursor(heading).currentTable() != nullptr)
            continue;
        const double top = layout.blockBoundingRect(heading).top();
        const double bottom = layout.frameBoundingRect(frame).bottom();
        if (bottom - top > page || std::floor(top / page) == std::floor((bottom - 1) / page))
            continue;
        QTextBlockFormat format = heading.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(heading).setBlockFormat(format);
    }
}

} // namespace whistle::paper
