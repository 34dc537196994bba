// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

namespace whistle {

enum class StepPlace { Done, Now, ToCome };

struct GuidedStep {
    QString title;
    QString note; ///< what came of it, or how far it is
    StepPlace place = StepPlace::ToCome;
    friend bool operator==(const GuidedStep&, const GuidedStep&) = default;
};

/// The numbered steps of something guided: done, now, to come.
class StepList : public QWidget {
    Q_OBJECT
public:
    explicit StepList(QWidget* parent = nullptr);
    void setSteps(const std::vector<GuidedStep>& steps);

private:
    std::vector<GuidedStep> m_steps;
};

} // namespace whistle
