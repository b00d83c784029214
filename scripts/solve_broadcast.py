#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether copies can be brought to their places within so many steps of time, by satisfiability (needs `cadical`).

    weft-cli convert "Ring(4)_Switch(8)" fabric.dot
    scripts/solve_broadcast.py fabric.dot all 4 --ns 40193

Roots are the first of all NPUs ("all"), of the even ones ("half"), or of the even and of the odd ones ("two"), with
1 MiB in so many chunks for all others of their group; with --gather all of a group are roots like that, with --exchange
each has so much for each of the others. Times of links are rounded down to the step (by default the quickest link's
time; --step NS), so that UNSAT at T steps proves that every schedule takes (T + 1) steps or more.
"""
import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile

FAR = 10**9


def read_dot(path, size):
    npus, nodes, arcs = 0, 0, []
    for line in open(path):
        node = re.match(r'\s*n\d+ \[label="(npu|switch)', line)
        if node:
            nodes += 1
            npus += node[1] == "npu"
        arc = re.match(r'\s*n(\d+) -> n(\d+) \[bandwidth="([\d.]+)([KMGT]?)B/s", latency="([\d.]+)([num]?)s"', line)
        if arc:
            bytes_per_ns = float(arc[3]) * {"": 1e-9, "K": 1e-6, "M": 1e-3, "G": 1, "T": 1e3}[arc[4]]
            latency = float(arc[5]) * {"n": 1, "u": 1e3, "m": 1e6, "": 1e9}[arc[6]]
            arcs.append((int(arc[1]), int(arc[2]), int(latency + size / bytes_per_ns)))
        elif "->" in line:
            sys.exit(f"{path}: what kind of link is this? {line.strip()}")
    return npus, nodes, arcs


class Formula:
    def __init__(self):
        self.count = 0
        self.clauses = []

    def new(self):
        self.count += 1
        return self.count

    def add(self, *literals):
        self.clauses.append(literals)

    def at_most_one(self, literals):
        if len(literals) <= 5:
            for place, literal in enumerate(literals):
                for other in literals[:place]:
                    self.add(-literal, -other)
            return
        before = None
        for literal in literals:
            any_so_far = self.new()
            self.add(-literal, any_so_far)
            if before:
                self.add(-before, any_so_far)
                self.add(-before, -literal)
            before = any_so_far

    def solve(self, seconds):
        with tempfile.NamedTemporaryFile("w", suffix=".cnf", delete=False) as file:
            file.write(f"p cnf {self.count} {len(self.clauses)}\n")
            file.writelines(" ".join(map(str, clause)) + " 0\n" for clause in self.clauses)
        done = subprocess.run(["cadical", "-q", "-t", str(seconds), file.name], capture_output=True, text=True)
        os.remove(file.name)
        return {10: "SAT", 20: "UNSAT"}.get(done.returncode, "not known")


def distances(arcs, nodes, ends, against):
    far = [FAR] * nodes
    for node in ends:
        far[node] = 0
    changed = True
    while changed:
        changed = False
        for source, target, time in arcs:
            first, second = (target, source) if against else (source, target)
            if far[first] + time < far[second]:
                far[second] = far[first] + time
                changed = True
    return far


def encode(npus, nodes, arcs, demands, end):
    formula = Formula()
    into, out = collections.defaultdict(list), collections.defaultdict(list)
    for arc, (source, target, _) in enumerate(arcs):
        out[source].append(arc)
        into[target].append(arc)
    starts = {}  # (chunk, arc, step): the chunk sets out over the arc then
    for chunk, (root, wanted) in enumerate(demands):
        since, rest = distances(arcs, nodes, [root], False), distances(arcs, nodes, wanted, True)
        for arc, (source, target, time) in enumerate(arcs):
            if target != root:
                for step in range(since[source], end - time - rest[target] + 1):
                    starts[chunk, arc, step] = formula.new()
    chunks = range(len(demands))
    for arc, (_, _, time) in enumerate(arcs):  # one chunk at a time
        for step in range(end):
            here = [starts[c, arc, step] for c in chunks if (c, arc, step) in starts]
            later = [starts[c, arc, s] for c in chunks for s in range(step + 1, step + time) if (c, arc, s) in starts]
            formula.at_most_one(here)
            for first in here:
                for second in later:
                    formula.add(-first, -second)
    for chunk, (root, wanted) in enumerate(demands):
        def arrivals(node, step):
            keys = ((chunk, arc, step - arcs[arc][2]) for arc in into[node])
            return [starts[key] for key in keys if key in starts]

        def departures(node, step):
            return [starts[chunk, arc, step] for arc in out[node] if (chunk, arc, step) in starts]

        for node in range(nodes):
            if node == root:
                continue
            if node < npus:  # sends what it has, as often as it likes
                held = None
                for step in range(end + 1):
                    now = formula.new()
                    formula.add(-now, *([held] if held else []), *arrivals(node, step))
                    for start in departures(node, step):
                        formula.add(-start, now)
                    held = now
                if node in wanted:
                    formula.add(held)
                formula.at_most_one([x for step in range(end + 1) for x in arrivals(node, step)])
                continue
            # A switch sends each arrival on once: unary counters of what has come and of what has left.
            most = min(len(out[node]), len(wanted))
            come, left = [None] * (most + 1), [None] * (most + 1)
            for step in range(end + 1):
                for start in arrivals(node, step):
                    more = [None] * (most + 1)
                    for k in range(1, most + 1):
                        if k > 1 and come[k - 1] is None:
                            break
                        more[k] = formula.new()
                        same = [come[k]] if come[k] else []
                        formula.add(-more[k], start, *same)
                        if k > 1:
                            formula.add(-more[k], come[k - 1], *same)
                    come = more
                gone = departures(node, step)
                for start in gone:
                    more = [None] * (most + 1)
                    for k in range(1, most + 1):
                        if k > 1 and left[k - 1] is None:
                            break
                        more[k] = formula.new()
                        if left[k]:
                            formula.add(-left[k], more[k])
                        formula.add(*([-left[k - 1]] if k > 1 else []), -start, more[k])
                    if left[most]:
                        formula.add(-left[most], -start)
                    left = more
                for k in range(1, most + 1):
                    if gone and left[k]:
                        formula.add(-left[k], *([come[k]] if come[k] else []))
    # Chunks of one root are alike: they come to the first who wants them in their order.
    for chunk in chunks[1:]:
        if demands[chunk] != demands[chunk - 1]:
            continue
        first = min(demands[chunk][1])
        for (c, arc, step), start in list(starts.items()):
            if c != chunk or arcs[arc][1] != first:
                continue
            by = step + arcs[arc][2]
            formula.add(-start, *(x for (d, a, s), x in starts.items()
                                  if d == chunk - 1 and arcs[a][1] == first and s + arcs[a][2] <= by))
    return formula


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fabric")
    parser.add_argument("groups", choices=["all", "half", "two"])
    parser.add_argument("chunks", type=int)
    parser.add_argument("--ns", type=int, required=True, help="can it be done by then")
    parser.add_argument("--gather", action="store_true", help="an all-gather")
    parser.add_argument("--exchange", action="store_true", help="an all-to-all")
    parser.add_argument("--size", type=int, default=1 << 20, help="bytes of a root, or of each of its messages")
    parser.add_argument("--step", type=int, default=0)
    parser.add_argument("--seconds", type=int, default=600, help="of the solver")
    given = parser.parse_args()
    npus, nodes, arcs = read_dot(given.fabric, given.size // given.chunks)
    step = given.step or min(time for _, _, time in arcs)
    even, odd = list(range(0, npus, 2)), list(range(1, npus, 2))
    groups = {"all": [list(range(npus))], "half": [even], "two": [even, odd]}[given.groups]
    rooted = [(root, set(group) - {root}) for group in groups
              for root in (group if given.gather or given.exchange else group[:1])]
    if given.exchange:
        rooted = [(root, {other}) for root, others in rooted for other in sorted(others)]
    demands = [demand for demand in rooted for _ in range(given.chunks)]
    end = given.ns // step
    answer = encode(npus, nodes, [(a, b, time // step) for a, b, time in arcs], demands, end).solve(given.seconds)
    print(f"{answer} in {end} steps of {step} ns" + (f": {(end + 1) * step} ns at least" if answer == "UNSAT" else ""))


if __name__ == "__main__":
    main()
