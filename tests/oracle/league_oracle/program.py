# SPDX-License-Identifier: GPL-3.0-or-later
"""whistle-cli, driven from outside: one data folder, one season, acts through a pipe."""

import atexit
import json
import shutil
import subprocess
import tempfile


class ProgramFault(Exception):
    """The program did not answer as its contract says."""


class Program:
    """A season of whistle-cli; some seasons of a process share a data folder, which saves time."""

    SEASONS_OF_A_FOLDER = 40
    _folder, _used = None, 0

    def __init__(self, binary, scratch=None):
        self.binary = binary
        if Program._folder is None or Program._used >= Program.SEASONS_OF_A_FOLDER:
            Program.leave()
            Program._folder, Program._used = tempfile.mkdtemp(prefix="league-oracle-", dir=scratch), 0
        Program._used += 1
        self.folder = Program._folder
        self.season = None
        self.pipe = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @staticmethod
    def leave():
        """Removes the data folder of this process."""
        if Program._folder is not None:
            shutil.rmtree(Program._folder, ignore_errors=True)
            Program._folder = None

    def _call(self, *words, given=None):
        return subprocess.run([self.binary, "--data", self.folder, "league", *words], input=given,
                              capture_output=True, text=True, check=False)

    def create(self, definition, start):
        """A new season; the answer, or None if it is refused."""
        words = ["create", "-"] + ([] if start else ["--no-start"])
        answer = self._call(*words, given=json.dumps(definition))
        if answer.returncode:
            return None, answer.stderr.strip()
        self.season = definition["id"]
        return json.loads(answer.stdout), ""

    def record(self, act):
        """The answer to one act: {"accepted", "why", "rules", "number"} or {"error"}."""
        if self.pipe is None:
            self.pipe = subprocess.Popen([self.binary, "--data", self.folder, "league", "record", self.season, "-"],
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.pipe.stdin.write(json.dumps(act) + "\n")
        self.pipe.stdin.flush()
        line = self.pipe.stdout.readline()
        if not line:
            raise ProgramFault(f"no answer to {act}")
        return json.loads(line)

    def pair(self):
        """The next round of a Swiss as the program draws it, in `act`; nothing is recorded."""
        answer = self._call("pair", self.season, "--what-if")
        if answer.stdout.strip():
            return json.loads(answer.stdout)
        return {"accepted": False, "why": [answer.stderr.strip()], "rules": []}

    def export(self):
        """The season file, with the values of the tiebreakers."""
        answer = self._call("export", self.season, "--values")
        if answer.returncode:
            raise ProgramFault(answer.stderr.strip())
        return json.loads(answer.stdout)

    def close(self):
        if self.pipe is not None:
            self.pipe.stdin.close()
            self.pipe.wait()
            self.pipe.stdout.close()
            self.pipe = None


atexit.register(Program.leave)
