// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/sealing.h"

#include "base/shape.h"
#include "journal/texts.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QRandomGenerator>

namespace whistle {

namespace {

/// Its length would tell how much was chosen.
constexpr qsizetype padding = 256;

/// Mixes a text with what follows from the salt; a second time gives it back.
void mix(QByteArray& text, const std::string& salt)
{
    QByteArray stream;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i >= stream.size()) {
            stream += QCryptographicHash::hash(QByteArray::fromStdString(salt) + QByteArray::number(stream.size()),
                                               QCryptographicHash::Sha256);
        }
        text[i] = static_cast<char>(text[i] ^ stream[i]);
    }
}

const Shape& sealedShape()
{
    static const Shape shape = Shape::object(
        {required("sealed", Shape::text()), required("salt", Shape::text()), required("content", Shape::text())});
    return shape;
}

const Shape& contentShape()
{
    static const Shape shape =
        Shape::object({required("entry", Shape::anything()), optional("override", Shape::text())});
    return shape;
}

} // namespace

std::string randomSalt()
{
    QByteArray salt(16, '\0');
    for (char& byte : salt)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return salt.toHex().toStdString();
}

Json sealedJson(const Sealing& sealing, const SealedContent& content)
{
    Json whole{{"entry", content.entry}};
    if (content.overrideReason)
        whole["override"] = *content.overrideReason;
    QByteArray text = QByteArray::fromStdString(whole.dump());
    text = text.leftJustified((text.size() + padding - 1) / padding * padding, ' ');
    mix(text, sealing.salt);
    return {{"sealed", sealing.seat}, {"salt", sealing.salt}, {"content", text.toBase64().toStdString()}};
}

bool isSealedJson(const Json& entry)
{
    return entry.is_object() && entry.contains("sealed");
}

Checked<SealedContent> unsealed(const Json& entry)
{
    if (Problems problems = sealedShape().check(entry); !problems.empty())
        return problems;
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(entry["content"].get<std::string>()),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    QByteArray text = *decoded;
    mix(text, entry["salt"].get<std::string>());
    Checked<Json> whole = decoded ? parseJson(text.toStdString()) : Checked<Json>(Problem{});
    if (!whole || !contentShape().check(*whole).empty())
        return Problem{"/content", Text{journal_texts::notSealed}};
    SealedContent content{std::move((*whole)["entry"]), {}};
    if (const auto reason = whole->find("override"); reason != whole->end())
        content.overrideReason = reason->get<std::string>();
    return content;
}

} // namespace whistle
