import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pence } from "#domain/base/money.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { ProviderSubscription } from "#worker/billing/gateway/plan-gateway.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { customers } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { someUser } from "#worker/test/some-user.ts";
import { syncSubscription } from "./sync-subscription.ts";

const db = connect(env.DB);
const DAY = 86_400_000;

type Said = Partial<ProviderSubscription> & { readonly at?: number };

/** Somebody whose provider says one thing after the other; the emails that then wait for them. */
async function told(...sayings: Said[]): Promise<string[]> {
	const { id: userId } = await someUser(db);
	const [id, customerId] = [`sub_${randomToken()}`, `cus_${randomToken()}`];
	await db.insert(customers).values({ id: customerId, userId, livemode: false, createdAt: NOW });
	for (const [step, { at = NOW + step, ...said }] of sayings.entries()) {
		const full = { ...someSaying, id, customerId, ...said };
		const billing = {
			db,
			gatewayOf: () => async () => ({ plans: { read: async () => full } }),
			world: { now: () => at, token: randomToken },
		};
		await syncSubscription(billing as unknown as BillingContext, { id, livemode: false });
	}
	const emails = await db.select().from(outbox).where(eq(outbox.userId, userId));
	return emails.map(({ kind }) => kind);
}

const someSaying: ProviderSubscription = {
	id: "",
	customerId: "",
	livemode: false,
	plan: "pro",
	next: null,
	isDiscountAgreed: false,
	isFirstInvoiceUnpaid: false,
	status: "active",
	price: pence(2500),
	amount: pence(2500),
	discount: null,
	periodStart: NOW,
	periodEnd: NOW + 30 * DAY,
	trialEnd: null,
	cancelAtPeriodEnd: false,
	endedAt: null,
	createdAt: NOW,
	card: null,
	setupId: null,
};

const next = { plan: "starter", amount: pence(1500) } as const;
const ended = { status: "canceled", endedAt: NOW + 30 * DAY } as const;
const endedEarly = { status: "canceled", endedAt: NOW + DAY } as const;
const is = (...statuses: SubscriptionStatus[]) => statuses.map((status) => ({ status }));

test.each<[string, Said[], string[]]>([
	["a payment that is not through yet", is("incomplete"), []],
	["one that came to nothing", is("incomplete", "incomplete_expired"), []],
	["a plan that starts", is("incomplete", "active"), ["plan_started"]],
	[
		"a trial that becomes a plan",
		is("trialing", "active", "active"),
		["plan_started", "cooling_off"],
	],
	[
		"a payment that fails",
		is("active", "past_due", "past_due"),
		["plan_started", "plan_payment_failed"],
	],
	[
		"one that fails for good",
		is("active", "past_due", "unpaid"),
		["plan_started", "plan_payment_failed"],
	],
	[
		"one that fails again after it recovered",
		is("active", "past_due", "active", "past_due"),
		["plan_started", "plan_payment_failed", "plan_payment_failed"],
	],
	["a plan that an administrator paused", is("active", "paused"), ["plan_started"]],
	[
		"a plan that is cancelled and then ends",
		[{}, { cancelAtPeriodEnd: true }, { cancelAtPeriodEnd: true, ...ended }],
		["plan_started", "plan_cancelled"],
	],
	[
		"a plan that is cancelled, and ended before its day",
		[{}, { cancelAtPeriodEnd: true }, { cancelAtPeriodEnd: true, ...endedEarly }],
		["plan_started", "plan_cancelled", "plan_cancelled"],
	],
	["a plan that is ended", [{}, endedEarly, endedEarly], ["plan_started", "plan_cancelled"]],
	[
		"a plan that is cancelled, resumed and cancelled",
		[{}, { cancelAtPeriodEnd: true }, {}, { cancelAtPeriodEnd: true }],
		["plan_started", "plan_cancelled", "plan_cancelled"],
	],
	[
		"a plan that moves up",
		[{}, ...[1, 2].map(() => ({ plan: "expert", isDiscountAgreed: true }) as const)],
		["plan_started", "plan_changed"],
	],
	[
		"a move down that is asked for, and then holds",
		[{}, { next }, { next }, { plan: "starter", isDiscountAgreed: true }],
		["plan_started", "plan_change_planned", "plan_changed"],
	],
	[
		"a move down that is undone",
		[{}, { next }, {}, {}],
		["plan_started", "plan_change_planned", "plan_kept"],
	],
	[
		"a move down that gives way to a move up",
		[{}, { next }, { plan: "expert", isDiscountAgreed: true }],
		["plan_started", "plan_change_planned", "plan_changed"],
	],
	[
		"a move down that a cancellation undoes",
		[{}, { next }, { cancelAtPeriodEnd: true }],
		["plan_started", "plan_change_planned", "plan_cancelled"],
	],
	[
		"news that is older than what is known",
		[{ at: NOW + 10 }, { status: "past_due", at: NOW + 5 }],
		["plan_started"],
	],
])("the holder is told of %s", async (_, sayings, emails) => {
	expect((await told(...sayings)).toSorted()).toEqual(emails.toSorted());
});
