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

const { compare } = new Intl.Collator("en-GB", { numeric: true });
const byName: Compare = (a, b) => compare(homeName(a), homeName(b));
const byNext: Compare = (a, b) => compareDays(a.next?.on, b.next?.on);

/** What is not known comes last in every order. */
const orders: Readonly<Record<HomeSort, Compare>> = {
	gravest: (a, b) => gravity(b) - gravity(a) || byNext(a, b),
	next: byNext,
	yield: (a, b) => (b.yield ?? -1) - (a.yield ?? -1),
	rent: (a, b) => (b.rent ?? -1) - (a.rent ?? -1),
	name: byName,
};

/** Homes in an order; of two alike the name decides. */
export function inOrder(homes: readonly HomeInList[], sort: HomeSort): HomeInList[] {
	return homes.toSorted((a, b) => orders[sort](a, b) || byName(a, b));
}

/** What may not be let counts above any number of gaps. */
function gravity({ judged }: HomeInList): number {
	return judged === null ? 0 : judged.gaps.length + (judged.answered.let.sign === "no" ? 1_000 : 0);
}

/** Days of one form compare as texts; no day comes last. */
function compareDays(a = "9", b = "9"): number {
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
