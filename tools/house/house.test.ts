import { expect, test } from "vitest";
import { findUntidy, houseFiles, measureHouse } from "./measure-house.ts";
import { fieldWordFor, privateWordsIn } from "./private-words.ts";

const lines = (count: number) => "x;\n".repeat(count);

test("a private word is found as an identifier, in whatever place, and not in a text or a comment", () => {
	const text = `
		/** Told to whoever asks. */
		type Desk = { told: string; untold: number };
		const said = (ask: () => string) => ask();
		export const text = "told";
		said.deal();
	`;
	expect(privateWordsIn("worker/x.ts", text)).toEqual([
		"Desk",
		"told",
		"said",
		"ask",
		"ask",
		"said",
		"deal",
	]);
	expect(privateWordsIn("web/x.tsx", "const page = <Panel told={1} />;")).toEqual(["told"]);
});

test("a private word is found within a longer name, of an identifier and of a file, and not within another word", () => {
	const text = "const toldRange = retold(unfoldedNames); const MOST_TOLD = isSaidBy.standing;";
	expect(privateWordsIn("domain/listing-said.ts", text)).toEqual(["said", "told", "told", "said"]);
	expect(fieldWordFor("told")).toBe("serialized, or text");
	expect(fieldWordFor("stretch")).toBe("range");
});

test("a name that clients know stays as it is", () => {
	expect(privateWordsIn("worker/x.ts", "const codes = { portal_silent: 502 };")).toEqual([]);
});

test("a word that the field uses itself stays in its room", () => {
	const text = "type Terms = { free: boolean };";
	expect(privateWordsIn("domain/plan-terms.ts", text)).toEqual([]);
	expect(privateWordsIn("worker/mail/layout.ts", text)).toEqual(["Terms"]);
});

test("the house is measured by its files", () => {
	const files = [
		{ file: "worker/mail/a.ts", text: lines(10) },
		{ file: "worker/http/b.ts", text: lines(60) },
		{ file: "domain/c.ts", text: lines(301) },
	];
	const measures = measureHouse(files);
	expect(measures).toEqual({
		files: 3,
		lines: 371,
		small: 1,
		median: 60,
		largest: { file: "domain/c.ts", lines: 301 },
		workerRooms: 2,
		words: 0,
	});
	expect(findUntidy(measures)).toEqual([
		"domain/c.ts has 301 lines, more than 300",
		"1 of 3 files have 20 lines or fewer, more than 10 %",
	]);
	expect(
		findUntidy({ ...measures, median: 29, small: 0, largest: { file: "", lines: 300 } }),
	).toEqual(["the file in the middle has 29 lines, not 30 to 80"]);
});

test("tests, journeys, declarations and packages are left out", () => {
	const files = houseFiles().map(({ file }) => file);
	expect(files.length).toBeGreaterThan(1000);
	expect(files).toContain("tools/house/measure-house.ts");
	expect(files.filter((file) => /\.test\.|^(e2e|packages)\/|\/test\/|\.d\.ts$/.test(file))).toEqual(
		[],
	);
});
