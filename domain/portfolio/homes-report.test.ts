import { expect, test } from "vitest";
import { noInputs } from "../base/inputs.ts";
import { fromPounds, pence } from "../base/money.ts";
import { assess } from "../judgement/assess.ts";
import { someCertificate, someFacts, someUnit } from "../test/some-facts.ts";
import { homesReport, type JudgedOnce } from "./homes-report.ts";
import { homesReportParts, restsOn } from "./homes-report-words.ts";
import { judgeKept } from "./kept-answer.ts";
import type { KeptHome } from "./kept-home.ts";
import { someHeld, someKeptHome } from "./test/some-kept-home.ts";
import { yearOfHome } from "./year-of-home.ts";

const DAY = "2026-11-23";
const facts = someFacts({ place: someUnit({ region: "North West" }) });
const certificate = someCertificate({ registeredOn: "2022-03-01" });

function judged(
	over: Partial<KeptHome>,
	chosen: typeof certificate | null = certificate,
): JudgedOnce {
	const home = someKeptHome(over);
	const assessment = assess(facts, { inputs: { ...noInputs, owned: true }, chosen, day: DAY });
	const { kept, requirements } = judgeKept(assessment, home);
	return {
		home,
		judged: {
			answer: kept,
			gaps: requirements.filter(({ state }) => state === "gap"),
			way: yearOfHome(home, assessment).way,
		},
	};
}

const lapsed = someHeld({ hasGas: true, gasUntil: "2026-05-03" });

test("a report names what is missing by group, with its penalty and what to do", () => {
	const report = homesReport(
		[
			judged({ id: "a", reference: "A", group: "Leeds", held: lapsed }),
			judged({ id: "b", reference: "B", group: "Leeds" }),
			judged({ id: "c", reference: "C", standing: "watched", held: lapsed }),
			{ home: someKeptHome({ id: "d", reference: "D" }), judged: null },
		],
		[],
		"2026-12-01",
	);
	const [order] = homesReportParts(report);
	expect(order?.headline).toBe(
		"1 of 2 own homes is not in order (A); both homes have something not stated.",
	);
	expect(order?.groups).toHaveLength(1);
	const [row, ...others] = order?.groups[0]?.rows ?? [];
	expect(others).toEqual([]);
	expect(row?.home.name).toBe("A");
	expect(row?.cells[0].join(" ")).toMatch(/Gas.*Held: .*3 May 2026.*Unlimited fine/);
	expect(row?.cells[1]).not.toEqual([]);
	const dated = homesReport(
		[judged({ id: "e", reference: "E", held: someHeld({ electricalUntil: "2027-01-04" }) })],
		[],
		DAY,
	);
	expect(homesReportParts(dated)[1]?.headline).toMatch(/^4 January 2027: .*, E\.$/);
	expect(restsOn(report)).toEqual([
		"Each home was last checked on 23 November 2026 or later.",
		"1 home not judged yet is left out: D.",
	]);
});

test("without budgets it tells the way of each home to band C, with them the order and what stays below", () => {
	const low = someCertificate({
		points: 50,
		band: "E",
		registeredOn: "2022-03-01",
		improvements: [
			{
				sequence: 1,
				code: 6,
				title: "Cavity wall insulation",
				cost: { low: fromPounds(1_000), high: fromPounds(3_000) },
				pointsAfter: 72,
			},
		],
	});
	const homes = [
		judged({ id: "a", reference: "A" }, low),
		judged({ id: "b", reference: "B" }, low),
		judged({ id: "c", reference: "C" }, null),
	];
	const works = (budgets: Parameters<typeof homesReport>[1]) =>
		homesReportParts(homesReport(homes, budgets, DAY))[2];
	expect(works([])).toMatchObject({
		headline: "2 homes need works for EPC band C (A and B), £2,000 to £6,000; 1 not known.",
		notes: [expect.stringContaining("proposal of law")],
	});
	const ordered = works([{ year: 2027, amount: fromPounds(2_500) }]);
	expect(ordered?.headline).toBe("1 home stays below band C, for £2,000; 1 not known.");
	expect(ordered?.groups[0]?.rows.map(({ home, cells }) => [home.name, cells[1]])).toEqual([
		["A", ["£2,000, done in 2027"]],
		["B", ["£2,000"]],
		["C", ["Not known"]],
	]);
	expect(ordered?.notes[0]).toContain("proposal of law");
});

test("the landlord database says when, and what is not ready, in words", () => {
	const ready = someHeld({
		...{ hasGas: false, electricalUntil: "2031-01-01", energyUntil: "2031-01-01" },
		areLicencesStated: true,
	});
	const stated = {
		inputs: { ...noInputs, people: 2, rent: pence(90_000) },
		owners: [{ ownerId: "jane", share: 1 }],
	};
	const [, , , database] = homesReportParts(
		homesReport(
			[
				judged({ id: "a", reference: "A", held: ready, ...stated }),
				judged({
					id: "b",
					reference: "B",
					held: { ...ready, electricalUntil: "2027-01-04" },
					...stated,
				}),
			],
			[],
			DAY,
		),
	);
	expect(database?.headline).toBe("1 of 2 homes in England is ready for an entry.");
	expect(database?.groups[0]?.rows.map(({ cells }) => cells)).toEqual([
		[["North West: 15 May 2027 to 14 August 2027"], ["Ready"]],
		[
			["North West: 15 May 2027 to 14 August 2027"],
			["Electrical report: ends before the window opens, on 4 January 2027"],
		],
	]);
});
