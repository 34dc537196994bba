// SPDX-License-Identifier: GPL-3.0-or-later
#include "box/box_contents.h"

#include "box/box_page.h"

namespace whistle {

Checked<std::string> BoxContents::keep(const std::string& key, const NumberSheetState& /*sheet*/)
{
    return key;
}

Checked<std::string> BoxContents::keepSaid(const std::string& key, const Json& /*said*/)
{
    return key;
}

std::unique_ptr<BoxEditor> BoxContents::makeEditor() const
{
    return nullptr;
}

Problems BoxContents::forget(const std::string& /*key*/)
{
    return {};
}

CompanionEntry boxEntry(Sentence game, std::function<std::unique_ptr<BoxContents>(Store&, Settings&)> contents)
{
    CompanionEntry entry;
    entry.id = QLatin1String(boxPageId);
    entry.title = {"common", QT_TRANSLATE_NOOP("common", "What Whistle knows about this box")};
    entry.icon = Icon::Info;
    entry.isOnHome = false;
    entry.isOfBox = true;
    entry.page = [game, contents = std::move(contents)](Store& store, Settings& settings,
                                                        QWidget* parent) -> CompanionPage* {
        return new BoxPage(game, contents(store, settings), parent);
    };
    return entry;
}

} // namespace whistle

#include "moc_box_contents.cpp"
