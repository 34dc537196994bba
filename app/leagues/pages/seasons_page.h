// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class EmptyState;
class MainButton;
class PanelBox;
class TextLabel;

/// All seasons of the folder, the one changed last first.
///
/// objectNames: seasonsPage, startLeague, importSeason, seasonsEmpty, allSeasons, season_<uuid>.
class SeasonsPage : public QWidget {
    Q_OBJECT
public:
    explicit SeasonsPage(const SeasonLibrary& library, QWidget* parent = nullptr);
    void setSeasons(std::vector<MatchSummary> seasons);

Q_SIGNALS:
    void chosen(const QString& uuid);
    void newLeagueAsked();
    void importAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const SeasonLibrary& m_library;
    std::vector<MatchSummary> m_shown;
    TextLabel* m_title;
    TextLabel* m_hint;
    ChoiceButton* m_import;
    MainButton* m_start;
    PanelBox* m_list;
    PanelBox* m_emptyBox;
    EmptyState* m_empty;
    QVBoxLayout* m_rows;
    QBoxLayout* m_header;
    ChoiceButton* m_all; ///< shows those that are not in the list yet
    bool m_showsAll = false;
};

} // namespace whistle
