#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/astra_collective_rows.jsonl.gz from the reference rows of ASTRA-sim.

Usage: scripts/make_reference_rows.py ../shared/reference/astra/rows.jsonl tests/data/astra_collective_rows.jsonl.gz

Keeps the rows whose workload is one collective node a rank (the microbenchmarks and workloads/collectives), which
tests can write themselves, and of each row only what such a test needs. Rows with custom algorithms are left out:
those are traces of their own. A list of equal figures becomes one number. Equal input gives equal bytes.
"""
import gzip
import json
import re
import sys

KEPT = ("id", "group", "backend", "npus", "network_yaml", "system", "comm_groups", "extra_args")
COLLECTIVE = re.compile(r"(all_reduce|all_gather|reduce_scatter|all_to_all)[/_](\d+)npus_(1MB|\d+B)/")


def reduced(row):
    place = row["workload"]
    match = COLLECTIVE.search(place)
    if match is None or ("/microbenchmarks/" not in place and "workloads/collectives/" not in place):
        return None
    if any("custom" in key for key in row["system"]):
        return None
    size = match.group(3)
    small = {key: row[key] for key in KEPT}
    small["collective"] = match.group(1)
    small["bytes"] = 2**20 if size == "1MB" else int(size[:-1])
    for key in ("cycles", "exposed_comm"):
        figures = row[key]
        small[key] = figures[0] if len(set(figures)) == 1 else figures
    return small


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as source:
        rows = [reduced(json.loads(line)) for line in source if line.strip()]
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows if row is not None)
    with open(sys.argv[2], "wb") as target:
        with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=target, mtime=0) as packed:
            packed.write(text.encode())


if __name__ == "__main__":
    main()
