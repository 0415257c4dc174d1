import { eq } from "drizzle-orm";
import { londonDay } from "#domain/calendar.ts";
import { pence } from "#domain/money.ts";
import { plans, reportsInWords } from "#domain/plans.ts";
import { allowanceOf } from "#domain/subscription/allowance.ts";
import { standingOf } from "#domain/subscription/status.ts";
import { dateInWords, poundsAndPence } from "#domain/words.ts";
import type { Db } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { Letter } from "#worker/mail/letter.ts";
import type { PlanTold } from "#worker/mail/plan-told.ts";
import { planCancelled } from "#worker/mail/templates/plan-cancelled.ts";
import { planPaymentFailed } from "#worker/mail/templates/plan-payment-failed.ts";
import { planStarted } from "#worker/mail/templates/plan-started.ts";
import { trialEnding } from "#worker/mail/templates/trial-ending.ts";
import type { OutboxRow } from "./outbox-repository.ts";

export const planLetters = [
	"plan_started",
	"trial_ending",
	"plan_payment_failed",
	"plan_cancelled",
] as const;
type PlanLetter = (typeof planLetters)[number];

export function isPlanLetter(kind: OutboxRow["kind"]): kind is PlanLetter {
	return planLetters.some((letter) => letter === kind);
}

type Subscription = typeof subscriptions.$inferSelect;
type Links = { readonly home: string; readonly account: string };

/** A letter about a plan, as the plan stands when it is sent; null when it no longer says anything true. */
export async function writePlanLetter(
	db: Db,
	{ kind, subscriptionId }: { kind: PlanLetter } & Pick<OutboxRow, "subscriptionId">,
	{ username, links }: { username: string; links: Links },
): Promise<Letter | null> {
	const [row] = await db
		.select()
		.from(subscriptions)
		.where(eq(subscriptions.id, subscriptionId ?? ""));
	return row ? letterOf(kind, row, { username, links }) : null;
}

function letterOf(
	kind: PlanLetter,
	row: Subscription,
	{ username, links }: { username: string; links: Links },
): Letter | null {
	const told = toldOf(row);
	const standing = standingOf(row.status);
	switch (kind) {
		case "plan_started":
			return standing === "subscribed" ? planStarted(username, told, links) : null;
		case "trial_ending":
			return row.status === "trialing" && !row.cancelAtPeriodEnd
				? trialEnding(username, told, links.account)
				: null;
		case "plan_payment_failed":
			return standing === "owing" ? planPaymentFailed(username, told, links.account) : null;
		case "plan_cancelled":
			return standing === "over" || row.cancelAtPeriodEnd
				? planCancelled(username, told, { isOver: standing === "over", link: links.account })
				: null;
	}
}

function toldOf({ plan, status, amount, trialEnd, periodEnd, livemode }: Subscription): PlanTold {
	return {
		plan: plans[plan].name,
		reports: reportsInWords(plans[plan].reportsPerMonth),
		trialReports: status === "trialing" ? allowanceOf(plan, status) : null,
		price: poundsAndPence(pence(amount)),
		firstCharge: status === "trialing" && trialEnd !== null ? day(trialEnd) : null,
		periodEnd: day(periodEnd),
		isTest: !livemode,
	};
}

function day(instant: number): string {
	return dateInWords(londonDay(instant));
}
