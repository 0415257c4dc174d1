import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { addDays, addYears, DAY, londonDay, londonMidnight } from "#domain/base/calendar.ts";
import { ANSWER_KEPT_DAYS, PARTIAL_KEPT_DAYS } from "#domain/business/api-keys.ts";
import { DROPPED_AFTER_DAYS, KEPT_YEARS } from "#domain/business/data-handling.ts";
import type { Db } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { homeEvents } from "#worker/db/schema/homes.ts";
import { apiAllowances, apiAnswers, apiPartials, apiUse } from "#worker/db/schema/open-door.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reportPayments } from "#worker/db/schema/reports.ts";
import {
	customers,
	planPayments,
	subscriptions,
	trialCards,
} from "#worker/db/schema/subscriptions.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { webhookDeliveries } from "#worker/db/schema/webhooks.ts";
import { deleteEndedShares } from "#worker/homes/home-shares.ts";
import { closeUnused } from "#worker/reports/reports-repository.ts";

/**
 * Deletes what has been kept for its time, in one transaction: run twice or half-way dead, it changes nothing more. Support has no
 * table: its letters lie in its mailbox. `now` is UTC milliseconds; years go by London's calendar. Source: Rule DATA-1.
 */
export async function applyRetention(db: Db, now: number): Promise<void> {
	const today = londonDay(now);
	const before = (kept: keyof typeof KEPT_YEARS) => addYears(today, -KEPT_YEARS[kept]);
	const oldest = londonMidnight(before("transactions"));
	const unusedSince = londonMidnight(before("assessments"));
	const oldestSuggestion = londonMidnight(before("suggestions"));
	const oldestTrace = londonMidnight(addDays(today, -DROPPED_AFTER_DAYS.suggestionAddress));
	const oldestDeadMail = londonMidnight(addDays(today, -DROPPED_AFTER_DAYS.deadMail));
	const oldestDelivery = londonMidnight(addDays(today, -DROPPED_AFTER_DAYS.webhookDelivery));
	await db.batch([
		...closeUnused(db, { unusedSince, oldest, now }),
		db.delete(eventCounts).where(lt(eventCounts.day, before("usage"))),
		db
			.delete(reportPayments)
			.where(and(lt(reportPayments.createdAt, oldest), sql`${reportPayments.state} <> 'open'`)),
		db.delete(planPayments).where(lt(planPayments.paidAt, oldest)),
		db.delete(trialCards).where(lt(trialCards.claimedAt, londonMidnight(before("trialCards")))),
		db.delete(subscriptions).where(lt(subscriptions.endedAt, oldest)),
		db
			.delete(customers)
			.where(
				and(
					isNull(customers.userId),
					lt(customers.createdAt, oldest),
					sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${eq(subscriptions.customerId, customers.id)})`,
				),
			),
		db.delete(registerSuggestions).where(lt(registerSuggestions.createdAt, oldestSuggestion)),
		db.delete(answeredAddresses).where(lt(answeredAddresses.answeredAt, oldestSuggestion)),
		db
			.update(registerSuggestions)
			.set({ emailKey: null })
			.where(
				and(
					isNotNull(registerSuggestions.emailKey),
					lt(registerSuggestions.decidedAt, oldestTrace),
				),
			),
		db
			.update(registerSuggestions)
			.set({ sender: null })
			.where(
				and(isNotNull(registerSuggestions.sender), lt(registerSuggestions.createdAt, oldestTrace)),
			),
		deleteEndedShares(db, now),
		db.delete(homeEvents).where(lt(homeEvents.at, londonMidnight(before("homeChanges")))),
		db.delete(outbox).where(and(isNull(outbox.dueAt), lt(outbox.createdAt, oldestDeadMail))),
		db.delete(apiAnswers).where(lt(apiAnswers.at, now - ANSWER_KEPT_DAYS * DAY)),
		db.delete(apiPartials).where(lt(apiPartials.at, now - PARTIAL_KEPT_DAYS * DAY)),
		db.delete(apiUse).where(lt(apiUse.day, before("usage"))),
		db.delete(apiAllowances).where(lt(apiAllowances.period, londonMidnight(before("usage")))),
		db.delete(webhookDeliveries).where(lt(webhookDeliveries.askedAt, oldestDelivery)),
		// It tells of payments and refunds, so it is kept like them.
		db.delete(auditLog).where(lt(auditLog.at, oldest)),
	]);
}
