import type { HomeInList } from "#contracts/homes.ts";
import { homeName } from "#domain/portfolio/words.ts";

/** The orders of a list of homes, as a choice reads them. */
export const homeSorts = {
	gravest: "Gravest first",
	next: "Next date first",
	yield: "Highest yield first",
	rent: "Highest rent first",
	name: "By name",
} as const;
export type HomeSort = keyof typeof homeSorts;

type Compare = (a: HomeInList, b: HomeInList) => number;

const byNext: Compare = (a, b) => compareTexts(a.next?.on ?? LAST, b.next?.on ?? LAST);

/** What is not known comes last in every order; of two alike the name decides. */
const orders: Readonly<Record<HomeSort, Compare>> = {
	gravest: (a, b) => gravity(b) - gravity(a) || byNext(a, b),
	next: byNext,
	yield: (a, b) => (b.yield ?? -1) - (a.yield ?? -1),
	rent: (a, b) => (b.rent ?? -1) - (a.rent ?? -1),
	name: () => 0,
};

/** Homes by their names: the order to which any other is applied. */
export function byName(homes: readonly HomeInList[]): HomeInList[] {
	// A thousand texts that compare by themselves are sorted in a tenth of the time that a collator takes.
	return homes
		.map((home) => ({ home, key: nameKey(home) }))
		.toSorted((a, b) => compareTexts(a.key, b.key))
		.map(({ home }) => home);
}

/** Homes that stand by their names, in another order. */
export function inOrder(named: readonly HomeInList[], sort: HomeSort): HomeInList[] {
	return named.toSorted(orders[sort]);
}

/** Sorts 9 before 10. */
function nameKey(home: HomeInList): string {
	return homeName(home)
		.toLowerCase()
		.replaceAll(/\d+/g, (digits) => digits.padStart(6, "0"));
}

/** What may not be let counts above any number of gaps. */
function gravity({ judged }: HomeInList): number {
	return judged === null ? 0 : judged.gaps.length + (judged.answered.let.sign === "no" ? 1_000 : 0);
}

/** Later than any day. */
const LAST = "9";

function compareTexts(a: string, b: string): number {
	return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether a home's names, place or group contain what is searched. */
export function matches(home: HomeInList, find: string): boolean {
	const { reference, address, postcode, building, group } = home;
	return [reference, address, postcode, postcode.replace(" ", ""), building, group]
		.join(" ")
		.toLowerCase()
		.includes(find.trim().toLowerCase());
}
