# SPDX-License-Identifier: GPL-3.0-or-later
# How every target of Weft is compiled, and the functions that declare rooms and tests.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

# moc knows its macros by itself. Without the places of headers it reads one file, in a tenth of the time, and writes
# the same; those of the standard library it could not parse anyway.
set(CMAKE_AUTOMOC_COMPILER_PREDEFINES OFF)
function(weft_moc target)
  get_target_property(moc Qt6::moc LOCATION)
  configure_file("${CMAKE_SOURCE_DIR}/cmake/moc_alone.sh.in" "${CMAKE_BINARY_DIR}/moc_alone.sh" @ONLY)
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOGEN_ORIGIN_DEPENDS OFF
    AUTOMOC_EXECUTABLE "${CMAKE_BINARY_DIR}/moc_alone.sh")
endfunction()

# Builds are cached where ccache is installed. It has to be told that precompiled headers may be taken at their word.
# With pch_external_checksum in its configuration, checkouts share compilations: the bytes of their precompiled headers
# differ, and the file beside each, which it then reads instead, says what that was made of.
find_program(WEFT_CCACHE ccache)
if(WEFT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${WEFT_CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# Times are the same on every machine: a product is rounded before something is added to it. Processors of plain x86-64
# cannot do otherwise.
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" OR CMAKE_CXX_FLAGS MATCHES "-m(arch|cpu|tune|fma|avx)")
  add_compile_options(-ffp-contract=off)
endif()

if(WEFT_SANITIZE)
  add_compile_options(-fsanitize=${WEFT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${WEFT_SANITIZE})
endif()

if(WEFT_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

# The warnings of Weft's own code; generated code is compiled without them.
add_library(weft_warnings INTERFACE)
target_compile_options(weft_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
  -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual)
# Warnings stop the build with the compilers that Weft is developed with; a newer one may know new warnings.
set(weft_known_compiler OFF)
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
   OR (CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15))
  set(weft_known_compiler ON)
endif()
option(WEFT_WERROR "Warnings are errors" ${weft_known_compiler})
if(WEFT_WERROR)
  target_compile_options(weft_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlaps and copies of negative length in inlined std::string (its bug 105651) and unset strings in
  # nested temporaries (105562) that are not there; later compilers, clang-tidy and the sanitizers look for all of them.
  target_compile_options(weft_warnings INTERFACE -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds
    -Wno-stringop-overflow -Wno-stringop-overread)
endif()

# What nearly every file of a layer includes is parsed once. A layer's first target makes the precompiled header and the
# others take it; one that is compiled with other options makes its own. Made with -O3 it serves -O1 as well; the other
# way round GCC 12 crashes.
set(WEFT_PRECOMPILED_STANDARD <algorithm> <array> <bit> <cmath> <cstdint> <functional> <limits> <map> <memory> <numeric>
  <optional> <set> <span> <string> <string_view> <tuple> <unordered_map> <utility> <variant> <vector>)
set(WEFT_PRECOMPILED_WIDGETS ${WEFT_PRECOMPILED_STANDARD} <QAbstractTableModel> <QApplication> <QCheckBox> <QComboBox>
  <QDir> <QFileInfo> <QHBoxLayout> <QHeaderView> <QImage> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu> <QMouseEvent>
  <QPainter> <QPushButton> <QSpinBox> <QString> <QTimer> <QToolButton> <QToolTip> <QUndoStack> <QVBoxLayout> <QWheelEvent>
  <QWidget>)
function(weft_precompile target first)
  if(target STREQUAL first)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum" CONTENT
      "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_CXX_FLAGS} ${CMAKE_BUILD_TYPE} ${WEFT_SANITIZE} ${Qt6_VERSION} ${ARGN}\n")
  else()
    target_precompile_headers(${target} REUSE_FROM ${first})
  endif()
endfunction()

# Files are short and their headers long, so rooms are compiled in batches of sixteen files and their tests in batches of
# eight, which takes half of the time of a first build. Files of a room share a translation unit, so what they keep in
# unnamed namespaces has names of its own. Developers who edit turn it off.
option(WEFT_BATCHES "Compile several files at once where that is quicker" ON)
function(weft_compile_in_batches target)
  cmake_parse_arguments(ARG "" "OF" "" ${ARGN})
  if(NOT ARG_OF)
    set(ARG_OF 16)
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${WEFT_BATCHES} UNITY_BUILD_BATCH_SIZE ${ARG_OF})
endfunction()

# Forms, menus, journeys and the command line wait for people: they are compiled for short builds.
function(weft_compile_for_people target)
  target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:-O1>")
endfunction()

# GCC makes the event loop a fifth to a third faster when it sees all files of the simulation at once. Their archive
# holds both forms: programs are linked with the intermediate one, tests with the object code, which links in no time.
option(WEFT_WHOLE_PROGRAM "Link programs with whole-program optimization of the simulation (GCC, Release)" ON)
set(weft_release_gcc "$<AND:$<BOOL:${WEFT_WHOLE_PROGRAM}>,$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>")
function(weft_compile_for_whole_program target)
  # -O2, because -O3 unrolls what runs once a message.
  target_compile_options(${target} PRIVATE "$<${weft_release_gcc}:-O2;-flto;-ffat-lto-objects>")
endfunction()
function(weft_link_whole_program target)
  target_link_options(${target} PRIVATE "$<${weft_release_gcc}:-flto=auto>")
endfunction()

# A room of the engine: engine/NAME becomes the library weft_NAME, linked to the rooms it may know and no others.
#   weft_room(NAME [FOR_PEOPLE] [ROOMS room…] [LIBRARIES target…] [PUBLIC_LIBRARIES target…])
function(weft_room name)
  cmake_parse_arguments(ARG "FOR_PEOPLE" "" "ROOMS;LIBRARIES;PUBLIC_LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.h")
  add_library(weft_${name} STATIC ${sources})
  target_include_directories(weft_${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  set(rooms ${ARG_ROOMS})
  list(TRANSFORM rooms PREPEND weft_)
  target_link_libraries(weft_${name} PUBLIC ${rooms} ${ARG_PUBLIC_LIBRARIES} PRIVATE ${ARG_LIBRARIES} weft_warnings)
  set_property(GLOBAL APPEND PROPERTY WEFT_ROOMS weft_${name})
  weft_compile_in_batches(weft_${name})
  if(ARG_FOR_PEOPLE)
    weft_compile_for_people(weft_${name})
  endif()
  if(name STREQUAL "simulation")
    weft_compile_for_whole_program(weft_${name})
    weft_precompile(weft_${name} weft_${name} ${WEFT_PRECOMPILED_STANDARD})
  else()
    weft_precompile(weft_${name} weft_core ${WEFT_PRECOMPILED_STANDARD})
  endif()
endfunction()

# Links a target to every room of the engine: for programs that stand outside the rooms.
function(weft_link_all_rooms target)
  get_property(rooms GLOBAL PROPERTY WEFT_ROOMS)
  target_link_libraries(${target} PRIVATE ${rooms} nlohmann_json::nlohmann_json weft_warnings)
endfunction()

# Qt tells each test where it was built; a precompiled header that says so is of no use to the others.
set(WEFT_TEST_WITHOUT_PLACES -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)

# The tests of a room are one program, in which each tst_*.cpp is a QTest class (tests/support/test_program.h) and a test
# of ctest's in a process of its own:
#   weft_tests(NAME SOURCES tst_x.cpp… [HELPERS file.cpp…] [ROOMS room…] [LIBRARIES target…] [WIDGETS]
#     [PRECOMPILED header…])
# PRECOMPILED are headers of ours that nearly all of its files include, beside what tests of windows do.
function(weft_tests name)
  cmake_parse_arguments(ARG "WIDGETS" "" "SOURCES;HELPERS;ROOMS;LIBRARIES;PRECOMPILED" ${ARGN})
  set(program tests_${name})
  add_executable(${program} ${ARG_SOURCES} ${ARG_HELPERS})
  weft_moc(${program})
  weft_compile_in_batches(${program} OF 8)
  # Files include what moc makes of them; what is compiled by itself is nearly empty.
  set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${program}_autogen/mocs_compilation.cpp" PROPERTIES
    SKIP_PRECOMPILE_HEADERS ON)
  set(rooms ${ARG_ROOMS})
  list(TRANSFORM rooms PREPEND weft_)
  target_link_libraries(${program} PRIVATE ${rooms} ${ARG_LIBRARIES} weft_warnings Qt6::Test)
  # What they test is optimized; they themselves are compiled in less time.
  target_compile_options(${program} PRIVATE $<$<CONFIG:Release>:-O1>)
  # GCC takes the files of a batch for headers, whose classes should hold nothing without a name outside.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${program} PRIVATE -Wno-subobject-linkage)
  endif()
  target_link_options(${program} PRIVATE "$<${weft_release_gcc}:-fno-lto>")
  target_compile_options(${program} PRIVATE ${WEFT_TEST_WITHOUT_PLACES})
  if(ARG_PRECOMPILED)
    # Without the file that speaks for its bytes to a cache: these headers change.
    list(TRANSFORM ARG_PRECOMPILED PREPEND "${CMAKE_SOURCE_DIR}/")
    target_precompile_headers(${program} PRIVATE ${WEFT_PRECOMPILED_WIDGETS} <QTest> ${ARG_PRECOMPILED})
  elseif(ARG_WIDGETS)
    weft_precompile(${program} weft_test_window_headers)
  else()
    weft_precompile(${program} weft_test_headers)
  endif()
  if(ARG_WIDGETS)
    target_link_libraries(${program} PRIVATE weft_test_main_widgets)
  else()
    target_link_libraries(${program} PRIVATE weft_test_main)
    target_include_directories(${program} PRIVATE "${CMAKE_SOURCE_DIR}")
  endif()
  foreach(source IN LISTS ARG_SOURCES ARG_HELPERS)
    # Places are told only to files that ask, so that the others are the same to a cache wherever the checkout lies.
    file(STRINGS "${source}" places REGEX "WEFT_(SOURCE|SHARED)_DIR")
    if(places)
      set_property(SOURCE "${source}" APPEND PROPERTY COMPILE_DEFINITIONS
        WEFT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" WEFT_SHARED_DIR="${CMAKE_SOURCE_DIR}/../shared")
    endif()
  endforeach()
  foreach(source IN LISTS ARG_SOURCES)
    get_filename_component(test "${source}" NAME_WE)
    add_test(NAME ${test} COMMAND ${program} ${test})
    # QtTest's own limit for a function comes first: it says where a test hangs.
    set_tests_properties(${test} PROPERTIES ENVIRONMENT
      "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=570000;TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/tsan.supp" TIMEOUT 600)
  endforeach()
endfunction()
