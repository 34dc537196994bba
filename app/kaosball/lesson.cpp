// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/lesson.h"

#include "controls/panels/panel_box.h"
#include "controls/words/text_label.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/game.h"
#include "kaosball/page/kaosball_page.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "match/example.h"
#include "table/lesson_page.h"
#include "table/telling.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace whistle::kaosball {

namespace {

constexpr const char* entryContext = "whistle::kaosball::GameEntry";
constexpr Sentence lessonTitle{entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Your first contest")};
constexpr Sentence drag{
    entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Drag b1 of the Amazons onto r2 of the Fangs")};
constexpr Sentence tapCards{entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Tap the two cards there")};
constexpr Sentence readRuling{entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Read the ruling")};
constexpr Sentence takeBack{entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Undo (Z)")};

bool isUnderWay(const State& state)
{
    return state.activation.has_value() || state.lastContest.has_value();
}

bool isFought(const State& state)
{
    return state.lastContest.has_value();
}

/// What holds of the state, asked of the match.
std::function<bool(const Match&)> when(bool (*holds)(const State&))
{
    return [holds](const Match& match) { return holds(typed<Game>(match).state()); };
}

/// The Amazons' bruiser four spaces from the Fangs' runner that carries the ball.
LessonPage* firstContest(QWidget* parent)
{
    Lesson lesson;
    lesson.title = lessonTitle;
    lesson.game = Game::id;
    lesson.begins = when([](const State& state) {
        return state.phase == Phase::Turn && state.active >= 0 && state[state.active].name == "amazons";
    });
    lesson.steps = {{drag, when(isUnderWay)},
                    {tapCards, when(isFought)},
                    {readRuling},
                    {takeBack, when([](const State& state) { return !isFought(state); })}};
    lesson.end = {entryContext, QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry",
                                                  "That is all: drag, cards, undo. A whole match needs no more.")};
    lesson.page = [](MatchSession& session, QWidget* table) -> GamePage* { return new KaosballPage(session, table); };
    return new LessonPage(std::move(lesson), parent);
}

/// Who is dragged onto whom.
class DraggedOnto : public QWidget {
public:
    DraggedOnto(const FigureLook& one, const FigureLook& other) : m_one(one), m_other(other)
    {
        setMinimumHeight(qRound(Theme::current().scaled(88)));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        const double cell = std::min(height(), width() / 3);
        paintFigure(painter, middle - QPointF(cell, 0), cell, m_one, theme);
        paintFigure(painter, middle + QPointF(cell, 0), cell, m_other, theme);
        const double side = cell / 2;
        paintIcon(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, Icon::Right,
                  theme.colour(Colour::Text));
    }

private:
    FigureLook m_one;
    FigureLook m_other;
};

/// The first contest of the example match: the two figures, both sums and who wins.
class ContestPicture : public QWidget {
public:
    explicit ContestPicture(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
    {
        Checked<std::unique_ptr<Match>> played = playExample(Game::id, when(isFought));
        if (!played)
            return;
        m_match = std::move(*played);
        const GameMatch<Game>& game = typed<Game>(*m_match);
        const int number = game.entries().back().number;
        std::optional<State> before = game.stateAt(number - 1);
        const Checked<Command> command = game.journal().game().read(game.entryAt(number)->entry);
        if (!before || !command)
            return;
        const Facts& facts = game.journal().game().facts();
        m_draft = draftOf(*command, *before, facts);
        m_table = ShownTable(std::move(*before), facts);
        build();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            build();
    }

private:
    void build()
    {
        if (!m_draft)
            return;
        delete m_shown;
        m_shown = new QWidget;
        m_column->addWidget(m_shown);
        auto* column = new QVBoxLayout(m_shown);
        const ContestPreview seen = preview(*m_draft, m_table.state(), m_table.facts());
        const ArithmeticState sum = sumOf(*m_draft, seen, m_table);
        column->addStretch(1);
        column->addWidget(new DraggedOnto(m_table.look(m_draft->initiator), m_table.look(m_draft->targets.front())));
        column->addStretch(1);
        auto* sums = new QGridLayout;
        sums->setHorizontalSpacing(Theme::current().px(Length::SpaceM));
        for (const SumSide& side : sum.sides) {
            const int row = sums->rowCount();
            QStringList numbers;
            for (const SumTile& tile : side.tiles) {
                if (tile.form == TileForm::Number)
                    numbers << tile.number;
            }
            sums->addWidget(new SeatEmblem(side.seat), row, 1);
            sums->addWidget(new TextLabel(numbers.join(QStringLiteral(" + ")) + QStringLiteral(" ="), TypeStep::Number,
                                          Colour::TextMuted),
                            row, 2, Qt::AlignRight);
            sums->addWidget(new TextLabel(side.total, TypeStep::Score, side.wins ? Colour::Text : Colour::TextMuted),
                            row, 3);
        }
        sums->setColumnStretch(0, 1);
        sums->setColumnStretch(4, 1);
        column->addLayout(sums);
        column->addStretch(1);
        auto* verdict = new TextLabel(verdictWords(*m_draft, seen, m_table), TypeStep::Label);
        verdict->setWordWrap(true);
        verdict->setAlignment(Qt::AlignCenter);
        column->addWidget(verdict);
        column->addStretch(1);
    }

    QVBoxLayout* m_column;
    std::unique_ptr<Match> m_match; ///< to which the facts belong
    std::optional<ContestDraft> m_draft;
    ShownTable m_table;
    QWidget* m_shown = nullptr;
};

} // namespace

CompanionEntry lessonEntry()
{
    CompanionEntry lesson;
    lesson.id = QStringLiteral("lesson");
    lesson.title = lessonTitle;
    lesson.detail = {entryContext,
                     QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Kaosball: two minutes, with your own hands")};
    lesson.icon = Icon::Hand;
    lesson.page = [](Store&, Settings&, QWidget* parent) -> CompanionPage* { return firstContest(parent); };
    lesson.steps = {drag, tapCards, readRuling, takeBack};
    lesson.picture = [](QWidget* parent) -> QWidget* { return new ContestPicture(parent); };
    return lesson;
}

} // namespace whistle::kaosball
