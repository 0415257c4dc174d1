import { Elements } from "@stripe/react-stripe-js";
import type { StripeElementsOptions } from "@stripe/stripe-js";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useElementAppearance } from "./element-appearance.ts";
import { NoProvider } from "./no-provider.tsx";
import { paymentProviderQuery } from "./payment-provider-query.ts";

type ProviderFieldsProps = {
	publicKey: string;
	/** What the fields are drawn for. */
	options: StripeElementsOptions;
	/** Another name draws other fields, where they cannot be told of a change. */
	name?: string;
	loading: ReactNode;
	/** Told when fields that broke are to be drawn again. */
	onRestart?: () => void;
	/** What stands among the fields, and reports that they could not be drawn. */
	children: (onBroken: () => void) => ReactNode;
};

/** The payment provider's own fields, once it is there to draw them. */
export function ProviderFields({ publicKey, options, name = "", ...props }: ProviderFieldsProps) {
	const { data: stripe, isPending, refetch } = useQuery(paymentProviderQuery(publicKey));
	const appearance = useElementAppearance();
	const [attempt, setAttempt] = useState({ number: 0, isBroken: false });
	const restart = () => {
		props.onRestart?.();
		setAttempt(({ number }) => ({ number: number + 1, isBroken: false }));
	};
	if (isPending) {
		return props.loading;
	}
	if (!stripe || attempt.isBroken) {
		return <NoProvider retry={stripe ? restart : () => void refetch()} />;
	}
	return (
		<Elements
			key={`${publicKey} ${name} ${attempt.number}`}
			stripe={stripe}
			options={{ ...options, appearance }}
		>
			{props.children(() => setAttempt(({ number }) => ({ number, isBroken: true })))}
		</Elements>
	);
}
