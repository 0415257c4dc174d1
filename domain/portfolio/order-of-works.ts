import type { IsoDate } from "../base/calendar.ts";
import { type Pence, pence } from "../base/money.ts";
import { dateInWords, listInWords, poundsInWords } from "../base/words.ts";
import type { LettingStandard } from "../subjects/energy/letting-standard.ts";
import type { WayToC, WorksStep } from "./way-to-c.ts";
import { searchWorks } from "./works-search.ts";

/** What may be spent on all homes in a calendar year. What is left of it does not move to the next. */
export type YearBudget = { readonly year: number; readonly amount: Pence };

/** What the order of works does for one home, with the reason in a sentence. */
export type WorksLine = {
	readonly homeId: string;
	/** As its way to band C; or left out, because the budgets hold other homes. */
	readonly outcome: WayToC["kind"] | "left_out";
	readonly steps: readonly (WorksStep & { readonly year: number })[];
	readonly cost: Pence;
	/** Year of its last step; null where nothing is to be done. */
	readonly by: number | null;
	readonly why: string;
};

/** The order of works up to the day of the coming standard. Source: Rule FLEET-6. */
export type OrderOfWorks = {
	/** In the order of doing, then those left out, without steps, and without need. */
	readonly lines: readonly WorksLine[];
	/** Homes below band C without an exemption on that day. */
	readonly below: number;
	readonly cost: Pence;
	readonly years: readonly (YearBudget & { readonly spent: Pence })[];
	/** What is proven of it: nothing is better in any way; in homes and money alone; or not all of that. */
	readonly proof: "all" | "homes_and_money" | "none";
	/** Fewest homes below that any order could leave. */
	readonly leastBelow: number;
	readonly notes: readonly string[];
};

type HomeOnItsWay = { readonly homeId: string; readonly way: WayToC };
type Payable = HomeOnItsWay & { readonly way: Extract<WayToC, { steps: unknown }> };

/**
 * Orders the works of all homes: within each year's budget the fewest homes below band C without an exemption on the day of the standard, then the least money,
 * then the earliest. Budgets of years outside the time left are ignored. Source: Rule FLEET-6.
 */
export function orderOfWorks(
	homes: readonly HomeOnItsWay[],
	stated: readonly YearBudget[],
	{ day, standard }: { readonly day: IsoDate; readonly standard: LettingStandard },
): OrderOfWorks {
	const budgets = stated
		.filter(({ year }) => year >= yearOf(day) && year <= yearOf(standard.from))
		.toSorted((a, b) => a.year - b.year);
	const payable = homes.filter(isPayable);
	const toDo = payable.filter(({ way }) => way.steps.length > 0);
	const found = searchWorks(
		toDo.map(({ way }) => way.steps.map(({ cost }) => cost)),
		budgets.map(({ amount }) => amount),
	);
	const placed = new Map(toDo.map(({ homeId }, at) => [homeId, found.years[at] ?? null]));
	const yearAt = (at: number) => budgets[at]?.year ?? 0;
	const lines = homes
		.map((home) => lineOf(home, placed.get(home.homeId)?.map(yearAt) ?? null))
		.toSorted((a, b) => rankOf(a) - rankOf(b) || a.cost - b.cost);
	const done = lines.filter(({ by }) => by !== null);
	const cost = done.reduce((sum, line) => sum + line.cost, 0);
	const least = leastPossible(toDo, budgets);
	const unpayable = homes.filter(({ way }) => way.kind === "no_steps").length;
	const isLeast = done.length === least.homes && cost === least.cost;
	const proof = found.isExact ? "all" : isLeast ? "homes_and_money" : "none";
	const below = unpayable + toDo.length - done.length;
	return {
		lines,
		below,
		cost: pence(cost),
		years: budgets.map((budget) => ({ ...budget, spent: spentIn(budget.year, done) })),
		proof,
		leastBelow: found.isExact ? below : unpayable + toDo.length - least.homes,
		notes: notesOn(standard, proof),
	};
}

function yearOf(day: IsoDate): number {
	return Number(day.slice(0, 4));
}

function isPayable(home: HomeOnItsWay): home is Payable {
	return "steps" in home.way;
}

function lineOf({ homeId, way }: HomeOnItsWay, years: readonly number[] | null): WorksLine {
	const nothing = { homeId, outcome: way.kind, steps: [], cost: pence(0), by: null };
	if (!("steps" in way) || way.steps.length === 0) {
		return { ...nothing, why: way.why };
	}
	if (years === null) {
		const why = `It takes ${poundsInWords(way.cost)}, which the budgets do not hold beside the other homes.`;
		return { ...nothing, outcome: "left_out", cost: way.cost, why };
	}
	const steps = way.steps.map((step, at) => ({ ...step, year: years[at] ?? 0 }));
	const when = listInWords([...new Set(years)].map(String));
	const by = years.at(-1) ?? null;
	return { ...nothing, steps, cost: way.cost, by, why: `${way.why} Planned for ${when}.` };
}

const ranks: Readonly<Record<WorksLine["outcome"], number>> = {
	reaches: 0,
	exempt: 0,
	left_out: 1,
	no_steps: 2,
	meets: 3,
	no_standard: 4,
};

/** Later than any year, so that lines with works come first by year. */
const AFTER_ALL = 10_000;

function rankOf({ by, outcome }: WorksLine): number {
	return by ?? AFTER_ALL + ranks[outcome];
}

/** The cheapest homes that all budgets together would pay, which no order can beat. */
function leastPossible(homes: readonly Payable[], budgets: readonly YearBudget[]) {
	const room = budgets.reduce((sum, { amount }) => sum + amount, 0);
	const costs = homes.map(({ way }) => way.cost).toSorted((a, b) => a - b);
	return costs.reduce(
		(least, cost) =>
			least.cost + cost <= room ? { homes: least.homes + 1, cost: least.cost + cost } : least,
		{ homes: 0, cost: 0 },
	);
}

function spentIn(year: number, lines: readonly WorksLine[]): Pence {
	const steps = lines.flatMap((line) => line.steps).filter((step) => step.year === year);
	return pence(steps.reduce((sum, { cost }) => sum + cost, 0));
}

const proven: Readonly<Record<OrderOfWorks["proof"], string>> = {
	all: "No other order within these budgets is better.",
	homes_and_money: "No other order leaves fewer homes or costs less. Some works may fit earlier.",
	none: "There are too many orders to try all: a better one may exist.",
};

/** Said where the standard of band C is not law yet. */
export const PROPOSED =
	"This rests on a proposal of law: band C is decided by the government, not yet enacted.";

function notesOn(
	{ status, from }: LettingStandard,
	proof: OrderOfWorks["proof"],
): readonly string[] {
	return [
		...(status === "announced" ? [PROPOSED] : []),
		`Works of the last year must end before ${dateInWords(from)}.`,
		"Costs are the middle of what certificates print: a guide, not a quote.",
		"What is left of a year's budget does not move to the next.",
		proven[proof],
	];
}
