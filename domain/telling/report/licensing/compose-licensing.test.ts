import { expect, test } from "vitest";
import { uses } from "../../../base/use.ts";
import { somePlace, someScheme, someUnit } from "../../../test/some-facts.ts";
import { fullFacts, someAssessment } from "../../../test/some-report.ts";
import { licensingSection } from "./compose-licensing.ts";

type Stated = Parameters<typeof someAssessment>[0];
const sectionOf = (stated: Stated) => licensingSection(someAssessment(stated));
const conclusions = (stated: Stated) =>
	sectionOf(stated).matrix.map(({ conclusion }) => conclusion);
const at = (...schemes: ReturnType<typeof someScheme>[]) => ({
	facts: { place: someUnit(), schemes },
});

test.each<[string, Stated, string[]]>([
	[
		"no row of the register",
		at(),
		[
			"We don't know whether it needs a selective licence.",
			"We don't know whether it needs an additional HMO licence. We don't know whether it needs a selective licence. Ask the council whether use as an HMO needs planning permission.",
			"Needs a mandatory HMO licence. Ask the council whether use as an HMO needs planning permission. Seven or more people always need planning permission.",
		],
	],
	[
		"a council that has none",
		at(someScheme({ kind: "none" })),
		[
			"We found no licence that it needs.",
			"We found no licence that it needs. Ask the council whether use as an HMO needs planning permission.",
			"Needs a mandatory HMO licence. Ask the council whether use as an HMO needs planning permission. Seven or more people always need planning permission.",
		],
	],
	[
		"a selective scheme that an administrator verified, and an Article 4 direction",
		at(
			someScheme({ verifiedOn: "2026-11-01" }),
			someScheme({ kind: "article4_hmo", verifiedOn: "2026-11-01", end: null }),
		),
		[
			"Needs a selective licence.",
			"Needs a selective licence. We don't know whether it needs an additional HMO licence. Use as an HMO needs planning permission.",
			"Needs a mandatory HMO licence. Use as an HMO needs planning permission. Seven or more people always need planning permission.",
		],
	],
	[
		"schemes that start soon",
		at(
			someScheme({ start: "2027-02-01" }),
			someScheme({ kind: "additional", start: "2027-02-01" }),
			someScheme({ kind: "article4_hmo", start: "2027-02-01", end: null }),
		),
		[
			"Will need a selective licence once the scheme starts.",
			"Will need an additional HMO licence once the scheme starts. Will need a selective licence once the scheme starts. Use as an HMO will need planning permission once the Article 4 direction starts.",
			"Needs a mandatory HMO licence. Use as an HMO will need planning permission once the Article 4 direction starts. Seven or more people always need planning permission.",
		],
	],
	[
		"Wales",
		{ facts: { place: somePlace({ nation: "Wales" }) } },
		[
			"We found no licence that it needs. The landlord registers with Rent Smart Wales in any case.",
			"We don't know whether it needs an additional HMO licence. Use as an HMO needs planning permission. The landlord registers with Rent Smart Wales in any case.",
			"May need a mandatory HMO licence: ask the council. We don't know whether it needs an additional HMO licence. Use as an HMO needs planning permission. The landlord registers with Rent Smart Wales in any case.",
		],
	],
	[
		"Scotland",
		{ facts: { place: somePlace({ nation: "Scotland" }) } },
		[
			"We found no licence that it needs. The landlord registers with the council in any case.",
			"Needs a mandatory HMO licence. Ask the council whether use as an HMO needs planning permission. The landlord registers with the council in any case.",
			"Needs a mandatory HMO licence. Ask the council whether use as an HMO needs planning permission. The landlord registers with the council in any case.",
		],
	],
	[
		"Northern Ireland",
		{ facts: { place: somePlace({ nation: "Northern Ireland" }) } },
		[
			"We found no licence that it needs. The landlord registers with the Landlord Registration Scheme in any case.",
			"Needs a mandatory HMO licence. Use as an HMO needs planning permission. The landlord registers with the Landlord Registration Scheme in any case.",
			"Needs a mandatory HMO licence. Use as an HMO needs planning permission. The landlord registers with the Landlord Registration Scheme in any case.",
		],
	],
])("what the three uses need where there is %s", (_, stated, expected) => {
	expect(conclusions(stated)).toEqual(expected);
});

test("planning permission that is stated is repeated as stated", () => {
	expect(conclusions({ ...at(someScheme({ kind: "none" })), planningPermission: true })[1]).toBe(
		"We found no licence that it needs. Planning permission is held, as you state.",
	);
});

test.each(uses)("of three rows the one stated, %s, gives the answer", (use) => {
	const { matrix, answer } = sectionOf({ use });
	const stated = matrix.filter(({ isStated }) => isStated);
	expect(stated.map((row) => row.use)).toEqual([use]);
	expect(answer.toLowerCase()).toBe(
		`let to ${stated[0]?.label}: ${stated[0]?.conclusion}`.toLowerCase(),
	);
});

test("each cell names its sources, and what has no bearing on its use is marked", () => {
	const { matrix } = sectionOf({ facts: fullFacts() });
	expect(matrix.map(({ cells }) => cells.map(({ applies }) => applies))).toEqual([
		[false, false, true, false],
		[false, true, true, true],
		[true, false, false, true],
	]);
	expect(matrix[0]?.cells[2]?.sources.map(({ name, asOf }) => [name, asOf])).toEqual([
		["Council licensing schemes, collected by Lettable", "2026-11-20"],
	]);
});

test("the register is as old as the oldest of what it is quoted for", () => {
	const none = (verifiedOn: string | null) => someScheme({ kind: "none", verifiedOn });
	const direction = someScheme({ kind: "article4_hmo", verifiedOn: "2026-09-30", end: null });
	const asOf = (...schemes: Parameters<typeof at>) => sectionOf(at(...schemes)).registerAsOf;
	expect(asOf(none("2026-10-31"), direction)).toBe("2026-09-30");
	expect(asOf(none(null), none("2026-12-01"))).toBe("2026-11-20");
	expect(asOf()).toBe("2026-11-20");
});

test("a register that is quoted for nothing is as old as it was last compiled", () => {
	const facts = { place: somePlace({ nation: "Scotland" }) };
	expect(sectionOf({ facts }).registerAsOf).toBe("2026-11-20");
});

test("a row of the register is told once, whichever uses rest on it", () => {
	const { schemes } = sectionOf({ facts: fullFacts() });
	expect(schemes.map(({ kind, coverage }) => [kind, coverage])).toEqual([
		["additional", "named areas"],
		["selective", "the whole district"],
		["articleFour", "named areas"],
	]);
});

test.each([
	[
		"2026-05-01",
		"£40,000 (£30,000 for offences before 1 May 2026)",
		"24 months' rent (12 months'",
		5,
	],
	["2026-04-30", "£30,000.", "Up to 12 months' rent", 2],
])("the penalties are those of the day: %s", (day, civil, rent, count) => {
	const { penalties } = sectionOf({ day });
	expect(penalties).toHaveLength(count);
	expect(penalties[0]?.text).toContain(civil);
	expect(penalties.at(-1)?.text).toContain(rent);
});

test.each(["Wales", "Scotland", "Northern Ireland"] as const)(
	"no penalties are held for %s",
	(nation) => {
		expect(sectionOf({ facts: { place: somePlace({ nation }) } }).penalties).toEqual([]);
	},
);
