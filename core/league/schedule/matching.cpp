// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/matching.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace whistle::league {

namespace {

/// Maximum weight matching of a complete graph by the primal-dual method (Edmonds 1965; Galil 1986): trees grow from
/// all free nodes at once, and each step of the dual values makes one more edge tight. Nodes are 1 to n, blossoms
/// above; 0 is nobody.
class Matching {
public:
    Matching(int count, const std::function<std::int64_t(int, int)>& weight)
        : m_count(count)
        , m_last(count)
        , m_width(static_cast<std::size_t>(2 * count + 1))
        , m_edges(m_width * m_width)
        , m_within(m_width * (static_cast<std::size_t>(count) + 1), 0)
        , m_dual(m_width, 0)
        , m_mate(m_width, 0)
        , m_slack(m_width, 0)
        , m_top(m_width, 0)
        , m_parent(m_width, 0)
        , m_mark(m_width, Mark::None)
        , m_seen(m_width, 0)
        , m_blossom(m_width)
    {
        std::int64_t most = 0;
        for (int a = 1; a <= count; ++a) {
            for (int b = 1; b <= count; ++b)
                edge(a, b) = {a, b, 0};
            within(a, a) = a;
            at(m_top, a) = a;
        }
        for (int a = 1; a <= count; ++a) {
            for (int b = a + 1; b <= count; ++b) {
                edge(a, b).weight = edge(b, a).weight = weight(a - 1, b - 1);
                most = std::max(most, edge(a, b).weight);
            }
        }
        for (int a = 1; a <= count; ++a)
            at(m_dual, a) = most;
    }

    std::vector<int> solve()
    {
        while (grow()) {
        }
        std::vector<int> mates;
        for (int a = 1; a <= m_count; ++a)
            mates.push_back(at(m_mate, a) - 1);
        return mates;
    }

private:
    struct Edge {
        int from = 0; ///< nodes, where the ends are blossoms too
        int to = 0;
        std::int64_t weight = 0; ///< 0: there is none
    };
    enum class Mark : std::int8_t { None, Even, Odd }; ///< distance from the root of a tree

    template <class Value>
    static Value& at(std::vector<Value>& values, int index)
    {
        return values[static_cast<std::size_t>(index)];
    }
    Edge& edge(int a, int b) { return m_edges[static_cast<std::size_t>(a) * m_width + static_cast<std::size_t>(b)]; }
    /// The part of blossom `b` that holds the node.
    int& within(int b, int node)
    {
        return m_within[static_cast<std::size_t>(b) * (static_cast<std::size_t>(m_count) + 1) +
                        static_cast<std::size_t>(node)];
    }
    std::int64_t looseness(const Edge& e)
    {
        return at(m_dual, e.from) + at(m_dual, e.to) - 2 * edge(e.from, e.to).weight;
    }

    void offerSlack(int node, int top)
    {
        int& slack = at(m_slack, top);
        if (slack == 0 || looseness(edge(node, top)) < looseness(edge(slack, top)))
            slack = node;
    }
    void findSlack(int top)
    {
        at(m_slack, top) = 0;
        for (int node = 1; node <= m_count; ++node) {
            if (edge(node, top).weight > 0 && at(m_top, node) != top && at(m_mark, at(m_top, node)) == Mark::Even)
                offerSlack(node, top);
        }
    }
    void enqueue(int top)
    {
        if (top <= m_count)
            return m_queue.push_back(top);
        for (const int part : at(m_blossom, top))
            enqueue(part);
    }
    void setTop(int part, int top)
    {
        at(m_top, part) = top;
        if (part > m_count) {
            for (const int smaller : at(m_blossom, part))
                setTop(smaller, top);
        }
    }

    /// How far round the blossom the part stands, on the even way from its base.
    int evenWay(int blossom, int part)
    {
        std::vector<int>& parts = at(m_blossom, blossom);
        const auto place = static_cast<int>(std::find(parts.begin(), parts.end(), part) - parts.begin());
        if (place % 2 == 0)
            return place;
        std::reverse(parts.begin() + 1, parts.end());
        return static_cast<int>(parts.size()) - place;
    }
    void match(int a, int b)
    {
        const Edge e = edge(a, b);
        at(m_mate, a) = e.to;
        if (a <= m_count)
            return;
        const int part = within(a, e.from);
        const int way = evenWay(a, part);
        std::vector<int>& parts = at(m_blossom, a);
        for (int i = 0; i < way; ++i)
            match(at(parts, i), at(parts, i ^ 1));
        match(part, b);
        std::rotate(parts.begin(), parts.begin() + way, parts.end());
    }
    void augment(int a, int b)
    {
        for (;;) {
            const int next = at(m_top, at(m_mate, a));
            match(a, b);
            if (next == 0)
                return;
            match(next, at(m_top, at(m_parent, next)));
            a = at(m_top, at(m_parent, next));
            b = next;
        }
    }
    /// Where the ways to the roots of two trees meet; 0: nowhere.
    int meeting(int a, int b)
    {
        for (++m_time; a != 0 || b != 0; std::swap(a, b)) {
            if (a == 0)
                continue;
            if (at(m_seen, a) == m_time)
                return a;
            at(m_seen, a) = m_time;
            a = at(m_top, at(m_mate, a));
            if (a != 0)
                a = at(m_top, at(m_parent, a));
        }
        return 0;
    }

    void shrink(int a, int base, int b)
    {
        int made = m_count + 1;
        while (made <= m_last && at(m_top, made) != 0)
            ++made;
        m_last = std::max(m_last, made);
        at(m_dual, made) = 0;
        at(m_mark, made) = Mark::Even;
        at(m_mate, made) = at(m_mate, base);
        std::vector<int>& parts = at(m_blossom, made);
        parts = {base};
        const auto addWay = [&](int from) {
            for (int even = from; even != base;) {
                const int odd = at(m_top, at(m_mate, even));
                parts.push_back(even);
                parts.push_back(odd);
                enqueue(odd);
                even = at(m_top, at(m_parent, odd));
            }
        };
        addWay(a);
        std::reverse(parts.begin() + 1, parts.end());
        addWay(b);
        setTop(made, made);
        for (int other = 1; other <= m_last; ++other)
            edge(made, other).weight = edge(other, made).weight = 0;
        for (int node = 1; node <= m_count; ++node)
            within(made, node) = 0;
        for (const int part : parts) {
            for (int other = 1; other <= m_last; ++other) {
                if (edge(made, other).weight == 0 || looseness(edge(part, other)) < looseness(edge(made, other))) {
                    edge(made, other) = edge(part, other);
                    edge(other, made) = edge(other, part);
                }
            }
            for (int node = 1; node <= m_count; ++node) {
                if (within(part, node) != 0)
                    within(made, node) = part;
            }
        }
        findSlack(made);
    }

    void expand(int blossom)
    {
        std::vector<int>& parts = at(m_blossom, blossom);
        for (const int part : parts)
            setTop(part, part);
        const int entry = within(blossom, edge(blossom, at(m_parent, blossom)).from);
        const int way = evenWay(blossom, entry);
        for (int i = 0; i < way; i += 2) {
            const int odd = at(parts, i);
            const int even = at(parts, i + 1);
            at(m_parent, odd) = edge(even, odd).from;
            at(m_mark, odd) = Mark::Odd;
            at(m_mark, even) = Mark::Even;
            at(m_slack, odd) = 0;
            findSlack(even);
            enqueue(even);
        }
        at(m_mark, entry) = Mark::Odd;
        at(m_parent, entry) = at(m_parent, blossom);
        for (int i = way + 1; i < static_cast<int>(parts.size()); ++i) {
            at(m_mark, at(parts, i)) = Mark::None;
            findSlack(at(parts, i));
        }
        at(m_top, blossom) = 0;
    }

    /// An edge that has become tight; true: two more are matched.
    bool take(const Edge& e)
    {
        const int a = at(m_top, e.from);
        const int b = at(m_top, e.to);
        if (at(m_mark, b) == Mark::None) {
            at(m_parent, b) = e.from;
            at(m_mark, b) = Mark::Odd;
            const int next = at(m_top, at(m_mate, b));
            at(m_slack, b) = at(m_slack, next) = 0;
            at(m_mark, next) = Mark::Even;
            enqueue(next);
        } else if (at(m_mark, b) == Mark::Even) {
            const int base = meeting(a, b);
            if (base == 0) {
                augment(a, b);
                augment(b, a);
                return true;
            }
            shrink(a, base, b);
        }
        return false;
    }

    bool isTop(int each) { return at(m_top, each) == each; }

    /// Grows trees from all that are free until two more are matched; false: nobody is free.
    bool grow()
    {
        for (int each = 1; each <= m_last; ++each) {
            at(m_mark, each) = Mark::None;
            at(m_slack, each) = 0;
        }
        m_queue.clear();
        for (int each = 1; each <= m_last; ++each) {
            if (isTop(each) && at(m_mate, each) == 0) {
                at(m_parent, each) = 0;
                at(m_mark, each) = Mark::Even;
                enqueue(each);
            }
        }
        if (m_queue.empty())
            return false;
        for (;;) {
            for (std::size_t i = 0; i < m_queue.size(); ++i) {
                if (scan(m_queue[i]))
                    return true;
            }
            adjust(leastStep());
            m_queue.clear();
            for (int each = 1; each <= m_last; ++each) {
                const int slack = at(m_slack, each);
                if (isTop(each) && slack != 0 && at(m_top, slack) != each && looseness(edge(slack, each)) == 0 &&
                    take(edge(slack, each)))
                    return true;
            }
            for (int blossom = m_count + 1; blossom <= m_last; ++blossom) {
                if (isTop(blossom) && at(m_mark, blossom) == Mark::Odd && at(m_dual, blossom) == 0)
                    expand(blossom);
            }
        }
    }

    bool scan(int node)
    {
        if (at(m_mark, at(m_top, node)) == Mark::Odd)
            return false;
        for (int other = 1; other <= m_count; ++other) {
            if (other == node || at(m_top, node) == at(m_top, other))
                continue;
            if (looseness(edge(node, other)) != 0)
                offerSlack(node, at(m_top, other));
            else if (take(edge(node, other)))
                return true;
        }
        return false;
    }

    /// How far the dual values can go until an edge is tight or a blossom opens.
    std::int64_t leastStep()
    {
        std::int64_t step = std::numeric_limits<std::int64_t>::max();
        for (int each = 1; each <= m_last; ++each) {
            if (!isTop(each))
                continue;
            if (each > m_count && at(m_mark, each) == Mark::Odd)
                step = std::min(step, at(m_dual, each) / 2);
            const int slack = at(m_slack, each);
            if (slack == 0 || at(m_mark, each) == Mark::Odd)
                continue;
            const std::int64_t loose = looseness(edge(slack, each));
            step = std::min(step, at(m_mark, each) == Mark::None ? loose : loose / 2);
        }
        return step;
    }

    void adjust(std::int64_t step)
    {
        for (int node = 1; node <= m_count; ++node) {
            const Mark mark = at(m_mark, at(m_top, node));
            at(m_dual, node) += mark == Mark::Even ? -step : mark == Mark::Odd ? step : 0;
        }
        for (int blossom = m_count + 1; blossom <= m_last; ++blossom) {
            if (isTop(blossom)) {
                const Mark mark = at(m_mark, blossom);
                at(m_dual, blossom) += mark == Mark::Even ? 2 * step : mark == Mark::Odd ? -2 * step : 0;
            }
        }
    }

    int m_count;
    int m_last; ///< the highest blossom
    std::size_t m_width;
    std::vector<Edge> m_edges;
    std::vector<int> m_within;
    std::vector<std::int64_t> m_dual;
    std::vector<int> m_mate;   ///< the node at the other end; 0: free
    std::vector<int> m_slack;  ///< the even node with the least loose edge to it
    std::vector<int> m_top;    ///< the outermost blossom it is in; 0: not there
    std::vector<int> m_parent; ///< the node from which its tree has reached it
    std::vector<Mark> m_mark;
    std::vector<int> m_seen;
    std::vector<std::vector<int>> m_blossom; ///< its parts, the base first
    std::vector<int> m_queue;
    int m_time = 0;
};

} // namespace

std::vector<int> heaviestPairs(int count, const std::function<std::int64_t(int, int)>& weight)
{
    return Matching(count, weight).solve();
}

} // namespace whistle::league
