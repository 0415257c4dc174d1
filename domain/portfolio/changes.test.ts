import { describe, expect, test } from "vitest";
import type { Certificate } from "../base/facts/certificate.ts";
import type { Facts } from "../base/facts/facts.ts";
import { noInputs } from "../base/inputs.ts";
import { fromPounds } from "../base/money.ts";
import { assess } from "../judgement/assess.ts";
import { allSilent, someCertificate, someFacts, someScheme, someUnit } from "../test/some-facts.ts";
import { watchHome } from "./changes.ts";
import { judgeKept, type KeptAnswer, keptAnswerOf } from "./kept-answer.ts";
import type { HeldPapers } from "./kept-home.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const DAY = "2026-11-23";
const LATER = "2026-11-30";

type World = {
	readonly facts?: Partial<Facts>;
	readonly chosen?: Certificate | null;
	readonly held?: Partial<HeldPapers>;
	readonly rent?: number;
};

const certificate = someCertificate({ registeredOn: "2022-03-01" });
const ruledOut = someScheme({ id: "none", kind: "none", verifiedOn: "2026-11-01" });
const scheme = someScheme({ id: "made", verifiedOn: "2026-11-01" });
const held = {
	...{ areLicencesStated: true, hasGas: true, gasUntil: "2028-01-01", depositScheme: "TDS" },
	...{ electricalUntil: "2029-01-01", alarmsTestedOn: "2026-01-01" },
};

const homeOf = (world: World) => someKeptHome({ held: someHeld({ ...held, ...world.held }) });

const judgeOf =
	({ facts, chosen = certificate, rent = 900 }: World) =>
	(day: string) =>
		assess(someFacts({ place: someUnit(), schemes: [ruledOut], ...facts }), {
			inputs: { ...noInputs, rent: fromPounds(rent), price: fromPounds(60_000) },
			chosen,
			day,
		});

const keptIn = (world: World, day = DAY) => keptAnswerOf(judgeOf(world)(day), homeOf(world));

function changesFrom(before: KeptAnswer, world: World, day = LATER) {
	const judge = judgeOf(world);
	const now = judgeKept(judge(day), homeOf(world));
	return watchHome(homeOf(world), before, { now, judge });
}

const facets = (before: KeptAnswer, world: World, day?: string) =>
	changesFrom(before, world, day).events.map(({ facet, cause }) => [facet, cause]);

test("a scheme that is made is one event, with the answer it changes, its page and what to do", () => {
	const { events } = changesFrom(keptIn({}), { facts: { schemes: [scheme] } });
	expect(events).toHaveLength(1);
	expect(events[0]).toMatchObject({
		facet: "licence_selective",
		cause: "register",
		title: "Selective licence",
		from: "Not needed",
		to: "Needed to 31 December 2029",
		page: "https://www.testborough.example/licensing",
		answer: { from: "Yes", to: "Yes, with a licence" },
		isAnswerChanged: true,
		next: { what: "Apply for a selective licence", who: "Testborough" },
		foundOn: LATER,
		weight: 0,
	});
});

test("the same look makes the same key, and a later return of the change another", () => {
	const before = keptIn({});
	const key = (kept: KeptAnswer, day: string) =>
		changesFrom(kept, { facts: { schemes: [scheme] } }, day).events[0]?.key;
	expect(key(before, "2026-12-07")).toBe(key(before, LATER));
	expect(key(keptIn({}, LATER), "2026-12-07")).not.toBe(key(before, LATER));
});

test("a better certificate is news of a source, and a worse one changes the answer", () => {
	const better = { chosen: someCertificate({ points: 75, band: "C" }) };
	expect(facets(keptIn({}), better)).toContainEqual(["band", "edition"]);
	const worse = { chosen: someCertificate({ points: 30, band: "F" }) };
	const [event] = changesFrom(keptIn({}), worse).events;
	expect(event).toMatchObject({ facet: "band", answer: { from: "Yes", to: "No: band F" } });
	expect(facets(keptIn({}), worse).some(([facet]) => facet === "let")).toBe(false);
});

test("a paper that runs out is news of the day on which it ends, and again when it is over", () => {
	const world = { held: { gasUntil: "2027-03-01" } };
	const before = keptIn(world);
	expect(facets(before, world, "2026-12-01")).toEqual([]);
	const ends = changesFrom(before, world, "2026-12-02");
	expect(ends.events.map(({ facet, cause, to }) => [facet, cause, to])).toEqual([
		["need_gas", "day", "Ends soon"],
	]);
	const over = changesFrom(ends.now, world, "2027-03-02").events;
	expect(over.map(({ facet, to }) => [facet, to])).toContainEqual(["need_gas", "Not in order"]);
});

test("a licence that ends is news though no verdict changed", () => {
	const world = {
		facts: { schemes: [scheme] },
		held: { licences: [someLicence({ until: "2026-11-29" })] },
	};
	const found = facets(keptIn(world), world);
	expect(found).toContainEqual(["need_selective_licence", "day"]);
});

test("the opening of the database's window is news of a day", () => {
	expect(facets(keptIn({}, "2027-05-14"), {}, "2027-05-15")).toContainEqual([
		"need_database",
		"day",
	]);
});

test("prices that turn the second answer are an edition's news", () => {
	const facts = { bankRate: { percent: 9, from: LATER, asOf: LATER, before: [] } };
	const before = keptIn({});
	const otherPays: KeptAnswer = { ...before, pays: { verdict: "no", grade: "no" } };
	expect(facets(otherPays, { facts })).toContainEqual(["pays", "edition"]);
});

describe("a release of ours", () => {
	test("makes no event where no answer changed", () => {
		const before = keptIn({});
		const { selective } = before.licences;
		const earlier: KeptAnswer = {
			...before,
			licences: selective
				? { ...before.licences, selective: { ...selective, verdict: "unknown" } }
				: {},
			answered: { ...before.answered, let: { sign: "yes", word: "It can", figure: "" } },
		};
		expect(changesFrom(earlier, {}).events).toEqual([]);
	});

	test("says that we judge differently where an answer changed", () => {
		const before = keptIn({});
		const earlier: KeptAnswer = { ...before, let: { ...before.let, grade: "probably" } };
		expect(changesFrom(earlier, {}).events).toMatchObject([
			{
				facet: "let",
				cause: "release",
				why: "Nothing changed at the home: we judge differently.",
				isAnswerChanged: true,
			},
		]);
	});

	test("is a table's news where our tables changed with it", () => {
		const before = keptIn({});
		const earlier: KeptAnswer = {
			...before,
			let: { ...before.let, grade: "probably" },
			stamps: { ...before.stamps, tables: "others" },
			dates: before.dates.map((date) =>
				date.id === "landlord-database" ? { ...date, on: "2027-04-15" } : date,
			),
		};
		const found = changesFrom(earlier, {}).events.map(({ facet, cause }) => [facet, cause]);
		expect(found).toContainEqual(["let", "table"]);
		expect(found).toContainEqual(["date_landlord-database", "table"]);
	});
});

describe("a source that fails", () => {
	const failing = {
		live: allSilent({ certificates: { state: "silent", why: "timed_out" } }),
	} as const;

	test("is named, makes no event, and leaves the kept answer", () => {
		const before = keptIn({});
		const found = changesFrom(before, { facts: failing, chosen: null });
		expect(found).toEqual({ now: before, events: [], failed: ["certificates"] });
	});

	test("makes no news of what it tells afterwards, though the register does", () => {
		const before = keptIn({ facts: failing, chosen: null });
		expect(facets(before, {})).toEqual([]);
		expect(facets(before, { facts: { schemes: [scheme] } })).toEqual([
			["licence_selective", "register"],
		]);
	});
});

test("nothing changed is no event, and the day of the answer moves on", () => {
	const { now, events } = changesFrom(keptIn({}), {});
	expect([now.day, events]).toEqual([LATER, []]);
});
