import { eq } from "drizzle-orm";
import { lastDayBefore, londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { dateInWords, poundsAndPence } from "#domain/base/words.ts";
import { plans, reportsInWords } from "#domain/business/plans.ts";
import { includedReports } from "#domain/business/subscription/allowance.ts";
import { coolingOffEnd } from "#domain/business/subscription/notices.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import type { Db } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import {
	coolingOff,
	type PlanInWords,
	planCancelled,
	planChanged,
	planChangePlanned,
	planKept,
	planPaymentFailed,
	planRenewing,
	planStarted,
	trialEnding,
} from "#worker/mail/templates/plan-emails.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export const planEmails = [
	"plan_started",
	"trial_ending",
	"plan_renewing",
	"cooling_off",
	"plan_payment_failed",
	"plan_cancelled",
	"plan_changed",
	"plan_change_planned",
	"plan_kept",
] as const;
type PlanEmail = (typeof planEmails)[number];

export function isPlanEmail(kind: OutboxRow["kind"]): kind is PlanEmail {
	return planEmails.some((each) => each === kind);
}

type Subscription = typeof subscriptions.$inferSelect;
type Links = { readonly home: string; readonly account: string };

/** `now` is UTC milliseconds. */
type Reader = { readonly username: string; readonly links: Links; readonly now: number };

/** An email about a plan, as the plan stands when it is sent; null when it no longer says anything true. */
export async function writePlanEmail(
	db: Db,
	{ kind, subscriptionId }: { kind: PlanEmail } & Pick<OutboxRow, "subscriptionId">,
	reader: Reader,
): Promise<EmailContent | null> {
	const [row] = await db
		.select()
		.from(subscriptions)
		.where(eq(subscriptions.id, subscriptionId ?? ""));
	return row ? writers[kind](row, planInWords(row), reader) : null;
}

type Writer = (row: Subscription, words: PlanInWords, reader: Reader) => EmailContent | null;

const isOn = ({ status }: Subscription) => subscriptionStage(status) === "subscribed";

/** Each says nothing that was true when it was asked for and is so no more. */
const writers: Readonly<Record<PlanEmail, Writer>> = {
	plan_started: (row, words, { username, links }) =>
		isOn(row) ? planStarted(username, words, links) : null,
	trial_ending: (row, words, { username, links }) =>
		row.status === "trialing" && !row.cancelAtPeriodEnd
			? trialEnding(username, words, links.account)
			: null,
	// A later period's charge is another's reminder.
	plan_renewing: (row, words, { username, links }) =>
		row.status === "active" && !row.cancelAtPeriodEnd && row.remindedOf === row.periodEnd
			? planRenewing(username, words, links.account)
			: null,
	cooling_off: (row, words, { username, links, now }) => {
		const ends = coolingOffEnd(row, now);
		return ends === null || row.trialEnd === null
			? null
			: coolingOff(username, words, {
					from: day(row.trialEnd),
					until: dateInWords(lastDayBefore(ends)),
					link: links.account,
				});
	},
	plan_payment_failed: (row, words, { username, links }) =>
		subscriptionStage(row.status) === "owing"
			? planPaymentFailed(username, words, links.account)
			: null,
	plan_cancelled: (row, words, { username, links }) => {
		const isOver = subscriptionStage(row.status) === "over";
		const givenBack = row.givenBack ? poundsAndPence(pence(row.givenBack)) : null;
		return isOver || row.cancelAtPeriodEnd
			? planCancelled(username, words, { isOver, givenBack, link: links.account })
			: null;
	},
	plan_changed: (row, words, { username, links }) =>
		isOn(row) ? planChanged(username, words, links.account) : null,
	plan_change_planned: (row, words, { username, links }) =>
		isOn(row) && words.next && !row.cancelAtPeriodEnd
			? planChangePlanned(username, { ...words, next: words.next }, links.account)
			: null,
	plan_kept: (row, words, { username, links }) =>
		isOn(row) && !words.next && !row.cancelAtPeriodEnd
			? planKept(username, words, links.account)
			: null,
};

function planInWords(row: Subscription): PlanInWords {
	const { plan, status, amount, trialEnd, periodEnd, livemode } = row;
	return {
		plan: plans[plan].name,
		reports: reportsInWords(plans[plan].reportsPerMonth),
		trialReports: status === "trialing" ? includedReports(row) : null,
		price: poundsAndPence(pence(amount)),
		firstCharge: status === "trialing" && trialEnd !== null ? day(trialEnd) : null,
		periodEnd: day(periodEnd),
		next: nextOf(row),
		isTest: !livemode,
	};
}

function nextOf({ nextPlan, nextAmount }: Subscription): PlanInWords["next"] {
	return nextPlan === null || nextAmount === null
		? null
		: {
				plan: plans[nextPlan].name,
				reports: reportsInWords(plans[nextPlan].reportsPerMonth),
				price: poundsAndPence(pence(nextAmount)),
			};
}

function day(instant: number): string {
	return dateInWords(londonDay(instant));
}
