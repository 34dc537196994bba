# What every target of the project shares: the language, the warnings, the sanitizers, where programs land.

option(WHISTLE_TESTS "Build the tests and the benchmarks" ON)
option(WHISTLE_PHONES "Serve phones at the table, where the packages for that are installed" ON)
option(WHISTLE_JOIN "Compile a module's sources several at a time" OFF)
option(WHISTLE_QUICK "A Release whose pages are optimised a little and whose tests are not" OFF)
option(WHISTLE_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(WHISTLE_FUZZ "Build the fuzzers (tests/fuzz), and what they look into" OFF)
option(WHISTLE_COVERAGE "Build for llvm-cov" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC OFF) # switched on only where a Q_OBJECT is
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# CMake's Release is what its name says, with one thing decided: assertions are on in every build type, Qt's too.
set(CMAKE_CXX_FLAGS_RELEASE "-O2")
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g")
add_compile_definitions($<$<NOT:$<CONFIG:Debug>>:QT_FORCE_ASSERTS>)

add_library(whistle_options INTERFACE)

# There are some ninety programs to link; mold is ten times as fast as the usual linker.
find_program(MOLD mold)
if(MOLD)
  target_link_options(whistle_options INTERFACE -fuse-ld=mold)
  # Of the copies of an inline function the linker takes the first. Core's are optimised and those of tests are not, so core
  # comes before a program's own objects; mold does not need the libraries behind them. Tests run a third sooner.
  set(CMAKE_CXX_LINK_EXECUTABLE
    "<CMAKE_CXX_COMPILER> <FLAGS> <CMAKE_CXX_LINK_FLAGS> <LINK_FLAGS> <LINK_LIBRARIES> <OBJECTS> -o <TARGET>")
endif()

target_compile_options(whistle_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# g++ 12 warns wrongly of short strings that are joined or put into vectors (its bugs 105651, 105329); what it guesses while
# optimising is shown, but does not stop a build. Its -Wshadow knows no scope of an enum class, and it takes a member that
# has a value of its own for forgotten where others are named: of both, clang++ sees what there is to see.
target_compile_options(whistle_options INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-error=array-bounds;-Wno-error=stringop-overflow;-Wno-error=maybe-uninitialized>"
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-shadow;-Wshadow=local;-Wno-missing-field-initializers>")
target_compile_definitions(whistle_options INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII)
add_compile_definitions(QT_NO_KEYWORDS) # of the folders, where moc asks for it
# nlohmann's JSON asserts in every constructor. The text of assert makes that a call; what only stops the program is inline.
target_compile_options(whistle_options INTERFACE "-DJSON_ASSERT(x)=((x)?void():__builtin_trap())")
target_include_directories(whistle_options INTERFACE ${CMAKE_SOURCE_DIR}/core ${CMAKE_SOURCE_DIR}/app)
if(WHISTLE_SANITIZE)
  target_compile_options(whistle_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(whistle_options INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(whistle_options INTERFACE WHISTLE_SANITIZED) # what a sanitizer itself makes impossible is skipped
endif()

if(WHISTLE_FUZZ)
  target_compile_options(whistle_options INTERFACE -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
  target_link_options(whistle_options INTERFACE -fsanitize=address,undefined)
endif()

if(WHISTLE_COVERAGE)
  target_compile_options(whistle_options INTERFACE -O1 -fprofile-instr-generate -fcoverage-mapping)
  target_link_options(whistle_options INTERFACE -fprofile-instr-generate)
endif()

# The heavy headers, read once for core, the tests and the command line, everything with widgets, and the tests of that. No
# source relies on them: each includes what it uses.
function(whistle_headers name)
  cmake_parse_arguments(H "" "" "HEADERS;DEPENDS" ${ARGN})
  file(WRITE ${CMAKE_BINARY_DIR}/${name}.cpp "")
  add_library(${name} OBJECT ${CMAKE_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE whistle_options ${H_DEPENDS})
  target_compile_options(${name} PRIVATE -fPIC)
  target_precompile_headers(${name} PRIVATE ${H_HEADERS})
endfunction()

# A Release is -O2. Beside -O0 that costs a third more to compile, and core is worth it: every answer goes through it, and
# tests play thousands of random matches. Pages mostly wait for Qt: -O1 that inlines only what is small costs them an eighth.
# What is written here comes after the flags of the build type.
if(WHISTLE_QUICK)
  set(whistle_core_options -O2) # beside the tests, too
  set(whistle_app_options "-O1;$<$<CXX_COMPILER_ID:Clang>:-mllvm;-inline-threshold=20>")
  set(whistle_test_options -O0)
endif()

# How many sources are compiled at once, where they are joined. Of pages and tests half and more is reading headers and making
# templates, once for all of them; core is mostly optimised, which costs the same however many there are.
set(whistle_joined_core 10)
set(whistle_joined 20)

# whistle_module(NAME SOURCES files DEPENDS targets): one static library of core or app, known as Whistle::NAME.
# MOC marks the modules that declare QObjects. Where sources are joined (WHISTLE_JOIN), a module's sources are compiled ten or
# twenty at a time, in a third of the time: what is in their anonymous namespaces has a name that no neighbour has. A class's
# moc_*.cpp is included at the end of its source: by itself it would read the headers again.
function(whistle_module name)
  cmake_parse_arguments(M "MOC" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(whistle_${name} STATIC ${M_SOURCES})
  add_library(Whistle::${name} ALIAS whistle_${name})
  target_link_libraries(whistle_${name} PUBLIC whistle_options ${M_DEPENDS})
  set(joined ${whistle_joined_core})
  if(M_MOC)
    set(joined ${whistle_joined})
    target_precompile_headers(whistle_${name} REUSE_FROM whistle_app_headers)
    target_compile_options(whistle_${name} PRIVATE ${whistle_app_options})
    set_target_properties(whistle_${name} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${CMAKE_BINARY_DIR}/moc)
  else()
    target_precompile_headers(whistle_${name} REUSE_FROM whistle_core_headers)
    target_compile_options(whistle_${name} PRIVATE ${whistle_core_options})
  endif()
  set_target_properties(whistle_${name} PROPERTIES UNITY_BUILD ${WHISTLE_JOIN} UNITY_BUILD_BATCH_SIZE ${joined})
endfunction()

# whistle_test(NAME [WIDGETS] [ALONE] SOURCES files DEPENDS targets [SECONDS n]): one QtTest program that runs without a display.
# The first of its files has the test class and includes its own .moc; asking moc for that one file is much less work than
# AUTOMOC. WIDGETS marks the tests that look at windows. Where sources are joined, the tests of a folder are one program under
# many names (whistle_join_tests); ALONE: this one is not among them, since its target is told more elsewhere.
function(whistle_test name)
  cmake_parse_arguments(T "WIDGETS;ALONE" "SECONDS" "SOURCES;DEPENDS" ${ARGN})
  list(GET T_SOURCES 0 test_class)
  get_filename_component(stem ${test_class} NAME_WE)
  qt_generate_moc(${test_class} ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc)
  # What has to stand outside of every namespace.
  file(STRINGS ${test_class} outside REGEX "^(namespace [a-zA-Z]|Q_DECLARE_METATYPE|template *<>|extern )|Q_INIT_RESOURCE")
  if(NOT WHISTLE_JOIN OR T_ALONE OR WHISTLE_TESTS_ALONE OR outside)
    add_executable(tst_${name} ${T_SOURCES} ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc)
    whistle_test_target(tst_${name} "${T_WIDGETS}" ${T_DEPENDS})
    set_target_properties(tst_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  else()
    file(RELATIVE_PATH group ${CMAKE_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    string(REPLACE "/" "_" group joined_${group})
    if(T_WIDGETS)
      string(APPEND group _window)
    endif()
    get_directory_property(groups WHISTLE_GROUPS)
    if(NOT groups)
      cmake_language(DEFER CALL whistle_join_tests)
    endif()
    if(NOT group IN_LIST groups)
      set_property(DIRECTORY APPEND PROPERTY WHISTLE_GROUPS ${group})
    endif()
    set_property(DIRECTORY APPEND PROPERTY ${group}_TESTS tst_${name})
    set_property(DIRECTORY APPEND PROPERTY ${group}_CLASSES ${test_class})
    list(REMOVE_AT T_SOURCES 0)
    set_property(DIRECTORY APPEND PROPERTY ${group}_SOURCES ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc ${T_SOURCES})
    set_property(DIRECTORY APPEND PROPERTY ${group}_DEPENDS ${T_DEPENDS})
    add_custom_target(tst_${name} DEPENDS ${CMAKE_BINARY_DIR}/tests/${group})
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    file(CREATE_LINK ${group} ${CMAKE_BINARY_DIR}/tests/tst_${name} SYMBOLIC)
  endif()
  add_test(NAME ${name} COMMAND ${CMAKE_BINARY_DIR}/tests/tst_${name})
  if(NOT T_SECONDS)
    set(T_SECONDS 300)
  endif()
  # What may take long begins first, so that no core waits at the end.
  set(environment QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 QTEST_FUNCTION_TIMEOUT=900000)
  if(WHISTLE_SANITIZE)
    math(EXPR T_SECONDS "${T_SECONDS} * 5")
    list(APPEND environment LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/leaks_of_qt.txt:print_suppressions=0)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT ${T_SECONDS} COST ${T_SECONDS} ENVIRONMENT "${environment}")
endfunction()

# What every program of tests is compiled and linked with.
function(whistle_test_target target widgets)
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
  target_link_libraries(${target} PRIVATE whistle_options Qt6::Test ${ARGN})
  if(widgets)
    target_precompile_headers(${target} REUSE_FROM whistle_window_test_headers)
  else()
    target_precompile_headers(${target} REUSE_FROM whistle_test_headers)
  endif()
  # What Qt would tell each program of its folders and modules: g++ would not take what is compiled ahead of all of them.
  target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_NETWORK_LIB)
  target_compile_definitions(${target} PRIVATE WHISTLE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" WHISTLE_BINARY_DIR="${CMAKE_BINARY_DIR}")
endfunction()

# The tests of this folder as one program, which is the test by whose name it is called: the same headers and templates would
# be compiled, and the same libraries linked, for each of them. Twenty tests are a source, each in a namespace of its own; what
# they include comes before.
function(whistle_join_tests)
  get_directory_property(groups WHISTLE_GROUPS)
  foreach(group ${groups})
    foreach(what TESTS CLASSES SOURCES DEPENDS)
      get_directory_property(${what} ${group}_${what})
    endforeach()
    list(REMOVE_DUPLICATES SOURCES)
    list(REMOVE_DUPLICATES DEPENDS)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CLASSES})
    set(declared "")
    set(listed "")
    foreach(test ${TESTS})
      string(APPEND declared "namespace ${test} { int main(int argc, char* argv[]); }\n")
      string(APPEND listed "        {\"${test}\", ${test}::main},\n")
    endforeach()
    configure_file(${CMAKE_SOURCE_DIR}/cmake/joined_tests.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/${group}.cpp @ONLY)
    set(parts ${CMAKE_CURRENT_BINARY_DIR}/${group}.cpp)
    list(LENGTH TESTS left)
    while(left GREATER 0)
      set(includes "")
      set(bodies "")
      foreach(i RANGE 1 ${whistle_joined})
        if(left GREATER 0)
          list(POP_FRONT TESTS test)
          list(POP_FRONT CLASSES class)
          get_filename_component(class ${class} ABSOLUTE)
          file(STRINGS ${class} lines REGEX "^#include")
          list(FILTER lines EXCLUDE REGEX "[.]moc\"")
          list(APPEND includes ${lines})
          string(APPEND bodies "namespace ${test} {\n#include \"${class}\"\n}\n")
          math(EXPR left "${left} - 1")
        endif()
      endforeach()
      list(REMOVE_DUPLICATES includes)
      list(JOIN includes "\n" includes)
      set(part ${CMAKE_CURRENT_BINARY_DIR}/${group}_${left}.cpp)
      file(CONFIGURE OUTPUT ${part} CONTENT "@includes@\n@bodies@" @ONLY)
      list(APPEND parts ${part})
    endwhile()
    add_executable(${group} ${parts} ${SOURCES})
    set_target_properties(${group} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_include_directories(${group} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    string(FIND ${group} _window widgets)
    if(widgets LESS 0)
      set(widgets "")
    endif()
    whistle_test_target(${group} "${widgets}" ${DEPENDS})
  endforeach()
endfunction()

# English is here for its singular and plural forms alone.
set(WHISTLE_LANGUAGES en hu pl)

# whistle_translations(TARGET): compiles the catalogues of translations/ into it, as :/translations/whistle_<language>.qm.
function(whistle_translations target)
  list(TRANSFORM WHISTLE_LANGUAGES REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/translations/whistle_\\1.ts" OUTPUT_VARIABLE catalogues)
  qt_add_lrelease(${target} TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
  qt_add_resources(${target} ${target}_translations
    PREFIX /translations
    BASE ${CMAKE_CURRENT_BINARY_DIR}
    FILES ${compiled}
  )
endfunction()
