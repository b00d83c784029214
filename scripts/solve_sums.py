#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether sums can be made within so many steps of time, by satisfiability (needs `cadical`).

    weft-cli convert "Torus(4x4)" fabric.dot
    scripts/solve_sums.py fabric.dot sums 2 --steps 3

Sums are those of the survey: custom ones ("sums"), or all-reduces by all NPUs ("all"), by the even ones ("half") or by
the even and by the odd ones ("two"), with 1 MiB in so many chunks (a member). Times of links are rounded down to the
step, that of the quickest link. NPUs are linked directly or through one switch, which neither adds up nor duplicates.

With --rooted some NPU sums each chunk up, and nobody has the whole sum but from whoever has it.

UNSAT: every schedule takes a step more, even one that may add a part twice. SAT with --once: there is a schedule in
which no part is added twice; every NPU has one sum of each chunk, to which it adds or which it replaces.
"""
import argparse
import collections

from solve_broadcast import FAR, Formula, read_dot


def demands_of(npus, pattern, chunks):
    if pattern == "sums":
        return [(sorted({(c + k) % npus for k in (0, 1, 2)}), sorted({(c + k) % npus for k in (0, 3, 4)}))
                for _ in range(chunks) for c in range(npus)]
    even, odd, everybody = list(range(0, npus, 2)), list(range(1, npus, 2)), list(range(npus))
    groups = {"all": [everybody], "half": [even], "two": [even, odd]}[pattern]
    return [(group, group) for group in groups for _ in range(chunks * len(group))]


def messages_of(npus, arcs, end):
    """(from, to, steps, uses): whoever sends, and which links are taken at which steps since then."""
    def uses(arc, since):
        return tuple((arc, since + step) for step in range(arcs[arc][2]))
    messages = []
    for first, (source, middle, time) in enumerate(arcs):
        if source >= npus:
            continue
        if middle < npus:
            messages.append((source, middle, time, uses(first, 0)))
            continue
        for second, (leaving, target, more) in enumerate(arcs):
            if leaving != middle or target == source:
                continue
            if target >= npus:
                raise SystemExit("NPUs are more than one switch apart")
            for waits in range(end - time - more + 1):
                messages.append((source, target, time + waits + more, uses(first, 0) + uses(second, time + waits)))
    return messages


def add_root(formula, npus, end, givers, held, brought_by):
    """`brought_by(npu, step)`: of what arrives then, the start, who sent it, and when."""
    roots = [formula.new() for _ in range(npus)]
    formula.at_most_one(roots)
    whole = {(npu, step): formula.new() for npu in range(npus) for step in range(end + 1)}
    for (npu, step), has_all in whole.items():
        parts = [held[npu, step, giver] for giver in givers]
        for part in parts:
            if part is not True:
                formula.add(-has_all, *([] if part is False else [part]))
        if False not in parts:
            formula.add(has_all, *[-part for part in parts if part is not True])
        told = []
        for start, source, since in brought_by(npu, step):
            told.append(formula.new())
            formula.add(-told[-1], start)
            formula.add(-told[-1], whole[source, since])
        formula.add(-has_all, roots[npu], *([whole[npu, step - 1]] if step > 0 else []), *told)


def encode(npus, arcs, demands, end, once, rooted):
    formula = Formula()
    messages = messages_of(npus, arcs, end)
    into = collections.defaultdict(list)
    for number, message in enumerate(messages):
        into[message[1]].append(number)
    far = [[0 if a == b else FAR for b in range(npus)] for a in range(npus)]
    for _ in range(npus):
        for source, target, time, _ in messages:
            for row in far:
                row[target] = min(row[target], row[source] + time)
    starts, busy = {}, collections.defaultdict(list)
    for chunk, (givers, takers) in enumerate(demands):
        for number, (source, target, time, uses) in enumerate(messages):
            since = min(far[giver][source] for giver in givers)
            rest = min(far[target][taker] for taker in takers)
            for step in range(since, end - rest - time + 1):
                starts[chunk, number, step] = formula.new()
                for arc, offset in uses:
                    busy[arc, step + offset].append(starts[chunk, number, step])
    for carried in busy.values():
        formula.at_most_one(carried)

    def lacks(held):  # literals; `held` is a variable, or known
        return [] if held is True else [-held]

    def has(held):
        return [] if held is False else [held]
    for chunk, (givers, takers) in enumerate(demands):
        held = {(npu, step, giver): True if npu == giver else False if far[giver][npu] > step else formula.new()
                for npu in range(npus) for step in range(end + 1) for giver in givers}
        for npu in range(npus):
            for step in range(end):
                come = []  # message, and when it set out
                for number in into[npu]:
                    if (chunk, number, step + 1 - messages[number][2]) in starts:
                        come.append((number, step + 1 - messages[number][2]))
                for giver in givers:
                    now, then = held[npu, step, giver], held[npu, step + 1, giver]
                    if then is True or then is False:
                        continue
                    brought = []
                    for number, since in come:
                        sent, start = held[messages[number][0], since, giver], starts[chunk, number, since]
                        if sent is False:
                            continue
                        if once:
                            formula.add(-start, *lacks(sent), then)
                        brought.append(formula.new())
                        formula.add(-brought[-1], start)
                        if sent is not True:
                            formula.add(-brought[-1], sent)
                    if now is not False:
                        formula.add(-now, then)
                    formula.add(-then, *has(now), *brought)
                for place, (number, since) in enumerate(come if once else []):
                    start, replaces = starts[chunk, number, since], formula.new()
                    for giver in givers:
                        now, sent = held[npu, step, giver], held[messages[number][0], since, giver]
                        if now is not False and sent is not False:
                            formula.add(-start, replaces, *lacks(now), *lacks(sent))
                        if now is not False and sent is not True:
                            formula.add(-start, -replaces, *lacks(now), *has(sent))
                    for other, before in come:
                        if (other, before) != (number, since):
                            formula.add(-start, -replaces, -starts[chunk, other, before])
                    for other, before in come[:place]:
                        for giver in givers:
                            one = held[messages[number][0], since, giver]
                            two = held[messages[other][0], before, giver]
                            if one is not False and two is not False:
                                formula.add(-start, -starts[chunk, other, before], *lacks(one), *lacks(two))
        if rooted:
            add_root(formula, npus, end, givers, held, lambda npu, step, chunk=chunk: [
                (starts[chunk, number, step - messages[number][2]], messages[number][0], step - messages[number][2])
                for number in into[npu] if (chunk, number, step - messages[number][2]) in starts])
        for taker in takers:
            for giver in givers:
                if held[taker, end, giver] is not True:
                    formula.add(*has(held[taker, end, giver]))
    return formula


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fabric")
    parser.add_argument("pattern", choices=["sums", "all", "half", "two"])
    parser.add_argument("chunks", type=int)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--once", action="store_true", help="no part is added twice")
    parser.add_argument("--rooted", action="store_true", help="each chunk is summed up by one NPU")
    parser.add_argument("--seconds", type=int, default=600, help="of the solver")
    given = parser.parse_args()
    npus, _, arcs = read_dot(given.fabric, (1 << 20) // given.chunks)
    demands = demands_of(npus, given.pattern, given.chunks)
    step = min(time for _, _, time in arcs)
    formula = encode(npus, [(a, b, time // step) for a, b, time in arcs], demands, given.steps, given.once,
                     given.rooted)
    answer = formula.solve(given.seconds)
    least = f": {(given.steps + 1) * step} ns at least" if answer == "UNSAT" else ""
    print(f"{answer} in {given.steps} steps of {step} ns{least}")


if __name__ == "__main__":
    main()
