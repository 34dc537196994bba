# Phones at a table, played by phones without a browser, and by Chromium, without which its tests are skipped.
whistle_module(phones_driver MOC
  SOURCES
    browser.cpp browser.h
    devices_table.cpp devices_table.h
    raw_phone.cpp raw_phone.h
    told_examples.cpp told_examples.h
  DEPENDS Whistle::devices Whistle::games Whistle::test_support Qt6::Test Qt6::WebSockets
)
target_include_directories(whistle_phones_driver PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_definitions(whistle_phones_driver PRIVATE WHISTLE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")

whistle_test(phone_table WIDGETS SOURCES tst_phone_table.cpp DEPENDS Whistle::devices Whistle::games Whistle::test_support SECONDS 300)
whistle_test(phones WIDGETS SOURCES tst_phones.cpp DEPENDS Whistle::phones_driver SECONDS 600)
whistle_test(season_phones ALONE WIDGETS SOURCES tst_season_phones.cpp ../app/inspection.cpp ../app/inspection.h DEPENDS Whistle::phones_driver Whistle::league_pages SECONDS 300)
target_include_directories(tst_season_phones PRIVATE ${CMAKE_SOURCE_DIR}/tests/app)
whistle_test(browser WIDGETS SOURCES tst_browser.cpp DEPENDS Whistle::phones_driver SECONDS 900)
whistle_test(season_browser WIDGETS SOURCES tst_season_browser.cpp DEPENDS Whistle::phones_driver Whistle::league_pages SECONDS 300)
# At night whole matches, and every size of text with every language and theme.
add_custom_target(nightly_browser
  COMMAND ${CMAKE_COMMAND} -E env WHISTLE_ROWS=all QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 QTEST_FUNCTION_TIMEOUT=14400000 ${CMAKE_BINARY_DIR}/tests/tst_browser
  COMMAND ${CMAKE_COMMAND} -E env WHISTLE_ROWS=all QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 QTEST_FUNCTION_TIMEOUT=14400000 ${CMAKE_BINARY_DIR}/tests/tst_season_browser
  DEPENDS tst_browser tst_season_browser USES_TERMINAL)
# They look at what happens within two seconds.
set_tests_properties(browser season_browser PROPERTIES RUN_SERIAL ON)
