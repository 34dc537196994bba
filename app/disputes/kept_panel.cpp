// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/kept_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

constexpr std::size_t mostCases = 3;
constexpr std::size_t mostDifferences = 2;

QString day(Instant at)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(at.toIso()), Qt::ISODate);
    return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
}

} // namespace

KeptPanel::KeptPanel(QWidget* parent) : PanelBox(Colour::Surface, parent)
{
    setObjectName(QStringLiteral("precedents"));
    hide();
}

void KeptPanel::setCases(const DisputeGame& game, const Question& question, const Json& now,
                         const std::vector<KeptRuling>& precedents)
{
    letGo(std::exchange(m_cases, nullptr));
    struct Near {
        const KeptRuling* ruling;
        std::vector<Change> differences;
    };
    std::vector<Near> cases;
    for (const KeptRuling& ruling : precedents)
        cases.push_back({&ruling, differences(question.input, now, ruling.input)});
    std::stable_sort(cases.begin(), cases.end(),
                     [](const Near& a, const Near& b) { return a.differences.size() < b.differences.size(); });
    setVisible(!cases.empty());
    if (cases.empty())
        return;
    const FormWords form({&game.game->guide.labels, game.names});
    m_cases = new QWidget(this);
    auto* column = columnIn(*m_cases, 0, {new Paragraph(tr("House precedents"), TypeStep::Label, Colour::Text)});
    for (std::size_t i = 0; i < std::min(cases.size(), mostCases); ++i) {
        const KeptRuling& kept = *cases[i].ruling;
        const Checked<JsonRuling> ruling = askQuestion(question, kept.input);
        const QString ruled = ruling ? rulingWords(game, question, kept.input, *ruling).verdict : QString();
        const QString said = kept.decision.empty() ? ruled : QString::fromStdString(kept.decision);
        const bool isOtherwise = ruling && ruling->verdict != kept.ruling.value("verdict", Json());
        column->addWidget(new Paragraph(labelled(day(kept.at), said), TypeStep::Body, Colour::Text));
        if (!kept.decision.empty() && !ruled.isEmpty())
            column->addWidget(new Paragraph(tr("The ruling was: %1").arg(ruled), TypeStep::Caption, Colour::TextMuted));
        if (isOtherwise)
            column->addWidget(new Paragraph(tr("The program's rules judge it differently today."), TypeStep::Caption,
                                            Colour::TextMuted));
        QStringList others;
        for (std::size_t d = 0; d < std::min(cases[i].differences.size(), mostDifferences); ++d) {
            const Change& change = cases[i].differences[d];
            others << form.place(question.input, change.to.is_null() ? now : kept.input, change.at);
        }
        const QString apart = others.isEmpty() ? tr("The same facts.")
                              : cases[i].differences.size() > mostDifferences
                                  ? tr("Different facts then: %1 and more.").arg(others.join(CommonWords::tr("; ")))
                                  : tr("Different facts then: %1.").arg(others.join(CommonWords::tr("; ")));
        column->addWidget(new Paragraph(apart, TypeStep::Caption, Colour::TextMuted));
        auto* look = new ChoiceButton(tr("View"), ButtonLook::Outline, m_cases);
        look->setObjectName(QStringLiteral("lookAtPrecedent_%1").arg(i));
        auto* drop = new ChoiceButton(tr("Discard"), ButtonLook::Quiet, m_cases);
        drop->setObjectName(QStringLiteral("dropPrecedent_%1").arg(i));
        connect(look, &QAbstractButton::clicked, this, [this, input = kept.input] { Q_EMIT opened(input); });
        connect(drop, &QAbstractButton::clicked, this, [this, id = kept.id] { Q_EMIT dropped(id); });
        column->addLayout(rowOf({look, drop, spareRoom}));
    }
    m_column->addWidget(m_cases);
}

} // namespace whistle

#include "moc_kept_panel.cpp"
