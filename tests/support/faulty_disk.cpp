// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails, for the programs under test: preloaded (LD_PRELOAD), it stands before the system's calls on files
// whose name begins with WHISTLE_FAULT_UNDER, counts them, and does what WHISTLE_FAULT says:
//
//   count                       only count; the numbers go to the file WHISTLE_FAULT_COUNTS, one "<call> <number>" a
//   line <call>:<n>:<error>          the n-th call of that kind fails with this error number, once
//   <call>:<n>:<error>:always   and every one of that kind after it
//   <call>:<n>:before           the process dies in place of the n-th call,
//   <call>:<n>:middle           in its middle (a write of which half is done; any other call: before it),
//   <call>:<n>:behind           behind it
//
// Calls: read, write, sync, open, rename, truncate, remove, link.
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum Call { Read, Write, Sync, Open, Rename, Truncate, Remove, Link, Calls };
constexpr const char* names[Calls] = {"read", "write", "sync", "open", "rename", "truncate", "remove", "link"};

enum class Mode { None, Fail, Before, Middle, Behind };

struct Plan {
    const char* under = nullptr;
    std::size_t underLength = 0;
    Call call = Calls;
    long number = 0;
    Mode mode = Mode::None;
    int error = EIO;
    bool always = false;
    bool counts = false;
};

std::atomic<long> made[Calls];

template <class Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

Plan readPlan()
{
    Plan plan;
    const char* told = std::getenv("WHISTLE_FAULT");
    const char* under = std::getenv("WHISTLE_FAULT_UNDER");
    if (told == nullptr || under == nullptr)
        return plan;
    plan.under = under;
    plan.underLength = std::strlen(under);
    if (std::strcmp(told, "count") == 0) {
        plan.counts = true;
        return plan;
    }
    char call[16] = {};
    char what[16] = {};
    char more[16] = {};
    if (std::sscanf(told, "%15[^:]:%ld:%15[^:]:%15s", call, &plan.number, what, more) < 3)
        return plan;
    for (int i = 0; i < Calls; ++i) {
        if (std::strcmp(call, names[i]) == 0)
            plan.call = static_cast<Call>(i);
    }
    plan.mode = std::strcmp(what, "before") == 0   ? Mode::Before
                : std::strcmp(what, "middle") == 0 ? Mode::Middle
                : std::strcmp(what, "behind") == 0 ? Mode::Behind
                                                   : Mode::Fail;
    plan.error = std::atoi(what);
    plan.always = std::strcmp(more, "always") == 0;
    return plan;
}

const Plan& plan()
{
    static const Plan read = readPlan();
    return read;
}

/// Tells at the end what there was to fail.
struct Teller {
    ~Teller()
    {
        const char* path = std::getenv("WHISTLE_FAULT_COUNTS");
        if (!plan().counts || path == nullptr)
            return;
        if (std::FILE* file = std::fopen(path, "w")) {
            for (int i = 0; i < Calls; ++i)
                std::fprintf(file, "%s %ld\n", names[i], made[i].load());
            std::fclose(file);
        }
    }
} teller;

bool isUnder(const char* path)
{
    return plan().under != nullptr && path != nullptr && std::strncmp(path, plan().under, plan().underLength) == 0;
}

bool isUnder(int descriptor)
{
    if (plan().under == nullptr)
        return false;
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = '\0';
    return isUnder(path);
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

/// Whether this call is the one that goes wrong; dies where that is the plan.
enum class Fate { Well, Fails, DiesInTheMiddle, DiesBehind };
Fate fateOf(Call call)
{
    const long number = ++made[call];
    if (plan().call != call || number < plan().number || (number > plan().number && !plan().always))
        return Fate::Well;
    switch (plan().mode) {
    case Mode::Fail:
        errno = plan().error;
        return Fate::Fails;
    case Mode::Before:
        die();
    case Mode::Middle:
        return Fate::DiesInTheMiddle;
    case Mode::Behind:
        return Fate::DiesBehind;
    case Mode::None:
        break;
    }
    return Fate::Well;
}

/// A call that is done or not.
template <class Result, class Work>
Result simple(Call call, bool concerns, Work&& work)
{
    if (!concerns)
        return work();
    switch (fateOf(call)) {
    case Fate::Fails:
        return Result(-1);
    case Fate::DiesInTheMiddle:
        die();
    case Fate::DiesBehind:
        (void)work();
        die();
    case Fate::Well:
        break;
    }
    return work();
}

template <class Work>
ssize_t writing(int descriptor, std::size_t size, Work&& work)
{
    if (!isUnder(descriptor))
        return work(size);
    switch (fateOf(Write)) {
    case Fate::Fails:
        // A full disk takes what fits.
        if (errno == ENOSPC && size > 1 && plan().number % 2 == 0) {
            const ssize_t half = work(size / 2);
            errno = ENOSPC;
            return plan().always ? -1 : half;
        }
        return -1;
    case Fate::DiesInTheMiddle:
        (void)work(size / 2);
        die();
    case Fate::DiesBehind:
        (void)work(size);
        die();
    case Fate::Well:
        break;
    }
    return work(size);
}

mode_t modeOf(int flags, va_list list)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
}

} // namespace

extern "C" {

ssize_t read(int descriptor, void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t)>("read");
    return simple<ssize_t>(Read, isUnder(descriptor), [&] { return real(descriptor, bytes, size); });
}
ssize_t pread(int descriptor, void* bytes, size_t size, off_t offset)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t, off_t)>("pread");
    return simple<ssize_t>(Read, isUnder(descriptor), [&] { return real(descriptor, bytes, size, offset); });
}
ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t offset)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t, off64_t)>("pread64");
    return simple<ssize_t>(Read, isUnder(descriptor), [&] { return real(descriptor, bytes, size, offset); });
}
ssize_t write(int descriptor, const void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    return writing(descriptor, size, [&](std::size_t part) { return real(descriptor, bytes, part); });
}
ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t offset)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
    return writing(descriptor, size, [&](std::size_t part) { return real(descriptor, bytes, part, offset); });
}
ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return writing(descriptor, size, [&](std::size_t part) { return real(descriptor, bytes, part, offset); });
}
int fsync(int descriptor)
{
    static const auto real = next<int (*)(int)>("fsync");
    return simple<int>(Sync, isUnder(descriptor), [&] { return real(descriptor); });
}
int fdatasync(int descriptor)
{
    static const auto real = next<int (*)(int)>("fdatasync");
    return simple<int>(Sync, isUnder(descriptor), [&] { return real(descriptor); });
}
int open(const char* path, int flags, ...)
{
    static const auto real = next<int (*)(const char*, int, ...)>("open");
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return simple<int>(Open, isUnder(path), [&] { return real(path, flags, mode); });
}
int open64(const char* path, int flags, ...)
{
    static const auto real = next<int (*)(const char*, int, ...)>("open64");
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return simple<int>(Open, isUnder(path), [&] { return real(path, flags, mode); });
}
int rename(const char* from, const char* to)
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    return simple<int>(Rename, isUnder(from), [&] { return real(from, to); });
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int flags)
{
    static const auto real = next<int (*)(int, const char*, int, const char*, unsigned int)>("renameat2");
    return simple<int>(Rename, isUnder(from), [&] { return real(fromFolder, from, toFolder, to, flags); });
}
int link(const char* from, const char* to)
{
    static const auto real = next<int (*)(const char*, const char*)>("link");
    return simple<int>(Link, isUnder(from), [&] { return real(from, to); });
}
int ftruncate(int descriptor, off_t size)
{
    static const auto real = next<int (*)(int, off_t)>("ftruncate");
    return simple<int>(Truncate, isUnder(descriptor), [&] { return real(descriptor, size); });
}
int ftruncate64(int descriptor, off64_t size)
{
    static const auto real = next<int (*)(int, off64_t)>("ftruncate64");
    return simple<int>(Truncate, isUnder(descriptor), [&] { return real(descriptor, size); });
}
int unlink(const char* path)
{
    static const auto real = next<int (*)(const char*)>("unlink");
    return simple<int>(Remove, isUnder(path), [&] { return real(path); });
}
int remove(const char* path)
{
    static const auto real = next<int (*)(const char*)>("remove");
    return simple<int>(Remove, isUnder(path), [&] { return real(path); });
}

} // extern "C"
