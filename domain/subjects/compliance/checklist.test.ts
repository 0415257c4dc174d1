import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { checklistFor } from "./checklist.ts";

const day = "2026-11-21";

function idsOf(duties: readonly { readonly id: string }[]): string[] {
	return duties.map(({ id }) => id);
}

test.each([
	["England", "single", 22, 4],
	["England", "sharers", 24, 4],
	["England", "hmo", 24, 4],
	["Wales", "single", 12, 2],
	["Wales", "hmo", 14, 2],
	["Scotland", "single", 12, 3],
	["Scotland", "sharers", 13, 3],
	["Northern Ireland", "single", 8, 2],
	["Northern Ireland", "hmo", 10, 2],
] as const)("a letting in %s to %s has %i duties, and %i to come", (nation, use, now, coming) => {
	const checklist = checklistFor({ nation, use, day });
	expect([checklist.now.length, checklist.coming.length]).toEqual([now, coming]);
	expect(checklist.notHeld).not.toEqual([]);
});

test.each([
	["2026-04-30", 3_000_000, true, false],
	["2026-05-01", 4_000_000, false, true],
])(
	"in England on %s the licence penalty is %i pence, How to Rent due: %s, Written Statement due: %s",
	(on, penalty, guide, statement) => {
		const { now } = checklistFor({ nation: "England", use: "single", day: on });
		expect(now.find(({ id }) => id === "licence")?.penalty.amount).toBe(penalty);
		expect(idsOf(now).includes("how_to_rent")).toBe(guide);
		expect(idsOf(now).includes("written_terms")).toBe(statement);
	},
);

test.each([
	["2026-04-05", []],
	["2026-04-06", ["making_tax_digital_50"]],
	["2027-04-06", ["making_tax_digital_50", "making_tax_digital_30"]],
	["2028-04-06", ["making_tax_digital_50", "making_tax_digital_30", "making_tax_digital_20"]],
])("on %s the incomes under Making Tax Digital are %j", (on, expected) => {
	const { now } = checklistFor({ nation: "England", use: "single", day: on });
	expect(idsOf(now).filter((id) => id.startsWith("making_tax_digital"))).toEqual(expected);
});

test.each([
	["electrical_safety", "2025-10-31", 3_000_000, "2025-11-01", 4_000_000],
	["hazards", "2026-04-30", 3_000_000, "2026-05-01", 4_000_000],
	["hmo_management", "2026-04-30", 3_000_000, "2026-05-01", 4_000_000],
	["right_to_rent", "2024-02-12", null, "2024-02-13", 2_000_000],
] as const)(
	"in England the penalty of %s on %s is %s pence, on %s %s",
	(id, before, lower, from, higher) => {
		const penaltyOn = (on: string) => {
			const { now } = checklistFor({ nation: "England", use: "hmo", day: on });
			return now.find((duty) => duty.id === id)?.penalty.amount ?? null;
		};
		expect([penaltyOn(before), penaltyOn(from)]).toEqual([lower, higher]);
	},
);

test.each([
	["2026-10-05", false],
	["2026-10-06", true],
])("in Scotland on %s Awaab's Law binds private landlords: %s", (on, binds) => {
	const { now, coming } = checklistFor({ nation: "Scotland", use: "single", day: on });
	expect(idsOf(now).includes("damp_and_mould")).toBe(binds);
	expect(idsOf(coming).includes("damp_and_mould")).toBe(!binds);
});

test("what is only expected stays to come, however late the day", () => {
	const { coming } = checklistFor({ nation: "England", use: "single", day: "2040-01-01" });
	expect(idsOf(coming)).toEqual(["database", "ombudsman"]);
});

test.each(nations)("in %s no duty stands twice on one day", (nation) => {
	for (const on of ["2025-10-31", "2025-11-01", "2026-04-30", "2026-05-01", day]) {
		const ids = idsOf(checklistFor({ nation, use: "hmo", day: on }).now);
		expect(ids).toEqual([...new Set(ids)]);
	}
});

test.each(nations)("in %s every duty names its law, and every address is https", (nation) => {
	const { now, coming } = checklistFor({ nation, use: "hmo", day });
	for (const { source, url } of [...now, ...coming]) {
		expect(source).not.toBe("");
		expect(url === null || new URL(url).protocol === "https:").toBe(true);
	}
});
