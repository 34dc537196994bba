// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "disputes/ruling_text.h"

#include <QBoxLayout>

namespace whistle {

/// What the house decided when the same question came up before: the nearest cases, with what is different now.
class KeptPanel : public PanelBox {
    Q_OBJECT
public:
    explicit KeptPanel(QWidget* parent = nullptr);
    void setCases(const DisputeGame& game, const Question& question, const Json& now,
                  const std::vector<KeptRuling>& precedents);

Q_SIGNALS:
    /// It shall not be offered again.
    void dropped(const QString& id);
    /// Its facts shall be looked at.
    void opened(const whistle::Json& input);

private:
    QVBoxLayout* m_column = new QVBoxLayout(this);
    QWidget* m_cases = nullptr;
};

} // namespace whistle
