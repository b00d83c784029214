# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D OUT=file.cpp -D CHAPTERS="name=file.md;…" -P EmbedGuide.cmake: the guide's Markdown as C++, in that order.
set(text "// Made of the guide's Markdown when Weft is built.\n#include \"app/manual/guide.h\"\n\n#include <array>\n\nnamespace weft::manual {\n\nnamespace {\n\n")
set(table "")
set(count 0)
foreach(chapter IN LISTS CHAPTERS)
  string(REGEX MATCH "^([^=]+)=(.+)$" parts "${chapter}")
  set(name "${CMAKE_MATCH_1}")
  file(READ "${CMAKE_MATCH_2}" content)
  string(REGEX MATCH "^# ([^\n]+)\n" heading "${content}")
  string(APPEND text "constexpr std::string_view kText${count} = R\"guide(${content})guide\";\n")
  string(APPEND table "    Chapter { \"${name}\", \"${CMAKE_MATCH_1}\", kText${count} },\n")
  math(EXPR count "${count} + 1")
endforeach()
string(APPEND text "constexpr std::array<Chapter, ${count}> kChapters { {\n${table}} };\n\n} // namespace\n\n"
  "std::span<const Chapter> chapters()\n{\n    return kChapters;\n}\n\n} // namespace weft::manual\n")
file(WRITE "${OUT}" "${text}")
