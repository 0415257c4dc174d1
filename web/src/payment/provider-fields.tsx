import { Elements } from "@stripe/react-stripe-js";
import type { Appearance, StripeElementsOptions } from "@stripe/stripe-js";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { paymentProviderQuery } from "./payment-provider-query.ts";

type ProviderFieldsProps = {
	publicKey: string;
	/** What the fields are drawn for. */
	options: StripeElementsOptions;
	/** Another name draws other fields, where they cannot be updated. */
	name?: string;
	loading: ReactNode;
	/** Called when broken fields are to be drawn again. */
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

/** The provider's fields in our colours and type, following the system between light and dark. Source: ui/tokens.css. */
function useElementAppearance(): Appearance {
	const dark = useMedia("(prefers-color-scheme: dark)");
	return useMemo(() => readAppearance(dark), [dark]);
}

function readAppearance(dark: boolean): Appearance {
	const tokens = getComputedStyle(document.documentElement);
	const token = (name: string) => tokens.getPropertyValue(name).trim();
	const edge = token("--edge");
	return {
		theme: dark ? "night" : "stripe",
		variables: {
			colorPrimary: token("--accent"),
			colorBackground: token("--card"),
			colorText: token("--ink"),
			colorTextSecondary: token("--soft"),
			colorTextPlaceholder: token("--soft"),
			colorDanger: token("--red"),
			borderRadius: "11px",
			fontFamily: token("--sans"),
			fontSizeBase: "16px",
		},
		rules: {
			".Input": { border: `1px solid ${edge}`, boxShadow: "none" },
			".Tab": { border: `1px solid ${edge}`, boxShadow: "none" },
		},
	};
}

/** The payment provider's script, or its fields, could not be had. */
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
