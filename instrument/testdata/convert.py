"""Converts dex files to archives of class files, many in one process and on all processors.

Each line of the standard input is a job, its fields separated by tabs: the dex file, the archive, the file
that names the classes to convert, one a line, and the file that names those of which a shell without fields
and methods will do; without files all are converted. A class that the converter cannot convert is printed,
with the archive: it is missing there. So is one that is too large for a class file, whose methods have at
most 64 KB.
"""
import multiprocessing
import os
import struct
import sys
import zipfile

from enjarify import parsedex
from enjarify.jvm import writeclass
from enjarify.jvm.optimization import options
from enjarify.mutf8 import decode

workers = os.cpu_count() or 1
wanted = []  # the classes of the current job, which forked workers inherit


def convert(k):
    """Converts every workers-th class: neighbours are alike and cost alike."""
    out = []
    for c in wanted[k::workers]:
        try:
            out.append((c.name, writeclass.toClassFile(c, options.PRETTY)))
        except struct.error:
            out.append((c.name, None))  # a number that has no more than 16 bits
        except Exception as e:
            out.append((c.name, str(e)))
    return out


def names(file):
    with open(file, encoding="utf-8") as f:
        return set(f.read().split("\n"))


for line in sys.stdin:
    dex, archive, *chosen = line.rstrip("\n").split("\t")
    with open(dex, "rb") as f:
        wanted = parsedex.DexFile(f.read()).classes
    if chosen:
        whole, shells = map(names, chosen)
        wanted = [c for c in wanted if decode(c.name) in whole | shells]
        for c in wanted:
            if decode(c.name) in shells:
                c.data = parsedex.ClassData(None, 0)
    if len(wanted) < 100:
        parts = [convert(k) for k in range(workers)]
    else:
        with multiprocessing.get_context("fork").Pool(workers) as pool:
            parts = pool.map(convert, range(workers), 1)
    with zipfile.ZipFile(archive, "w") as out:
        for name, data in (c for part in parts for c in part):
            if isinstance(data, bytes):
                out.writestr(decode(name) + ".class", data)
            elif data is None:
                print("TOOLARGE", decode(name), archive, sep="\t")
            else:
                print("FAILED", decode(name), archive, data, sep="\t")
