import { expect, test } from "vitest";
import type { AuditEntry } from "#contracts/admin/audit.ts";
import { auditChangeLines } from "./audit-table.tsx";

type Standing = AuditEntry["before"];

/** Lines as they are read. */
function said(before: Standing, after: Standing): string[] {
	return auditChangeLines({ before, after }).map(
		({ label, before: was, after: is }) => `${label}: ${[was, is].filter(Boolean).join(" > ")}`,
	);
}

test("only what differs is said, also inside lists and objects", () => {
	expect(
		said(
			{ code: "SUMMER", isActive: true, applicablePlans: ["pro"], grant: null },
			{ code: "SUMMER", isActive: false, applicablePlans: ["pro"], grant: null },
		),
	).toEqual(["Active: Yes > No"]);
});

test("of what is new every value is said that it has", () => {
	expect(said(null, { code: "SUMMER", usageLimit: 10, description: null })).toEqual([
		"Code: SUMMER",
		"Usage limit: 10",
	]);
});

test("of what is gone every value is said that it had", () => {
	expect(said({ isAdmin: false, plan: "pro" }, null)).toEqual(["Administrator: No", "Plan: Pro"]);
});

test.each<[string, Standing, Standing, string]>([
	["prices in pounds", { proPrice: 25 }, { proPrice: 0 }, "Pro plan: £25.00 > £0.00"],
	["money given back in pence", null, { refunded: 1_550 }, "Given back: £15.50"],
	[
		"why money did not go back, in words",
		null,
		{ failed: "guarantee_over" },
		"Failed, because: the guarantee is over",
	],
	["money paid in pence", { paid: 1_500 }, { paid: 0 }, "Paid: £15.00 > £0.00"],
	["how a report stands", { state: "paid" }, { state: "refunded" }, "State: Paid > Refunded"],
	["the kind of a discount", null, { discountType: "fixed" }, "Discount type: Fixed amount"],
	[
		"large numbers",
		{ usageLimit: null },
		{ usageLimit: 1_000_000 },
		"Usage limit: None > 1,000,000",
	],
	[
		"instants in London",
		null,
		{ startedAt: Date.parse("2026-07-20T09:30:00Z") },
		"Started: 20 Jul 2026, 10:30",
	],
	["days", { end: null }, { end: "2026-12-31" }, "Last day: None > 31 Dec 2026"],
	[
		"a code's end as its last day",
		{ expiresAt: "2027-01-01T00:00:00Z" },
		{ expiresAt: "2026-07-31T23:00:00Z" },
		"Last day: 31 Dec 2026 > 31 Jul 2026",
	],
	[
		"plans of a code",
		{ applicablePlans: null },
		{ applicablePlans: ["pro", "expert"] },
		"Plans: Every plan > Pro, Expert",
	],
	[
		"a plan given",
		{ grant: null },
		{ grant: { plan: "pro", endsOn: "2026-12-21" } },
		"Plan from us: None > Pro until 21 Dec 2026",
	],
	[
		"a plan taken away",
		{ grant: { plan: "free", endsOn: "2026-12-21" } },
		{ grant: null },
		"Plan from us: Free until 21 Dec 2026 > None",
	],
	[
		"kinds of schemes",
		{ kind: "none" },
		{ kind: "article4_hmo" },
		"Kind: No scheme > Article 4 direction on HMOs",
	],
	[
		"the reach of schemes",
		{ coverage: "streets" },
		{ coverage: "wards" },
		"Reach: Named streets > Listed wards",
	],
	["wards", { wardCodes: [] }, { wardCodes: ["E05", "E06"] }, "Wards: None > E05, E06"],
	[
		"what has no words yet",
		{ someNewThing: 1 },
		{ someNewThing: { a: 2 } },
		'Some new thing: 1 > {"a":2}',
	],
])("%s are told in words", (_, before, after, line) => {
	expect(said(before, after)).toEqual([line]);
});

test.each([
	"reportPrice",
	"expiresAt",
	"applicablePlans",
	"plan",
	"grant",
	"kind",
	"start",
	"refunded",
	"startedAt",
])("a %s in a shape of another time is shown as it is", (name) => {
	expect(auditChangeLines({ before: { [name]: true }, after: { [name]: "odd" } })).toMatchObject([
		{ before: "Yes", after: "odd" },
	]);
});
