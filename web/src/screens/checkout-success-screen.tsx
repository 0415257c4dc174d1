import { Navigate, useLocation, useSearchParams } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { ConfirmationNotice } from "#web/features/checkout/confirmation-notice.tsx";
import { type Payment, useConfirmation } from "#web/features/checkout/use-confirmation.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { checkoutPath } from "#web/lib/paths.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { useForgetUnpaid } from "./use-forget-unpaid.ts";

/**
 * Where the payment provider sends a buyer back. Does not believe what the address says of the outcome, and clears the address at once, because it holds
 * secrets of the payment. Source: Rule SCREEN-15, route /checkout/success.
 */
export function CheckoutSuccessScreen() {
	useDocumentTitle("Your payment");
	const [query] = useSearchParams();
	const { state, search } = useLocation();
	if (search !== "") {
		const payment = { reportId: query.get("reportId"), paymentId: query.get("payment_intent") };
		// Beside the entry of the history, where a page that is loaded again finds it.
		return <Navigate to={screens.checkoutSuccess} replace state={payment} />;
	}
	const payment = readPayment(state);
	return payment ? <Returned payment={payment} /> : <NothingToConfirm />;
}

function readPayment(state: unknown): Payment | null {
	if (typeof state !== "object" || state === null) {
		return null;
	}
	return "reportId" in state &&
		typeof state.reportId === "string" &&
		"paymentId" in state &&
		typeof state.paymentId === "string"
		? { reportId: state.reportId, paymentId: state.paymentId }
		: null;
}

function Returned({ payment }: { payment: Payment }) {
	const { reportId } = payment;
	const confirmation = useConfirmation(payment, useForgetUnpaid());
	return (
		<NarrowPage title={confirmation.state === "paid" ? "Payment Successful" : "Your payment"}>
			<ConfirmationNotice reportId={reportId} confirmation={confirmation} onRestart={null} />
			{confirmation.state === "paid" ? null : (
				<div>
					<ButtonLink to={checkoutPath(reportId)} look="secondary">
						Back to the checkout
					</ButtonLink>
				</div>
			)}
		</NarrowPage>
	);
}

function NothingToConfirm() {
	const isGuest = useIsGuest();
	return (
		<Message
			title="No payment to confirm"
			action={
				isGuest ? (
					<ButtonLink to={screens.home}>Back to Home</ButtonLink>
				) : (
					<ButtonLink to={screens.reports}>My Reports</ButtonLink>
				)
			}
		>
			<p>This address is where a payment ends, and it was opened without one.</p>
			<p>
				{isGuest
					? "If you have paid, your report is safe: we mailed you the link to it."
					: "If you have paid, your report is safe: it stands under My Reports, and the link to it is in the e-mail we sent you."}
			</p>
		</Message>
	);
}
