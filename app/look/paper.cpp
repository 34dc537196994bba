// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/paper.h"

#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace whistle::paper {

namespace {

constexpr Sentence cannotWrite{"report", QT_TRANSLATE_NOOP("report", "%1 cannot be written: %2.")};

Problems problemAt(const QSaveFile& file)
{
    const std::string path = file.fileName().toStdString();
    return {{path, Text{cannotWrite, path, file.errorString().toStdString()}}};
}

} // namespace

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

} // namespace whistle::paper
