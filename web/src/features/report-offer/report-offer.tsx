import { useQuery } from "@tanstack/react-query";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";
import { OfferContents } from "#web/payment/offer-contents.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PreviewAction } from "./preview-action.tsx";
import styles from "./report-offer.module.css";

type ReportOfferProps = {
	preview: Preview;
	/** What is shown is not what the report would be on. */
	stale: boolean;
};

/**
 * What the full report on this place holds, lacks and costs, and the way to it; where none is sold, why. Source: SPEC section 2 "Property
 * preview", block 3, section 4 "Preview action", DECISIONS 9.
 */
export function ReportOffer({ preview, stale }: ReportOfferProps) {
	const { data } = useQuery(reportPriceQuery);
	const price = data?.price ?? toPounds(DEFAULT_REPORT_PRICE);
	const { offer } = preview;
	return (
		<div className={styles["offer"]}>
			<Card title="What's Included in Your Full Report">
				{offer.isSold ? (
					<>
						<OfferContents offer={offer} />
						<div className={styles["action"]}>
							<PreviewAction preview={stale ? null : preview} price={price} />
						</div>
					</>
				) : (
					<Notice tone="info">
						<p>{offer.reason}</p>
						<p>What we know is on this page, for nothing.</p>
					</Notice>
				)}
			</Card>
		</div>
	);
}
