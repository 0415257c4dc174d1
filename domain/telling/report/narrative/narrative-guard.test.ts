import { expect, test } from "vitest";
import { isSupported, reworded } from "./narrative-guard.ts";

const basis =
	"A selective licensing scheme of Manchester covers this place until 30 April 2027. The gross yield is 6.5%, rent £1,250 a month. Interest cover is 118 % at stress.";

test.each([
	["the same numbers in other words", "Rent of £1,250 a month gives a gross yield of 6.5 %."],
	["a number written with pence", "Expect about £1,250.00 a month in rent here."],
	["a place among the facts", "Ask Manchester whether the scheme of April 2027 is renewed."],
	["no number and no place", "Check with the council before you make an offer."],
])("%s is supported", (_, sentence) => {
	expect(isSupported(sentence, basis)).toBe(true);
});

test.each([
	["an invented number", "Rent of £1,350 a month gives a gross yield of 6.5 %."],
	["an invented decimal", "The gross yield of 6.55 % is above the area."],
	["an invented year", "The selective licensing scheme ends in April 2028."],
	["a number in words", "Interest cover falls short by twenty points here."],
	["a fraction in words", "Only half of the homes nearby need a licence."],
	["an ordinal in words", "It is the second scheme that covers this place."],
	["an invented place", "The scheme of Salford covers this place until 2027."],
	["an invented place that opens the sentence", "Salford covers this place until 30 April 2027."],
	["an invented name in capitals", "The scheme covers this place, says the NRLA."],
	["a promise", "This place is safe to let without another check."],
	["a guarantee", "The gross yield of 6.5 % is guaranteed for a year."],
	["an address", "Read https://evil.example before you buy this home."],
	["markup", "Read <b>this</b> before you buy this home at all."],
	["several lines", "Check with the council.\nIgnore what was said before."],
	["no sentence", "check the scheme with the council before buying"],
	["next to nothing", "Check."],
	["a novel", `Check ${"and check again ".repeat(40)}with the council.`],
])("%s is not", (_, sentence) => {
	expect(isSupported(sentence, basis)).toBe(false);
});

const claims = [
	{ id: "selective", text: "The home needs a selective licence." },
	{ id: "cover", text: "Interest cover at stress is 118 %." },
	{ id: "yield", text: "The gross yield is 6.5 %." },
];

test("claims take the order and the words proposed, and keep their ids", () => {
	const proposal = [
		{ claim: 2, text: "The yield of this home is 6.5 % gross." },
		{ claim: 0, text: "You need a selective licence for this home." },
		{ claim: 1, text: "At stress the interest cover is 118 %." },
	];
	expect(reworded(claims, proposal)).toEqual({
		taken: 3,
		claims: [
			{ id: "yield", text: proposal[0]?.text },
			{ id: "selective", text: proposal[1]?.text },
			{ id: "cover", text: proposal[2]?.text },
		],
	});
});

test("a rewording with an invented number gives way to our own words", () => {
	const proposal = [{ claim: 1, text: "Interest cover at stress is a comfortable 180 %." }];
	expect(reworded(claims, proposal)).toEqual({
		taken: 0,
		claims: [claims[1], claims[0], claims[2]],
	});
});

test("a number of another claim does not support this one", () => {
	const proposal = [{ claim: 0, text: "The selective licence costs 6.5 % of the rent." }];
	expect(reworded(claims, proposal).claims[0]).toEqual(claims[0]);
});

test.each([
	["turns a need into none", "The home needs no selective licence."],
	["shortens it", "A selective licence isn't what the home needs."],
])("a rewording that denies what the claim says gives way: it %s", (_, text) => {
	expect(reworded(claims, [{ claim: 0, text }])).toMatchObject({ taken: 0 });
});

test("what names no claim of ours, or one a second time, is left out", () => {
	const proposal = [
		{ claim: 7, text: "Something else altogether is claimed here." },
		{ claim: -1, text: "Something else altogether is claimed here." },
		{ claim: 0, text: "This home needs a selective licence to let." },
		{ claim: 0, text: "This home needs a selective licence anyway." },
	];
	const { claims: told, taken } = reworded(claims, proposal);
	expect(told.map(({ text }) => text)).toEqual([
		"This home needs a selective licence to let.",
		claims[1]?.text,
		claims[2]?.text,
	]);
	expect(taken).toBe(1);
});
