"""Builds a release from the committed files, tests it and writes checksums (`make release`).

    python tools/release.py            into build/release
    python tools/release.py --quick    without the compiled wheel and the checks of wheels

The folder then holds a source distribution, a wheel of plain Python, a wheel compiled for this Python and machine, the
page that plays without a server and the documentation, both as archives, and SHA256SUMS.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "release"
SUMS = "SHA256SUMS"


def run(*command: str | Path, cwd: Path = ROOT, **settings: str) -> str:
    """Run a command and return its output; a failure ends the release with the output."""
    env = {**os.environ, **settings}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def version() -> str:
    """The version of the package; the change log and the citation must know it."""
    told: dict[str, str] = {}
    for line in (ROOT / "partie" / "__init__.py").read_text("utf-8").splitlines():
        if line.startswith("__version__"):
            told["version"] = line.split('"')[1]
    number = told["version"]
    if f"\n## {number}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        sys.exit(f"CHANGELOG.md has no section {number}")
    if f"\nversion: {number}\n" not in (ROOT / "CITATION.cff").read_text("utf-8"):
        sys.exit(f"CITATION.cff is not of version {number}")
    return number


def export(folder: Path) -> Path:
    """Export the committed files only."""
    if run("git", "status", "--porcelain", "--untracked-files=no").strip():
        sys.exit("commit first: a release is made of what is committed")
    archive = folder / "source.tar"
    run("git", "archive", "--format=tar", "-o", archive, "HEAD")
    source = folder / "source"
    with tarfile.open(archive) as packed:
        packed.extractall(source, filter="data")
    return source


def build(source: Path, quick: bool) -> None:
    """The source distribution and the wheels, by plain pip's build backend."""
    environment = source.parent / "venv"
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "install", "build")
    run(python, "-m", "build", "--outdir", OUT, cwd=source, PARTIE_PURE="1")
    if not quick:
        shutil.rmtree(source / "build", ignore_errors=True)
        run(python, "-m", "build", "--wheel", "--outdir", OUT, cwd=source)


def try_out(quick: bool) -> None:
    """Install each wheel and the source distribution into a fresh environment and play a game with it."""
    for file in sorted([*OUT.glob("*.whl"), *OUT.glob("*.tar.gz")]):
        with tempfile.TemporaryDirectory(prefix="partie-release-") as folder:
            environment = Path(folder) / "venv"
            venv.create(environment, with_pip=True)
            binaries = environment / "bin"
            run(
                binaries / "python",
                "-m",
                "pip",
                "--quiet",
                "install",
                file,
                cwd=Path(folder),
                PARTIE_PURE="1",
            )
            run(binaries / "partie", "sim", "powergrid", "--games", "1", cwd=Path(folder))
            print(
                f"{file.name}: {run(binaries / 'partie', '--version', cwd=Path(folder)).strip()}", flush=True
            )
    if not quick:
        print(run(sys.executable, "tools/check_wheel.py"), end="", flush=True)


def pack(folder: Path, name: str) -> None:
    """A reproducible zip archive of a folder."""
    with zipfile.ZipFile(OUT / f"{name}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{name}/{file.relative_to(folder).as_posix()}")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())


def write_sums() -> None:
    """Write SHA256SUMS, for `sha256sum --check SHA256SUMS`."""
    files = sorted(file for file in OUT.iterdir() if file.name != SUMS)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (OUT / SUMS).write_text("".join(lines), "utf-8")


def main() -> None:
    """Build, test, write checksums."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--quick", action="store_true", help="no compiled wheel, no check of wheels")
    quick = options.parse_args().quick
    number = version()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="partie-release-") as folder:
        build(export(Path(folder)), quick)
    run("make", "static", "docs")
    pack(ROOT / "build" / "static", f"partie-{number}-static")
    pack(ROOT / "build" / "docs", f"partie-{number}-docs")
    try_out(quick)
    write_sums()
    for file in sorted(OUT.iterdir()):
        print(f"{file.stat().st_size:>12,}  {file.name}")


if __name__ == "__main__":
    main()
