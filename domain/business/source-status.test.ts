import { expect, test } from "vitest";
import { datasets } from "#datasets/registry.ts";
import { explainStatus, isSkipped, type KnownDataset, sourceStatuses } from "./source-status.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 3);
const LONG_AGO = NOW - 365 * DAY;

const rents = { kept: "weekly" } as const;
const sales = {
	kept: "weekly",
	firstImport: { what: "the complete file", command: "data:sales" },
} as const;
const postcodes = {
	kept: "import",
	firstImport: { what: "a postcode file", command: "data:postcodes" },
} as const;

const known = (some: Partial<KnownDataset> = {}): KnownDataset => ({
	whyOff: null,
	asOf: "2026-10",
	lastOkAt: NOW,
	since: LONG_AGO,
	...some,
});

test("a source that was asked within its rhythm is in time, and nothing more is said", () => {
	expect(explainStatus(rents, known(), NOW)).toEqual({ status: "in_time", why: null });
});

test("a source that is off says why, and is never overdue however long nobody asked", () => {
	const why = "No token is set.";
	for (const lastOkAt of [LONG_AGO, null]) {
		expect(explainStatus(rents, known({ whyOff: why, lastOkAt }), NOW)).toEqual({
			status: "off",
			why,
		});
	}
});

test("a source that is off is off also where nothing of it was ever brought in", () => {
	const { status } = explainStatus(sales, known({ whyOff: "No address is set.", asOf: null }), NOW);
	expect(status).toBe("off");
});

test.each([
	[sales, "Nothing of it is held yet: npm run data:sales imports the complete file."],
	[postcodes, "Nothing of it is held yet: npm run data:postcodes imports a postcode file."],
] as const)(
	"a file that was never imported is not overdue after a year, and says how (%#)",
	(dataset, why) => {
		expect(explainStatus(dataset, known({ asOf: null, lastOkAt: null }), NOW)).toEqual({
			status: "not_brought_in",
			why,
		});
	},
);

test("once it was brought in it is overdue like any other", () => {
	const left = (days: number) => known({ lastOkAt: NOW - days * DAY });
	expect(explainStatus(sales, left(14), NOW).status).toBe("in_time");
	expect(explainStatus(sales, left(15), NOW)).toEqual({
		status: "overdue",
		why: "Last checked on 7 November 2026; it should be checked every week.",
	});
	expect(explainStatus(postcodes, left(185), NOW).status).toBe("overdue");
});

test("what should come by itself and never did is overdue once there was time for it", () => {
	const never = (since: number) => known({ asOf: null, lastOkAt: null, since });
	expect(explainStatus(rents, never(NOW - 14 * DAY), NOW).status).toBe("in_time");
	expect(explainStatus(rents, never(LONG_AGO), NOW)).toEqual({
		status: "overdue",
		why: "Never checked; it should be checked every week.",
	});
});

test("a refresh leaves out what is off or waits for its first file, and nothing else", () => {
	expect(sourceStatuses.filter(isSkipped)).toEqual(["off", "not_brought_in"]);
});

test("whatever comes in by command alone names its command", () => {
	const named = datasets.filter(({ firstImport }) => firstImport);
	expect(named.map(({ id }) => id)).toEqual(
		expect.arrayContaining(datasets.filter(({ kept }) => kept === "import").map(({ id }) => id)),
	);
	for (const { firstImport } of named) {
		expect(firstImport?.command).toMatch(/^data:[a-z-]+$/);
	}
});
