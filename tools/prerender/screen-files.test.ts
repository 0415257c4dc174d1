import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { screenFiles } from "./screen-files.ts";

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) =>
	({
		type: "chunk",
		fileName,
		imports,
		facadeModuleId,
		viteMetadata: { importedCss: new Set([fileName.replace("js", "css")]) },
	}) as unknown as Rolldown.OutputChunk;

const bundle: Rolldown.OutputBundle = Object.fromEntries(
	[
		chunk("a/home.js", ["a/shared.js", "a/other.js"], "/p/web/src/screens/home-screen.tsx"),
		chunk("a/shared.js", ["a/base.js"]),
		chunk("a/other.js", ["a/base.js", "a/home.js"]),
		chunk("a/base.js", []),
		chunk("a/later.js", ["a/base.js"], "/p/web/src/app/later.tsx"),
		chunk("a/unused.js", []),
	].map((each) => [each.fileName, each]),
);

test("a screen's files are its own and all that they import, each once, in a circle too, what is shared first", () => {
	const order = ["base", "shared", "other", "home"];
	expect(screenFiles(bundle, ["/screens/home-screen.tsx"])).toEqual({
		scripts: order.map((name) => `/a/${name}.js`),
		styles: order.map((name) => `/a/${name}.css`),
	});
});

test("of several modules the files are each there once", () => {
	const { scripts } = screenFiles(bundle, ["/screens/home-screen.tsx", "/app/later.tsx"]);
	expect(scripts).toEqual(
		["base", "shared", "other", "home", "later"].map((name) => `/a/${name}.js`),
	);
});

test("a module that the build does not hold is an error, so a renamed screen is noticed", () => {
	expect(() => screenFiles(bundle, ["/screens/away-screen.tsx"])).toThrow(/no \/screens\/away/);
});
