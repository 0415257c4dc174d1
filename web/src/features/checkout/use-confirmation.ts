import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { PaymentOutcome } from "#contracts/checkout.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { reportPath } from "#web/lib/paths.ts";
import { justBought } from "#web/lib/queries.ts";
import { isPolledAgain, POLL_EVERY } from "#web/payment/polling.ts";
import { useToast } from "#web/ui/toast.tsx";
import { checkoutQuery } from "./checkout-query.ts";

/** A paid payment is not polled again. */
const isPaid = (outcome: PaymentOutcome): boolean => outcome.isPaid;

/**
 * Has the server ask the provider whether a payment was made. Asking again changes nothing,
 * so it may be asked as often as there is doubt. Polls a payment under way a few times.
 */
function confirmationQuery(reportId: string, paymentId: string) {
	const param = { id: encodeURIComponent(reportId) };
	const json = { paymentIntentId: paymentId };
	return queryOptions({
		queryKey: ["payment-confirmation", reportId, paymentId],
		queryFn: () => call(api.reports[":id"]["confirm-payment"].$post({ param, json })),
		refetchInterval: ({ state }) => (isPolledAgain(state, isPaid) ? POLL_EVERY : false),
		// Anyone who comes back is answered again.
		gcTime: 0,
	});
}

/** How long the notice of success stands before the buyer is taken to the report, in milliseconds. Source: Rule SITE-12. */
const BEFORE_REPORT = 1500;

export type Confirmation =
	| { state: "confirming" }
	| { state: "paid" }
	/** `ask` is null while polling goes on by itself. */
	| { state: "waiting"; message: string; checkAgain: (() => void) | null }
	| { state: "failed"; message: string; checkAgain: () => void }
	/** Confirms a payment with the server, and goes to the report once it is paid. Calls `onPaid` first. */
	| { state: "void"; message: string };

export type Payment = { reportId: string; paymentId: string };

/** Confirms a payment with the server, and once it is paid goes to the report. `onPaid` is told before. */
export function useConfirmation(
	payment: Payment,
	onPaid: (reportId: string) => void,
): Confirmation {
	const { reportId, paymentId } = payment;
	const asked = confirmationQuery(reportId, paymentId);
	const { data, error, isFetching, refetch } = useQuery(asked);
	const state = useQueryClient().getQueryState(asked.queryKey);
	useArrival({ reportId, isPaid: data?.isPaid === true }, onPaid);
	useWarning(error);
	const checkAgain = () => void refetch();
	if (data?.isPaid) {
		return { state: "paid" };
	}
	if (error && !isFetching) {
		return error instanceof ApiError && error.code === "report_closed"
			? { state: "void", message: error.message }
			: { state: "failed", message: error.message, checkAgain: checkAgain };
	}
	if (data && !error) {
		const busy = isFetching || (state !== undefined && isPolledAgain(state, isPaid));
		return { state: "waiting", message: data.message, checkAgain: busy ? null : checkAgain };
	}
	return { state: "confirming" };
}

/** Says that it is paid, and takes the buyer to the report. */
function useArrival(
	{ reportId, isPaid }: { reportId: string; isPaid: boolean },
	onPaid: (reportId: string) => void,
): void {
	const showToast = useToast();
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const arrive = useEffectEvent(() => {
		const { queryKey } = checkoutQuery(reportId);
		// Without asking again now: the screen would say that it had been bought before.
		void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
		onPaid(reportId);
		showToast({
			title: "Payment Successful!",
			message: "Redirecting to your report...",
			tone: "success",
		});
	});
	const leave = useEffectEvent(
		() => void navigate(reportPath(reportId), { replace: true, state: justBought }),
	);
	useEffect(() => {
		if (!isPaid) {
			return;
		}
		arrive();
		const timer = setTimeout(() => leave(), BEFORE_REPORT);
		return () => clearTimeout(timer);
	}, [isPaid]);
}

function useWarning(error: Error | null): void {
	const showToast = useToast();
	const warn = useEffectEvent(() =>
		showToast({
			title: "Payment Confirmation Failed",
			message: "Please contact support if you've been charged.",
			tone: "destructive",
		}),
	);
	useEffect(() => {
		if (error) {
			warn();
		}
	}, [error]);
}
