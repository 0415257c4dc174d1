import { and, desc, eq, gt, gte, inArray, isNull, lt, or, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { addDays, londonDay } from "#domain/base/calendar.ts";
import {
	type Alert,
	alertsOf,
	EVENT_WITHIN,
	KEY_REFUSALS_REPORTED,
	MAIL_STUCK_AFTER,
	tablesToAlert,
	UNSETTLED_AFTER,
} from "#domain/business/alerts.ts";
import { SUGGESTIONS_HELD } from "#domain/subjects/licensing/suggestion.ts";
import { selectPass, toBackupState } from "#worker/db/backup-state.ts";
import type { Db } from "#worker/db/client.ts";
import { selectSize, toShareFilled } from "#worker/db/database-size.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { apiKeys, apiUse } from "#worker/db/schema/open-door.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import { reportPayments, stripeEvents } from "#worker/db/schema/reports.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { planPayments, subscriptionSetups } from "#worker/db/schema/subscriptions.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { type Here, heldDatasets, selectHeld } from "#worker/facts/datasets/held-datasets.ts";

/** Milliseconds for which a payment without an event raises an alert: Stripe repeats an event for three days, then gives up. */
const LATELY = 3 * 24 * 60 * 60_000;

/** What wants a person now, read in one round trip. @throws what the database throws */
export async function findAlerts(db: Db, here: Here): Promise<Alert[]> {
	const { now } = here;
	const yesterday = addDays(londonDay(now), -1);
	const {
		passes,
		refused,
		unknown,
		size,
		failing,
		unsettled,
		paid,
		event,
		waiting,
		crowded,
		unsent,
		...held
	} = await runBatch(db, {
		...selectHeld(db),
		passes: selectPass(db),
		size: selectSize(db),
		failing: db
			.select({ source: sourceRuns.source, failures: sourceRuns.failures })
			.from(sourceRuns),
		unsettled: unsettledSince(db, now - UNSETTLED_AFTER),
		paid: lastPayment(db, { after: now - LATELY, before: now - EVENT_WITHIN }),
		event: db
			.select({ at: sql<number | null>`max(${stripeEvents.receivedAt})` })
			.from(stripeEvents),
		waiting: db
			.select(figures(registerSuggestions.createdAt))
			.from(registerSuggestions)
			.where(isNull(registerSuggestions.decidedAt)),
		crowded: selectCrowded(db),
		refused: db
			.select({ prefix: apiKeys.prefix, count: apiUse.refused })
			.from(apiUse)
			.innerJoin(apiKeys, eq(apiKeys.id, apiUse.keyId))
			.where(and(eq(apiUse.day, yesterday), gte(apiUse.refused, KEY_REFUSALS_REPORTED)))
			.orderBy(desc(apiUse.refused)),
		unknown: db
			.select({ count: eventCounts.count })
			.from(eventCounts)
			.where(and(eq(eventCounts.event, "key_unknown"), eq(eventCounts.day, yesterday))),
		unsent: db
			.select({
				...figures(outbox.createdAt),
				error: sql<string | null>`max(${outbox.lastError})`,
			})
			.from(outbox)
			.where(or(isNull(outbox.dueAt), lt(outbox.createdAt, now - MAIL_STUCK_AFTER))),
	});
	const oldest = unsettled.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt]));
	return alertsOf({
		sources: heldDatasets(held, here).map(({ id, name, isOverdue, lastOkAt, lastRun }) => ({
			name,
			isOverdue,
			lastOkAt: lastOkAt === null ? null : Date.parse(lastOkAt),
			failures: failing.find(({ source }) => source === id)?.failures ?? 0,
			error: lastRun?.error ?? null,
		})),
		unsettled: {
			count: unsettled.reduce((sum, { count }) => sum + count, 0),
			oldestAt: oldest.length === 0 ? null : Math.min(...oldest),
		},
		lastPaymentAt: paid[0]?.at ?? null,
		lastEventAt: event[0]?.at ?? null,
		suggestions: {
			count: waiting[0]?.count ?? 0,
			oldestAt: waiting[0]?.oldestAt ?? null,
			crowded: crowded.map(({ council }) => council ?? "homes of no council we know"),
		},
		mail: unsent[0] ?? { count: 0, oldestAt: null, error: null },
		keys: { day: yesterday, refused, unknown: unknown[0]?.count ?? 0 },
		backup: toBackupState(passes, here),
		databaseFilled: toShareFilled(size),
		tables: tablesToAlert(londonDay(now)),
	});
}

/** Councils whose room for suggestions is full: that of strangers, or that of accounts that proved their addresses. */
function selectCrowded(db: Db) {
	return db
		.select({ council: authorities.name })
		.from(registerSuggestions)
		.leftJoin(authorities, eq(authorities.code, registerSuggestions.authorityCode))
		.where(isNull(registerSuggestions.decidedAt))
		.groupBy(registerSuggestions.authorityCode)
		.having(
			sql`max(sum(${registerSuggestions.isProved}), sum(NOT ${registerSuggestions.isProved})) >= ${SUGGESTIONS_HELD.ofCouncil}`,
		)
		.orderBy(authorities.name);
}

const figures = (at: SQLWrapper) => ({
	count: sql<number>`count(*)`.mapWith(Number),
	oldestAt: sql<number | null>`min(${at})`,
});

/** Payments of reports and payment sessions of plans that are open and began before an instant. */
function unsettledSince(db: Db, before: number) {
	return unionAll(
		db
			.select(figures(reportPayments.createdAt))
			.from(reportPayments)
			.where(and(eq(reportPayments.state, "open"), lt(reportPayments.createdAt, before))),
		db
			.select(figures(subscriptionSetups.createdAt))
			.from(subscriptionSetups)
			.where(and(eq(subscriptionSetups.state, "open"), lt(subscriptionSetups.createdAt, before))),
	);
}

/** When the last payment between two instants went through, for a report or a plan. */
function lastPayment(db: Db, { after, before }: { after: number; before: number }) {
	const settled = db
		.select({ at: reportPayments.settledAt })
		.from(reportPayments)
		.where(
			and(
				inArray(reportPayments.state, ["settled", "refunded"]),
				gt(reportPayments.settledAt, after),
				lt(reportPayments.settledAt, before),
				gt(reportPayments.amount, 0),
			),
		);
	const charged = db
		.select({ at: planPayments.paidAt })
		.from(planPayments)
		.where(and(gt(planPayments.paidAt, after), lt(planPayments.paidAt, before)));
	const payments = unionAll(settled, charged).as("payments");
	return db.select({ at: sql<number | null>`max(${payments.at})` }).from(payments);
}
