import { expect, test } from "vitest";
import { type DifferenceLine, pageDifferences } from "./page-differences.ts";

const sign = { same: " ", removed: "-", added: "+" } as const;

/** A line as it would be printed, what changed of it in brackets. */
function printed({ kind, parts }: DifferenceLine): string {
	const text = parts.map(({ text: part, isChanged }) => (isChanged ? `[${part}]` : part)).join("");
	return `${sign[kind]} ${text}`;
}

function differences(before: string[], now: string[]) {
	const { hunks, skipped } = pageDifferences(before.join("\n"), now.join("\n"));
	return [...hunks.flatMap((hunk) => [hunk.skipped, ...hunk.lines.map(printed)]), skipped];
}

const numbered = (count: number) => Array.from({ length: count }, (_, place) => `Line ${place}`);

test("a line that changed stands under what it was, with the words that differ", () => {
	expect(
		differences(
			["Selective licensing", "The scheme ends on 31 March 2027.", "Fee: £800"],
			["Selective licensing", "The scheme ends on 30 April 2027.", "Fee: £1,050"],
		),
	).toEqual([
		0,
		"  Selective licensing",
		"- The scheme ends on [31] [March] 2027.",
		"+ The scheme ends on [30] [April] 2027.",
		"- Fee: £[800]",
		"+ Fee: £[1,050]",
		0,
	]);
});

test("a line that came and one that went are whole", () => {
	expect(differences(["One", "Two", "Three"], ["One", "Three", "Four and more"])).toEqual([
		0,
		"  One",
		"- [Two]",
		"  Three",
		"+ [Four and more]",
		0,
	]);
});

test("a line is set against the one that it became, among others that came", () => {
	expect(
		differences(
			["The fee for a house is £800.", "Gone for ever."],
			["News of the year!", "The fee for a house is £900.", "Quite another thing"],
		),
	).toEqual([
		0,
		"+ [News of the year!]",
		"- The fee for a house is £[800].",
		"+ The fee for a house is £[900].",
		"- [Gone for ever.]",
		"+ [Quite another thing]",
		0,
	]);
});

test("of a long page two lines around a change are shown, and how many were left out", () => {
	const before = numbered(40);
	const now = before.with(10, "Another").with(13, "Near").with(30, "Far");
	const { hunks, skipped } = pageDifferences(before.join("\n"), now.join("\n"));
	expect(hunks.map((hunk) => hunk.skipped)).toEqual([8, 12]);
	expect(skipped).toBe(7);
	expect(hunks[0]?.lines.map(printed)).toEqual([
		"  Line 8",
		"  Line 9",
		"- [Line 10]",
		"+ [Another]",
		"  Line 11",
		"  Line 12",
		"- [Line 13]",
		"+ [Near]",
		"  Line 14",
		"  Line 15",
	]);
	expect(hunks.flatMap(({ lines }) => lines).filter(({ kind }) => kind === "same")).toHaveLength(
		10,
	);
});

test("empty lines say nothing, and the same page has no difference", () => {
	expect(differences(["One", "", "Two"], ["One", "Two"])).toEqual([2]);
	expect(differences([], [])).toEqual([0]);
	expect(differences([], ["One"])).toEqual([0, "+ [One]", 0]);
});

test("of a line that goes on and on, what stayed is shortened and what changed is whole", () => {
	const street = (number: number) =>
		Array.from({ length: 900 }, () => `Ada Street ${number},`).join(" ");
	const [, removed, added] = differences(
		[`${street(1)} ends 2027 ${street(2)}`],
		[`${street(1)} ends 2028 ${street(2)}`],
	);
	expect(added).toContain("ends [2028] Ada Street 2");
	expect(String(removed).length).toBeLessThan(700);
});

test.each([
	["another page altogether", (place: number) => `Another ${place * 7} thing ${place}`],
	["a page of which every line changed", (place: number) => `Line ${place} of the year`],
	["one line without end", () => "word"],
])("%s of sixty thousand characters is compared in two seconds", (_, line) => {
	const text = (of: (place: number) => string) =>
		Array.from({ length: 4000 }, (_line, place) => of(place))
			.join("\n")
			.slice(0, 60_000);
	const before = text((place) => `Line ${place}`);
	// What else a busy machine does spoils one round, not all.
	const rounds = Array.from({ length: 3 }, () => {
		const started = performance.now();
		const { hunks } = pageDifferences(before, text(line));
		expect(hunks.length).toBeGreaterThan(0);
		pageDifferences(before.replaceAll("\n", " "), text(line).replaceAll("\n", " "));
		return performance.now() - started;
	});
	expect(Math.min(...rounds)).toBeLessThan(2_000);
});
