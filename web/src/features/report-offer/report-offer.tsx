import { useQuery } from "@tanstack/react-query";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { formatPounds } from "#web/lib/format.ts";
import { reportContents } from "#web/lib/report-contents.ts";
import { reportPriceQuery } from "#web/lib/report-price-query.ts";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PreviewAction } from "./preview-action.tsx";
import styles from "./report-offer.module.css";

/**
 * What the full report holds and costs, and the way to it. `preview` is null while what is shown is not what the report would
 * be on. Source: SPEC section 2 "Property preview", block 3, and section 4 "Preview action".
 */
export function ReportOffer({ preview }: { preview: Preview | null }) {
	const { data } = useQuery(reportPriceQuery);
	const price = formatPounds(data?.price ?? toPounds(DEFAULT_REPORT_PRICE));
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
				<PreviewAction preview={preview} price={price} />
			</Card>
		</div>
	);
}
