import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { planEmails, writePlanEmail } from "./write-plan-email.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const BEGUN = Date.UTC(2026, 10, 20, 12);
const reader = {
	username: "ann",
	now: BEGUN,
	links: { home: "https://lettable.example/", account: "https://lettable.example/account" },
};

type Row = typeof subscriptions.$inferInsert;

/** What is written about a plan that stands so. */
async function write(kind: (typeof planEmails)[number], over: Partial<Row> = {}) {
	const row: Row = {
		id: `sub_${randomToken()}`,
		customerId: "cus_1",
		livemode: true,
		plan: "pro",
		status: "trialing",
		price: 2500,
		amount: 2250,
		periodStart: BEGUN,
		periodEnd: BEGUN + 7 * DAY,
		trialEnd: BEGUN + 7 * DAY,
		cancelAtPeriodEnd: false,
		createdAt: BEGUN,
		askedAt: BEGUN,
		...over,
	};
	await db.insert(subscriptions).values(row);
	return writePlanEmail(db, { kind, subscriptionId: row.id }, reader);
}

const active = { status: "active", trialEnd: BEGUN - DAY, periodEnd: BEGUN + 30 * DAY } as const;

test("whoever begins a trial is told what it gives, what it will cost, from when, and how to cancel", async () => {
	const email = await write("plan_started");

	expect(email).toMatchObject({
		subject: "Welcome to the Pro plan",
		username: "ann",
		button: { address: reader.links.home },
		link: { address: reader.links.account },
	});
	const text = email?.paragraphs.join(" ");
	expect(text).toContain("25 reports a month, each with its PDF, and 5 during the free trial.");
	expect(text).toContain(
		"Your free trial runs until 27 November 2026. Then it costs £22.50 a month",
	);
	expect(email?.notes.join(" ")).toContain("You can cancel at any time");
});

test("whoever pays from the first day is told when it renews", async () => {
	const email = await write("plan_started", active);

	expect(email?.paragraphs.join(" ")).toContain("25 reports a month, each with its PDF. It costs");
	expect(email?.paragraphs.join(" ")).toContain("renews on 20 December 2026");
});

test("who pays with test cards is told that no money is taken", async () => {
	expect((await write("plan_started", { livemode: false }))?.notes.join(" ")).toContain(
		"test mode",
	);
	expect((await write("plan_started"))?.notes.join(" ")).not.toContain("test mode");
});

test("a declined payment is told with what was due and where the card is changed", async () => {
	const email = await write("plan_payment_failed", { ...active, status: "past_due" });

	expect(email).toMatchObject({
		subject: "Payment for your Pro plan failed",
		button: { label: "Update your card", address: reader.links.account },
	});
	expect(email?.paragraphs[0]).toContain("£22.50 was due");
});

test.each([
	["that ends", { cancelAtPeriodEnd: true, ...active }, "Your Pro plan ends on 20 December 2026"],
	["that is over", { ...active, status: "canceled" }, "Your Pro plan has ended"],
] as const)("of a plan %s the end is confirmed", async (_, over, subject) => {
	expect((await write("plan_cancelled", over))?.subject).toBe(subject);
});

const movingDown = { ...active, nextPlan: "starter", nextAmount: 1500 } as const;

test("whoever changes the plan is told what it is now, and what it costs from when", async () => {
	const email = await write("plan_changed", { ...active, plan: "expert", amount: 4500 });

	expect(email?.subject).toBe("You are on the Expert plan now");
	expect(email?.paragraphs.join(" ")).toContain("£45 a month and renews on 20 December 2026");
	expect((await write("plan_changed"))?.paragraphs.join(" ")).toContain(
		"5 during the free trial. Your free trial still runs until 27 November 2026.",
	);
});

test("whoever moves down is told the day, the plan that is held until then, and how to stay", async () => {
	const email = await write("plan_change_planned", movingDown);

	expect(email?.subject).toBe("Your plan changes to Starter");
	expect(email?.paragraphs.join(" ")).toBe(
		"You stay on the Pro plan until 20 December 2026. Nothing is charged now. From then on you are on Starter: 5 reports a month for £15 a month.",
	);
	expect(email?.notes[0]).toContain("choosing it again before 20 December 2026");
});

test("a reminder before a smaller plan begins names that plan and its price", async () => {
	const email = await write("plan_renewing", { ...movingDown, remindedOf: active.periodEnd });

	expect(email?.subject).toBe("Your Starter plan renews on 20 December 2026");
	expect(email?.paragraphs[0]).toContain("it renews as Starter: £15 is charged");
});

test("whoever stays after all is told so", async () => {
	expect((await write("plan_kept", active))?.subject).toBe("You stay on the Pro plan");
});

test.each([
	["plan_changed", { status: "canceled" }],
	["plan_change_planned", active],
	["plan_change_planned", { ...movingDown, cancelAtPeriodEnd: true }],
	["plan_kept", movingDown],
	["plan_kept", { ...active, cancelAtPeriodEnd: true }],
	["plan_started", { status: "canceled" }],
	["plan_started", { status: "past_due" }],
	["trial_ending", { cancelAtPeriodEnd: true }],
	["trial_ending", active],
	["plan_renewing", { ...active, remindedOf: BEGUN }],
	["plan_renewing", { ...active, remindedOf: active.periodEnd, cancelAtPeriodEnd: true }],
	["cooling_off", { ...active, trialEnd: BEGUN - 20 * DAY }],
	["cooling_off", { ...active, withdrawnAt: BEGUN }],
	["plan_payment_failed", active],
	["plan_cancelled", active],
] as const)("%s is not sent once it is true no more: %j", async (kind, over) => {
	expect(await write(kind, over)).toBeNull();
});

test("nothing is written about a plan that is not there", async () => {
	for (const kind of planEmails) {
		expect(await writePlanEmail(db, { kind, subscriptionId: "sub_none" }, reader)).toBeNull();
	}
});
