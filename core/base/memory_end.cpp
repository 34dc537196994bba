// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/memory_end.h"

#include "base/text.h"

#include <QCoreApplication>
#include <cstdlib>
#include <exception>
#include <new>
#include <unistd.h>

namespace whistle {

namespace {

constexpr Sentence noMemory{
    "base", QT_TRANSLATE_NOOP("base", "Not enough memory to continue. Everything answered so far is recorded.")};

// Made while there is room for them.
std::string theWords;
int theCode = 1;

[[noreturn]] void end()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        (void)!::write(STDERR_FILENO, theWords.data(), theWords.size());
        ::_exit(theCode);
    } catch (...) {
    }
    std::abort();
}

} // namespace

void tellWhenMemoryEnds(int exitCode)
{
    theWords = Text{noMemory}.toStdString() + '\n';
    theCode = exitCode;
    std::set_terminate(end);
}

} // namespace whistle
