import { expect, test } from "vitest";
import { candidates } from "./installed-browser.ts";

test("on Linux a browser is looked for by name along the path, Chrome before Chromium", () => {
	const places = candidates("linux", { PATH: "/usr/bin:/snap/bin" });

	expect(places.slice(0, 2)).toEqual([
		"/usr/bin/google-chrome-stable",
		"/snap/bin/google-chrome-stable",
	]);
	expect(places).toContain("/snap/bin/chromium");
});

test("on macOS it is looked for among the applications of all and of one's own", () => {
	const places = candidates("darwin", {});

	expect(places[0]).toBe("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
	expect(places).toHaveLength(4);
});

test("on Windows it is looked for under the folders of programs that the system names", () => {
	expect(candidates("win32", { LOCALAPPDATA: "C:\\Users\\ann\\AppData\\Local" })).toContain(
		"C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
	);
	expect(candidates("win32", {})).toEqual([]);
});
