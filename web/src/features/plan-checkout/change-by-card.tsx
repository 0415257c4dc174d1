import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PlanChangeQuote } from "#contracts/subscription.ts";
import { paymentConfigQuery, subscriptionStatusQuery } from "#web/lib/queries.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./change-payment.module.css";
import { changeQuoteQuery } from "./change-quote-query.ts";
import { PlanPaying } from "./plan-paying.tsx";
import { Settling } from "./settling.tsx";
import type { WantedSetup } from "./setup-query.ts";
import { usePlanCheckout } from "./use-plan-checkout.ts";
import { useTurn } from "./use-turn.ts";

type ChangeByCardProps = {
	quote: PlanChangeQuote;
	/** Leads back to the card on file; null where there is none. */
	onBack: (() => void) | null;
};

/** A change that is paid with a card which is entered for it. */
export function ChangeByCard({ quote, onBack }: ChangeByCardProps) {
	const queryClient = useQueryClient();
	const turn = useTurn();
	const { planId } = quote;
	const checkout = usePlanCheckout(planId, useWanted(quote), () => {
		// Another price, or another card on file: a card that was set up stays even when the bank then refuses the payment.
		const outdated = [changeQuoteQuery(planId).queryKey, subscriptionStatusQuery.queryKey];
		for (const queryKey of outdated) {
			void queryClient.invalidateQueries({ queryKey });
		}
		return false;
	});
	if (checkout.deal) {
		return <Settling deal={checkout.deal} onRefused={checkout.giveUp} />;
	}
	return (
		<div className={styles["change"]}>
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
