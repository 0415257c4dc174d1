import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { api, call } from "#web/lib/api.ts";
import { formatPounds } from "#web/lib/format.ts";
import { reportContents } from "#web/lib/report-contents.ts";
import { checkoutPath } from "#web/lib/report-path.ts";
import { reportPriceQuery } from "#web/lib/report-price-query.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./report-offer.module.css";
import { reportRequest } from "./report-request.ts";

/**
 * What the full report holds and costs, and the way to buy it. `preview` is null while what is shown is not what would be
 * bought. Source: SPEC section 2 "Property preview", block 3, and section 4 "Preview action".
 */
export function ReportOffer({ preview }: { preview: Preview | null }) {
	const { data } = useQuery(reportPriceQuery);
	const price = formatPounds(data?.price ?? toPounds(DEFAULT_REPORT_PRICE));
	const { buy, isPending } = usePurchase();
	return (
		<div className={styles["offer"]}>
			<Card title="What's Included in Your Full Report">
				<ul className={styles["items"]}>
					{reportContents.map((item) => (
						<li key={item} className={styles["item"]}>
							<Icon name="check" size={18} />
							{item}
						</li>
					))}
				</ul>
				<Button
					wide
					pending={isPending}
					pendingLabel="Preparing your report..."
					onClick={() => buy(preview)}
				>
					Get Full Report – {price}
				</Button>
				<p className={styles["terms"]}>One payment. No account needed.</p>
			</Card>
		</div>
	);
}

/** Has the unpaid report made and takes the buyer to its checkout. Texts: SPEC sections 5 and 8. */
function usePurchase() {
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	const fail = (message: string) => showToast({ title: "Error", message, tone: "destructive" });
	const { mutate, isPending } = useSingleMutation({
		mutationFn: (preview: Preview) =>
			call(api.reports.generate.$post({ json: reportRequest(preview) })),
		onSuccess: ({ id }) => (isHere() ? navigate(checkoutPath(id)) : undefined),
		onError: () => {
			if (isHere()) {
				fail("Failed to generate report. Please try again.");
			}
		},
	});
	const buy = (preview: Preview | null) =>
		preview ? mutate(preview) : fail("No property data available");
	return { buy, isPending };
}
