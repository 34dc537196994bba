// SPDX-License-Identifier: GPL-3.0-or-later
// What only those who work on the program see.
#include "window/main_window.h"
#include "window/rail.h"

namespace whistle {

void MainWindow::showForDevelopers(std::function<QWidget*()> gallery)
{
    m_makeGallery = std::move(gallery);
    m_rail->showGalleryEntry();
}

void MainWindow::goToGallery()
{
    if (!m_gallery)
        m_gallery = m_makeGallery();
    showPage(m_gallery);
    m_rail->setPlace(Rail::Place::Gallery);
    dropNewMatchPage();
}

} // namespace whistle
