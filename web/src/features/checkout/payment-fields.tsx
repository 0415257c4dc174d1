import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Pence } from "#domain/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Buyer } from "./buyer.ts";
import { useElementAppearance } from "./element-appearance.ts";
import { LoadingPayment } from "./loading-payment.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { paymentProviderQuery } from "./payment-provider-query.ts";

type PaymentFieldsProps = {
	reportId: string;
	/** Of the signed-in buyer; empty when not known. */
	email: string;
	price: Pence;
	publicKey: string;
	onPaymentMade: (paymentId: string) => void;
};

/** The form, once the payment provider is there to draw its part of it. */
export function PaymentFields({ email, ...props }: PaymentFieldsProps) {
	const { publicKey, price } = props;
	const form = useForm<Buyer>({ defaultValues: { email, waiver: false } });
	const { data: stripe, isPending, refetch } = useQuery(paymentProviderQuery(publicKey));
	const appearance = useElementAppearance();
	const [attempt, setAttempt] = useState({ number: 0, isBroken: false });
	const restart = () => setAttempt(({ number }) => ({ number: number + 1, isBroken: false }));
	if (isPending) {
		return <LoadingPayment />;
	}
	if (!stripe || attempt.isBroken) {
		return <NoProvider retry={stripe ? restart : () => void refetch()} />;
	}
	return (
		<Elements
			key={`${publicKey} ${attempt.number}`}
			stripe={stripe}
			options={{ mode: "payment", amount: price, currency: "gbp", appearance }}
		>
			<PaymentForm
				{...props}
				form={form}
				onBroken={() => setAttempt(({ number }) => ({ number, isBroken: true }))}
			/>
		</Elements>
	);
}

function NoProvider({ retry }: { retry: () => void }) {
	return (
		<Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
			<p>
				<strong>The payment system could not be loaded.</strong> You have not been charged. A
				blocker of scripts, or the network you are in, may keep our payment provider from this page.
			</p>
		</Notice>
	);
}
