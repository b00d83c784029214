#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/astra_application_rows.jsonl.gz from the reference rows of ASTRA-sim.

Usage: scripts/make_application_rows.py ../shared tests/data/astra_application_rows.jsonl.gz

Keeps the rows that make_reference_rows.py leaves out because their workloads are programs and not one collective a
rank, as far as these are our own (reference/astra/workloads): first a line for each of their traces, with its bytes in
base64, then the rows. A list of equal figures becomes one number. Equal input gives equal bytes.

Collectives that rows bring themselves are other people's traces of classic algorithms. The rows name the algorithm
instead, and the test makes the same traces; so it does for benchmarks of one collective.
"""
import base64
import gzip
import json
import pathlib
import sys

from make_reference_rows import reduced

KEPT = ("id", "group", "backend", "npus", "network_yaml", "system", "remote_memory", "comm_groups", "extra_args")
OWN = "reference/astra/workloads/"
MADE = {
    "external/astra-sim/custom_collectives/ring_allreduce_8npus_1MB/custom_allreduce": "made/ring",
    "external/astra-sim/custom_collectives/recursive_doubling_allreduce_8npus/algo": "made/recursive-doubling",
    "external/astra-sim/custom_collectives/direct_allgather_4npus/algo": "made/direct",
    "external/astra-sim/custom_collectives/per_node.yml": "made/per_node.yml",
    "external/astra-sim/microbenchmarks/all_reduce/8npus_1MB/all_reduce": "made/all-reduce",
    "external/astra-sim/microbenchmarks/all_gather/4npus_1MB/all_gather": "made/all-gather",
}


def kept(row):
    place = MADE.get(row["workload"], row["workload"])
    is_made = place.startswith("made/")
    system = dict(row["system"])
    for key in (key for key in system if "custom" in key):
        value = system[key]
        system[key] = MADE[value] if isinstance(value, str) else [MADE[name] for name in value]
    has_custom = system != row["system"]
    if reduced(row) is not None or not (place.startswith(OWN) or is_made and has_custom):
        return None
    small = {key: row[key] for key in KEPT if row.get(key) is not None}
    small["system"] = system
    small["workload"] = place.removeprefix(OWN)
    for key in ("cycles", "exposed_comm"):
        figures = row[key]
        small[key] = figures[0] if len(set(figures)) == 1 else figures
    return small


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    shared = pathlib.Path(sys.argv[1])
    with open(shared / "reference/astra/rows.jsonl", encoding="utf-8") as source:
        rows = [row for row in (kept(json.loads(line)) for line in source if line.strip()) if row is not None]
    ranks = {}
    for row in rows:
        if not row["workload"].startswith("made/"):
            ranks[row["workload"]] = max(ranks.get(row["workload"], 0), row["npus"])
    lines = []
    for workload in sorted(ranks):
        for rank in range(ranks[workload]):
            name = f"{workload}.{rank}.et"
            data = (shared / OWN / name).read_bytes()
            lines.append({"trace": name, "bytes": base64.b64encode(data).decode("ascii")})
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines + rows)
    with open(sys.argv[2], "wb") as target:
        with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=target, mtime=0) as packed:
            packed.write(text.encode())
    print(f"{len(lines)} traces, {len(rows)} rows")


if __name__ == "__main__":
    main()
