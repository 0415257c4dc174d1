import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Preview } from "#contracts/preview.ts";
import { SAMPLE_REPORT_ID } from "#domain/example-postcodes.ts";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { reportPath } from "#web/lib/paths.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./buy-bar.module.css";
import { getReport } from "./report-request.ts";

/** Fragment of the offer of the report. */
export const OFFER_ANCHOR = "offer";

/** The price always at hand on a narrow screen, and the way to the offer until that is in view; nothing where no report is sold, nor for a plan's reader. */
export function BuyBar({ preview }: { preview: Preview }) {
	const { data } = useQuery(reportPriceQuery);
	const subscription = useSubscription("preview");
	const isOfferShown = useIsShown(OFFER_ANCHOR);
	const hasPlan = subscription.state === "known" && subscription.status.hasSubscription;
	if (!preview.offer.isSold || hasPlan) {
		return null;
	}
	return (
		<div className={styles["bar"]} data-hidden={isOfferShown || undefined} inert={isOfferShown}>
			<a className={styles["buy"]} href={`#${OFFER_ANCHOR}`}>
				{getReport(data?.price ?? toPounds(DEFAULT_REPORT_PRICE))}
			</a>
			<ButtonLink to={reportPath(SAMPLE_REPORT_ID)} look="secondary">
				See a sample
			</ButtonLink>
		</div>
	);
}

/** Whether any of an element is in view. */
function useIsShown(id: string): boolean {
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		const element = document.getElementById(id);
		if (!element) {
			return;
		}
		const observer = new IntersectionObserver(([entry]) =>
			setIsShown(entry?.isIntersecting ?? false),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [id]);
	return isShown;
}
