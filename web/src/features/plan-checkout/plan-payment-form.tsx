import { PaymentElement } from "@stripe/react-stripe-js";
import { type FormEvent, useState } from "react";
import type { SetupMade } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { priceInWords } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./plan-checkout.module.css";
import { PlanCheckoutTerms } from "./plan-terms.tsx";
import type { Lock } from "./use-lock.ts";
import type { PlanCheckout } from "./use-plan-checkout.ts";
import { usePlanPayment } from "./use-plan-payment.ts";

type PlanPaymentFormProps = {
	plan: PlanId;
	made: SetupMade;
	checkout: PlanCheckout;
	turn: Lock;
	/** The provider's fields could not be drawn. */
	onBroken: () => void;
};

/** The provider's fields, the terms and the button. */
export function PlanPaymentForm({ made, checkout, turn, onBroken }: PlanPaymentFormProps) {
	const [ready, setReady] = useState(false);
	const pay = usePlanPayment(turn);
	const submit = async () => {
		checkout.begin();
		checkout.end(await pay(made));
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (ready) {
			void submit();
		}
	};
	const isPaying = turn.holder === "payment";
	return (
		<Form onSubmit={onSubmit}>
			<div>
				{ready ? null : <output>Loading payment form...</output>}
				<PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
			</div>
			<PlanCheckoutTerms {...made} />
			{checkout.remark === null ? null : (
				<Notice tone="warning">
					<p>{checkout.remark}</p>
				</Notice>
			)}
			<Button
				type="submit"
				wide
				pending={turn.holder !== null || !ready}
				{...(isPaying ? { pendingLabel: "Processing Payment..." } : {})}
			>
				<span className={styles["label"]}>{buttonLabel(made)}</span>
			</Button>
		</Form>
	);
}

/** Says on the button that pressing it means paying, as the law on distance selling asks. */
function buttonLabel({ planId, kind, amount, dueNow }: SetupMade): string {
	const monthly = `${priceInWords(pence(amount))} a month`;
	switch (kind) {
		case "trial":
			return `Start Free Trial, then ${monthly}`;
		case "free":
			return `Subscribe for ${monthly}`;
		case "payment":
			return `Pay ${priceInWords(pence(dueNow))}`;
		case "change":
			return dueNow > 0
				? `Pay ${priceInWords(pence(dueNow))} and change to ${plans[planId].name}`
				: `Change to ${plans[planId].name} for ${monthly}`;
	}
}
