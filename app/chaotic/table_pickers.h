// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/state.h"
#include "forms/form_control.h"

#include <QCoreApplication>
#include <functional>

namespace whistle::chaotic {

struct PickerWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::FormPickers)
};

using Table = std::function<const State&()>;

/// For what lies on the table: creatures, targets, items and effects, abilities, discarded Mugic, each by its name.
void addTablePickers(Pickers& pickers, const Table& table);

} // namespace whistle::chaotic
