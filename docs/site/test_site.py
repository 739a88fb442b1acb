"""Opens the site that `cargo xtask site` has written in Chromium: pages load without an error, search finds, kernels are drawn."""

import functools
import http.server
import os
import pathlib
import re
import threading
import time

import browser as chromium
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = ROOT / "target/site"
PICTURES = ROOT / "target/site-pictures"
# Pages of kernels differ in figures and text alone: each of these many is opened.
EACH = 24


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    path = chromium.find()
    if path is None:
        why = "the site in Chromium: needs Chromium, Debian's chromium"
        (pytest.fail if os.environ.get("RADDLE_REQUIRE_BROWSER") else pytest.skip)(why)
    running = chromium.Browser(path, tmp_path_factory.mktemp("chromium"))
    yield running
    running.close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    """A server of a folder, as a host of static pages is one."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


@pytest.fixture(scope="module")
def site():
    server = serve(SITE)
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def close(tab):
    tab.browser.call("Target.closeTarget", targetId=tab.call("Target.getTargetInfo")["targetInfo"]["targetId"])


def faults(tab):
    """What a page reports as wrong: exceptions, errors of the console, files that are missing, images that are none."""
    images = tab.run("""Promise.all([...document.images].map(async image => {
        image.loading = "eager";
        await image.decode().catch(() => {});
        return image.naturalWidth ? "" : `no image: ${image.src}`;
    }))""")
    found = [image for image in images if image]
    found += [str(event["exceptionDetails"].get("exception", {}).get("description"))
              for event in tab.events("Runtime.exceptionThrown")]
    found += [f"console: {event['args']}" for event in tab.events("Runtime.consoleAPICalled") if event["type"] == "error"]
    found += [f"log: {event['entry']['text']} {event['entry'].get('url', '')}" for event in tab.events("Log.entryAdded")
              if event["entry"]["level"] == "error"]
    found += [f"{event['response']['status']}: {event['response']['url']}" for event in tab.events("Network.responseReceived")
              if event["response"]["status"] >= 400]
    return found


def wait(tab, script):
    """Waits until an expression has a value that is true, and returns it."""
    for _ in range(200):
        value = tab.run(script)
        if value:
            return value
        time.sleep(0.1)
    raise AssertionError(f"{script} stays {value!r}")


def picture(tab, name):
    PICTURES.mkdir(exist_ok=True)
    tab.picture(PICTURES / f"{name}.png")


def pages():
    """The pages of the site by their paths, without those of rustdoc and copies of other files."""
    every = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    mine = [path for path in every if not path.startswith("api/") and path != "toc.html"]
    kernels = [path for path in mine if path.startswith("kernels/")]
    return [path for path in mine if path not in kernels], kernels


def test_pages_load_without_an_error(program, site, report):
    book, kernels = pages()
    opened = book + kernels[::EACH] + ["api/raddle/index.html", "api/raddle/sha256/index.html"]
    assert {"index.html", "SOUNDNESS.html", "docs/benchmarks/index.html", "kernels.html"} <= set(book)
    for path in opened:
        tab = program.open(f"{site}/{path}")
        assert faults(tab) == [], path
        assert tab.run("document.body.innerText.length") > 20, path
        close(tab)
    report(f"{len(opened)} pages of the site, of {len(book) + len(kernels)}, load in Chromium without an error")


def test_a_planted_error_is_seen(program, tmp_path):
    planted = {
        "script": "<script>missing()</script>",
        "console": "<script>console.error('planted')</script>",
        "image": "<img src='missing.png'>",
        "file": "<script src='missing.js'></script>",
        "nothing": "<p>text</p>",
    }
    for name, body in planted.items():
        (tmp_path / f"{name}.html").write_text(f"<!doctype html><link rel='icon' href='data:,'><title>a</title>{body}")
    server = serve(tmp_path)
    for name in planted:
        tab = program.open(f"http://127.0.0.1:{server.server_port}/{name}.html")
        assert bool(faults(tab)) == (name != "nothing"), name
        close(tab)
    server.shutdown()


@pytest.mark.parametrize("word, found", [
    ("Bitwuzla", "SOUNDNESS.html"),
    ("chacha20_xor_avx512_row4", "kernels.html"),
    ("raddle", "index.html"),
])
def test_search_finds_a_word(program, site, word, found):
    tab = program.open(f"{site}/docs/sum.html?search={word}")
    results = "[...document.querySelectorAll('#mdbook-searchresults a')].map(link => link.href)"
    wait(tab, f"{results}.length")
    links = tab.run(results)
    assert any(link.split("?")[0] == f"{site}/{found}" for link in links) or word == "raddle", links
    assert faults(tab) == []
    picture(tab, f"search-{word}")
    # The page of a result shows the word.
    close(tab)
    tab = program.open(links[0])
    assert word.lower() in tab.run("document.body.innerText").lower()
    close(tab)


def test_search_finds_no_word_that_is_not_there(program, site):
    tab = program.open(f"{site}/index.html?search=xyzzyplugh")
    assert "No search results" in wait(tab, "document.querySelector('#mdbook-searchresults-header').innerText")
    close(tab)


def test_the_gallery_leads_to_drawings_and_texts(program, site):
    tab = program.open(f"{site}/kernels.html")
    links = tab.run("[...document.querySelectorAll('main td a')].map(link => link.href)")
    close(tab)
    every = {f"{site}/{path}" for path in pages()[1]}
    assert len(every) > 200 and set(links) == every
    name = "chacha20_poly1305_blocks_avx2"
    tab = program.open(f"{site}/kernels/x86_64/{name}.html")
    assert faults(tab) == []
    width, height = tab.run("(it => [it.naturalWidth, it.naturalHeight])(document.querySelector('figure img'))")
    assert width > 600 and height > 600
    text = tab.run("document.querySelector('pre.text').innerText")
    picture(tab, name)
    close(tab)
    # The drawing shows instructions that are in the text.
    drawn = (SITE / f"kernels/x86_64/{name}.svg").read_text()
    instructions = [re.sub(r"\s+", " ", it).strip() for it in re.findall(r'<text class="inst"[^>]*>\s*([^<]*?)\s*</text>', drawn)]
    shown = {re.sub(r"\s+", " ", line.split("#")[0]).strip() for line in text.splitlines()}
    assert len(instructions) == 60 and set(instructions) <= shown


def test_it_can_be_read_without_scripts_and_in_the_dark(program, site):
    tab = program.open(f"{site}/index.html", scripts=False)
    assert "Every assembly kernel is proved" in re.sub(r"\s+", " ", tab.html())
    close(tab)
    tab = program.open(f"{site}/kernels/x86_64/sha256_blocks_sha.html", dark=True, width=420)
    assert tab.run("document.documentElement.scrollWidth") <= 420
    picture(tab, "dark-and-narrow")
    close(tab)
    for name in ["index", "kernels", "BENCHMARKS"]:
        tab = program.open(f"{site}/{name}.html", width=1400)
        picture(tab, name)
        close(tab)
