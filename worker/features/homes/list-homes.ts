import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { portfolioDates } from "#domain/portfolio/dates.ts";
import { needsIn } from "#domain/portfolio/kept-answer.ts";
import { isOwn } from "#domain/portfolio/needed-against-held.ts";
import { notInOrder } from "#domain/portfolio/not-in-order.ts";
import { yearOfHomes } from "#domain/portfolio/year-of-homes.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { countNews, detailsOf, type HomeRow, listHomes } from "#worker/homes/homes-repository.ts";
import { toKeptHome } from "#worker/homes/judge-home.ts";
import { judgementOf, type KeptJudgement } from "#worker/homes/look-at-home.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";
import { homesLimit, type Keeping } from "./keep-homes.ts";

/** Dates that are listed of all homes. */
const MOST_DATES = 60;

/** Lists an account's homes as they were last judged, and what they come to together. Asks no source. Source: Rule HOMES-3. */
export async function readHomes({ caller, userId }: Keeping): Promise<HomeList> {
	const { db, now } = caller;
	const [limit, kept] = await Promise.all([
		homesLimit(caller, userId),
		runBatch(db, {
			rows: listHomes(db, userId),
			owners: listOwners(db, userId),
			news: countNews(db, userId),
		}),
	]);
	const day = londonDay(now);
	const news = new Map(kept.news.map(({ homeId, news: count }) => [homeId, count]));
	const open = kept.rows.filter(({ archivedAt }) => archivedAt === null);
	const active = new Set(open.slice(0, limit).map(({ id }) => id));
	const judged = open.map((row) => ({ home: toKeptHome(row), judgement: judgementOf(row) }));
	const dates = portfolioDates(
		judged.map(({ home, judgement }) => ({ home, answer: judgement?.kept ?? null })),
		day,
	);
	const order = notInOrder(
		judged.map(({ home, judgement }) => ({
			...home,
			gaps: judgement === null ? [] : needsIn(judgement.kept, "gap"),
		})),
	);
	const counted = ({ group, homes, withGap }: (typeof order.groups)[number]) => ({
		group,
		homes,
		withGap: withGap.length,
	});
	const owners = kept.owners.map(toOwner);
	return {
		homes: kept.rows.map((row) => ({
			...inList(row, dates),
			isOverLimit: row.archivedAt === null && !active.has(row.id),
			news: news.get(row.id) ?? 0,
		})),
		limit,
		owners,
		dates: dates.slice(0, MOST_DATES),
		order: {
			...counted(order),
			unsettled: judged.filter(({ home, judgement }) => isOwn(home) && isUnsettled(judgement))
				.length,
			groups: order.groups.map(counted),
		},
		year: yearOfHomes(
			judged.flatMap(({ judgement }) => (judgement === null ? [] : [judgement.year])),
			owners,
			day,
		),
	};
}

function isUnsettled(judgement: KeptJudgement | null): boolean {
	return (
		judgement === null ||
		needsIn(judgement.kept, "not_stated").length + needsIn(judgement.kept, "ask").length > 0
	);
}

function inList(
	row: HomeRow,
	dates: readonly { readonly homeId: string; readonly on: IsoDate; readonly title: string }[],
): Omit<HomeInList, "isOverLimit" | "news"> {
	const { standing, reference, address, postcode, building, group } = detailsOf(row);
	const judgement = judgementOf(row);
	const next = dates.find(({ homeId }) => homeId === row.id);
	return {
		id: row.id,
		standing,
		reference,
		address,
		postcode,
		building,
		group,
		isArchived: row.archivedAt !== null,
		judged: judgement && {
			on: judgement.kept.day,
			answered: judgement.kept.answered,
			gaps: needsIn(judgement.kept, "gap"),
			band: judgement.kept.band,
		},
		next: next ? { on: next.on, title: next.title } : null,
	};
}
