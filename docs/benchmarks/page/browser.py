"""Chromium, driven through a pipe by its DevTools protocol: no driver and no package is needed beside it."""

import base64
import fcntl
import json
import os
import shutil
import subprocess

NAMES = ["chromium", "chromium-browser", "google-chrome"]


def find():
    """The path of Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """A running Chromium without a window."""

    def __init__(self, program, folder):
        there, self.write_end = os.pipe()
        self.read_end, back = os.pipe()

        def place():
            # The protocol has the descriptors 3 and 4.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (there, back)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        options = ["--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
                   "--remote-debugging-pipe", f"--user-data-dir={folder}"]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        self.process = subprocess.Popen([program, *options, "about:blank"], preexec_fn=place, close_fds=False,
                                        stderr=subprocess.DEVNULL)
        os.close(there)
        os.close(back)
        self.last, self.rest, self.events = 0, b"", []

    def call(self, method, session=None, **params):
        """Calls a method, and returns its result. Events that come meanwhile are kept."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def _read(self):
        while b"\0" not in self.rest:
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, address, width=1100, height=900, dark=False, scripts=True):
        """Opens a page in a tab of its own."""
        return Tab(self, address, width, height, dark, scripts)

    def close(self):
        self.call("Browser.close")
        self.process.wait(timeout=60)


class Tab:
    """An open page."""

    def __init__(self, browser, address, width, height, dark, scripts):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        browser.events.clear()
        self.call("Page.navigate", url=address)
        while not any(event["method"] == "Page.loadEventFired" for event in browser.events):
            browser.events.append(browser._read())
        self.call("Page.bringToFront")

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def events(self, method):
        return [event["params"] for event in self.browser.events if event["method"] == method]

    def run(self, script):
        """The value of an expression of JavaScript."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def press(self, key, code):
        for kind in ["rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def html(self):
        """The document as it is, without running anything in it."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        return self.call("DOM.getOuterHTML", nodeId=root)["outerHTML"]

    def picture(self, path):
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        path.write_bytes(base64.b64decode(data))
