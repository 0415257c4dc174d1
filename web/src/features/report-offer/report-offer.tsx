import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./report-offer.module.css";
import { reportPriceQuery } from "./report-price-query.ts";

/** Source: DECISIONS 11 "The five included items". */
const included = [
	"EPC analysis with upgrade costs",
	"HMO, selective licensing and Article 4 checks",
	"Rental yield and market analysis",
	"Risks, recommendations and compliance checklist",
	"Action plan and downloadable PDF",
];

/** What the full report holds and costs. Source: SPEC section 2 "Property preview", block 3, and section 4 "Preview action". */
export function ReportOffer() {
	const notice = useRef<HTMLDialogElement>(null);
	const { data } = useQuery(reportPriceQuery);
	const price = formatPounds(data?.price ?? toPounds(DEFAULT_REPORT_PRICE));
	return (
		<div className={styles["offer"]}>
			<Card title="What's Included in Your Full Report">
				<ul className={styles["items"]}>
					{included.map((item) => (
						<li key={item} className={styles["item"]}>
							<Icon name="check" size={18} />
							{item}
						</li>
					))}
				</ul>
				<Button wide onClick={() => notice.current?.showModal()}>
					Get Full Report – {price}
				</Button>
				<p className={styles["terms"]}>One payment. No account needed.</p>
				<Dialog ref={notice} title="Buying a report is not open yet">
					<p>
						Nothing was charged and nothing was kept. Everything on this page stays free to read, to
						share and to print.
					</p>
				</Dialog>
			</Card>
		</div>
	);
}
