// SPDX-License-Identifier: GPL-3.0-or-later
// What only those who work on the program see.
#include "parts/gallery.h"
#include "shell/main_window.h"
#include "shell/rail.h"

namespace whistle {

void MainWindow::showForDevelopers()
{
    m_rail->showGalleryEntry();
}

void MainWindow::goToGallery()
{
    if (!m_gallery)
        m_gallery = new Gallery;
    showPage(m_gallery);
    m_rail->setPlace(Rail::Place::Gallery);
    dropNewMatchPage();
}

} // namespace whistle
