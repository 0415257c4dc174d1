import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { capFor, type LettingStandard, metUntil, standardFor } from "./letting-standard.ts";

const bandC: LettingStandard = {
	id: "c",
	status: "announced",
	nations: ["England"],
	from: "2030-10-01",
	points: 69,
	cap: fromPounds(10_000),
	lowerCap: { below: fromPounds(100_000), share: 0.1, lastChecked: null },
	spendingCountsFrom: "2025-10-01",
	exemptionYears: 10,
	certificatesBefore: "2029-10-01",
	penalty: { amount: fromPounds(30_000), lastChecked: null },
	notes: [],
	source: "A response.",
	url: null,
	lastChecked: null,
};

test.each([
	["England", "2020-03-31", null, "band_e"],
	["England", "2020-04-01", "band_e", "band_c"],
	["Wales", "2026-11-20", "band_e", "band_c"],
	// An announcement does not become law because its day has come.
	["England", "2030-10-01", "band_e", "band_c"],
	["Scotland", "2026-11-20", null, null],
	["Northern Ireland", "2026-11-20", null, null],
] as const)("in %s on %s the standard is %s, and %s is to come", (nation, day, current, coming) => {
	const standards = standardFor(nation, day);
	expect([standards.current?.id ?? null, standards.coming?.id ?? null]).toEqual([current, coming]);
});

test.each([
	["2030-09-30", null, "c"],
	["2030-10-01", "c", null],
])("once enacted, on %s the standard is %s and %s is to come", (day, current, coming) => {
	const standards = standardFor("England", day, [{ ...bandC, status: "in_force" }]);
	expect([standards.current?.id ?? null, standards.coming?.id ?? null]).toEqual([current, coming]);
});

test("today's standard and the announced one carry their figures", () => {
	const { current, coming } = standardFor("England", "2026-11-20");
	expect(current).toMatchObject({ points: 39, cap: 350_000, penalty: { amount: 500_000 } });
	expect(coming).toMatchObject({
		status: "announced",
		from: "2030-10-01",
		points: 69,
		cap: 1_000_000,
		spendingCountsFrom: "2025-10-01",
		exemptionYears: 10,
		certificatesBefore: "2029-10-01",
		penalty: { amount: 3_000_000, lastChecked: "2026-11-21" },
		lowerCap: { below: 10_000_000, share: 0.1, lastChecked: "2026-11-21" },
	});
	expect(coming?.notes[0]).toContain("needs an Act of Parliament");
	for (const url of [current?.url, coming?.url]) {
		expect(new URL(url ?? "").protocol).toBe("https:");
	}
});

test.each([
	["England", null],
	["Wales", null],
	["Scotland", "no minimum energy standard"],
	["Northern Ireland", "The council can tell you"],
] as const)("where we hold no standard, as for %s, the reader is told: %s", (nation, words) => {
	const text = standardFor(nation, "2026-11-20").note?.text ?? null;
	expect(text).toEqual(words === null ? null : expect.stringContaining(words));
});

test.each([
	[99_999, 9_999.9],
	[80_000, 8_000],
	[100_000, 10_000],
	[250_000, 10_000],
	[null, 10_000],
])("for a home worth £%s the cap is £%s", (value, cap) => {
	expect(capFor(bandC, value === null ? null : fromPounds(value))).toBe(fromPounds(cap));
});

test.each([
	["C in time", 69, "2029-09-30", "2039-09-29"],
	["D in time", 68, "2029-09-30", null],
	["C too late", 69, "2029-10-01", null],
	["no score", null, "2026-01-01", null],
])(
	"a certificate with %s (%s points, registered %s) is enough until %s",
	(_, points, registeredOn, until) => {
		expect(metUntil(bandC, { points, registeredOn })).toBe(until);
		expect(metUntil({ ...bandC, certificatesBefore: null }, { points, registeredOn })).toBeNull();
	},
);
