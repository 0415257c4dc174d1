import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CardOnFile, PlanChangeQuote } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { api, call } from "#web/lib/api.ts";
import { priceInWords } from "#web/lib/format.ts";
import { paymentConfigQuery, subscriptionStatusQuery } from "#web/lib/queries.ts";
import { ownKey } from "#web/lib/session.ts";
import { cardInWords } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { outdatedBy } from "./outdated-by.ts";
import { PlanPaying } from "./plan-paying.tsx";
import { PlanCheckoutTerms } from "./plan-terms.tsx";
import { Settling } from "./settling.tsx";
import type { WantedSetup } from "./setup-query.ts";
import { useLock } from "./use-lock.ts";
import { usePlanCheckout } from "./use-plan-checkout.ts";

type ChangePaymentProps = {
	quote: PlanChangeQuote;
	/** The plan is paid with a test card. */
	isTest: boolean;
};

type Step = "quote" | "settling" | "other_card";

/** Paying for a change: with the card on file, or with another. */
export function ChangePayment({ quote, isTest }: ChangePaymentProps) {
	const { planId, amount, dueNow, card } = quote;
	const [step, setStep] = useState<Step>("quote");
	const [remark, setRemark] = useState<string | null>(null);
	const handleRefusal = useQuoteRefusal(quote);
	const abandon = (error: Error) => {
		handleRefusal(error);
		setRemark(error.message);
		setStep("quote");
	};
	if (step === "settling") {
		return (
			<Settling purchase={{ by: "card_on_file", planId, amount, dueNow }} onRefused={abandon} />
		);
	}
	if (quote.kind === "keep") {
		return <Keep quote={quote} remark={remark} onKeep={() => setStep("settling")} />;
	}
	if (card === null || step === "other_card") {
		return <ChangeByCard quote={quote} onBack={card === null ? null : () => setStep("quote")} />;
	}
	return (
		<WithCardOnFile
			{...{ quote, card, isTest, remark }}
			onPay={() => setStep("settling")}
			onOtherCard={() => {
				setRemark(null);
				setStep("other_card");
			}}
		/>
	);
}

type KeepProps = { quote: PlanChangeQuote; remark: string | null; onKeep: () => void };

/** Staying on a plan after all: nothing is paid for it, so no card is asked for. */
function Keep({ quote, remark, onKeep }: KeepProps) {
	return (
		<div className="stack one-column gap-4">
			{remark === null ? null : (
				<Notice tone="error">
					<p>{remark}</p>
				</Notice>
			)}
			<PlanCheckoutTerms {...quote} kind="change" />
			<Button wide onClick={onKeep}>
				Keep {plans[quote.planId].name}
			</Button>
		</div>
	);
}

type WithCardOnFileProps = ChangePaymentProps & {
	card: CardOnFile;
	/** Why the last attempt came to nothing. */
	remark: string | null;
	onPay: () => void;
	onOtherCard: () => void;
};

function WithCardOnFile({ quote, card, isTest, remark, ...on }: WithCardOnFileProps) {
	const words = cardInWords(card);
	return (
		<div className="stack one-column gap-4">
			{isTest ? (
				<Notice tone="info">
					<p>
						<strong>Test mode: no money moves.</strong> This plan is paid with a test card.
					</p>
				</Notice>
			) : null}
			{remark === null ? null : (
				<Notice tone="error">
					<p>{remark}</p>
				</Notice>
			)}
			<p>
				Your card on file is <strong>{words}</strong>.
			</p>
			<PlanCheckoutTerms {...quote} kind="change" />
			<Button wide onClick={on.onPay}>
				{buttonLabel(quote, words)}
			</Button>
			<Button wide look="secondary" onClick={on.onOtherCard}>
				Use another card
			</Button>
		</div>
	);
}

function buttonLabel({ planId, dueNow, amount }: PlanChangeQuote, card: string): string {
	return dueNow > 0
		? `Pay ${priceInWords(pence(dueNow))} with ${card}`
		: `Change to ${plans[planId].name} for ${priceInWords(pence(amount))} a month`;
}

/** Says why a change was refused, and has the quote made again: the page showed another. Always tells the buyer. */
function useQuoteRefusal({ planId }: PlanChangeQuote): (error: Error) => void {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return (error) => {
		void queryClient.invalidateQueries({ queryKey: changeQuoteQuery(planId).queryKey });
		const outdated = outdatedBy(error);
		if (outdated) {
			void queryClient.invalidateQueries({ queryKey: outdated });
		}
		showToast({ title: "Payment Failed", message: error.message, tone: "destructive" });
	};
}

type ChangeByCardProps = {
	quote: PlanChangeQuote;
	/** Leads back to the card on file; null where there is none. */
	onBack: (() => void) | null;
};

/** A change that is paid with a card which is entered for it. */
function ChangeByCard({ quote, onBack }: ChangeByCardProps) {
	const queryClient = useQueryClient();
	const turn = useLock();
	const { planId } = quote;
	const checkout = usePlanCheckout(planId, useWanted(quote), () => {
		// Another price, or another card on file: a card that was set up stays even when the bank then refuses the payment.
		const outdated = [changeQuoteQuery(planId).queryKey, subscriptionStatusQuery.queryKey];
		for (const queryKey of outdated) {
			void queryClient.invalidateQueries({ queryKey });
		}
		return false;
	});
	if (checkout.purchase) {
		return <Settling purchase={checkout.purchase} onRefused={checkout.abandon} />;
	}
	return (
		<div className="stack one-column gap-4">
			<PlanPaying {...{ plan: planId, checkout, turn }} />
			{onBack && turn.holder === null ? (
				<Button wide look="secondary" onClick={onBack}>
					Use the card on file
				</Button>
			) : null}
		</div>
	);
}

function useWanted({ planId, amount }: PlanChangeQuote): WantedSetup | null {
	const { data: config } = useQuery(paymentConfigQuery);
	return config?.publicKey
		? {
				request: { planId, amount, promoCode: null },
				kinds: ["change"],
				publicKey: config.publicKey,
			}
		: null;
}

/** What moving the running subscription to a plan would mean. It changes with every day of the period, so it is not kept. */
export function changeQuoteQuery(plan: PlanId) {
	return queryOptions({
		queryKey: [...ownKey("subscription-change"), plan] as const,
		queryFn: () => call(api.subscription.change[":plan"].$get({ param: { plan } })),
		gcTime: 0,
	});
}
