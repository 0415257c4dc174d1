import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HomeDate } from "#domain/judgement/dates/home-date.ts";
import { drawAll } from "../block.ts";
import { widthOf } from "../measure.ts";
import { type Point, Sheet } from "../sheet.ts";
import { body, type TextStyle } from "../style.ts";
import { lawLineBlocks } from "./law-line.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const date = (on: string, title: string): HomeDate => ({
	id: title,
	on,
	until: null,
	title,
	what: title,
	isDraft: false,
	source: { name: "An Act", url: null, readOn: null },
});

/** Four dates within two months and one years later: labels above each other, and one at the end of the line. */
const dates = [
	date("2027-01-10", "Income tax on rent"),
	date("2027-01-20", "Selective licensing ends"),
	date("2027-02-02", "Landlord database"),
	date("2033-11-19", "Certificate ends"),
];

type Call = { readonly kind: "rule" | "text"; readonly args: unknown[] };
let calls: Call[];

beforeEach(() => {
	calls = [];
	const { rule, text } = Sheet.prototype;
	vi.spyOn(Sheet.prototype, "rule").mockImplementation(function (this: Sheet, ...args) {
		calls.push({ kind: "rule", args });
		rule.apply(this, args);
	});
	vi.spyOn(Sheet.prototype, "text").mockImplementation(function (this: Sheet, ...args) {
		calls.push({ kind: "text", args });
		text.apply(this, args);
	});
	const sheet = new Sheet({ title: "", subject: "", creator: "", id: "", createdAt: 0 });
	drawAll(lawLineBlocks(dates, "2026-11-27"), sheet, body.left, body.top);
});

const texts = () =>
	calls.flatMap(({ kind, args }) =>
		kind === "text" ? [args as [line: string, x: number, y: number, style: TextStyle]] : [],
	);

test("every line is drawn before the first label, so that none runs through words", () => {
	const firstLabel = calls.findIndex(({ args }) => args[0] === dates[0]?.title);
	expect(firstLabel).toBeGreaterThan(0);
	expect(calls.slice(firstLabel).filter(({ kind }) => kind === "rule")).toEqual([]);
});

test("the words of a date stand at its stem, those of the last end where the line does", () => {
	const stems = calls.flatMap(({ kind, args }) => {
		const [from, to] = args as unknown as [Point, Point];
		return kind === "rule" && from[0] === to[0] && Math.abs(from[1] - to[1]) > 7 ? [from[0]] : [];
	});
	expect(stems).toHaveLength(dates.length);
	for (const [at, { title }] of dates.entries()) {
		const [, x = 0, , style] = texts().find(([line]) => line === title) ?? [];
		const end = x + (style ? widthOf(title, style) : 0);
		expect(stems[at]).toBeGreaterThanOrEqual(x - 0.01);
		expect(stems[at]).toBeLessThanOrEqual(Math.max(end, body.right));
	}
	const [, x = 0, , style] = texts().find(([line]) => line === "19 November 2033") ?? [];
	expect(x + (style ? widthOf("19 November 2033", style) : 0)).toBeCloseTo(body.right, 1);
});

test("a year that a date lies on is not written under it; the others are", () => {
	const years = texts().flatMap(([line]) => (/^20\d\d$/.test(line) ? [line] : []));
	expect(years).toEqual(["2028", "2029", "2030", "2031", "2032", "2033"]);
});
