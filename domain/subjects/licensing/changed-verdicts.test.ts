import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { changedVerdicts, type HomeJudgedThen } from "./changed-verdicts.ts";

const home = (over: Partial<HomeJudgedThen> = {}): HomeJudgedThen => ({
	facts: someFacts({ place: someUnit(), schemes: [] }),
	occupancy: { use: "single", people: null },
	chosen: null,
	houseNumber: null,
	day: "2026-11-20",
	...over,
});
const selective = (over: Partial<LicensingScheme> = {}) => someScheme({ id: "s", ...over });
const verified = { verifiedOn: "2026-11-25" };

test("a row that is verified makes what was not known required, with the page it rests on", () => {
	const page = "https://www.testborough.gov.uk/licensing";
	expect(
		changedVerdicts(
			home(),
			{ was: [], is: [selective({ ...verified, url: page })] },
			{ selective: "unknown", additional: "unknown", articleFour: "unknown" },
		),
	).toEqual([{ kind: "selective", before: "unknown", after: "required", page }]);
});

test("that an administrator confirmed what the report said is no correction", () => {
	const editions = { was: [selective()], is: [selective(verified)] };
	expect(changedVerdicts(home(), editions, { selective: "likely" })).toEqual([]);
});

test("other words and another day of reading change nothing", () => {
	const is = [selective({ name: "Another name", plans: "Renewal", revision: 2 })];
	expect(changedVerdicts(home(), { was: [selective()], is }, { selective: "likely" })).toEqual([]);
});

test("a register that already differed from the report before the correction is no news", () => {
	const register = [selective(verified)];
	const is = [selective({ ...verified, plans: "Renewal" })];
	expect(changedVerdicts(home(), { was: register, is }, { selective: "unknown" })).toEqual([]);
});

test("a correction back to what the report says is no news", () => {
	const back = { was: [selective(verified)], is: [selective()] };
	expect(changedVerdicts(home(), back, { selective: "likely" })).toEqual([]);
});

test("a verdict that the report does not give is not told", () => {
	const editions = { was: [], is: [selective()] };
	expect(changedVerdicts(home(), editions, {})).toEqual([]);
});

test("rows are judged on the day of the report: what begins after it starts soon", () => {
	const is = [selective({ status: "made", start: "2026-11-25" })];
	expect(changedVerdicts(home(), { was: [], is }, { selective: "unknown" })).toMatchObject([
		{ before: "unknown", after: "starting_soon" },
	]);
});

test("rows of another authority change nothing", () => {
	const is = [selective({ authorityCode: "E07000001" })];
	expect(changedVerdicts(home(), { was: [], is }, { selective: "unknown" })).toEqual([]);
});

test("an Article 4 direction and an additional scheme are told each by itself", () => {
	const is = [
		selective({ id: "a", kind: "additional" }),
		selective({ id: "f", kind: "article4_hmo", end: null }),
	];
	const given = { selective: "unknown", additional: "unknown", articleFour: "unknown" } as const;
	expect(
		changedVerdicts(home(), { was: [], is }, given).map(({ kind, after }) => [kind, after]),
	).toEqual([
		["additional", "likely"],
		["articleFour", "likely"],
	]);
});
