import type { Pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { Problem } from "#worker/platform/problem.ts";

/** A payment failed, and only another card helps. */
export function updateCardFirst(): Problem {
	return new Problem(
		"update_card",
		"Your last payment failed. Please update your card first: your plan then goes on.",
	);
}

export function alreadyOn(plan: PlanId): Problem {
	return new Problem("already_subscribed", `You are on the ${plans[plan].name} plan already.`);
}

/** It begins with the next period. */
export function movesAlready(plan: PlanId): Problem {
	return new Problem(
		"already_subscribed",
		`You move to the ${plans[plan].name} plan with your next billing period already.`,
	);
}

/** No period follows in which a smaller plan could begin. */
export function endsBefore(plan: PlanId): Problem {
	return new Problem(
		"setup_over",
		`Your plan is cancelled. Resume it first, then change to ${plans[plan].name}.`,
	);
}

/** Another window moves it to another plan right now. */
export function changesElsewhere(): Problem {
	return new Problem(
		"setup_over",
		"Your plan is being changed in another window. Please wait a moment.",
	);
}

export function notSubscribed(): Problem {
	return new Problem("not_subscribed", "You have no plan at the moment.");
}

export function otherPrice(plan: PlanId, amount: Pence): Problem {
	return new Problem(
		"price_changed",
		`The price has changed: ${plans[plan].name} is ${poundsAndPence(amount)} a month for you now. You have not been charged.`,
	);
}

/** The payment session has come to nothing, or another took its place. */
export function setupOver(
	message = "This checkout was replaced or has lapsed. You have not been charged: please begin again.",
): Problem {
	return new Problem("setup_over", message);
}

/** Somebody who has a plan by now is not begun another. */
export function planHeld(): Problem {
	return setupOver("You have a plan already, so no other was begun. You have not been charged.");
}

export function cardDeclined(): Problem {
	return new Problem(
		"card_declined",
		"Your card was declined. You stay on the plan you have, and nothing was charged.",
	);
}

/** The words "limit reached" are part of the contract. Source: Rule PLAN-3. */
export function limitReached(): Problem {
	return new Problem(
		"limit_reached",
		"Monthly limit reached: you have used all the reports of your plan in this billing period.",
	);
}

export function planJustChanged(): Problem {
	return new Problem("unavailable", "Your plan has just changed. Please try again.", {
		retryAfter: 1,
	});
}
