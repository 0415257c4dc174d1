import type { PlanId } from "#domain/business/plans.ts";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { PaymentSystem } from "#web/payment/payment-system.tsx";
import { ProviderFields } from "#web/payment/provider-fields.tsx";
import { PlanPaymentForm } from "./plan-payment-form.tsx";
import { PreparingPayment } from "./preparing-payment.tsx";
import { SetupFailed } from "./setup-failed.tsx";
import type { Lock } from "./use-lock.ts";
import type { PlanCheckout } from "./use-plan-checkout.ts";

type PlanPayingProps = { plan: PlanId; checkout: PlanCheckout; turn: Lock };

const loading = <LoadingPayment words="Loading payment form..." />;

/** The provider's fields, drawn for one payment session and never for another. Source: Rule SCREEN-23. */
export function PlanPaying({ plan, checkout, turn }: PlanPayingProps) {
	return (
		<PaymentSystem loading={loading} notSetUp="Plans can be taken out here once it is.">
			{(publicKey) => <Paying {...{ plan, checkout, turn, publicKey }} />}
		</PaymentSystem>
	);
}

function Paying({ plan, checkout, turn, publicKey }: PlanPayingProps & { publicKey: string }) {
	const { setup, retry } = checkout;
	switch (setup.state) {
		case "preparing":
			return <PreparingPayment />;
		case "failed":
			return <SetupFailed error={setup.error} retry={retry} />;
		case "ready": {
			const { clientSecret } = setup.made;
			return (
				<ProviderFields
					publicKey={publicKey}
					name={clientSecret}
					options={{ clientSecret }}
					loading={loading}
					onRestart={retry}
				>
					{(onBroken) => (
						<PlanPaymentForm {...{ plan, checkout, turn, onBroken }} made={setup.made} />
					)}
				</ProviderFields>
			);
		}
	}
}
