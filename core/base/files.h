// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

/// Files as the system keeps them: names are bytes, and every error has its reason.
namespace whistle {

/// The name of a file. A name is bytes; most are UTF-8, and those that are not are names all the same.
class FileName {
public:
    FileName(std::string bytes) : m_bytes(std::move(bytes)) {}
    FileName(const QString& name) : m_bytes(name.toStdString()) {}

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] const char* c_str() const { return m_bytes.c_str(); }
    [[nodiscard]] bool isUtf8() const;
    /// For a message: bytes that are no UTF-8 as "\xff".
    [[nodiscard]] std::string told() const;
    /// The folder that it is in.
    [[nodiscard]] FileName folder() const;

private:
    std::string m_bytes;
};

namespace files {

/// What the system says of an error: "No space left on device".
[[nodiscard]] std::string reasonOf(std::error_code error);
/// The error of the call that has just failed.
[[nodiscard]] std::error_code lastError();

/// Which file it is, whatever it is called now.
struct Mark {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::int64_t size = 0;
    bool isRegular = false; ///< no folder, pipe or device
    [[nodiscard]] bool isSameFile(const Mark& other) const { return device == other.device && number == other.number; }
};
/// None: there is no such file.
[[nodiscard]] std::optional<Mark> markOf(const FileName& name);
[[nodiscard]] std::optional<Mark> markOf(int descriptor);

/// An open file, closed with it.
class Descriptor {
public:
    explicit Descriptor(int descriptor = -1) : m_descriptor(descriptor) {}
    Descriptor(Descriptor&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    explicit operator bool() const { return m_descriptor >= 0; }
    int operator*() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// Reads up to `most` bytes from where the file stands, and appends them. How many: 0 at the end, below 0: lastError.
[[nodiscard]] std::int64_t readSome(int descriptor, std::string& bytes, std::size_t most);
/// Reads all that is left.
[[nodiscard]] std::error_code readAll(int descriptor, std::string& bytes);
/// Writes all bytes from `offset` on.
[[nodiscard]] std::error_code writeAll(int descriptor, std::string_view bytes, std::int64_t offset);

/// What is in the file or folder is on disk.
[[nodiscard]] std::error_code sync(const FileName& name);
/// Renames; an existing file of that name is an error, never replaced.
[[nodiscard]] std::error_code moveToNew(const FileName& from, const FileName& to);
/// A new empty file beside `name`, for what will be called so when it is whole. Nobody else's file is touched.
[[nodiscard]] std::error_code reservePart(const FileName& name, FileName& part);
/// What becomes of a file that has the name already.
enum class Existing { Stays, IsReplaced };
/// Writes a file: all of it is on disk under its name, or there is none, or the old one. An existing one is an error if
/// it stays.
[[nodiscard]] std::error_code writeNew(const FileName& name, std::string_view bytes,
                                       Existing existing = Existing::Stays);
/// The last steps of it for a part that somebody else has filled. It is gone in any case.
[[nodiscard]] std::error_code putInPlace(const FileName& part, const FileName& name, Existing existing);

} // namespace files

} // namespace whistle
