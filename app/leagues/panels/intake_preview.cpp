// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/intake_preview.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"

#include <QCoreApplication>

namespace whistle {

using namespace league_layout;

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::TablePage)
};

/// So many lines are shown of what comes in, and of what is left out.
constexpr std::size_t mostTaken = 5;
constexpr std::size_t mostLeftOut = 30;

} // namespace

IntakePreview::IntakePreview(QWidget* parent) : QWidget(parent)
{
    columnIn(*this, 0, -1, {m_follows, flowOf({m_accept, m_back, m_leave}), m_leftOut});
    connect(m_accept, &QAbstractButton::clicked, this, [this] {
        if (!m_accept->isUnavailable())
            Q_EMIT accepted();
    });
    connect(m_back, &QAbstractButton::clicked, this, &IntakePreview::takenBack);
    connect(m_leave, &QAbstractButton::clicked, this, &IntakePreview::left);
}

void IntakePreview::tell(const QStringList& problems, const league::Intake* intake, bool isIn)
{
    m_back->setTitle(TableWords::tr("Undo everything"));
    m_leave->setTitle(isIn ? CommonWords::tr("Done") : CommonWords::tr("Cancel"));
    m_accept->setVisible((intake || !problems.isEmpty()) && !isIn);
    m_back->setVisible(isIn);
    QStringList follows = problems;
    QStringList leftOut;
    const int lines = intake ? static_cast<int>(intake->taken.size()) : 0;
    if (intake && isIn) {
        follows << TableWords::tr("%n lines imported.", "", lines);
    } else if (intake) {
        if (lines > 0)
            follows << TableWords::tr("%n lines will be imported.", "", lines);
        if (intake->known > 0)
            follows << TableWords::tr("%n lines match what the season already has.", "", intake->known);
        if (!intake->leftOut.empty())
            follows << TableWords::tr("%n lines are left out; they are listed below.", "",
                                      static_cast<int>(intake->leftOut.size()));
        for (std::size_t i = 0; i < std::min(mostTaken, intake->taken.size()); ++i)
            follows << LeagueWords::tr("• %1").arg(intake->taken[i].what.render());
        if (intake->taken.size() > mostTaken)
            follows << TableWords::tr("• and so on", "one of a list");
    }
    for (std::size_t i = 0; intake && i < std::min(mostLeftOut, intake->leftOut.size()); ++i)
        leftOut << CommonWords::tr("Line %1: %2").arg(intake->leftOut[i].line).arg(intake->leftOut[i].message.render());
    m_follows->say(follows.join(u'\n'));
    m_leftOut->say(leftOut.join(u'\n'));
    m_accept->setTitle(TableWords::tr("Import %n lines", "", lines));
    m_accept->setUnavailable(lines > 0 ? QString() : TableWords::tr("None of these lines can be imported."));
}

void IntakePreview::goOn()
{
    m_leave->setFocus(Qt::OtherFocusReason);
}

QString sourceOf(const QString& from, const Checked<DecodedText>& text)
{
    return !text || text->encoding == Encoding::Utf8 ? from
                                                     : TableWords::tr("%1, written in %2", "file, encoding")
                                                           .arg(from, QString::fromLatin1(nameOf(text->encoding)));
}

} // namespace whistle

#include "moc_intake_preview.cpp"
