import { reportContents } from "#domain/report/offer/contents.ts";
import { screens } from "#domain/screens.ts";
import { ReportPriceText } from "#web/lib/public-text.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import { Offer } from "./offer.tsx";
import styles from "./one-report.module.css";

/** A single report: its price and what it holds. Source: SPEC section 9 "Default report price", DECISIONS 11. */
export function OneReport({ searchAnchor }: { searchAnchor: string }) {
	return (
		<Offer
			title="One report"
			action={
				<ButtonLink wide to={{ pathname: screens.home, hash: `#${searchAnchor}` }}>
					Check a postcode
				</ButtonLink>
			}
		>
			<p className={styles["price"]}>
				<b>
					<ReportPriceText />
				</b>{" "}
				once, for one home
			</p>
			<TickList items={reportContents} />
			<p className={styles["terms"]}>
				You read the preview first. Then you pay by card, without an account, and the PDF is there
				at once.
			</p>
		</Offer>
	);
}
