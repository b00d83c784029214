# SPDX-License-Identifier: GPL-3.0-or-later
# How every target of Weft is compiled, and the functions that declare rooms and tests.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

# moc of Qt 6.4 cannot parse the standard header <concepts>; its include guard keeps it out of moc's sight.
set(CMAKE_AUTOMOC_MOC_OPTIONS "-D_GLIBCXX_CONCEPTS")

find_program(WEFT_CCACHE ccache)
if(WEFT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${WEFT_CCACHE}")
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
  # GCC 12 sees overlaps in inlined std::string concatenation (its bug 105651) and unset strings in nested temporaries
  # (105562) that are not there; later compilers, clang-tidy and the sanitizers look for both.
  target_compile_options(weft_warnings INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()

# GCC makes the event loop a fifth to a third faster when it sees all files of the simulation at once. Their archive
# holds both forms: programs are linked with the intermediate one, tests with the object code, which links in no time.
set(weft_release_gcc "$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>")
function(weft_compile_for_whole_program target)
  # -O2, because -O3 unrolls what runs once a message.
  target_compile_options(${target} PRIVATE "$<${weft_release_gcc}:-O2;-flto;-ffat-lto-objects>")
endfunction()
function(weft_link_whole_program target)
  target_link_options(${target} PRIVATE "$<${weft_release_gcc}:-flto=auto>")
endfunction()

# A room of the engine: engine/NAME becomes the library weft_NAME, linked to the rooms it may know and no others.
#   weft_room(NAME [ROOMS room…] [LIBRARIES target…] [PUBLIC_LIBRARIES target…])
function(weft_room name)
  cmake_parse_arguments(ARG "" "" "ROOMS;LIBRARIES;PUBLIC_LIBRARIES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.h")
  add_library(weft_${name} STATIC ${sources})
  target_include_directories(weft_${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  set(rooms ${ARG_ROOMS})
  list(TRANSFORM rooms PREPEND weft_)
  target_link_libraries(weft_${name} PUBLIC ${rooms} ${ARG_PUBLIC_LIBRARIES} PRIVATE ${ARG_LIBRARIES} weft_warnings)
  set_property(GLOBAL APPEND PROPERTY WEFT_ROOMS weft_${name})
endfunction()

# Links a target to every room of the engine: for programs that stand outside the rooms.
function(weft_link_all_rooms target)
  get_property(rooms GLOBAL PROPERTY WEFT_ROOMS)
  target_link_libraries(${target} PRIVATE ${rooms} nlohmann_json::nlohmann_json weft_warnings)
endfunction()

# One QTest executable a source file: weft_test(tst_x.cpp ROOMS room… [LIBRARIES target…])
function(weft_test source)
  cmake_parse_arguments(ARG "" "" "ROOMS;LIBRARIES" ${ARGN})
  get_filename_component(name "${source}" NAME_WE)
  add_executable(${name} "${source}")
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  set(rooms ${ARG_ROOMS})
  list(TRANSFORM rooms PREPEND weft_)
  target_link_libraries(${name} PRIVATE ${rooms} ${ARG_LIBRARIES} weft_warnings Qt6::Test)
  target_link_options(${name} PRIVATE "$<${weft_release_gcc}:-fno-lto>")
  target_compile_definitions(${name} PRIVATE
    WEFT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" WEFT_SHARED_DIR="${CMAKE_SOURCE_DIR}/../shared")
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/tsan.supp" TIMEOUT 600)
endfunction()
