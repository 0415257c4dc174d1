import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { fromPounds } from "#domain/base/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/business/plans.ts";
import { checkoutQuery } from "#web/features/checkout/checkout-query.ts";
import { CheckoutSkeleton } from "#web/features/checkout/checkout-skeleton.tsx";
import {
	AlreadyPurchased,
	NothingToBuy,
	NotSold,
	PurchaseRefunded,
} from "#web/features/checkout/checkout-states.tsx";
import { FreeReport } from "#web/features/checkout/free-report.tsx";
import { OrderSummary } from "#web/features/checkout/order-summary.tsx";
import { PaymentDetails } from "#web/features/checkout/payment-details.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";
import { CheckoutLayout } from "#web/payment/checkout-layout.tsx";
import { useForgetUnpaid } from "./use-forget-unpaid.ts";

/** Paying for a report. Source: Rule SCREEN-14. */
export function CheckoutScreen() {
	useDocumentTitle("Complete Your Purchase");
	const { reportId = "" } = useParams();
	// What a listing said of the home travels on, and back.
	const { state } = useLocation();
	const forgetUnpaid = useForgetUnpaid();
	const { data: report, error, isPending, refetch } = useQuery(checkoutQuery(reportId));
	const asked = useQuery(reportPriceQuery);
	if (isPending || asked.isPending) {
		return <CheckoutSkeleton />;
	}
	if (!report) {
		return (
			<NothingToBuy
				error={error ?? new Error("an answer without a report")}
				retry={() => void refetch()}
			/>
		);
	}
	switch (report.state) {
		case "paid":
			return <AlreadyPurchased reportId={reportId} />;
		case "refunded":
			return <PurchaseRefunded postcode={report.postcode} />;
		case "unpaid": {
			const preview = propertyPath(report.postcode, report.stated ?? {});
			if (report.offer?.isSold === false) {
				return <NotSold preview={preview} reason={report.offer.reason} />;
			}
			const price = asked.data ? fromPounds(asked.data.price) : DEFAULT_REPORT_PRICE;
			return (
				<CheckoutLayout
					title="Complete Your Purchase"
					back={{ to: preview, state, label: "Back to Report Preview" }}
					summary={<OrderSummary report={report} price={price} />}
					payment={
						price === 0 ? (
							<FreeReport key={reportId} reportId={reportId} onPaid={forgetUnpaid} />
						) : (
							<PaymentDetails
								key={reportId}
								reportId={reportId}
								price={price}
								onPaid={forgetUnpaid}
							/>
						)
					}
				/>
			);
		}
	}
}
