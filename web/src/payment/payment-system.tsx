import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PaymentConfig } from "#contracts/checkout.ts";
import { paymentConfigQuery } from "#web/lib/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type PaymentSystemProps = {
	/** Stands there until it is known how payments are taken. */
	loading: ReactNode;
	/** What becomes of the buyer where payments are not taken at all. */
	notSetUp: ReactNode;
	/** The form, for the key by which payments are taken. */
	children: (publicKey: string) => ReactNode;
};

/** The frame of every payment: in which mode it is taken, and who sees the card. */
export function PaymentSystem({ loading, notSetUp, children }: PaymentSystemProps) {
	const { data: config, error, isFetching, refetch } = useQuery(paymentConfigQuery);
	if (!config && error && !isFetching) {
		return (
			<Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
				<p>
					<strong>The payment system could not be loaded.</strong> {error.message}
				</p>
			</Notice>
		);
	}
	if (!config) {
		return loading;
	}
	if (config.publicKey === null) {
		return (
			<Notice tone="warning">
				<p>
					<strong>Paying is not set up here yet.</strong> You have not been charged. {notSetUp}
				</p>
			</Notice>
		);
	}
	return (
		<div className="stack one-column gap-4">
			<ModeNote config={config} />
			{children(config.publicKey)}
			<p className="soft text-s">
				What you enter about your card goes straight to our card payment provider. We never see it.
			</p>
		</div>
	);
}

/** Says that no money moves, where that is so. Source: Rule SCREEN-14. */
function ModeNote({ config: { isTestMode, isSimulated } }: { config: PaymentConfig }) {
	if (!(isTestMode || isSimulated)) {
		return null;
	}
	return (
		<Notice tone="info">
			<p>
				<strong>Test mode: no money moves.</strong>{" "}
				{isSimulated
					? "A simulator on this machine stands in for the payment provider. Pay with the test card "
					: "Real cards are refused. Pay with the test card "}
				<span className="strong tabular nowrap">4242 4242 4242 4242</span>, any date to come and any
				three digits.
			</p>
		</Notice>
	);
}
