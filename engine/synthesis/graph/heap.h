// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps in vectors, the least first: for those that are emptied and filled again. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

namespace weft::synthesis {

template <class T> void push(std::vector<T>& heap, const T& item)
{
    heap.push_back(item);
    std::push_heap(heap.begin(), heap.end(), std::greater<>());
}

template <class T> T pop(std::vector<T>& heap)
{
    std::pop_heap(heap.begin(), heap.end(), std::greater<>());
    const T item = heap.back();
    heap.pop_back();
    return item;
}

} // namespace weft::synthesis
