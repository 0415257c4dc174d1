import { expect, test } from "vitest";
import {
	type Grant,
	grantDecides,
	grantPeriod,
	type ProviderPlan,
	usualGrantEnd,
} from "./grant.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

function aGrant(over: Partial<Grant> = {}): Grant {
	return {
		plan: "pro",
		startsAt: NOW - DAY,
		endsAt: NOW + DAY,
		overSubscription: null,
		overPlan: null,
		...over,
	};
}

const paying = (plan: ProviderPlan["plan"], status: ProviderPlan["status"] = "active") => ({
	id: "sub_1",
	plan,
	status,
	isFirstInvoiceUnpaid: false,
});

test.each<[string, Partial<Grant>, ProviderPlan | null, boolean]>([
	["gives a plan to somebody who has none", {}, null, true],
	["gives more than what is paid for", { plan: "expert" }, paying("pro"), true],
	["gives more than a trial of the same plan", {}, paying("pro", "trialing"), true],
	["gives what a failed payment has stopped", {}, paying("pro", "past_due"), true],
	["leaves a paid plan alone that allows as much", {}, paying("pro"), false],
	["leaves a paid plan alone that allows more", {}, paying("expert"), false],
	["says nothing where neither allows anything", { plan: null }, paying("pro", "canceled"), false],
	[
		"takes away the plan it was given over",
		{ plan: null, overSubscription: "sub_1", overPlan: "pro" },
		paying("pro"),
		true,
	],
	[
		"lowers the plan it was given over",
		{ plan: "starter", overSubscription: "sub_1", overPlan: "expert" },
		paying("expert"),
		true,
	],
	[
		"gives way to a plan that was changed since",
		{ plan: null, overSubscription: "sub_1", overPlan: "starter" },
		paying("pro"),
		false,
	],
	[
		"gives way to a subscription that was begun since",
		{ plan: null, overSubscription: "sub_0", overPlan: "pro" },
		paying("pro"),
		false,
	],
])("a grant %s", (_, grant, provider, decides) => {
	expect(grantDecides(aGrant(grant), provider, NOW)).toBe(decides);
});

test("a grant holds until its end, to the millisecond", () => {
	const grant = aGrant();
	expect(grantDecides(grant, null, grant.endsAt - 1)).toBe(true);
	expect(grantDecides(grant, null, grant.endsAt)).toBe(false);
	expect(grantDecides(grant, null, grant.startsAt)).toBe(true);
	expect(grantDecides(grant, null, grant.startsAt - 1)).toBe(false);
});

test("a grant that says no other end holds for thirty days", () => {
	expect(usualGrantEnd(NOW)).toBe("2026-12-21");
});

test.each([
	[Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 0, 31, 9)],
	[Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 1, 28, 8, 59), Date.UTC(2026, 0, 31, 9)],
	[Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 1, 28, 9), Date.UTC(2026, 1, 28, 9)],
	[Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 2, 31, 9), Date.UTC(2026, 2, 31, 9)],
	[Date.UTC(2025, 11, 5), Date.UTC(2027, 0, 4), Date.UTC(2026, 11, 5)],
])("the months of a grant begin on the day it began (%i at %i)", (startsAt, now, begun) => {
	expect(grantPeriod({ startsAt }, now)).toBe(begun);
});
