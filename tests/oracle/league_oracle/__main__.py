# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m league_oracle --binary whistle-cli --seed 1000000 --count 5000"""

import argparse
import collections
import json
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
import traceback

from .run import Story, tell


def _work(job):
    seed, binary, scratch, every = job
    try:
        return tell(seed, binary, scratch, every)
    except Exception as fault:  # an oracle that stumbles is told with its seed, and the run goes on
        lines = traceback.format_exc().strip().splitlines()
        story = Story(seed)
        story.definition, story.fault = {"format": {}}, f"ORACLE {fault!r} at {lines[-3].strip()} {lines[-2].strip()}"
        return story


def _kind(definition):
    form = definition["format"]
    playoffs = form.get("playoffs", {})
    return "/".join([str(form.get("league", {}).get("kind")), str(playoffs.get("kind")), str(playoffs.get("losers"))])


def main():
    asked = argparse.ArgumentParser(prog="league_oracle")
    asked.add_argument("--binary", required=True, help="whistle-cli")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--count", type=int, default=100)
    asked.add_argument("--every", type=int, default=1, help="compare the whole season after every N acts")
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    asked.add_argument("--scratch", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    asked.add_argument("--show", action="store_true", help="the acts of each season that differs, as JSON Lines")
    asked.add_argument("--log", help="differences are written to this file as they are found")
    asked.add_argument("--most", type=int, default=20, help="so many differences are told in full")
    words = asked.parse_args()
    scratch = tempfile.mkdtemp(prefix="league-oracle-", dir=words.scratch)
    try:
        return _run(words, scratch)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _run(words, scratch):
    jobs = [(seed, os.path.abspath(words.binary), scratch, words.every)
            for seed in range(words.seed, words.seed + words.count)]
    agree, kinds, faults = 0, collections.Counter(), []
    pool = multiprocessing.Pool(words.jobs)
    with pool:
        acts = refused = compared = told = 0
        for story in pool.imap_unordered(_work, jobs, chunksize=4):
            told += 1
            if words.log and told % 100 == 0:
                with open(words.log + ".progress", "w", encoding="utf-8") as log:
                    log.write(f"{told} {agree}\n")
            kinds[_kind(story.definition)] += 1
            acts, refused, compared = acts + len(story.acts), refused + story.refused, compared + story.compared
            if story.fault is None:
                agree += 1
                continue
            faults.append(story)
            if words.log:
                with open(words.log, "a", encoding="utf-8") as log:
                    log.write(f"{story.seed}\t{story.fault}\n")
        pool.close()
        pool.join()
    faults.sort(key=lambda story: story.seed)
    for story in faults[:words.most]:
        print(f"seed {story.seed}: {story.fault}")
        if words.show:
            print(json.dumps(story.definition))
            for act in story.acts:
                print(json.dumps(act))
    groups = collections.Counter(re.sub(r"[tl]?(ate)?\d+", "#", story.fault)[:70] for story in faults)
    for words_of, count in groups.most_common(40):
        print(f"{count:5}  {words_of}")
    print(json.dumps({"seeds": len(jobs), "agree": agree, "differ": len(faults), "acts": acts, "refused": refused,
                      "compared": compared, "formats": dict(sorted(kinds.items()))}, indent=1))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
