// Compiles staged packs with the Python of Pyodide itself: node pack.mjs PYODIDE STAGED OUT
import { pathToFileURL } from "node:url";

const [pyodideFolder, staged, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/` });
for (const [inside, outside] of [
  ["/staged", staged],
  ["/out", out],
  ["/pyodide", pyodideFolder],
]) {
  pyodide.FS.mkdir(inside);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: outside }, inside);
}
pyodide.runPython(`
import io, marshal, importlib.util, zipfile, pathlib

NOT_NEEDED = {
    "unittest", "doctest.py", "pdb.py", "pydoc.py", "pydoc_data", "mailbox.py", "imaplib.py", "smtplib.py", "poplib.py",
    "ftplib.py", "http", "xml", "xmlrpc", "wsgiref", "multiprocessing", "sqlite3", "curses", "idlelib", "ensurepip", "venv",
    "turtle.py", "tkinter", "lib2to3", "optparse.py", "pickletools.py", "cProfile.py", "profile.py", "pstats.py",
    "ctypes", "dbm", "email", "html", "_pyrepl", "zipapp.py", "mimetypes.py", "socketserver.py", "telnetlib.py", "pyclbr.py",
    "modulefinder.py", "cgi.py", "nntplib.py", "smtpd.py", "sndhdr.py", "cmd.py", "bdb.py", "timeit.py",
    "trace.py", "tabnanny.py", "webbrowser.py", "plistlib.py", "netrc.py", "ipaddress.py", "imghdr.py", "antigravity.py", "this.py",
    "tarfile.py", "argparse.py", "_pyio.py", "_pydatetime.py", "_pydecimal.py", "difflib.py", "configparser.py", "sched.py",
    "shelve.py", "pty.py", "tty.py", "rlcompleter.py", "pyexpat", "turtledemo", "test", "filecmp.py", "fileinput.py", "getpass.py",
}
"""Of the standard library: what nothing here imports."""
EARLY = (2026, 1, 1, 0, 0, 0)

def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=1)
    # Unchecked, by hash: there is no source to compare with.
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

def write(target, entries):
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(entries):
            if name.endswith(".py"):
                name, data = name + "c", compiled(data, name)
            packed.writestr(zipfile.ZipInfo(name, EARLY), data, zipfile.ZIP_DEFLATED, 9)

for pack in sorted(pathlib.Path("/staged").iterdir()):
    files = [path for path in pack.rglob("*") if path.is_file()]
    write(f"/out/{pack.name}.zip", [(str(path.relative_to(pack)), path.read_bytes()) for path in files])

with zipfile.ZipFile("/pyodide/python_stdlib.zip") as library:
    kept = [name for name in library.namelist() if not name.endswith("/") and name.split("/")[0] not in NOT_NEEDED]
    write("/out/python_stdlib.zip", [(name, library.read(name)) for name in kept])
`);
