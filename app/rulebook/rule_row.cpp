// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_row.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "look/painting.h"
#include "rulebook/book_words.h"
#include "rulebook/house_rules.h"

#include <QPainter>

namespace whistle {

namespace {

using book_words::Words;

/// The column of the ids, and the most that a line of text is wide.
constexpr double idEm = 5;
constexpr double textEm = 42;

/// The words of a house rule behind the stripes that mark everything that is not as usual.
class HouseNote : public PanelBox {
public:
    using PanelBox::PanelBox;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        PanelBox::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int inset = px(Length::SpaceXs);
        paintStripes(painter, QRectF(inset, inset, px(Length::SpaceS), height() - 2 * inset), px(Length::RadiusSmall));
    }
};

} // namespace

RuleRow::RuleRow(const Rule& rule, const RuleContext& context, QWidget* parent)
    : QWidget(parent)
    , m_rule(rule)
    , m_context(context)
    , m_bookmark(new IconButton(Icon::Star, Words::tr("Bookmark rule %1").arg(QString::fromStdString(rule.id)), this))
{
    const QString id = QString::fromStdString(rule.id);
    setObjectName(QStringLiteral("rule_") + id);
    const RuleWords& said = rule.words.in(context.language);
    const RuleBook& book = *context.book;
    setAccessibleName(labelled(id, QString::fromStdString(said.title)));

    auto* number = new TextLabel(id, TypeStep::Label, Colour::Text, this);
    number->setFixedWidth(qRound(idEm * em()));
    number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    number->setFocusPolicy(Qt::NoFocus);
    auto* title =
        named("title", new Paragraph(book_words::richText(said.title, book, marks(said.title)), TypeStep::Label));
    title->setTextFormat(Qt::RichText);
    auto* column = columnOf(px(Length::SpaceXs), {title, words(said.text, "text")});
    for (const std::string& example : said.examples)
        column->addWidget(
            words(CommonWords::tr("Example: %1").arg(QString::fromStdString(example)).toStdString(), "example", true));
    if (!said.reason.empty())
        column->addWidget(
            words(CommonWords::tr("Why: %1").arg(QString::fromStdString(said.reason)).toStdString(), "reason", true));
    for (const Rule* change : context.match->changesOf(book, rule))
        column->addWidget(houseNote(*change));
    if (context.match->isOf(book) && context.match->cited.contains(rule.id)) {
        auto* used = new TextLabel(Words::tr("Used in this match"), TypeStep::Caption, Colour::TextMuted, this);
        used->setObjectName(QStringLiteral("usedInMatch"));
        column->addWidget(used);
    }
    QStringList about;
    for (const RuleKind kind : {RuleKind::Reading, RuleKind::Example}) {
        for (const Rule* other : book.about(rule.id, kind))
            about << QString::fromStdString(other->id);
    }
    for (const std::string& other : rule.about)
        about << QString::fromStdString(other);
    for (const std::string* text : {&said.text, &said.reason}) {
        for (const RuleMention mention : ruleMentions(*text))
            about << QString::fromStdString(text->substr(mention.at, mention.length));
    }
    about.removeDuplicates();
    if (!about.isEmpty()) {
        auto* chips = new RuleChips(about, this);
        connect(chips, &RuleChips::opened, this, &RuleRow::ruleAsked);
        column->addWidget(chips);
    }

    m_bookmark->setObjectName(QStringLiteral("bookmark_") + id);
    m_bookmark->setCheckable(true);
    connect(m_bookmark, &QAbstractButton::clicked, this,
            [this, id] { Q_EMIT bookmarkAsked(id, m_bookmark->isChecked()); });

    auto* text = new QWidget(this);
    text->setLayout(column);
    column->setContentsMargins(0, 0, 0, 0);
    text->setMaximumWidth(qRound(textEm * em()));
    const int edge = px(Length::SpaceM);
    rowIn(*this, {edge, px(Length::SpaceS)}, edge,
          {{number, 0, Qt::AlignTop}, {text, 1, Qt::AlignTop}, {m_bookmark, 0, Qt::AlignTop}});
}

std::vector<WordPlace> RuleRow::marks(const std::string& text) const
{
    return m_context.found == nullptr ? std::vector<WordPlace>()
                                      : m_context.found->marksIn(QString::fromStdString(text), m_context.language);
}

QWidget* RuleRow::words(const std::string& text, const char* name, bool muted)
{
    auto* label = new Paragraph(book_words::richText(text, *m_context.book, marks(text)), TypeStep::Body,
                                muted ? Colour::TextMuted : Colour::Text);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::RichText);
    // By keys the chips open the same rules: a label with links would keep Tab for itself.
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    connect(label, &QLabel::linkActivated, this, &RuleRow::ruleAsked);
    return label;
}

/// "House rule of this match": what the reading asks, and how this match answers it.
QWidget* RuleRow::houseNote(const Rule& change)
{
    const QString meaning = valueMeaning(change, m_context.match->changeOf(change), m_context.language);
    auto* note = new HouseNote(Colour::Raised, this);
    note->setObjectName(QStringLiteral("houseRule_") + QString::fromStdString(change.houseRule));
    const int edge = px(Length::SpaceS);
    const QString asked = QString::fromStdString(change.words.in(m_context.language).title);
    auto* answer = new Paragraph(CommonWords::tr("%1 (%2): %3").arg(asked, QString::fromStdString(change.id), meaning),
                                 TypeStep::Body, Colour::TextMuted);
    columnIn(*note, {px(Length::SpaceXl), edge, edge, edge}, px(Length::SpaceHair),
             {new TextLabel(Words::tr("House rule of this match"), TypeStep::Label, Colour::Text, note), answer});
    return note;
}

void RuleRow::setCurrent(bool current)
{
    m_current = current;
    update();
}

void RuleRow::setBookmarked(bool bookmarked)
{
    m_bookmark->setChecked(bookmarked);
}

void RuleRow::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
    Q_EMIT chosen(QString::fromStdString(m_rule.id));
}

void RuleRow::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_current)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = px(Length::RadiusControl);
    paintBox(painter, rect(), {colourOf(Colour::Raised), {}, radius});
    paintEdge(painter, rect(), Qt::LeftEdge, px(Length::LineSeat), radius, colourOf(Colour::Chalk));
}

} // namespace whistle

#include "moc_rule_row.cpp"
