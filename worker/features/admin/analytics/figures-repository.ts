import {
	and,
	between,
	count,
	countDistinct,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	ne,
	type SQL,
	sql,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addDays, londonMidnight } from "#domain/base/calendar.ts";
import { spansOf } from "#domain/business/analytics/fill-days.ts";
import type { Period } from "#domain/business/analytics/period.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { type CountedEvent, eventCounts } from "#worker/db/schema/counts.ts";
import { homes } from "#worker/db/schema/homes.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import { planPayments, subscriptions } from "#worker/db/schema/subscriptions.ts";

/** Authorities and screens that are named. */
export const MOST = 10;

/** Which figures: of a period, and of payments and subscriptions of one mode. */
type FiguresQuery = Period & { readonly livemode: boolean };

/**
 * Reads what the figures are made of, as the tables hold it at one instant. One round trip.
 * Every sum has a name of its own, because a batch tells columns apart by their names.
 */
export async function readFigures(db: Db, asked: FiguresQuery) {
	const { counted, byCard, forPlans, byPlan, departures, kept, ...read } = await runBatch(db, {
		counted: countedByDay(db, asked),
		byCard: paidByCard(db, asked),
		forPlans: takenForPlans(db, asked),
		byPlan: paidByPlan(db, asked),
		plans: plansNow(db, asked),
		departures: departuresIn(db, asked),
		authorities: mostSeenAuthorities(db, asked),
		screens: screensOpened(db, asked),
		sources: sourceAnswers(db, asked),
		answers: answersShown(db, asked),
		bought: boughtAfterAnswer(db, asked),
		kept: homesNow(db),
	});
	return {
		...read,
		parts: [...counted, ...byCard, ...forPlans, ...byPlan],
		departures: departures[0] ?? { payingAtStart: 0, churned: 0 },
		homes: kept[0] ?? { watched: 0, owned: 0, accounts: 0 },
	};
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;

function countedByDay(db: Db, period: Period) {
	return db
		.select({
			day: eventCounts.day,
			previews: counted("preview").as("previews"),
			generated: counted("report_generated").as("generated"),
		})
		.from(eventCounts)
		.where(happened(period, ["preview", "report_generated"]))
		.groupBy(eventCounts.day);
}

/** How many homes are watched and owned, and by how many accounts. Nothing else of them is read. */
function homesNow(db: Db) {
	const watched = sql`json_extract(${homes.details}, '$.standing') = 'watched'`;
	return db
		.select({
			watched: sql<number>`count(*) FILTER (WHERE ${watched})`.as("watched"),
			owned: sql<number>`count(*) FILTER (WHERE NOT ${watched})`.as("owned"),
			accounts: countDistinct(homes.userId).as("accounts"),
		})
		.from(homes)
		.where(isNull(homes.archivedAt));
}

/** The first the most looked at. What is not known to lie in one authority is left out. */
function mostSeenAuthorities(db: Db, period: Period) {
	const previews = counted("preview").as("previews");
	const generated = counted("report_generated").as("generated");
	const most = db
		.select({ code: eventCounts.subject, previews, generated })
		.from(eventCounts)
		.where(and(happened(period, ["preview", "report_generated"]), ne(eventCounts.subject, "")))
		.groupBy(eventCounts.subject)
		.orderBy(desc(previews), desc(generated), eventCounts.subject)
		.limit(MOST)
		.as("most");
	return db
		.select({
			code: most.code,
			name: sql<string>`coalesce(${authorities.name}, ${most.code})`.as("name"),
			previews: most.previews,
			generated: most.generated,
		})
		.from(most)
		.leftJoin(authorities, eq(authorities.code, most.code))
		.orderBy(desc(most.previews), desc(most.generated), most.code);
}

/** Most opened first, and all of them: there are not many, and their sum is shown too. */
function screensOpened(db: Db, period: Period) {
	const opened = counted("page_view").as("opened");
	return db
		.select({ screen: eventCounts.subject, opened })
		.from(eventCounts)
		.where(happened(period, ["page_view"]))
		.groupBy(eventCounts.subject)
		.orderBy(desc(opened), eventCounts.subject);
}

function sourceAnswers(db: Db, period: Period) {
	return db
		.select({
			kind: eventCounts.subject,
			answered: counted("source_answered").as("answered"),
			failed: counted("source_failed").as("failed"),
		})
		.from(eventCounts)
		.where(happened(period, ["source_answered", "source_failed"]))
		.groupBy(eventCounts.subject);
}

/** How often each answer was shown and an offer under it seen. */
function answersShown(db: Db, period: Period) {
	return db
		.select({
			pair: eventCounts.subject,
			shown: counted("answer_shown").as("shown"),
			offered: counted("offer_seen").as("offered"),
		})
		.from(eventCounts)
		.where(happened(period, ["answer_shown", "offer_seen"]))
		.groupBy(eventCounts.subject);
}

/** Reports that a card paid for, by their answer. Read from the payments themselves, so that each counts once. Reports without an answer are left out. */
function boughtAfterAnswer(db: Db, asked: FiguresQuery) {
	return db
		.select({ let: reports.letVerdict, pays: reports.paysVerdict, bought: count().as("bought") })
		.from(spans(asked))
		.crossJoin(reportPayments)
		.innerJoin(reports, eq(reports.id, reportPayments.reportId))
		.where(and(isCardPayment(asked), isNotNull(reports.letVerdict)))
		.groupBy(reports.letVerdict, reports.paysVerdict);
}

/**
 * Reports that a card paid for, on the day it did, whatever became of the money. A
 * payment given back because it could not be used counts neither as paid nor as refunded.
 */
function paidByCard(db: Db, asked: FiguresQuery) {
	const isKept = eq(reportPayments.state, "settled");
	return db
		.select({
			day: spanDay,
			paidByCard: count(),
			reportRevenue: sumWhere(isKept, reportPayments.amount).as("kept"),
			refunded: sumWhere(eq(reportPayments.state, "refunded"), reportPayments.amount).as(
				"refunded",
			),
		})
		.from(spans(asked))
		.crossJoin(reportPayments)
		.where(isCardPayment(asked))
		.groupBy(spanDay);
}

const isCardPayment = ({ livemode }: FiguresQuery) =>
	and(
		inSpan(reportPayments.settledAt),
		inArray(reportPayments.state, ["settled", "refunded"]),
		eq(reportPayments.livemode, livemode),
	);

function takenForPlans(db: Db, asked: FiguresQuery) {
	return db
		.select({
			day: spanDay,
			planRevenue: sumWhere(eq(planPayments.isRefunded, false), planPayments.amount).as("kept"),
			refunded: sumWhere(eq(planPayments.isRefunded, true), planPayments.amount).as("refunded"),
		})
		.from(spans(asked))
		.crossJoin(planPayments)
		.where(and(inSpan(planPayments.paidAt), eq(planPayments.livemode, asked.livemode)))
		.groupBy(spanDay);
}

function paidByPlan(db: Db, asked: FiguresQuery) {
	return db
		.select({ day: spanDay, paidByPlan: count() })
		.from(spans(asked))
		.crossJoin(reports)
		.where(
			and(
				inSpan(reports.paidAt),
				isNotNull(reports.subscriptionId),
				eq(reports.isTest, !asked.livemode),
			),
		)
		.groupBy(spanDay);
}

function plansNow(db: Db, { livemode }: FiguresQuery) {
	const isActive = eq(subscriptions.status, "active");
	return db
		.select({
			plan: subscriptions.plan,
			active: countWhere(isActive).as("active"),
			trialing: countWhere(eq(subscriptions.status, "trialing")).as("trialing"),
			recurring: sumWhere(isActive, subscriptions.amount).as("recurring"),
		})
		.from(subscriptions)
		.where(
			and(
				inArray(subscriptions.status, ["active", "trialing"]),
				eq(subscriptions.livemode, livemode),
			),
		)
		.groupBy(subscriptions.plan);
}

/**
 * Counts those who paid when the period began (begun before it, past the trial and not ended), and those of them who left by its end. A plan that ended
 * with its trial was never paid, nor one whose first payment failed.
 */
function departuresIn(db: Db, { from, to, livemode }: FiguresQuery) {
	const start = londonMidnight(from);
	const end = londonMidnight(addDays(to, 1));
	const { createdAt, trialEnd, endedAt, status } = subscriptions;
	return db
		.select({ payingAtStart: count(), churned: countWhere(sql`${endedAt} < ${end}`) })
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.livemode, livemode),
				sql`${createdAt} < ${start}`,
				sql`(${endedAt} IS NULL OR ${endedAt} >= ${start})`,
				sql`(${trialEnd} IS NULL OR (${trialEnd} <= ${start} AND ${endedAt} IS NOT ${trialEnd}))`,
				sql`${status} NOT IN ('incomplete', 'incomplete_expired')`,
			),
		);
}

const happened = ({ from, to }: Period, events: CountedEvent[]) =>
	and(between(eventCounts.day, from, to), inArray(eventCounts.event, events));

/** The days of a period as a table: payments are assigned to days by London's midnights, not by hours of UTC. */
const spans = (period: Period) => sql`json_each(${JSON.stringify(spansOf(period))}) AS span`;
const spanDay = sql<string>`span.value ->> 'day'`;
const inSpan = (instant: SQLiteColumn) =>
	sql`${instant} >= span.value ->> 'from' AND ${instant} < span.value ->> 'until'`;

const counted = (event: CountedEvent) => sumWhere(eq(eventCounts.event, event), eventCounts.count);
const countWhere = (condition: SQL) => sumWhere(condition, sql`1`);
const sumWhere = (condition: SQL, amount: SQLiteColumn | SQL) =>
	sql<number>`coalesce(sum(CASE WHEN ${condition} THEN ${amount} ELSE 0 END), 0)`.mapWith(Number);
