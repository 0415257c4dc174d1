import type { IsoDate } from "../base/calendar.ts";
import { type DatabaseReadiness, databaseReadiness } from "./database-readiness.ts";
import { type PortfolioDate, portfolioDates } from "./dates.ts";
import { isUnsettled, type KeptAnswer } from "./kept-answer.ts";
import { isOwn, type KeptHome } from "./kept-home.ts";
import { notInOrder } from "./not-in-order.ts";
import { type OrderOfWorks, orderOfWorks, type YearBudget } from "./order-of-works.ts";
import type { Requirement } from "./requirement.ts";
import { standardOfC, type WayToC } from "./way-to-c.ts";
import { homeLine, homeName } from "./words.ts";
import { type AllToC, allToC } from "./year-of-homes.ts";

/** A home as it is named in a report. */
export type HomeInReport = {
	readonly id: string;
	readonly name: string;
	/** Postcode, standing and group. */
	readonly line: string;
};

/** All own homes of an account as a report to hand on: what is not in order, the works until 2030, the landlord database. Source: Rule HELD-8. */
export type HomesReport = {
	/** The day it was made. */
	readonly on: IsoDate;
	/** Day of the oldest look that it rests on; null where no home was judged. */
	readonly judgedSince: IsoDate | null;
	/** Own homes that were not judged yet, which it leaves out. */
	readonly unjudged: readonly HomeInReport[];
	readonly order: {
		readonly homes: number;
		readonly withGap: number;
		/** Homes of which something is not stated or settled. */
		readonly unsettled: number;
		readonly groups: readonly {
			readonly group: string | null;
			readonly homes: number;
			readonly withGap: readonly (HomeInReport & { readonly gaps: readonly Requirement[] })[];
		}[];
	};
	/** Homes with works to do before the coming standard of band C, or of which no steps are known; and their order within the budgets. */
	readonly works: {
		readonly homes: readonly (HomeInReport & { readonly way: WayToC })[];
		readonly toC: AllToC;
		/** Null without budgets. */
		readonly order: OrderOfWorks | null;
	};
	/** Coming dates of all of them, soonest first, at most `MOST_DATES`: further ones are in the calendar. */
	readonly dates: readonly (HomeInReport & { readonly date: PortfolioDate })[];
	readonly database: readonly (HomeInReport & { readonly readiness: DatabaseReadiness })[];
};

const MOST_DATES = 100;

/** A home with what was kept of the last look at it. */
export type JudgedOnce = {
	readonly home: KeptHome;
	/** Null before the first look. */
	readonly judged: {
		readonly answer: KeptAnswer;
		readonly gaps: readonly Requirement[];
		readonly way: WayToC;
	} | null;
};

/** Reports on the own homes of an account, as they were last judged. Source: Rule HELD-8. */
export function homesReport(
	homes: readonly JudgedOnce[],
	budgets: readonly YearBudget[],
	on: IsoDate,
): HomesReport {
	const own = homes.filter(({ home }) => isOwn(home));
	const judged = own.flatMap(({ home, judged: one }) => (one ? [{ ...one, home }] : []));
	const order = notInOrder(judged.map(({ home, gaps }) => ({ ...home, gaps })));
	const homeOf = new Map(judged.map(({ home }) => [home.id, home]));
	const gapsOf = new Map(judged.map(({ home, gaps }) => [home.id, gaps]));
	const toDo = judged.filter(({ way }) => way.kind !== "meets" && way.kind !== "no_standard");
	return {
		on,
		judgedSince: judged.map(({ answer }) => answer.day).toSorted()[0] ?? null,
		unjudged: own.flatMap(({ home, judged: one }) => (one ? [] : [named(home)])),
		order: {
			homes: order.homes,
			withGap: order.withGap.length,
			unsettled: judged.filter(({ answer }) => isUnsettled(answer)).length,
			groups: order.groups.map(({ group, homes: count, withGap }) => ({
				group,
				homes: count,
				withGap: withGap.map((home) => ({ ...named(home), gaps: gapsOf.get(home.id) ?? [] })),
			})),
		},
		works: {
			homes: toDo.map(({ home, way }) => ({ ...named(home), way })),
			toC: allToC(
				toDo.map(({ home, way }) => ({ homeId: home.id, way })),
				on,
			),
			order: worksOf(toDo, budgets, on),
		},
		dates: portfolioDates(judged, on)
			.slice(0, MOST_DATES)
			.flatMap((date) => {
				const home = homeOf.get(date.homeId);
				return home ? [{ ...named(home), date }] : [];
			}),
		database: judged.flatMap(({ home, answer }) => {
			const readiness = databaseReadiness({ home, place: answer }, on);
			return readiness ? [{ ...named(home), readiness }] : [];
		}),
	};
}

function worksOf(
	toDo: readonly { readonly home: KeptHome; readonly answer: KeptAnswer; readonly way: WayToC }[],
	budgets: readonly YearBudget[],
	day: IsoDate,
): OrderOfWorks | null {
	const standard = toDo
		.map(({ answer: { nation } }) => nation && standardOfC(nation, day))
		.find((one) => one !== null);
	return budgets.length === 0 || !standard
		? null
		: orderOfWorks(
				toDo.map(({ home, way }) => ({ homeId: home.id, way })),
				budgets,
				{ day, standard },
			);
}

function named(home: KeptHome): HomeInReport {
	return { id: home.id, name: homeName(home), line: homeLine(home) };
}
