import { expect, test } from "vitest";
import { fileOf } from "./chunk-groups.ts";

const screens = "/home/somebody/lettable/web/src/screens";

/** The file of a module that each of the given openings (a screen, or other code fetched on demand) imports by way of a part of its own. */
function fileFor(module: string, openings: readonly string[]): string | null {
	const part = (opening: string) => `${opening}/part`;
	return fileOf(module, (asked) => {
		if (asked === module) {
			return { importers: openings.map(part), dynamicImporters: [] };
		}
		const opening = openings.find((each) => part(each) === asked);
		return opening === undefined
			? { importers: [], dynamicImporters: ["routes.tsx"] }
			: { importers: [opening], dynamicImporters: [] };
	});
}

const screen = (name: string) => `${screens}/${name}-screen.tsx`;
const keeper = "/lettable/web/src/features/cookie-banner/cookie-keeper.tsx";
const card = "/lettable/web/src/ui/card.tsx";

test.each([
	["what one purpose alone needs is named after it", ["report", "shared-report"], "report"],
	["what two that are close need is named after both", ["property", "report"], "preview-report"],
	["what any other two need is common", ["home", "auth"], "kit"],
	["what three need is common", ["home", "area", "terms-of-service"], "kit"],
	["what the landing page shows is kept small", ["landing", "property"], "start"],
	["what the panel alone needs is for the bundler to place", ["admin", "settings"], null],
	["the panel beside a purpose weighs on no name", ["admin", "account"], "account"],
])("%s", (_, names, file) => {
	expect(fileFor(card, names.map(screen))).toBe(file);
});

test("what every page fetches comes in one file, whoever needs it besides", () => {
	expect(fileFor(card, [keeper, screen("landing"), screen("report")])).toBe("foot");
});

test.each([
	["node_modules/react-hook-form/dist/index.esm.mjs", "forms"],
	["node_modules/@radix-ui/react-tabs/dist/index.mjs", "radix"],
	["node_modules/@stripe/react-stripe-js/dist/react-stripe.esm.mjs", "payment"],
	["node_modules/d3-geo/src/index.js", null],
])("a library stands by itself: %s in %s", (module, file) => {
	expect(fileFor(`/lettable/${module}`, [screen("home"), screen("account"), keeper])).toBe(file);
});

test("modules that import one another in a circle are placed", () => {
	const importers: Record<string, string[]> = { [card]: ["a"], a: ["b"], b: ["a", screen("home")] };
	const read = (module: string) => ({
		importers: importers[module] ?? [],
		dynamicImporters: module.includes("screen") ? ["routes.tsx"] : [],
	});
	expect(fileOf(card, read)).toBe("home");
});
