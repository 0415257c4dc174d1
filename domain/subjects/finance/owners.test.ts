import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import {
	asOwnersOfHome,
	isSameOwners,
	type Owners,
	ownersInWords,
	ownersOf,
	ownersRefusal,
} from "./owners.ts";
import type { Position } from "./position.ts";

const sam: Position = {
	incomePence: fromPounds(35_173),
	nation: "England",
	share: 0.5,
	company: false,
};
const alex: Position = { ...sam, nation: "Scotland", incomePence: fromPounds(18_000) };

test.each<[string, Owners]>([
	["none", []],
	["one", [sam]],
	["two", [sam, alex]],
])("%s go into the sums and come back as they were", (_, owners) => {
	expect(ownersOf(asOwnersOfHome(owners))).toEqual(owners);
});

test("sums from before owners were stated have none", () => {
	expect(ownersOf({})).toEqual([]);
});

test.each<[string, Owners, string | null]>([
	["nobody", [], null],
	["half of a home whose other half is not said", [sam], null],
	["two halves", [sam, alex], null],
	[
		"a third and two thirds",
		[
			{ ...sam, share: 1 / 3 },
			{ ...alex, share: 2 / 3 },
		],
		null,
	],
	[
		"a half and a third",
		[sam, { ...alex, share: 1 / 3 }],
		"The shares of the owners make 100% together",
	],
	[
		"a company beside a person",
		[{ ...sam, company: true }, alex],
		"A company owns the home alone here",
	],
])("%s own a home, or it is said why not", (_, owners, refusal) => {
	expect(ownersRefusal(owners)).toBe(refusal);
});

test("owners are the same only where all that is stated of them is", () => {
	expect(isSameOwners([sam, alex], [{ ...sam }, { ...alex }])).toBe(true);
	expect(isSameOwners([sam, alex], [alex, sam])).toBe(false);
	expect(isSameOwners([sam], [sam, alex])).toBe(false);
	for (const part of [
		{ incomePence: fromPounds(1) },
		{ nation: "Wales" as const },
		{ share: 0.4 },
		{ company: true },
	]) {
		expect(isSameOwners([sam], [{ ...sam, ...part }])).toBe(false);
	}
});

test("two owners are said in one line", () => {
	expect(ownersInWords([sam, alex])).toBe(
		"£35,173 a year besides this letting, living in England, 50% of the ownership; and £18,000 a year besides this letting, living in Scotland, 50% of the ownership",
	);
});
