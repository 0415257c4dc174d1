import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { domainFaults } from "./domain-faults.ts";
import { LostFault, type PlantedFault, placed, plant } from "./fault.ts";
import { parseFaultOptions } from "./options.ts";
import { faultSummary, readRun } from "./outcome.ts";
import { escaped, recorded, recordTable } from "./record.ts";
import { stagesFor } from "./stages.ts";
import { webFaults } from "./web-faults.ts";
import { workerFaults } from "./worker-faults.ts";

const fault: PlantedFault = {
	name: "one-too-many",
	file: "domain/limit.ts",
	find: "used < limit",
	replace: "used <= $& limit",
	harm: "One too many.",
};

test("a fault is planted where its text stands once, to the letter", () => {
	expect(plant(fault, "return used < limit;")).toBe("return used <= $& limit;");
});

test.each([
	["nowhere", "return used > limit;"],
	["2 times", "used < limit || used < limit"],
])("a text that stands %s is no place for a fault", (where, text) => {
	expect(() => plant(fault, text)).toThrow(LostFault);
	expect(() => plant(fault, text)).toThrow(where);
});

test("an older commit is tried with the faults that have a place in it, and the checkout must have one for each", () => {
	const [held, lost] = [fault, { ...fault, name: "later", find: "used > limit" }];
	const texts = new Map([[fault.file, "return used < limit;"]]);
	const all = [held, lost, { ...fault, name: "elsewhere", file: "domain/gone.ts" }];
	expect(placed(all, texts, true)).toEqual([held]);
	expect(() => placed(all, texts, false)).toThrow(LostFault);
});

test("there are at least twenty faults of each kind, no two of a name, and each stands in its file once", () => {
	const all = [...domainFaults, ...workerFaults, ...webFaults];
	for (const { length } of [domainFaults, workerFaults, webFaults]) {
		expect(length).toBeGreaterThanOrEqual(20);
	}
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
	const lost = all.filter(({ file, find }) => {
		const place = path.join(root, file);
		return !existsSync(place) || readFileSync(place, "utf8").split(find).length !== 2;
	});
	expect(lost).toEqual([]);
});

const modules = [
	{ source: "domain/rent.ts", imports: [] },
	{ source: "domain/rent.test.ts", imports: ["domain/rent.ts"] },
	{ source: "worker/facts/sources/rents.test.ts", imports: ["domain/rent.ts"] },
	{ source: "worker/rents/find-rent.ts", imports: ["domain/rent.ts"] },
	{ source: "worker/rents/find-rent.test.ts", imports: ["worker/rents/find-rent.ts"] },
	{ source: "worker/score/score.test.ts", imports: ["worker/rents/find-rent.ts"] },
	{ source: "worker/mail/mail.test.ts", imports: ["worker/app.ts"] },
	{ source: "web/src/rent.test.tsx", imports: ["domain/rent.ts"] },
];

test("tests that start at once come first, then those of the own folder, then of whoever imports it", () => {
	expect(stagesFor(modules, "domain/rent.ts", false)).toEqual([
		{ project: "unit", tests: ["domain/rent.test.ts", "worker/facts/sources/rents.test.ts"] },
	]);
	expect(stagesFor(modules, "worker/rents/find-rent.ts", false)).toEqual([
		{ project: "worker*", tests: ["worker/rents/find-rent.test.ts"] },
		{ project: "worker*", tests: ["worker/score/score.test.ts"] },
	]);
});

test("a screen opens by its address, so its tests are found by its name", () => {
	const screens = [
		{ source: "web/src/features/plans/plan-choice.ts", imports: [] },
		{
			source: "web/src/features/plans/plan-cards.tsx",
			imports: ["web/src/features/plans/plan-choice.ts"],
		},
		{
			source: "web/src/screens/plans-screen.tsx",
			imports: ["web/src/features/plans/plan-cards.tsx"],
		},
		{ source: "web/src/screens/plans-screen.test.tsx", imports: ["web/src/test/render.tsx"] },
		{ source: "web/src/screens/other-screen.test.tsx", imports: ["web/src/test/render.tsx"] },
	];
	expect(stagesFor(screens, "web/src/features/plans/plan-choice.ts", false)).toEqual([
		{ project: "web*", tests: ["web/src/screens/plans-screen.test.tsx"] },
	]);
});

test("asked for widely, whoever may reach the file comes last", () => {
	expect(stagesFor(modules, "domain/rent.ts", true).slice(1)).toEqual([
		{ project: "worker*", tests: ["worker/rents/find-rent.test.ts", "worker/score/score.test.ts"] },
		{ project: "web*", tests: ["web/src/rent.test.tsx"] },
	]);
	expect(stagesFor(modules, "worker/rents/find-rent.ts", true).slice(2)).toEqual([
		{ project: "unit", tests: ["worker/facts/sources/rents.test.ts"] },
		{ project: "worker*", tests: ["worker/mail/mail.test.ts"] },
	]);
});

test("a run in which a test failed has caught the fault, and one that came to no test is broken", () => {
	expect(readRun(0, "Tests 4 passed")).toEqual({ end: "survived", by: null });
	expect(
		readRun(1, "\n FAIL  |unit| domain/rent.test.ts > a rent is monthly\nAssertionError: 1"),
	).toEqual({ end: "caught", by: "|unit| domain/rent.test.ts > a rent is monthly" });
	expect(readRun(1, "\n  1) buying.spec.ts:9:1 › a report is bought\n").end).toBe("caught");
	expect(
		readRun(1, " FAIL  |web| web/src/a.test.tsx [ web/src/a.test.tsx ]\nError: no module").end,
	).toBe("broken");
	expect(readRun(1, "Error: no browser")).toEqual({ end: "broken", by: "Error: no browser" });
});

test("the last line says how many were caught", () => {
	expect(
		faultSummary([
			{ name: "a", end: "caught", by: "a.test.ts > holds", took: 1400 },
			{ name: "b", end: "survived", by: null, took: 61_000 },
		]).split("\n"),
	).toEqual([
		`caught   ${"a".padEnd(28)}    1 s a.test.ts > holds`,
		`survived ${"b".padEnd(28)}   61 s`,
		"1 of 2 caught",
	]);
});

test("a fault that no test is related to is told from one that survived, and counts as caught by neither", () => {
	const untested = { name: "a", end: "untested", by: null, took: 0 } as const;
	expect(faultSummary([untested]).split("\n")[0]).toBe(`no test  ${"a".padEnd(28)}    0 s`);
	const record = recorded({ b: { before: "b.test.ts" } }, "before", untested);
	expect(record).toEqual({ a: { before: "no test" }, b: { before: "b.test.ts" } });
	expect(escaped(record, [untested])).toEqual([]);
	const rooms = [["domain", ["a", "b", "c"].map((name) => ({ ...fault, name }))]] as const;
	expect(recordTable(record, rooms).split("\n").slice(1)).toEqual([
		`${"domain".padEnd(24)}${"1 of 2, 1 not tried".padEnd(24)}0 of 0, 3 not tried`,
	]);
});

test("a fault that was caught when last recorded must be caught", () => {
	const survived = { name: "a", end: "survived", by: null, took: 1 } as const;
	const record = recorded({}, "before", { ...survived, end: "caught", by: "a.test.ts" });
	expect(record).toEqual({ a: { before: "a.test.ts" } });
	expect(escaped(record, [survived])).toEqual(["a"]);
	expect(escaped(recorded(record, "after", survived), [survived])).toEqual([]);
	expect(escaped({}, [survived])).toEqual([]);
	expect(recorded(record, "after", { ...survived, end: "broken", by: "no browser" })).toBe(record);
});

test("what was asked for is read, and refused in words where there is no such thing", () => {
	expect(
		parseFaultOptions(["--only", "web,domain", "--fault", "a", "--fault", "b", "--wide"]),
	).toEqual({
		only: ["web", "domain"],
		names: ["a", "b"],
		rev: null,
		record: null,
		wide: true,
		journeys: false,
	});
	expect(() => parseFaultOptions(["--record", "now"])).toThrow(
		"--record takes before or after, not now.",
	);
});
