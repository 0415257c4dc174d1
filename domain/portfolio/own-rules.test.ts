import fc from "fast-check";
import { expect, test } from "vitest";
import { type Inputs, noInputs } from "../base/inputs.ts";
import { fromPounds, pence } from "../base/money.ts";
import { composeAnswer } from "../judgement/answer/compose-answer.ts";
import { assess } from "../judgement/assess.ts";
import { notChecked } from "../judgement/unchecked/gaps-beside-answer.ts";
import { cases } from "../test/cases.ts";
import { assessed, generatedHomes } from "../test/generated-homes.ts";
import { someFacts, someUnit } from "../test/some-facts.ts";
import { checkRules, noRules, type OwnRules, type RuledHome, ruledHome } from "./own-rules.ts";

/** A home that does all that is asked below, but for what is stated. */
const someRuled = (over: Partial<RuledHome> = {}): RuledHome => ({
	yieldPercent: 6.3,
	cashFlow: fromPounds(2_100),
	leftOut: [],
	isOwned: false,
	price: fromPounds(150_000),
	ceiling: { most: fromPounds(180_000), isRentStated: true },
	band: "C",
	licences: { needed: [], areSettled: true },
	miles: 4,
	...over,
});

const all: OwnRules = {
	yieldPercent: 6,
	cashFlow: fromPounds(2_000),
	isUnderCeiling: true,
	band: "C",
	isLicenceFree: true,
	near: { postcode: "M1 1AE", miles: 5 },
};

const texts = (rules: OwnRules, over: Partial<RuledHome> = {}) =>
	checkRules(rules, [someRuled(over)]).map(({ results }) => results[0]?.text);

test("what a home meets is told by the figure and what is asked", () => {
	expect(texts(all)).toEqual([
		"Met: 6.3%, you ask 6%",
		"Met: £2,100, you ask £2,000",
		"Met: £150,000, the ceiling is £180,000",
		"Met: band C, you ask C",
		"Met: none is needed",
		"Met: within 4 miles, you ask 5",
	]);
});

test("exactly what is asked is met, as it is printed, and an unknown cost leaves it open", () => {
	const exactly = { yieldPercent: 6, price: fromPounds(180_000), miles: 5 };
	expect(texts(all, { ...exactly, cashFlow: pence(199_960) })).toEqual([
		"Met: 6.0%, you ask 6%",
		"Met: £2,000, you ask £2,000",
		"Met: £180,000, the ceiling is £180,000",
		"Met: band C, you ask C",
		"Met: none is needed",
		"Met: within 5 miles, you ask 5",
	]);
	expect(texts(all, { ...exactly, leftOut: ["service charge"] })[2]).toBe(
		"Not known: £180,000, the ceiling is £180,000, before service charge",
	);
});

test("what it misses is told in the same way", () => {
	expect(
		texts(all, {
			...{ yieldPercent: 5.1, cashFlow: fromPounds(-300), price: fromPounds(190_000), band: "E" },
			...{ licences: { needed: ["selective licence is needed"], areSettled: false }, miles: 6 },
		}),
	).toEqual([
		"Missed: 5.1%, you ask 6%",
		"Missed: −£300, you ask £2,000",
		"Missed: £190,000, the ceiling is £180,000",
		"Missed: band E, you ask C",
		"Missed: selective licence is needed",
		"Missed: 6 miles away, you ask 5",
	]);
	expect(texts(all, { ceiling: { most: null, isRentStated: false } })).toContain(
		"Missed: no price pays at the average rent here",
	);
});

test("what nobody knows is neither met nor missed", () => {
	const unknown = { yieldPercent: null, cashFlow: null, price: null, band: null, miles: null };
	expect(texts(all, { ...unknown, licences: { needed: [], areSettled: false } })).toEqual([
		"Not known: its rent or price is not stated",
		"Not known: its rent or price is not stated",
		"Not known: its price is not stated",
		"Not known: no certificate of its own is known",
		"Not known: the council has to say",
		"Not known: one of both places is not known",
	]);
	expect(texts(all, { isOwned: true })).toContain(
		"Not known: it is owned already, so no price is asked",
	);
});

test("an unknown cost keeps a home from meeting a rule, and from none that it misses", () => {
	const leftOut = ["service charge"];
	expect(texts(all, { leftOut }).slice(1, 3)).toEqual([
		"Not known: £2,100 before service charge",
		"Not known: £150,000, the ceiling is £180,000, before service charge",
	]);
	expect(texts(all, { leftOut, cashFlow: fromPounds(900), price: fromPounds(190_000) })).toEqual(
		expect.arrayContaining([
			"Missed: £900, you ask £2,000",
			"Missed: £190,000, the ceiling is £180,000",
		]),
	);
});

test("what is not asked is not told", () => {
	expect(checkRules(noRules, [someRuled()])).toEqual([]);
});

test("no rule contradicts an answer: a price that pays is under the ceiling, and one that does not is above it", () => {
	const seen = new Set<string>();
	fc.assert(
		fc.property(generatedHomes, (generated) => {
			const assessment = assessed({ ...generated, owners: [] });
			const { pays, let: lets } = composeAnswer(assessment, notChecked(assessment).length);
			const home = ruledHome(assessment, noBand, null);
			const rules = {
				...noRules,
				isUnderCeiling: true,
				cashFlow: fromPounds(0),
				isLicenceFree: true,
			};
			const [year, ceiling, licences] = checkRules(rules, [home]).map(
				({ results }) => results[0]?.verdict,
			);
			if (pays.basis === "stated") {
				seen.add(`${pays.verdict} ${ceiling}`);
				expect(`${pays.verdict} ${ceiling}`).not.toMatch(/^(no met|yes missed)$/);
				expect(`${pays.verdict} ${year}`).not.toBe("yes missed");
			}
			seen.add(`${lets.grade} ${licences}`);
			expect(`${lets.grade} ${licences}`).not.toMatch(/^licence\w* met$/);
		}),
		cases(1_000),
	);
	expect([...seen]).toEqual(expect.arrayContaining(["no missed", "yes met", "licence missed"]));
});

test("the highest price that pays is under the ceiling, to the pound", () => {
	let tried = 0;
	fc.assert(
		fc.property(generatedHomes, (generated) => {
			const inputs = { ...generated.inputs, owned: false };
			const most = assessed({ ...generated, inputs, owners: [] }).money.figures.paying.price;
			fc.pre(most !== null && inputs.rent !== null);
			const at = { ...inputs, price: most.price };
			const home = ruledHome(assessed({ ...generated, inputs: at, owners: [] }), noBand, null);
			const [line] = checkRules({ ...noRules, isUnderCeiling: true }, [{ ...home, leftOut: [] }]);
			expect(line?.results[0]?.verdict).toBe("met");
			tried += 1;
		}),
		cases(200),
	);
	expect(tried).toBeGreaterThan(0);
});

const noBand = { band: null };
const located = assess(someFacts({ place: someUnit({ position: { lat: 53.45, lng: -2.22 } }) }), {
	inputs: noInputs,
	chosen: null,
	day: "2026-11-23",
});

test("what is not stated, and what an owned home or rooms have not, is not known", () => {
	const stated = { ...noInputs, rent: fromPounds(1_000), price: fromPounds(187_000) };
	const ruled = (over: Partial<Inputs>) =>
		ruledHome(
			assess(someFacts(), { inputs: { ...stated, ...over }, chosen: null, day: "2026-11-23" }),
			noBand,
			null,
		);
	expect(ruled({})).toMatchObject({ yieldPercent: 6.4, cashFlow: expect.any(Number) });
	expect(ruled({ price: null }).cashFlow).toBeNull();
	expect(ruled({ rent: null }).ceiling).toMatchObject({ isRentStated: false });
	expect(ruled({ rent: null, use: "hmo", rooms: 5, rentOf: "room" }).ceiling).toBeNull();
	expect(ruled({ owned: true }).ceiling).toBeNull();
});

test("a licence that only a lead speaks of is neither missed nor met", () => {
	const { licensing } = located;
	const selective = { ...licensing.selective, verdict: "starting_soon", proof: "lead" } as const;
	const led = ruledHome({ ...located, licensing: { ...licensing, selective } }, noBand, null);
	expect(led.licences).toEqual({ needed: [], areSettled: false });
	const settledBy = (proof: "read" | "lead") => {
		const none = { ...selective, verdict: "none_found", proof } as const;
		return ruledHome({ ...located, licensing: { ...licensing, selective: none } }, noBand, null)
			.licences.areSettled;
	};
	expect([settledBy("read"), settledBy("lead")]).toEqual([true, false]);
	const read = { ...selective, proof: "read" } as const;
	expect(
		ruledHome({ ...located, licensing: { ...licensing, selective: read } }, noBand, null).licences
			.needed,
	).toEqual(["selective licence is needed soon"]);
});

test("a distance is whole miles, never less than it is, and a home in the very place is within one", () => {
	// A degree of latitude is 69.1 miles.
	const milesFrom = (away: number) =>
		ruledHome(located, noBand, { lat: 53.45 + away / 69.1, lng: -2.22 }).miles;
	expect([0, 0.4, 4.9, 5.1].map(milesFrom)).toEqual([1, 1, 5, 6]);
	expect(ruledHome(located, noBand, null).miles).toBeNull();
});
