# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent oracle for season leagues; see README.md."""
