// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/side_sheets.h"

#include "window/keys_sheet.h"
#include "window/rule_sheet.h"
#include "window/settings_sheet.h"

#include <QBoxLayout>
#include <algorithm>
#include <utility>

namespace whistle {

SideSheets::SideSheets(QBoxLayout& place, QStringList books, QObject* parent)
    : QObject(parent)
    , m_place(place)
    , m_books(std::move(books))
{
}

void SideSheets::openRule(const QString& rule)
{
    if (!m_rule) {
        m_rule = new RuleSheet(m_books);
        connect(m_rule, &RuleSheet::rulebookAsked, this, &SideSheets::rulebookAsked);
        add(m_rule);
    }
    m_rule->open(rule);
    open(m_rule);
}

void SideSheets::toggleSettings(Settings& settings)
{
    if (m_settings && m_settings->isVisible()) {
        close();
        return;
    }
    if (!m_settings) {
        m_settings = new SettingsSheet(settings);
        connect(m_settings, &SettingsSheet::cueTried, this, &SideSheets::cueTried);
        connect(m_settings, &SettingsSheet::backUpAsked, this, &SideSheets::backUpAsked);
        connect(m_settings, &SettingsSheet::restoreAsked, this, &SideSheets::restoreAsked);
        connect(m_settings, &SettingsSheet::clubAsked, this, &SideSheets::clubAsked);
        add(m_settings);
    }
    open(m_settings);
    m_settings->setFocus(Qt::OtherFocusReason);
}

void SideSheets::forgetSettings()
{
    delete std::exchange(m_settings, nullptr);
}

void SideSheets::openKeys(const QWidget* page, const QStringList& besides)
{
    if (!m_keys) {
        m_keys = new KeysSheet;
        add(m_keys);
    }
    m_keys->open(page, besides);
    open(m_keys);
}

std::vector<Sheet*> SideSheets::made() const
{
    std::vector<Sheet*> all;
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_rule, m_settings, m_keys}) {
        if (sheet != nullptr)
            all.push_back(sheet);
    }
    return all;
}

const Sheet* SideSheets::opened() const
{
    const std::vector<Sheet*> all = made();
    const auto found = std::find_if(all.begin(), all.end(), [](const Sheet* one) { return !one->isHidden(); });
    return found == all.end() ? nullptr : *found;
}

void SideSheets::add(Sheet* sheet)
{
    connect(sheet, &Sheet::closed, this, &SideSheets::close);
    m_place.addWidget(sheet);
}

void SideSheets::open(Sheet* sheet)
{
    for (Sheet* one : made())
        one->setVisible(one == sheet);
    Q_EMIT changed();
}

void SideSheets::close()
{
    for (Sheet* one : made())
        one->hide();
    Q_EMIT changed();
    Q_EMIT closed();
}

} // namespace whistle

#include "moc_side_sheets.cpp"
