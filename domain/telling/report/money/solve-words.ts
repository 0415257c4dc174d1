import { rateInWords } from "../../../base/amounts-in-words.ts";
import { type Pence, pence } from "../../../base/money.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { Movable, Solution, SolveTarget } from "../../../subjects/finance/solve.ts";

/** Goals for the letting, worded as choices. */
export const targetsInWords: Readonly<Record<SolveTarget["kind"], string>> = {
	after_tax: "Money is left after tax",
	cash_flow: "Cash flow of at least",
	return: "Return of at least",
	lender: "A lender passes",
};

/** A movable figure, worded as a choice; the rent is one room's where rooms are let one by one. */
export function movableInWords(movable: Movable, isByRoom: boolean): string {
	return movable === "rent" && isByRoom ? "Rent of a room" : names[movable];
}

const names: Readonly<Record<Movable, string>> = {
	price: "Price",
	rent: "Rent",
	deposit: "Deposit",
	rate: "Rate",
	works: "Works",
};

/**
 * Where the goal is met, in one sentence. Upper limits are rounded down and lower ones up, so that the printed value meets it. `before` names what results
 * leave out: ", before service charge", or nothing.
 */
export function solutionInWords(
	solution: Solution,
	{ movable, isByRoom, before }: SolvedFor,
): string {
	const name =
		movable === "works" ? "cost of works" : movableInWords(movable, isByRoom).toLowerCase();
	switch (solution.kind) {
		case "always":
			return `It meets your target at any ${name}${before}.`;
		case "never":
			return `No ${name} meets your target${before}.`;
		case "at_most":
			return `At ${valueInWords(solution, movable)}${units[movable]} or less it meets your target${before}.`;
		case "at_least":
			return `From ${valueInWords(solution, movable)}${units[movable]} it meets your target${before}.`;
	}
}

type SolvedFor = {
	readonly movable: Movable;
	readonly isByRoom: boolean;
	readonly before: string;
};

const units: Readonly<Record<Movable, string>> = {
	price: "",
	rent: " a month",
	deposit: " deposit",
	rate: " interest",
	works: " of works",
};

/** A solved value, rounded so that it still meets the goal: an upper limit down, a lower one up. */
export function valueInWords(
	{ kind, value }: Extract<Solution, { readonly value: number }>,
	movable: Movable,
): string {
	const round = kind === "at_most" ? Math.floor : Math.ceil;
	return movable === "deposit" || movable === "rate"
		? rateInWords(round(value * 10_000) / 10_000)
		: poundsInWords(wholePounds(round(value / 100)));
}

function wholePounds(pounds: number): Pence {
	return pence(pounds * 100);
}
