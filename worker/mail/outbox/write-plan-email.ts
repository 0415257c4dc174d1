import { eq } from "drizzle-orm";
import { londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { dateInWords, poundsAndPence } from "#domain/base/words.ts";
import { plans, reportsInWords } from "#domain/business/plans.ts";
import { includedReports } from "#domain/business/subscription/allowance.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import type { Db } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import {
	type PlanInWords,
	planCancelled,
	planChanged,
	planChangePlanned,
	planKept,
	planPaymentFailed,
	planStarted,
	trialEnding,
} from "#worker/mail/templates/plan-emails.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export const planEmails = [
	"plan_started",
	"trial_ending",
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

/** An email about a plan, as the plan stands when it is sent; null when it no longer says anything true. */
export async function writePlanEmail(
	db: Db,
	{ kind, subscriptionId }: { kind: PlanEmail } & Pick<OutboxRow, "subscriptionId">,
	{ username, links }: { username: string; links: Links },
): Promise<EmailContent | null> {
	const [row] = await db
		.select()
		.from(subscriptions)
		.where(eq(subscriptions.id, subscriptionId ?? ""));
	return row ? contentOf(kind, row, { username, links }) : null;
}

function contentOf(
	kind: PlanEmail,
	row: Subscription,
	{ username, links }: { username: string; links: Links },
): EmailContent | null {
	const words = planInWords(row);
	const standing = subscriptionStage(row.status);
	switch (kind) {
		case "plan_started":
			return standing === "subscribed" ? planStarted(username, words, links) : null;
		case "trial_ending":
			return row.status === "trialing" && !row.cancelAtPeriodEnd
				? trialEnding(username, words, links.account)
				: null;
		case "plan_payment_failed":
			return standing === "owing" ? planPaymentFailed(username, words, links.account) : null;
		case "plan_cancelled":
			return standing === "over" || row.cancelAtPeriodEnd
				? planCancelled(username, words, { isOver: standing === "over", link: links.account })
				: null;
		case "plan_changed":
		case "plan_change_planned":
		case "plan_kept":
			return standing === "subscribed" ? aboutChange(kind, row, { username, links }) : null;
	}
}

/** A plan that changed, or is to: null where the opposite was done since. */
function aboutChange(
	kind: "plan_changed" | "plan_change_planned" | "plan_kept",
	row: Subscription,
	{ username, links }: { username: string; links: Links },
): EmailContent | null {
	const words = planInWords(row);
	const next = row.cancelAtPeriodEnd ? null : words.next;
	switch (kind) {
		case "plan_changed":
			return planChanged(username, words, links.account);
		case "plan_change_planned":
			return next && planChangePlanned(username, { ...words, next }, links.account);
		case "plan_kept":
			return next || row.cancelAtPeriodEnd ? null : planKept(username, words, links.account);
	}
}

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
