import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { startingAssumptions } from "./assumptions.ts";
import type { Borrower } from "./lender-table.ts";
import { loanTests } from "./loan-tests.ts";
import type { Position } from "./position.ts";

const assumptions = startingAssumptions({ price: fromPounds(220_000), rent: fromPounds(1_250) });
const person = (income: number, over: Partial<Position> = {}): Position => ({
	incomePence: fromPounds(income),
	nation: "England",
	share: 1,
	company: false,
	...over,
});

function borrowersOf(...owners: readonly Position[]): Borrower[] {
	const [position, ...coOwners] = owners;
	const context = {
		use: "single",
		day: "2026-11-24",
		position: position ?? null,
		coOwners,
	} as const;
	const { rows } = loanTests(assumptions, fromPounds(165_000), context);
	return [...new Set(rows.map(({ borrower }) => borrower))].toSorted();
}

test.each<[string, readonly Position[], Borrower[]]>([
	["nobody who is stated", [], ["basic", "company", "higher"]],
	// The allowance of £12,570 and the basic band of £37,700.
	["a person at the top of the basic band", [person(50_270)], ["basic", "higher"]],
	["a person a pound above it", [person(50_271)], ["higher"]],
	// Scotland's higher rate begins at £31,092 above the allowance.
	[
		"a person in Scotland below its higher rate",
		[person(43_662, { nation: "Scotland" })],
		["basic", "higher"],
	],
	["a person in Scotland above it", [person(43_663, { nation: "Scotland" })], ["higher"]],
	[
		"two owners of whom one is above it",
		[person(20_000, { share: 0.5 }), person(60_000, { share: 0.5 })],
		["higher"],
	],
	["a company", [person(90_000, { company: true })], ["company"]],
])("the tests put to %s are theirs", (_, owners, borrowers) => {
	expect(borrowersOf(...owners)).toEqual(borrowers);
});
