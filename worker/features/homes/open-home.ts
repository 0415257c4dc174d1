import type { OpenedHome } from "#contracts/homes.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { answerForStrangers } from "#domain/judgement/answer/answer.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import { databaseReadiness } from "#domain/portfolio/database-readiness.ts";
import { portfolioDates } from "#domain/portfolio/dates.ts";
import { comingWorks } from "#domain/portfolio/way-to-c.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { listEvents, seeEvents } from "#worker/homes/homes-repository.ts";
import { lookAtHome } from "#worker/homes/look-at-home.ts";
import { listOwnReports } from "#worker/reports/own-reports.ts";
import { toSummary } from "#worker/reports/report-view.ts";
import { homeOf, type Keeping } from "./keep-homes.ts";

/** Reports that are shown with a home; the others are in My Reports. */
const MOST_REPORTS = 10;

/**
 * Opens a home: judges it as it stands today and keeps that answer for the list. Source: Rule HOMES-3.
 * @throws Problem `not_found`, of the postcode, `rate_limited`, `unavailable`
 */
export async function openHome(
	{ caller, userId }: Keeping,
	id: string,
	gathering: Gathering,
): Promise<OpenedHome> {
	const { db, now } = caller;
	const row = await homeOf(db, userId, id);
	const [look, standing] = await Promise.all([
		lookAtHome(gathering, row),
		findStanding(db, userId, now),
	]);
	const [events, reports] = await Promise.all([
		listEvents(db, userId, id),
		listOwnReports(db, {
			...{ userId, find: look.home.postcode, sort: "newest", archived: false },
			...{ after: null, limit: MOST_REPORTS },
		}),
	]);
	const { home, kept } = look;
	const day = londonDay(now);
	return {
		id,
		revision: row.revision,
		home: look.details,
		isArchived: row.archivedAt !== null,
		assessedOn: kept.day,
		answer: standing.isSubscriber ? look.answer : answerForStrangers(look.answer),
		requirements: look.requirements,
		dates: portfolioDates([{ home, answer: kept }], day),
		events: events.map(({ event, seenAt }) => ({
			...(JSON.parse(event) as HomeEvent),
			isNew: seenAt === null,
		})),
		works: comingWorks(kept.nation, look.year.way, day),
		readiness: databaseReadiness({ home, place: kept }, day),
		reports: reports
			.map(toSummary)
			.map(({ id: of, name, address, createdAt }) => ({ id: of, name, address, createdAt })),
	};
}

/** Notes that an account looked at what changed for a home. @throws Problem `not_found` */
export async function seeHome({ caller, userId }: Keeping, id: string): Promise<void> {
	await homeOf(caller.db, userId, id);
	await seeEvents(caller.db, userId, { id, now: caller.now });
}
