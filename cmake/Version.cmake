# The version and its day stand in one place, the newest heading of CHANGELOG.md: "## 0.9.0 (2026-11-27)"; "(not yet
# released)" has no day.
set(changelog ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(STRINGS ${changelog} newest REGEX "^## [0-9]" LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ([0-9]+\\.[0-9]+\\.[0-9]+) \\((.*)\\)$")
  message(FATAL_ERROR "${changelog} has no heading like \"## 0.9.0 (2026-11-27)\".")
endif()
set(WHISTLE_VERSION ${CMAKE_MATCH_1})
set(WHISTLE_DATE ${CMAKE_MATCH_2})
if(NOT WHISTLE_DATE MATCHES "^[0-9-]+$")
  string(TIMESTAMP WHISTLE_DATE "%Y-%m-%d" UTC)
endif()

# What desktops, software centres and Flatpak know the program by, and where the project is at home. It has no public
# place yet: whoever publishes it says so here, and nothing else needs to change.
set(WHISTLE_ID org.whistle_referee.whistle)
set(WHISTLE_HOME https://whistle-referee.example)
