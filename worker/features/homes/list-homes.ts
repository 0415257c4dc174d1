import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { homesAllowed } from "#domain/business/plans.ts";
import { portfolioDates } from "#domain/portfolio/dates.ts";
import { isUnsettled, unsettledIn } from "#domain/portfolio/kept-answer.ts";
import { isOwn, type KeptHome } from "#domain/portfolio/kept-home.ts";
import { notInOrder } from "#domain/portfolio/not-in-order.ts";
import { gapsInShort } from "#domain/portfolio/requirement.ts";
import { yearOfHomes } from "#domain/portfolio/year-of-homes.ts";
import { rentToPricePercent } from "#domain/subjects/market/ratios.ts";
import { selectPlan } from "#worker/billing/subscriptions/grants-repository.ts";
import { planOf } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { withinLimit } from "#worker/homes/homes-limit.ts";
import { countNews, listHomes } from "#worker/homes/homes-repository.ts";
import { type KeptJudgement, readHome } from "#worker/homes/look-at-home.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";
import type { Keeping } from "./keep-homes.ts";

/** Dates that are listed of all homes. */
const MOST_DATES = 60;

/** Lists an account's homes as they were last judged, and what they come to together. Asks no source. Source: Rule HOMES-3. */
export async function readHomes({ caller, userId }: Keeping): Promise<HomeList> {
	const { db, now } = caller;
	const kept = await runBatch(db, {
		...selectPlan(db, userId),
		rows: listHomes(db, userId),
		owners: listOwners(db, userId),
		news: countNews(db, userId),
	});
	const limit = homesAllowed(planOf(kept, now));
	const day = londonDay(now);
	const news = new Map(kept.news.map(({ homeId, news: count }) => [homeId, count]));
	const all = kept.rows.map(readHome);
	const judged = all.filter(({ isArchived }) => !isArchived);
	const active = withinLimit(
		judged.map(({ home }) => home),
		limit,
	);
	const dates = portfolioDates(
		judged.map(({ home, judgement }) => ({ home, answer: judgement?.kept ?? null })),
		day,
	);
	// Soonest first, so that of a home the first is kept.
	const next = new Map(
		dates
			.toReversed()
			.map(({ homeId, on, title, isDraft }) => [homeId, { on, title, isDraft }] as const),
	);
	const order = notInOrder(
		judged.map(({ home, judgement }) => ({
			...home,
			gaps: judgement?.gaps ?? [],
		})),
	);
	const counted = ({ group, homes, withGap }: (typeof order.groups)[number]) => ({
		group,
		homes,
		withGap: withGap.length,
	});
	const owners = kept.owners.map(toOwner);
	return {
		homes: all.map(({ home, judgement, isArchived }) => ({
			...inList(home, judgement),
			isArchived,
			isOverLimit: !isArchived && !active.has(home.id),
			next: next.get(home.id) ?? null,
			news: news.get(home.id) ?? 0,
		})),
		limit,
		owners,
		dates: dates.slice(0, MOST_DATES),
		order: {
			...counted(order),
			unsettled: judged.filter(
				({ home, judgement }) => isOwn(home) && isUnsettled(judgement?.kept ?? null),
			).length,
			groups: order.groups.map(counted),
		},
		year: yearOfHomes(
			judged.flatMap(({ judgement }) => (judgement === null ? [] : [judgement.year])),
			owners,
			day,
		),
	};
}

function worksOf(way: KeptJudgement["year"]["way"]): string[] {
	return "steps" in way ? way.steps.map(({ title }) => title) : [];
}

function inList(
	{ inputs, ...home }: KeptHome,
	judgement: KeptJudgement | null,
): Omit<HomeInList, "isArchived" | "isOverLimit" | "next" | "news"> {
	const { id, standing, reference, address, postcode, building, group, certificate } = home;
	const { rent, price } = inputs;
	return {
		...{ id, standing, reference, address, postcode, building, group, certificate },
		rent: rent === null ? null : pence(12 * rent),
		yield: rent === null || price === null ? null : rentToPricePercent(rent, price),
		judged: judgement && {
			on: judgement.kept.day,
			answered: judgement.kept.answered,
			unsettled: unsettledIn(judgement.kept),
			works: worksOf(judgement.year.way),
			gaps: gapsInShort(judgement.gaps, judgement.kept.day),
			band: judgement.kept.band,
		},
	};
}
