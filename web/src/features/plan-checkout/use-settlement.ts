import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { plans } from "#domain/business/plans.ts";
import { ApiError } from "#web/lib/api.ts";
import { isPolledAgain } from "#web/payment/polling.ts";
import { useToast } from "#web/ui/toast.tsx";
import { isActive, outcomeQuery, type Purchase, type Settled } from "./outcome-query.ts";
import { ProofRefused } from "./prove-owner.ts";

export type Settlement =
	| { state: "settling" }
	| { state: "active" }
	/** `ask` is null while polling goes on by itself. */
	| { state: "waiting"; message: string; checkAgain: (() => void) | null }
	/** In doubt: it must not be paid again. */
	| { state: "failed"; message: string; checkAgain: () => void }
	/** Nothing was charged and nothing begun: it may be tried again. */
	| { state: "refused"; error: Error };

type Ends = {
	onActive: () => void;
	onRefused: (error: Error) => void;
};

/** Settles a deal with the server and says how it ended. */
export function useSettlement(purchase: Purchase, ends: Ends): Settlement {
	const asked = outcomeQuery(purchase);
	const { data, error, isFetching, refetch } = useQuery(asked);
	const state = useQueryClient().getQueryState(asked.queryKey);
	useEnds({ purchase: purchase, outcome: data?.isActive ? data : null, error }, ends);
	const checkAgain = () => void refetch();
	if (data?.isActive) {
		return { state: "active" };
	}
	if (error && !isFetching) {
		return isRefusal(error, purchase)
			? { state: "refused", error }
			: { state: "failed", message: error.message, checkAgain: checkAgain };
	}
	if (data && !error) {
		const busy = isFetching || (state !== undefined && isPolledAgain(state, isActive));
		return { state: "waiting", message: data.message, checkAgain: busy ? null : checkAgain };
	}
	return { state: "settling" };
}

type Outcome = { purchase: Purchase; outcome: Settled | null; error: Error | null };

function useEnds({ purchase, outcome, error }: Outcome, { onActive, onRefused }: Ends): void {
	const showToast = useToast();
	const arrive = useEffectEvent((settled: Settled) => {
		const { name } = plans[purchase.planId];
		showToast({
			...(settled.isChange
				? {
						title: "Plan changed",
						message: settled.isMailed
							? `${settled.message} We e-mailed you this too.`
							: settled.message,
					}
				: {
						title: "Subscription Successful!",
						message: `Welcome to ${name} plan! Check your email for confirmation.`,
					}),
			tone: "success",
		});
		onActive();
	});
	const warn = useEffectEvent((failure: Error) => {
		if (isRefusal(failure, purchase)) {
			onRefused(failure);
		} else {
			showToast({ ...doubtAbout(purchase), tone: "destructive" });
		}
	});
	useEffect(() => {
		if (outcome) {
			arrive(outcome);
		}
	}, [outcome]);
	useEffect(() => {
		if (error) {
			warn(error);
		}
	}, [error]);
}

/** What is said when the outcome of a purchase is unknown. Where a card was only set up, nothing was paid. Source: Rule PLAN-11. */
function doubtAbout(purchase: Purchase): { title: string; message: string } {
	if (purchase.by === "card_on_file") {
		return { title: "Payment Failed", message: "Something went wrong" };
	}
	return wasPaid(purchase)
		? {
				title: "Payment Successful",
				message: "Payment completed but subscription setup failed. Please contact support.",
			}
		: {
				title: "Setup Error",
				message: "We could not confirm your subscription. Please check again.",
			};
}

function wasPaid(purchase: Purchase): boolean {
	return purchase.by === "intent" && purchase.intentId.startsWith("pi_");
}

/** Refusals by which nothing was charged. */
const harmless: readonly ApiError["code"][] = [
	"card_declined",
	"setup_over",
	"promo_refused",
	"price_changed",
	"update_card",
	"not_subscribed",
	"already_subscribed",
	"trial_used",
];

/** Whether the buyer may try again. A confirmed payment has taken money unless the card was declined after all. */
function isRefusal(error: Error, purchase: Purchase): boolean {
	if (error instanceof ProofRefused) {
		return true;
	}
	if (!(error instanceof ApiError)) {
		return false;
	}
	return wasPaid(purchase) ? error.code === "card_declined" : harmless.includes(error.code);
}
