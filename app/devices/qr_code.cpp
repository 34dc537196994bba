// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/qr_code.h"

#include <QPainter>
#include <memory>
#include <qrencode.h>

namespace whistle {

QImage qrCode(const QString& text, int least)
{
    const QByteArray bytes = text.toUtf8();
    constexpr int anySize = 0;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(bytes.constData(), anySize, QR_ECLEVEL_M), &QRcode_free);
    if (!code)
        return {};
    constexpr int margin = 4; // modules, as readers want it
    const int modules = code->width + 2 * margin;
    const int size = std::max(1, (least + modules - 1) / modules);
    QImage image(modules * size, modules * size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int row = 0; row < code->width; ++row) {
        for (int column = 0; column < code->width; ++column) {
            const bool isDark = (code->data[row * code->width + column] & 1) != 0;
            if (isDark)
                painter.fillRect((column + margin) * size, (row + margin) * size, size, size, Qt::black);
        }
    }
    return image;
}

} // namespace whistle
