import { useForm } from "react-hook-form";
import type { Pence } from "#domain/money.ts";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { ProviderFields } from "#web/payment/provider-fields.tsx";
import type { Buyer } from "./buyer.ts";
import { PaymentForm } from "./payment-form.tsx";

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
