// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/manual.h"

#include <algorithm>
#include <iostream>
#include <sstream>

namespace whistle {

namespace {

using Words = std::vector<std::string>;

/// What may stand behind an option or in a place.
struct Value {
    Words words;             ///< one of these; empty: it is something else
    bool isFolder = false;   ///< of files
    bool isFile = false;     ///< a name of a file
    std::string placeholder; ///< "FILE"
};

/// An option, or an argument in its place, as everything below needs it.
struct Argument {
    std::string name; ///< without dashes
    std::string meaning;
    bool isPlace = false;
    bool isRequired = false;
    bool isRepeated = false;
    bool takesValue = false;
    Value value;

    [[nodiscard]] std::string dashed() const { return (name.size() == 1 ? "-" : "--") + name; }
};

/// A command and what may follow it; the first one is the program itself.
struct Command {
    Words path; ///< "league", "record"
    std::string meaning;
    std::vector<Argument> options;
    std::vector<Argument> places;
    std::vector<std::pair<std::string, std::string>> words; ///< its sub-commands: name and meaning
};

std::string joined(const Words& words, const std::string& between)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : between) + word;
    return all;
}

std::string upper(std::string word)
{
    for (char& letter : word)
        letter = static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
    return word;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

/// CLI11 tells the words of an IsMember only within the name of the type: "TEXT:{json,csv}".
Words membersIn(const std::string& typeName)
{
    const std::size_t begin = typeName.find('{');
    const std::size_t end = typeName.rfind('}');
    if (begin == std::string::npos || end == std::string::npos)
        return {};
    Words members;
    std::istringstream list(typeName.substr(begin + 1, end - begin - 1));
    for (std::string member; std::getline(list, member, ',');)
        members.push_back(member);
    return members;
}

Argument argumentOf(const CLI::Option& option, const Manual& manual)
{
    Argument argument;
    argument.isPlace = option.get_positional() && option.get_lnames().empty() && option.get_snames().empty();
    argument.name = argument.isPlace               ? option.get_name(true)
                    : !option.get_lnames().empty() ? option.get_lnames().front()
                                                   : option.get_snames().front();
    argument.meaning = option.get_description();
    argument.isRequired = option.get_required();
    argument.isRepeated = option.get_items_expected_max() > 1;
    argument.takesValue = option.get_expected_max() > 0; // a flag expects none
    Value& value = argument.value;
    const std::string type = option.get_type_name();
    const std::string plain = type.substr(0, type.find(':'));
    value.words = membersIn(type);
    if (const auto known = manual.values.find(argument.name); known != manual.values.end())
        value.words = known->second;
    value.isFolder = plain == "DIR";
    value.isFile = plain == "FILE" || (argument.isPlace && argument.name.rfind("file", 0) == 0);
    const bool isNumber = plain == "INT" || plain == "UINT" || plain == "FLOAT";
    value.placeholder = isNumber ? "N" : plain.empty() || plain == "TEXT" ? upper(argument.name) : plain;
    if (!argument.isPlace && !value.words.empty() && value.words.size() <= 4)
        value.placeholder = joined(value.words, "|");
    return argument;
}

void collect(const CLI::App& app, const Manual& manual, const Words& path, std::vector<Command>& all)
{
    Command command{path, app.get_description(), {}, {}, {}};
    for (const CLI::Option* option :
         app.get_options([](const CLI::Option* each) { return !each->get_group().empty(); })) {
        Argument argument = argumentOf(*option, manual);
        (argument.isPlace ? command.places : command.options).push_back(std::move(argument));
    }
    const std::vector<const CLI::App*> words = app.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* word : words)
        command.words.emplace_back(word->get_name(), word->get_description());
    all.push_back(std::move(command));
    for (const CLI::App* word : words) {
        Words longer = path;
        longer.push_back(word->get_name());
        collect(*word, manual, longer, all);
    }
}

/// The program, then each command behind the one that it belongs to.
std::vector<Command> commandsOf(const CLI::App& app, const Manual& manual)
{
    std::vector<Command> all;
    collect(app, manual, {}, all);
    return all;
}

/// Options of the command and those of the program, which may stand anywhere.
std::vector<Argument> optionsAt(const Command& command, const Command& program)
{
    std::vector<Argument> all = command.options;
    for (const Argument& option : program.options) {
        if (std::none_of(all.begin(), all.end(), [&](const Argument& each) { return each.name == option.name; }))
            all.push_back(option);
    }
    return all;
}

// --- the manual page ---

std::string roff(const std::string& text)
{
    std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    escaped = replaced(std::move(escaped), "`", "\"");
    return !escaped.empty() && (escaped.front() == '.' || escaped.front() == '\'') ? "\\&" + escaped : escaped;
}

std::string bold(const std::string& text)
{
    return "\\fB" + roff(text) + "\\fR";
}
std::string italic(const std::string& text)
{
    return "\\fI" + roff(text) + "\\fR";
}

std::string synopsis(const Command& command, const Manual& manual)
{
    Words full{manual.name};
    full.insert(full.end(), command.path.begin(), command.path.end());
    std::string line = bold(joined(full, " "));
    if (command.words.empty()) {
        for (const Argument& place : command.places) {
            const std::string name = italic(upper(place.name)) + (place.isRepeated ? "..." : "");
            line += place.isRequired ? " " + name : " [" + name + "]";
        }
    } else {
        line += " " + italic("WORD") + " ...";
    }
    const bool hasOptions = std::any_of(command.options.begin(), command.options.end(),
                                        [](const Argument& option) { return option.name != "help"; });
    return line + (hasOptions ? " [" + italic("OPTION") + "]..." : "");
}

void writeTerm(std::ostream& page, const std::string& term, const std::string& meaning)
{
    page << ".TP\n" << term << '\n' << roff(meaning) << '\n';
}

void writeArguments(std::ostream& page, const Command& command, bool withHelp)
{
    for (const Argument& place : command.places)
        writeTerm(page, italic(upper(place.name)), place.meaning);
    for (const Argument& option : command.options) {
        if (option.name == "help" && !withHelp)
            continue;
        writeTerm(page, bold(option.dashed()) + (option.takesValue ? " " + italic(option.value.placeholder) : ""),
                  option.meaning);
    }
}

// --- completions ---

std::string pathWord(const Words& path)
{
    return path.empty() ? "" : "/" + joined(path, "/");
}

std::string shellQuoted(const std::string& text)
{
    return "'" + replaced(text, "'", "'\\''") + "'";
}

std::string namesOf(const Command& command)
{
    Words names;
    for (const auto& [name, meaning] : command.words)
        names.push_back(name);
    return joined(names, " ");
}

std::string functionName(const Manual& manual)
{
    return "_" + replaced(manual.name, "-", "_");
}

/// zsh's own brackets and colons.
std::string zshText(const std::string& text)
{
    return replaced(replaced(replaced(replaced(text, "\\", "\\\\"), "[", "\\["), "]", "\\]"), ":", "\\:");
}

std::string zshAction(const Value& value)
{
    return !value.words.empty() ? "(" + joined(value.words, " ") + ")"
           : value.isFolder     ? "_files -/"
           : value.isFile       ? "_files"
                                : " ";
}

} // namespace

std::string manualPage(const CLI::App& app, const Manual& manual)
{
    const std::vector<Command> commands = commandsOf(app, manual);
    std::ostringstream page;
    page << ".TH " << upper(roff(manual.name)) << " 1 " << manual.date << " \"" << manual.version
         << "\" \"Whistle\"\n.SH NAME\n"
         << roff(manual.name) << " \\- " << roff(manual.brief) << "\n.SH SYNOPSIS\n"
         << synopsis(commands.front(), manual) << "\n.SH DESCRIPTION\n";
    for (const std::string& paragraph : manual.about)
        page << ".PP\n" << roff(paragraph) << '\n';
    page << ".SH OPTIONS\n";
    writeArguments(page, commands.front(), true);
    if (commands.size() > 1)
        page << ".SH COMMANDS\n";
    for (auto command = commands.begin() + 1; command != commands.end(); ++command) {
        page << ".SS \"" << roff(joined(command->path, " ")) << "\"\n"
             << synopsis(*command, manual) << "\n.PP\n"
             << roff(command->meaning) << ".\n";
        writeArguments(page, *command, false);
    }
    for (const Manual::Section& section : manual.sections) {
        page << ".SH \"" << upper(roff(section.title)) << "\"\n";
        for (const auto& [term, meaning] : section.lines)
            writeTerm(page, bold(term), meaning);
    }
    if (!manual.seeAlso.empty()) {
        Words others;
        for (const std::string& other : manual.seeAlso) {
            const std::size_t bracket = other.find('(');
            others.push_back(bold(other.substr(0, bracket)) + other.substr(bracket));
        }
        page << ".SH \"SEE ALSO\"\n" << joined(others, ", ") << '\n';
    }
    return page.str();
}

std::string bashCompletion(const CLI::App& app, const Manual& manual)
{
    const std::vector<Command> commands = commandsOf(app, manual);
    const Command& program = commands.front();
    const std::string function = functionName(manual);
    std::ostringstream ways;    // from a path to the next by a word
    std::ostringstream skipped; // options that take a value
    std::ostringstream values;  // what stands behind such an option
    std::ostringstream options;
    std::ostringstream places;
    for (const Command& command : commands) {
        const std::string path = pathWord(command.path);
        if (!command.path.empty())
            ways << "        " << path << ") path=" << path << " ;;\n";
        for (const Argument& option : command.options) {
            if (!option.takesValue)
                continue;
            const std::string pattern = (path.empty() ? "*" : path) + "/" + option.dashed();
            skipped << (skipped.str().empty() ? "" : "|") << pattern;
            const Value& value = option.value;
            values << "    " << pattern << ") "
                   << (!value.words.empty()
                           ? "COMPREPLY=($(compgen -W " + shellQuoted(joined(value.words, " ")) + " -- \"$cur\")); "
                       : value.isFolder ? "COMPREPLY=($(compgen -d -- \"$cur\")); "
                       : value.isFile   ? "COMPREPLY=($(compgen -f -- \"$cur\")); "
                                        : "")
                   << "return ;;\n";
        }
        Words names;
        for (const Argument& option : optionsAt(command, program))
            names.push_back(option.dashed());
        options << "        \"" << path << "\") words=" << shellQuoted(joined(names, " ")) << " ;;\n";
        if (!command.words.empty())
            places << "    " << path << ":0) words=" << shellQuoted(namesOf(command)) << " ;;\n";
        for (std::size_t i = 0; i < command.places.size(); ++i) {
            const Argument& place = command.places[i];
            places << "    " << path << ":" << (place.isRepeated ? "*" : std::to_string(i)) << ") "
                   << (!place.value.words.empty() ? "words=" + shellQuoted(joined(place.value.words, " "))
                       : place.value.isFile       ? "COMPREPLY=($(compgen -f -- \"$cur\")); return"
                                                  : "return")
                   << " ;;\n";
        }
    }
    std::ostringstream script;
    script << "# " << manual.version << ": made by `" << manual.name << " --manual bash`.\n"
           << function << "()\n{\n"
           << "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} path= words= place=0 i\n"
           << "    COMPREPLY=()\n"
           << "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           << "        case \"$path/${COMP_WORDS[i]}\" in\n"
           << ways.str();
    if (!skipped.str().empty())
        script << "        " << skipped.str() << ") i=$((i + 1)) ;;\n";
    script << "        */-?*) ;;\n"
           << "        *) place=$((place + 1)) ;;\n"
           << "        esac\n"
           << "    done\n"
           << "    case \"$path/$prev\" in\n"
           << values.str() << "    esac\n"
           << "    if [[ $cur == -?* ]]; then\n"
           << "        case \"$path\" in\n"
           << options.str() << "        esac\n"
           << "    else\n"
           << "        case \"$path:$place\" in\n"
           << places.str() << "        esac\n"
           << "    fi\n"
           << "    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
           << "}\n"
           << "complete -o filenames -F " << function << " " << manual.name << '\n';
    return script.str();
}

std::string zshCompletion(const CLI::App& app, const Manual& manual)
{
    const std::vector<Command> commands = commandsOf(app, manual);
    std::ostringstream script;
    script << "#compdef " << manual.name << "\n# " << manual.version << ": made by `" << manual.name
           << " --manual zsh`.\n";
    const auto nameAt = [&](const Words& path) {
        return functionName(manual) + (path.empty() ? "" : "_" + replaced(joined(path, "_"), "-", "_"));
    };
    for (const Command& command : commands) {
        script << '\n'
               << nameAt(command.path) << "() {\n    local curcontext=$curcontext state line\n"
               << "    _arguments -C -s";
        for (const Argument& option : optionsAt(command, commands.front())) {
            const std::string value =
                option.takesValue ? ":" + zshText(option.value.placeholder) + ":" + zshAction(option.value) : "";
            script << " \\\n        " << shellQuoted(option.dashed() + "[" + zshText(option.meaning) + "]" + value);
        }
        for (std::size_t i = 0; i < command.places.size(); ++i) {
            const Argument& place = command.places[i];
            script << " \\\n        "
                   << shellQuoted((place.isRepeated   ? "*:"
                                   : place.isRequired ? std::to_string(i + 1) + ":"
                                                      : std::to_string(i + 1) + "::") +
                                  zshText(place.meaning) + ":" + zshAction(place.value));
        }
        if (!command.words.empty()) {
            script << " \\\n        '1: :->word' \\\n        '*:: :->rest'\n    case $state in\n    word)\n        "
                      "local -a words_here\n"
                   << "        words_here=(";
            for (const auto& [name, meaning] : command.words)
                script << "\n            " << shellQuoted(zshText(name) + ":" + zshText(meaning));
            script << "\n        )\n        _describe word words_here ;;\n    rest)\n        case $line[1] in\n";
            for (const auto& [name, meaning] : command.words) {
                Words longer = command.path;
                longer.push_back(name);
                script << "        " << name << ") " << nameAt(longer) << " ;;\n";
            }
            script << "        esac ;;\n    esac";
        }
        script << "\n}\n";
    }
    script << '\n' << functionName(manual) << " \"$@\"\n";
    return script.str();
}

std::string fishCompletion(const CLI::App& app, const Manual& manual)
{
    const std::vector<Command> commands = commandsOf(app, manual);
    std::ostringstream script;
    script << "# " << manual.version << ": made by `" << manual.name << " --manual fish`.\n";
    const std::string complete = "complete -c " + manual.name;
    for (const Command& command : commands) {
        Words conditions;
        for (const std::string& word : command.path)
            conditions.push_back("__fish_seen_subcommand_from " + word);
        const std::string here = joined(conditions, "; and ");
        const std::string behind = command.path.empty() ? "" : " -n " + shellQuoted(here);
        if (!command.words.empty()) {
            const std::string none = "not __fish_seen_subcommand_from " + namesOf(command);
            for (const auto& [name, meaning] : command.words)
                script << complete << " -n " << shellQuoted(here.empty() ? none : here + "; and " + none) << " -f -a "
                       << name << " -d " << shellQuoted(meaning) << '\n';
        }
        for (const Argument& option : command.options) {
            if (option.name == "help" && !command.path.empty())
                continue;
            const Value& value = option.value;
            script << complete << behind << (option.name.size() == 1 ? " -s " : " -l ") << option.name
                   << (!option.takesValue     ? ""
                       : !value.words.empty() ? " -x -a " + shellQuoted(joined(value.words, " "))
                       : value.isFolder       ? " -x -a '(__fish_complete_directories)'"
                       : value.isFile         ? " -r"
                                              : " -x")
                   << " -d " << shellQuoted(option.meaning) << '\n';
        }
        for (const Argument& place : command.places) {
            if (!place.value.words.empty())
                script << complete << behind << " -a " << shellQuoted(joined(place.value.words, " ")) << " -d "
                       << shellQuoted(place.meaning) << '\n';
        }
    }
    return script.str();
}

void addManual(CLI::App& app, std::function<Manual()> manual)
{
    app.add_option_function<std::string>("--manual",
                                         [&app, manual = std::move(manual)](const std::string& kind) {
                                             const auto& told = kind == "page"   ? manualPage
                                                                : kind == "bash" ? bashCompletion
                                                                : kind == "zsh"  ? zshCompletion
                                                                                 : fishCompletion;
                                             std::cout << told(app, manual()) << std::flush;
                                             throw CLI::Success();
                                         })
        ->trigger_on_parse()
        ->check(CLI::IsMember({"page", "bash", "zsh", "fish"}))
        ->group("");
}

} // namespace whistle
