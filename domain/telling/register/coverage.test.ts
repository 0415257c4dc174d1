import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { Nation } from "../../base/nation.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { answerStates } from "./answer-state.ts";
import { registerCoverage } from "./coverage.ts";

const DAY = "2026-11-26";
const read = { evidence: [someSchemeEvidence({ pageDay: "2026-06" })] };

/** The state of one English authority's selective licensing, or of another nation's kinds. */
function stateOf(rows: readonly LicensingScheme[], nation: Nation = "England") {
	const { nations } = registerCoverage([{ code: "E00000001", nation }], rows, DAY);
	const kinds = nations.find((each) => each.nation === nation)?.kinds;
	return (kind: "selective" | "additional" | "article4_hmo" = "selective") =>
		answerStates.find((state) => kinds?.[kind][state] === 1);
}

test.each([
	["no row", [], "unknown"],
	["a lead", [someScheme()], "in_doubt"],
	["a row that rests on a page that was read", [someScheme(read)], "evidence"],
	["a row that an administrator verified", [someScheme({ verifiedOn: "2026-11-20" })], "verified"],
	["a page that says there is none", [someScheme({ ...read, kind: "none" })], "evidence"],
	[
		"a page of the press",
		[someScheme({ evidence: [someSchemeEvidence({ publisher: "press" })] })],
		"in_doubt",
	],
	["a page without any day", [someScheme({ evidence: [someSchemeEvidence()] })], "in_doubt"],
	["one row read and one a lead", [someScheme(read), someScheme()], "in_doubt"],
	[
		"one verified and one read",
		[someScheme({ verifiedOn: "2026-11-20" }), someScheme(read)],
		"evidence",
	],
	[
		"a page that changed",
		[someScheme({ verifiedOn: "2026-11-20", review: "page_changed" })],
		"in_doubt",
	],
	["a scheme stayed by a court", [someScheme({ ...read, status: "stayed" })], "in_doubt"],
	[
		"a scheme without a first day",
		[someScheme({ ...read, status: "approved", start: null, end: null })],
		"in_doubt",
	],
	["a scheme that ended", [someScheme({ ...read, end: "2026-11-25" })], "unknown"],
	["a consultation", [someScheme({ ...read, status: "consulting" })], "unknown"],
	["a scheme of another kind", [someScheme({ ...read, kind: "additional" })], "unknown"],
	["a scheme of another council", [someScheme({ ...read, authorityCode: "E00000002" })], "unknown"],
	["a scheme to start", [someScheme({ ...read, start: "2027-04-01", end: null })], "evidence"],
] as const)("by %s it stands as it should", (_, rows, state) => {
	expect(stateOf(rows)()).toBe(state);
});

test("what a nation settles by itself needs no row", () => {
	const of = (nation: Nation) =>
		(["selective", "additional", "article4_hmo"] as const).map(stateOf([], nation));
	expect(of("Scotland")).toEqual(["nationwide", "nationwide", "unknown"]);
	expect(of("Northern Ireland")).toEqual(["nationwide", "nationwide", "nationwide"]);
	expect(of("Wales")).toEqual(["nationwide", "unknown", "nationwide"]);
	expect(of("England")).toEqual(["unknown", "unknown", "unknown"]);
});

test("a row speaks louder than the survey that found none in Wales", () => {
	expect(stateOf([someScheme(read)], "Wales")()).toBe("evidence");
});

test("every authority is counted once a kind, and once among those with evidence", () => {
	const authorities = ["E00000001", "E00000002", "E00000003"].map((code) => ({
		code,
		nation: "England" as const,
	}));
	const rows = [
		someScheme(read),
		someScheme({ ...read, kind: "additional" }),
		someScheme({ authorityCode: "E00000002" }),
	];
	const { nations, ...all } = registerCoverage(authorities, rows, DAY);
	const england = nations.find(({ nation }) => nation === "England");
	expect(england).toMatchObject({ authorities: 3, withEvidence: 1 });
	expect(england?.kinds.selective).toMatchObject({ evidence: 1, in_doubt: 1, unknown: 1 });
	expect(all).toMatchObject({ authorities: 3, rows: { all: 3, read: 2, verified: 0 } });
});

test("rows that may bind and say neither where nor that it is everywhere are counted", () => {
	const unbounded = (over: Partial<LicensingScheme>) =>
		registerCoverage([], [someScheme(over)], DAY).rows.unbounded;
	expect(unbounded({})).toBe(0);
	expect(unbounded({ coverage: "streets" })).toBe(1);
	expect(unbounded({ coverage: "streets", wardCodes: ["E05000001"] })).toBe(0);
	expect(unbounded({ coverage: "wards", wardCodes: ["E05000001"], hasUnmatchedWards: true })).toBe(
		1,
	);
	expect(unbounded({ coverage: "streets", end: "2026-11-25" })).toBe(0);
});

test("the oldest evidence is that of a page that is shown", () => {
	const rows = [
		someScheme({
			evidence: [
				someSchemeEvidence({ readDay: "2026-11-05", pageDay: "2023-04" }),
				someSchemeEvidence({ readDay: "2026-11-20", pageDay: "2022" }),
				someSchemeEvidence({ publisher: "press", readDay: "2026-01-01", pageDay: "2001" }),
			],
		}),
	];
	expect(registerCoverage([], rows, DAY).oldest).toEqual({ read: "2026-11-05", page: "2022" });
	expect(registerCoverage([], [someScheme()], DAY).oldest).toBeNull();
});
