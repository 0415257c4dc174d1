import { type Context, Hono } from "hono";
import {
	type InvoiceList,
	PlanChange,
	type PlanChangeQuote,
	PlanParam,
	type PortalSession,
	type PromoAnswer,
	PromoQuestion,
	type SetupMade,
	SetupRequest,
	SubscriptionConfirmation,
	type SubscriptionOutcome,
	type SubscriptionState,
	type TrialState,
} from "#contracts/subscription.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { type BillingContext, gatewayFor, openBilling } from "#worker/billing/billing-context.ts";
import { currentHolding } from "#worker/billing/subscriptions/holding.ts";
import { currentStanding, findStanding } from "#worker/billing/subscriptions/standing.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";
import { withdraw } from "#worker/billing/subscriptions/withdraw.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitPurchases } from "#worker/http/limit-calls.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { beginSetup } from "./begin-setup.ts";
import { listInvoices, openPortal } from "./billing.ts";
import { changePlan, quoteChange } from "./change-plan.ts";
import { answerPromo } from "./check-promo.ts";
import { confirmSetup } from "./confirm-setup.ts";
import { runningPlan, unlessEnded } from "./running-plan.ts";
import { toSubscriptionState, toTrialState } from "./subscription-state.ts";

/** Plans: chosen, paid for, changed and ended. What one allows is decided in `worker/billing/subscriptions`. */
export const subscriptionRoutes = new Hono<AppEnv>()
	.get("/subscription/status", requireUser, async (c) => {
		const { billing, user } = subscriberOf(c);
		const standing = await currentStanding(billing, user.id);
		return c.json<SubscriptionState>(toSubscriptionState(standing, billing.world.now()), 200);
	})
	.get("/trial/status", requireUser, async (c) => {
		const { billing, user } = subscriberOf(c);
		const holding = await currentHolding(billing, user.id);
		return c.json<TrialState>(toTrialState(holding, c.var.world.now()), 200);
	})
	.post(
		"/promo-codes/validate",
		requireUser,
		limitPurchases,
		validate("json", PromoQuestion),
		async (c) =>
			c.json<PromoAnswer>(
				await answerPromo(callerOf(c), viewerOf(c).user, c.req.valid("json")),
				200,
			),
	)
	.post(
		"/subscription/setup",
		requireUser,
		limitPurchases,
		validate("json", SetupRequest),
		async (c) => c.json<SetupMade>(await beginSetup(subscriberOf(c), c.req.valid("json")), 200),
	)
	.post(
		"/subscription/confirm",
		requireUser,
		limitPurchases,
		validate("json", SubscriptionConfirmation),
		async (c) => {
			return answer(c, await confirmSetup(subscriberOf(c), c.req.valid("json")));
		},
	)
	.get(
		"/subscription/change/:plan",
		requireUser,
		limitPurchases,
		validate("param", PlanParam),
		async (c) =>
			c.json<PlanChangeQuote>(await quoteChange(subscriberOf(c), c.req.valid("param").plan), 200),
	)
	.post(
		"/subscription/change",
		requireUser,
		limitPurchases,
		validate("json", PlanChange),
		async (c) => answer(c, await changePlan(subscriberOf(c), c.req.valid("json"))),
	)
	.post("/subscription/cancel", requireUser, limitPurchases, async (c) => {
		const { billing, user } = subscriberOf(c);
		const state = await endAfterPeriod(billing, user, true);
		sendEmailsSoon(c);
		return c.json<SubscriptionState>(state, 200);
	})
	.post("/subscription/withdraw", requireUser, limitPurchases, async (c) => {
		const { billing, user } = subscriberOf(c);
		await withdraw(billing, user.id);
		sendEmailsSoon(c);
		return c.json<SubscriptionState>(await stateOf(billing, user), 200);
	})
	.post("/subscription/resume", requireUser, limitPurchases, async (c) => {
		const { billing, user } = subscriberOf(c);
		return c.json<SubscriptionState>(await endAfterPeriod(billing, user, false), 200);
	})
	.post("/subscription/portal", requireUser, limitPurchases, async (c) => {
		const { billing, user } = subscriberOf(c);
		const home = publicUrl(c.env) || new URL(c.req.url).origin;
		return c.json<PortalSession>(await openPortal(billing, user, home), 200);
	})
	.get("/subscription/invoices", requireUser, async (c) => {
		const { billing, user } = subscriberOf(c);
		return c.json<InvoiceList>(await listInvoices(billing, user), 200);
	});

function subscriberOf(c: Context<AppEnv>) {
	return {
		caller: callerOf(c),
		billing: openBilling(c.env, c.var.world),
		user: viewerOf(c).user,
	};
}

/** 202 while it is not through: ask again. */
function answer(c: Context<AppEnv>, outcome: SubscriptionOutcome) {
	sendEmailsSoon(c);
	return c.json<SubscriptionOutcome>(outcome, outcome.isActive ? 200 : 202);
}

/**
 * Lets a plan end with what is paid for, or go on after all. Asked twice it does nothing more. Source: Rule PLAN-7.
 * @throws Problem `not_subscribed`, `unavailable`
 */
async function endAfterPeriod(
	billing: BillingContext,
	user: UserRow,
	isEnding: boolean,
): Promise<SubscriptionState> {
	const subscription = await runningPlan(billing, user);
	const { plans } = await gatewayFor(billing, subscription);
	await unlessEnded(billing, subscription, () => plans.endAfterPeriod(subscription.id, isEnding));
	await syncSubscription(billing, subscription);
	return stateOf(billing, user);
}

async function stateOf({ db, world }: BillingContext, { id }: UserRow): Promise<SubscriptionState> {
	return toSubscriptionState(await findStanding(db, id, world.now()), world.now());
}
