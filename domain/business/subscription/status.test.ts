import { expect, test } from "vitest";
import { isUpgrade, planIds, plans, reportsInWords, UNLIMITED } from "../plans.ts";
import { includedReports, mayGenerate } from "./allowance.ts";
import { isStatus, statusesOf, subscriptionStage, subscriptionStatuses } from "./status.ts";

/** Rule PLAN-2, with what the app says of each: whether reports can be made, and whether another plan may begin. */
const table = [
	["incomplete", "pending", false],
	["trialing", "subscribed", true],
	["active", "subscribed", true],
	["past_due", "owing", false],
	["unpaid", "owing", false],
	["paused", "owing", false],
	["canceled", "over", false],
	["incomplete_expired", "over", false],
] as const;

test.each(table)(
	"a subscription that is %s is %s; reports can be made: %s",
	(status, standing, can) => {
		expect(subscriptionStage(status)).toBe(standing);
		for (const plan of planIds) {
			expect(mayGenerate(includedReports({ plan, status, isFirstInvoiceUnpaid: false }), 0)).toBe(
				can,
			);
		}
	},
);

test("the table holds every status the provider has", () => {
	expect(table.map(([status]) => status).toSorted()).toEqual(subscriptionStatuses.toSorted());
	expect(isStatus("active")).toBe(true);
	expect(isStatus("asleep")).toBe(false);
});

test("the statuses of a standing are those that have it", () => {
	expect(statusesOf("subscribed")).toEqual(["trialing", "active"]);
});

test.each([
	["starter", "active", 5],
	["pro", "active", 25],
	["expert", "active", UNLIMITED],
	["starter", "trialing", 5],
	["pro", "trialing", 5],
	["expert", "trialing", 5],
	["expert", "past_due", 0],
] as const)("%s that is %s allows %d reports", (plan, status, limit) => {
	expect(includedReports({ plan, status, isFirstInvoiceUnpaid: false })).toBe(limit);
});

test.each([
	["active", 5],
	["past_due", 0],
] as const)(
	"after a trial whose first invoice is unpaid, a plan that is %s allows %d",
	(status, limit) => {
		expect(includedReports({ plan: "expert", status, isFirstInvoiceUnpaid: true })).toBe(limit);
	},
);

test.each([
	["starter", "pro", true],
	["pro", "expert", true],
	["expert", "pro", false],
	["pro", "pro", false],
] as const)("from %s to %s is a move up: %s", (from, to, is) => {
	expect(isUpgrade(from, to)).toBe(is);
});

test.each([
	[5, 4, true],
	[5, 5, false],
	[5, 6, false],
	[0, 0, false],
	[UNLIMITED, 100_000, true],
])("of %d reports %d are made: another is allowed: %s", (limit, used, allowed) => {
	expect(mayGenerate(limit, used)).toBe(allowed);
});

test("the allowance is said in words", () => {
	expect(planIds.map((id) => reportsInWords(plans[id].reportsPerMonth))).toEqual([
		"5 reports a month",
		"25 reports a month",
		"Unlimited reports",
	]);
});
