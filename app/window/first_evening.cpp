// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/first_evening.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/press/step_number.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "look/emblem.h"
#include "match/example.h"
#include "match/match_rows.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>

namespace whistle {

namespace {

/// So many entries of the example match are told.
constexpr std::size_t linesShown = 2;
/// The least width of a picture, and of the words beside it, in em of the text.
constexpr double pictureEms = 12;
constexpr double wordsEms = 17;
/// A moment of a match is drawn at least as large as this.
constexpr double shownEms = 32;
/// The shares of a wide panel that words and picture take.
constexpr int wordsShare = 3;
constexpr int pictureShare = 2;

/// A widget as a picture: a square of it, scaled and cut to fill the box round its middle. It takes no input.
class PictureOf : public QWidget {
public:
    explicit PictureOf(QWidget& shown) : m_shown(&shown)
    {
        shown.setParent(this);
        shown.hide();
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const int side = std::max({width(), height(), qRound(shownEms * em())});
        m_shown->resize(side, side);
        QPixmap picture(m_shown->size() * devicePixelRatio());
        picture.setDevicePixelRatio(devicePixelRatio());
        picture.fill(Qt::transparent);
        m_shown->render(&picture, {}, {}, QWidget::DrawChildren);
        QRectF filled({}, QSizeF(m_shown->size()).scaled(size(), Qt::KeepAspectRatioByExpanding));
        filled.moveCenter(QRectF(rect()).center());
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(filled, picture, QRectF(picture.rect()));
    }

private:
    QWidget* m_shown;
};

/// How far the example match is told: to the last entry of its first half that brought points.
std::size_t endOfTold(const std::vector<EntryMarks>& marks)
{
    std::size_t end = marks.size() / 2;
    while (end > 1 && marks[end - 1].points.empty())
        --end;
    return end;
}

} // namespace

/// What there is, in words with a picture beside or below them, and the one button that begins it.
class Teaser : public PanelBox {
public:
    explicit Teaser(const char* button) : PanelBox(Colour::Raised), m_begin(named(button, new MainButton))
    {
        const int edge = px(Length::SpaceL);
        m_body->setSpacing(px(Length::SpaceS));
        auto* words =
            columnOf(px(Length::SpaceM), {m_caption, m_title, m_body, spareRoom, {m_begin, 0, Qt::AlignLeft}, m_note});
        m_row = rowIn(*this, {px(Length::SpaceXl), edge, edge, edge}, edge, {{words, wordsShare}});
    }
    [[nodiscard]] MainButton& button() const { return *m_begin; }
    /// Of the words alone.
    [[nodiscard]] int leastWidth() const
    {
        const QMargins edges = m_row->contentsMargins();
        return qRound(wordsEms * em()) + edges.left() + edges.right();
    }
    virtual void retranslate() = 0;

protected:
    void setPicture(QWidget& picture)
    {
        auto* frame = new PanelBox(Colour::Sunken);
        columnIn(*frame, px(Length::SpaceS), {&picture});
        m_picture = frame;
        m_row->addWidget(frame, pictureShare);
    }
    void setWords(const QString& caption, const QString& title, const QString& button, const QString& note)
    {
        m_caption->setText(caption);
        m_title->setText(title);
        m_begin->setTitle(button);
        m_note->setText(note);
    }
    [[nodiscard]] QBoxLayout& body() const { return *m_body; }
    void resizeEvent(QResizeEvent* event) override
    {
        PanelBox::resizeEvent(event);
        if (m_picture != nullptr)
            m_picture->setVisible(width() >= leastWidth() + m_row->spacing() + qRound(pictureEms * em()));
    }

private:
    TextLabel* m_caption = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    MainButton* m_begin;
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    QBoxLayout* m_body = new QVBoxLayout;
    QBoxLayout* m_row = nullptr;
    QWidget* m_picture = nullptr;
};

/// The example match of a game, at a moment of it.
class ExampleTeaser : public Teaser {
public:
    ExampleTeaser(const GameEntry& game, std::unique_ptr<Match> match)
        : Teaser("watchMatch")
        , m_game(game)
        , m_match(std::move(match))
        , m_summary(game.digest(*m_match).summary)
    {
        m_match->setNames(game.names);
        QWidget* seats = flowOf(px(Length::SpaceM), {});
        for (const SummarySeat& seat : seatsOf(m_summary, m_game.names)) {
            auto* sign = new QWidget;
            m_seats.push_back(new TextLabel({}, TypeStep::Label));
            rowIn(*sign, 0, {new SeatEmblem(seat.seat), m_seats.back()});
            seats->layout()->addWidget(sign);
        }
        body().addWidget(seats);
        body().addWidget(m_text);
        const std::vector<LogEntry>& entries = m_match->entries();
        m_count = static_cast<int>(entries.size());
        const std::vector<EntryMarks> marks = game.past.marks(*m_match, 0);
        const std::size_t end = endOfTold(marks);
        for (std::size_t i = end - std::min(end, linesShown); i < end; ++i) {
            m_lines.push_back(new Paragraph);
            m_told.push_back(entries[i].headline);
            auto* line =
                rowOf(px(Length::SpaceS), {{new SeatEmblem(marks[i].seat), 0, Qt::AlignTop}, {m_lines.back(), 1}});
            for (const SeatPoints& got : marks[i].points) {
                auto* points = new CounterLabel(TypeStep::Label);
                points->setValue(got.points, CounterLabel::Sign::Always);
                line->addWidget(points, 0, Qt::AlignTop);
            }
            body().addLayout(line);
        }
        if (end == 0)
            return;
        MomentView* moment = game.past.view(nullptr);
        moment->showMoment(*m_match, entries[end - 1].number);
        setPicture(*new PictureOf(*moment));
    }
    void retranslate() override
    {
        setWords(FirstEvening::tr("New here? See what it does"), CommonWords::tr("Watch a match"),
                 CommonWords::tr("Watch a match"),
                 FirstEvening::tr("%n entries. Nothing to set up.", nullptr, m_count));
        m_text->setText(
            FirstEvening::tr("Entry by entry, each with its ruling. Stop anywhere and play on from there."));
        const std::vector<SummarySeat> seats = seatsOf(m_summary, m_game.names);
        for (std::size_t i = 0; i < m_seats.size(); ++i)
            m_seats[i]->setText(seats[i].name);
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            m_lines[i]->setText(m_told[i].render(m_match->names()));
    }

private:
    const GameEntry& m_game;
    std::unique_ptr<Match> m_match;
    Json m_summary;
    int m_count = 0;
    std::vector<TextLabel*> m_seats;
    TextLabel* m_text = new Paragraph;
    std::vector<Text> m_told;
    std::vector<TextLabel*> m_lines;
};

/// A lesson, with what one does in it.
class LessonTeaser : public Teaser {
public:
    explicit LessonTeaser(const CompanionEntry& lesson) : Teaser("beginLesson"), m_lesson(lesson)
    {
        int number = 0;
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            auto* circle = new StepNumber(++number);
            circle->setAt(number == 1 ? StepNumber::At::Now : StepNumber::At::Ahead);
            m_steps.push_back(new Paragraph);
            body().addLayout(rowOf(px(Length::SpaceM), {{circle, 0, Qt::AlignTop}, {m_steps.back(), 1}}));
        }
        if (lesson.picture)
            setPicture(*lesson.picture(nullptr));
    }
    void retranslate() override
    {
        setWords(Text{m_lesson.detail}.render(), Text{m_lesson.title}.render(), FirstEvening::tr("Begin"),
                 FirstEvening::tr("No match is left behind."));
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            m_steps[i]->setText(Text{m_lesson.steps[i]}.render());
    }

private:
    const CompanionEntry& m_lesson;
    std::vector<TextLabel*> m_steps;
};

FirstEvening::FirstEvening(const GameEntries& games, QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("firstEvening"));
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Length::SpaceL));
    for (const GameEntry& game : games) {
        const QString id = QString::fromStdString(game.game);
        Checked<std::unique_ptr<Match>> match =
            m_example || !hasExample(game.game) ? Problem{"", {}} : playExample(game.game);
        if (match) {
            m_example = new ExampleTeaser(game, std::move(*match));
            connect(&m_example->button(), &QAbstractButton::clicked, this, [this, id] { Q_EMIT exampleAsked(id); });
            row->addWidget(m_example, 1);
        }
        for (const CompanionEntry& one : game.companions) {
            if (m_lesson || one.steps.empty())
                continue;
            m_lesson = new LessonTeaser(one);
            connect(&m_lesson->button(), &QAbstractButton::clicked, this,
                    [this, id, page = one.id] { Q_EMIT companionAsked(id, page); });
        }
    }
    if (m_lesson)
        row->addWidget(m_lesson, 1);
    retranslate();
}

void FirstEvening::arrange()
{
    auto* row = static_cast<QBoxLayout*>(layout());
    int both = row->spacing();
    for (const Teaser* teaser : std::initializer_list<const Teaser*>{m_example, m_lesson})
        both += teaser ? teaser->leastWidth() : 0;
    row->setDirection(width() >= both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QSize FirstEvening::minimumSizeHint() const
{
    int wide = 0;
    for (const Teaser* teaser : std::initializer_list<const Teaser*>{m_example, m_lesson})
        wide = std::max(wide, teaser ? teaser->minimumSizeHint().width() : 0);
    return {wide, layout()->minimumSize().height()};
}

void FirstEvening::retranslate()
{
    for (Teaser* teaser : std::initializer_list<Teaser*>{m_example, m_lesson}) {
        if (teaser)
            teaser->retranslate();
    }
}

} // namespace whistle

#include "moc_first_evening.cpp"
