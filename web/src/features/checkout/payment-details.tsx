import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Pence } from "#domain/base/money.ts";
import { useVisitor } from "#web/lib/session.ts";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { PaymentSystem } from "#web/payment/payment-system.tsx";
import { ProviderFields } from "#web/payment/provider-fields.tsx";
import { Card } from "#web/ui/card.tsx";
import type { BuyerDetails } from "./checkout-query.ts";
import { checkoutQuery } from "./checkout-query.ts";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { type Payment, useConfirmation } from "./use-confirmation.ts";

type PaymentDetailsProps = {
	reportId: string;
	price: Pence;
	onPaid: (reportId: string) => void;
};

/** Paying, and once that is done its confirmation. Source: Rule SCREEN-14. */
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
	const loading = <LoadingPayment words="Loading payment system..." />;
	const email = visitor.state === "signed-in" ? visitor.user.email : "";
	return (
		<PaymentSystem
			loading={loading}
			notSetUp="Your report is kept: this page leads to it once reports can be bought."
		>
			{(publicKey) =>
				visitor.state === "unknown" ? (
					loading
				) : (
					<PaymentFields {...props} email={email} publicKey={publicKey} />
				)
			}
		</PaymentSystem>
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

type PaymentFieldsProps = {
	reportId: string;
	/** Address of the signed-in buyer; empty when not known. */
	email: string;
	price: Pence;
	publicKey: string;
	onPaymentMade: (paymentId: string) => void;
};

/** The form, once the payment provider is there to draw its part of it. */
function PaymentFields({ email, ...props }: PaymentFieldsProps) {
	const { publicKey, price } = props;
	const form = useForm<BuyerDetails>({ defaultValues: { email, waiver: false } });
	return (
		<ProviderFields
			publicKey={publicKey}
			options={{ mode: "payment", amount: price, currency: "gbp" }}
			loading={<LoadingPayment words="Loading payment system..." />}
		>
			{(onBroken) => <PaymentForm {...props} form={form} onBroken={onBroken} />}
		</ProviderFields>
	);
}
