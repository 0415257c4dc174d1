import { expect, test } from "vitest";
import { someScheme, someUnit } from "../../test/some-facts.ts";
import { type AuditedHome, audit, type Truth } from "./audit.ts";
import { auditTable } from "./audit-table.ts";

const home = (truth: Truth, over: Partial<AuditedHome> = {}): AuditedHome => ({
	line: 2,
	place: someUnit(),
	address: { postcode: "ZZ1 1ZZ", streets: [], houseNumber: null, places: [] },
	kind: "selective",
	people: null,
	truth,
	source: "https://www.testborough.gov.uk/licensing",
	truthDay: "2026-11-24",
	...over,
});
const live = [someScheme({ coverage: "wards", wardCodes: ["E05000001"] })];
const elsewhere = [someScheme({ coverage: "wards", wardCodes: ["E05000002"] })];
const streets = [someScheme({ coverage: "streets" })];
const ahead = [someScheme({ start: "2027-04-01", end: null })];

test.each([
	["required", live, "right"],
	["required", elsewhere, "false_none"],
	["required", ahead, "false_none"],
	["required", streets, "needless_ask"],
	["required", [], "needless_ask"],
	["not_required", live, "false_required"],
	["not_required", elsewhere, "right"],
	["not_required", ahead, "right"],
	["not_required", streets, "needless_ask"],
	["ask", live, "false_required"],
	["ask", elsewhere, "false_none"],
	["ask", streets, "right"],
	["ask", [], "right"],
] as const)("of truth %s a verdict comes out as it stands to it", (truth, schemes, outcome) => {
	const { figures, wrong } = audit([home(truth)], schemes);
	expect(figures[outcome]).toBe(1);
	expect(wrong).toHaveLength(outcome === "right" ? 0 : 1);
});

test("a row that somebody verified and one that nobody did are both the right answer", () => {
	const { confusion } = audit([home("required")], [someScheme({ verifiedOn: "2026-11-01" })]);
	expect(confusion.required.required).toBe(1);
	expect(audit([home("required")], live).confusion.required.likely).toBe(1);
});

test("the day that is judged is the day of the truth", () => {
	const scheme = [someScheme({ start: "2025-01-01", end: "2026-11-24" })];
	expect(audit([home("required")], scheme).figures.right).toBe(1);
	expect(audit([home("ask", { truthDay: "2026-11-25" })], scheme).figures.right).toBe(1);
});

test("a row of another council settles nothing here", () => {
	const { confusion } = audit([home("ask")], [someScheme({ authorityCode: "E00000002" })]);
	expect(confusion.ask.unknown).toBe(1);
});

test("people decide which HMO is asked about", () => {
	const hmo = { ...someScheme({ kind: "additional" }).hmo, peopleFrom: 3, peopleTo: 4 };
	const schemes = [
		someScheme({
			kind: "additional",
			hmo: {
				storeysFrom: null,
				storeysTo: null,
				section257: null,
				purposeBuiltBlocks: null,
				...hmo,
			},
		}),
	];
	const of = (people: number | null) =>
		audit([home("required", { kind: "additional", people })], schemes).figures.right;
	expect([of(null), of(4), of(5)]).toEqual([1, 1, 0]);
	expect(audit([home("required", { kind: "mandatory" })], []).figures.right).toBe(1);
});

test("the table prints truth by verdict, three figures, and each wrong home with its page", () => {
	const lines = auditTable(audit([home("required"), home("required", { line: 3 })], elsewhere));
	expect(lines).toContain("false none:     2");
	expect(lines.at(-1)).toBe(
		"line 3, false none: ZZ1 1ZZ selective on 2026-11-24 is required, and reads none_found. https://www.testborough.gov.uk/licensing",
	);
	expect(lines.join("\n")).toContain('"likely" counts as the right answer');
});
