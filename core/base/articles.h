// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace whistle {

/// Whether a Hungarian would say "az" before these words ("az Amazonok", "az 5.", "az f4"), not "a".
[[nodiscard]] bool wantsAz(QStringView words);

/// Hungarian sentences are translated with "a(z)" where what follows is filled in later; once it is filled in, each
/// becomes the article that it wants. Other text stays as it is.
[[nodiscard]] QString withArticles(QString filled);

} // namespace whistle
