// SPDX-License-Identifier: GPL-3.0-or-later
// Result<T>: a value, or the Error that says why there is none. A small stand-in for C++23's std::expected.
// Asking for the side that is not there is a programmer's error and throws std::bad_variant_access.
#pragma once

#include "engine/core/error.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace weft {

template <class T> class [[nodiscard]] Result {
public:
    Result(T value) // NOLINT(google-explicit-constructor): a value is returned as it is
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error) // NOLINT(google-explicit-constructor): so is an error
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

    [[nodiscard]] Error& error() & { return std::get<1>(m_state); }
    [[nodiscard]] const Error& error() const& { return std::get<1>(m_state); }
    [[nodiscard]] Error&& error() && { return std::get<1>(std::move(m_state)); }

private:
    std::variant<T, Error> m_state;
};

template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }
    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const& { return std::get<1>(m_state); }
    [[nodiscard]] Error&& error() && { return std::get<1>(std::move(m_state)); }

private:
    std::variant<std::monostate, Error> m_state;
};

} // namespace weft
