import { expect, test } from "vitest";
import type { OlderStage } from "../action-plan/read-older-plan.ts";
import { goldenReports } from "../test/golden-reports.ts";
import { someReport } from "../test/some-report.ts";
import { REPORT_FORMAT } from "./document.ts";
import { readFormats, readStoredReport, UnknownFormat } from "./read-stored-report.ts";

const goldens = Object.entries(goldenReports);

test.each(goldens)("a report of %s says what it said", (_, stored) => {
	const read = readStoredReport(structuredClone(stored));
	expect(read).toMatchObject({ ...inTodaysShape(stored), format: REPORT_FORMAT });
	expect(read.money.figures.taxBasis).toMatch(/^For a person who lives in /);
	expect(read.rent).toHaveProperty("sector");
});

/** What a report says whose fields were since renamed, or made another shape, is compared field by field below. */
function inTodaysShape(stored: object): object {
	return JSON.parse(
		JSON.stringify(stored, (key, value) =>
			key === "cover" || key === "coverAtStress" || (key === "plan" && isOlder(stored))
				? undefined
				: value,
		),
	);
}

const isOlder = (stored: object) => "format" in stored && Number(stored.format) < 4;

test.each(goldens.filter(([, stored]) => isOlder(stored)))(
	"every step of the plan of %s is kept with its words",
	(_, stored) => {
		const stages = (stored as unknown as { plan: OlderStage[] }).plan;
		const steps = stages.flatMap((stage) => stage.steps);
		const { plan, risks } = readStoredReport(structuredClone(stored));
		expect(steps.length).toBeGreaterThan(0);
		expect(plan.map(({ id, what, who, url }) => ({ id, what, who, url }))).toEqual(
			steps.map(({ id, what, who, url }) => ({ id, what: what.replace(/\.$/, ""), who, url })),
		);
		expect(risks).toEqual([]);
	},
);

test.each(["format 1", "format 2"])("%s's tests of typical lenders stand as rows", (name) => {
	const { cover, sensitivity } = olderFigures(goldenReports[name]);
	const { lenders, coverAtPayRate, ...figures } = readStoredReport(
		structuredClone(goldenReports[name]),
	).money.figures;
	expect(coverAtPayRate).toBe(cover.atPayRate);
	expect(new Set(lenders.rows.map((row) => row.largestLoan))).toEqual(
		new Set(cover.tests.map((row) => row.largestLoan)),
	);
	expect(new Set(lenders.rows.map((row) => row.rateTested))).toEqual(new Set([cover.stressRate]));
	expect(figures.sensitivity.map((line) => line.coverTested)).toEqual(
		sensitivity.map((line) => line.coverAtStress),
	);
	expect(figures.tax.map(({ from }) => from)).toEqual(["2026-04-06", "2027-04-06"]);
	expect(figures.paying).toEqual({ price: null, rent: null });
});

function olderFigures(stored: unknown) {
	const { money } = stored as {
		money: {
			figures: {
				cover: {
					atPayRate: number;
					stressRate: number;
					tests: { largestLoan: number }[];
				};
				sensitivity: { coverAtStress: number }[];
			};
		};
	};
	return money.figures;
}

test.each(goldens.filter(([, { format }]) => format < 6))(
	"%s asks for no lease and no other lettings, and says nothing of the home let whole",
	(_, stored) => {
		const { money } = readStoredReport(structuredClone(stored));
		expect(money).toMatchObject({
			assumptions: { isPortfolio: false, leaseYears: null },
			figures: { lenders: { isPortfolio: false }, year: { companyDuties: null } },
			priceGrowth: null,
			letWhole: null,
		});
	},
);

test("every format that was ever sold has a golden report", () => {
	const kept = new Set(goldens.map(([, { format }]) => format));
	expect(readFormats).toEqual(Array.from({ length: REPORT_FORMAT }, (_, index) => index + 1));
	expect([...kept].toSorted()).toEqual(readFormats);
});

test("a report of another shape than its format's golden report is a new format", () => {
	const golden = goldens.find(([, { format }]) => format === REPORT_FORMAT)?.[1];
	const [kept, made] = [keysOf(golden), keysOf(JSON.parse(JSON.stringify(someReport())))];
	expect(kept.size).toBeGreaterThan(50);
	for (const [path, keys] of made) {
		// What is empty in one of the two has no shape there.
		if (kept.has(path)) {
			expect({ path, keys }).toEqual({ path, keys: kept.get(path) });
		}
	}
});

test.each([
	{ format: REPORT_FORMAT + 1 },
	{ format: "1" },
	{ format: "constructor" },
	{},
	[],
	null,
	"1",
])("%j is read as nothing", (stored) => {
	expect(() => readStoredReport(stored)).toThrow(UnknownFormat);
});

/** The names of the fields of every object in a document, by where it stands; those of a list's items together. */
function keysOf(document: unknown): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, Set<string>>();
	const walk = (value: unknown, path: string): void => {
		if (Array.isArray(value)) {
			for (const item of value) {
				walk(item, `${path}[]`);
			}
			return;
		}
		if (typeof value === "object" && value !== null) {
			const keys = found.get(path) ?? new Set();
			found.set(path, keys);
			for (const [key, inner] of Object.entries(value)) {
				keys.add(key);
				walk(inner, `${path}.${key}`);
			}
		}
	};
	walk(document, "");
	return new Map([...found].map(([path, keys]) => [path, [...keys].toSorted()]));
}
