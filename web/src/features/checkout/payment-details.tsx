import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentConfig } from "#contracts/checkout.ts";
import type { Pence } from "#domain/money.ts";
import { useVisitor } from "#web/lib/use-visitor.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { checkoutQuery } from "./checkout-query.ts";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { LoadingPayment } from "./loading-payment.tsx";
import { paymentConfigQuery } from "./payment-config-query.ts";
import styles from "./payment-details.module.css";
import { PaymentFields } from "./payment-fields.tsx";
import { type Payment, useConfirmation } from "./use-confirmation.ts";

type PaymentDetailsProps = {
	reportId: string;
	price: Pence;
	onPaid: (reportId: string) => void;
};

/** Paying, and once that is done its confirmation. Source: SPEC section 2 "Report checkout". */
export function PaymentDetails({ reportId, price, onPaid }: PaymentDetailsProps) {
	const queryClient = useQueryClient();
	const [paymentId, setPaymentId] = useState<string | null>(null);
	const restart = () => {
		setPaymentId(null);
		void queryClient.invalidateQueries({ queryKey: checkoutQuery(reportId).queryKey });
	};
	return (
		<Card title="Payment Details">
			{paymentId === null ? (
				<Paying reportId={reportId} price={price} onPaymentMade={setPaymentId} />
			) : (
				<AfterPayment payment={{ reportId, paymentId }} onPaid={onPaid} onRestart={restart} />
			)}
		</Card>
	);
}

type PayingProps = {
	reportId: string;
	price: Pence;
	onPaymentMade: (paymentId: string) => void;
};

function Paying(props: PayingProps) {
	const visitor = useVisitor();
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
	if (!config || visitor.state === "unknown") {
		return <LoadingPayment />;
	}
	if (config.publicKey === null) {
		return (
			<Notice tone="warning">
				<p>
					<strong>Paying is not set up here yet.</strong> You have not been charged. Your report is
					kept: this page leads to it once reports can be bought.
				</p>
			</Notice>
		);
	}
	const email = visitor.state === "signed-in" ? visitor.user.email : "";
	return (
		<div className={styles["paying"]}>
			<ModeNote config={config} />
			<PaymentFields {...props} email={email} publicKey={config.publicKey} />
			<p className={styles["privacy"]}>
				What you enter about your card goes straight to our card payment provider. We never see it.
			</p>
		</div>
	);
}

/** Source: SPEC section 2 "Report checkout" ("A test-mode note is shown"). */
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
				<span className={styles["card"]}>4242 4242 4242 4242</span>, any date to come and any three
				digits.
			</p>
		</Notice>
	);
}

type AfterPaymentProps = {
	payment: Payment;
	onPaid: (reportId: string) => void;
	onRestart: () => void;
};

function AfterPayment({ payment, onPaid, onRestart }: AfterPaymentProps) {
	const confirmation = useConfirmation(payment, onPaid);
	return (
		<ConfirmationNotice
			reportId={payment.reportId}
			confirmation={confirmation}
			onRestart={onRestart}
		/>
	);
}
