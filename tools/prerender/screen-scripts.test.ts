import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { screenScripts } from "./screen-scripts.ts";

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) =>
	({ type: "chunk", fileName, imports, facadeModuleId }) as unknown as Rolldown.OutputChunk;

const bundle: Rolldown.OutputBundle = Object.fromEntries(
	[
		chunk("a/home.js", ["a/shared.js", "a/other.js"], "/p/web/src/screens/home-screen.tsx"),
		chunk("a/shared.js", ["a/base.js"]),
		chunk("a/other.js", ["a/base.js", "a/home.js"]),
		chunk("a/base.js", []),
		chunk("a/unused.js", []),
	].map((each) => [each.fileName, each]),
);

test("a screen's scripts are its own and all that they import, each once, in a circle too", () => {
	const scripts = screenScripts(bundle, "/screens/home-screen.tsx");
	expect(scripts.toSorted()).toEqual(["/a/base.js", "/a/home.js", "/a/other.js", "/a/shared.js"]);
	expect(scripts.at(-1)).toBe("/a/home.js");
});

test("a module that the build does not hold is an error, so a renamed screen is noticed", () => {
	expect(() => screenScripts(bundle, "/screens/away-screen.tsx")).toThrow(/no \/screens\/away/);
});
