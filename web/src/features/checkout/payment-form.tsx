import { PaymentElement } from "@stripe/react-stripe-js";
import { useId, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Pence } from "#domain/base/money.ts";
import { GUARANTEE_DAYS, GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import { priceInWords } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BuyerEmail } from "./buyer-email.tsx";
import styles from "./checkout.module.css";
import type { BuyerDetails } from "./checkout-query.ts";
import { usePayment } from "./use-payment.ts";
import { useRefusals } from "./use-refusals.ts";

type PaymentFormProps = {
	reportId: string;
	/** Outlives the provider's fields, so that nothing typed is lost when they have to be drawn again. */
	form: UseFormReturn<BuyerDetails>;
	price: Pence;
	publicKey: string;
	onPaymentMade: (paymentId: string) => void;
	/** The provider's fields could not be drawn. */
	onBroken: () => void;
};

/** The buyer's address, the provider's fields, the waiver and the button. */
export function PaymentForm(props: PaymentFormProps) {
	const { form, price, onBroken } = props;
	const [ready, setReady] = useState(false);
	const { isPaying, onSubmit } = useSubmit(props);
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<BuyerEmail form={form} hint="The link to your report and the receipt go to this address." />
			<div>
				{ready ? null : <output>Loading payment system...</output>}
				<PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
			</div>
			<WaiverTick form={form} />
			{errors.root?.message ? (
				<Notice tone="warning">
					<p>{errors.root.message}</p>
				</Notice>
			) : null}
			<Button
				type="submit"
				wide
				pending={isPaying || !ready}
				{...(isPaying ? { pendingLabel: "Processing Payment..." } : {})}
			>
				Pay {priceInWords(price)}
			</Button>
		</Form>
	);
}

function useSubmit({ reportId, form, price, publicKey, onPaymentMade }: PaymentFormProps) {
	const { pay, isPaying } = usePayment();
	const { handleRefusal, requireEmail } = useRefusals(reportId, form);
	const submit = form.handleSubmit(
		async ({ email, waiver }) => {
			const ended = await pay({ reportId, email: email.trim(), amount: price, waiver, publicKey });
			if (ended.outcome === "made") {
				onPaymentMade(ended.paymentId);
			} else {
				handleRefusal(ended);
			}
		},
		({ email }) => {
			if (email) {
				requireEmail();
			}
		},
	);
	const onSubmit = (event: Parameters<typeof submit>[0]) => void submit(event);
	return { isPaying, onSubmit };
}

/**
 * Consent to being supplied at once, and acknowledgement of what is lost by it: without both a buyer keeps 14 days.
 * Source: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 37.
 */
function WaiverTick({ form }: Pick<PaymentFormProps, "form">) {
	const id = useId();
	// Made known after the address, whose field stands above: what is missing is asked for in that order.
	const input = form.register("waiver", {
		required: "Please tick this to have the report at once.",
	});
	const error = form.formState.errors.waiver?.message;
	return (
		<div className={styles["waiver"]}>
			<Checkbox
				{...input}
				label="I ask for the report at once and know that I then lose my 14-day right to cancel."
				required
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error ${id}-guarantee` : `${id}-guarantee`}
			/>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
			<p id={`${id}-guarantee`} className="soft text-s">
				Our {GUARANTEE_NAME} stands beside it: ask within {GUARANTEE_DAYS} days and you have your
				money back.
			</p>
		</div>
	);
}
