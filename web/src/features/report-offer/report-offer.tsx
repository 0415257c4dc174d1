import { useQuery } from "@tanstack/react-query";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { reportContents } from "#web/lib/report-contents.ts";
import { reportPriceQuery } from "#web/lib/report-price-query.ts";
import { Card } from "#web/ui/card.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import { PreviewAction } from "./preview-action.tsx";
import styles from "./report-offer.module.css";

/**
 * What the full report holds and costs, and the way to it. `preview` is null while what is shown is not what the report would
 * be on. Source: SPEC section 2 "Property preview", block 3, and section 4 "Preview action".
 */
export function ReportOffer({ preview }: { preview: Preview | null }) {
	const { data } = useQuery(reportPriceQuery);
	const price = data?.price ?? toPounds(DEFAULT_REPORT_PRICE);
	return (
		<div className={styles["offer"]}>
			<Card title="What's Included in Your Full Report">
				<div className={styles["items"]}>
					<TickList items={reportContents} />
				</div>
				<PreviewAction preview={preview} price={price} />
			</Card>
		</div>
	);
}
