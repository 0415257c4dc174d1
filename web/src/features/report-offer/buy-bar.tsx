import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/base/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/business/plans.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { reportPath } from "#web/lib/paths.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { useEdgeHeight } from "#web/ui/use-edge-height.ts";
import { BuyReport } from "./buy-report.tsx";
import { useKeptPosition } from "./kept-position.ts";
import styles from "./report-offer.module.css";

/** Fragment of the offer of the report. */
export const OFFER_ANCHOR = "offer";

type BuyBarProps = {
	preview: Preview;
	/** What is shown is not what the report would be on. */
	stale: boolean;
};

/**
 * Keeps the price at hand on a narrow screen until the offer itself is in view. Shows
 * nothing where no report is sold, for a reader with a plan, or until it is known who reads.
 */
export function BuyBar({ preview, stale }: BuyBarProps) {
	const { data } = useQuery(reportPriceQuery);
	const subscription = useSubscription("preview");
	const position = useKeptPosition();
	const hasPlan = subscription.state === "known" && subscription.status.hasSubscription;
	const isUnknown = subscription.state === "unknown" || position === null;
	if (!preview.offer.isSold || hasPlan || isUnknown) {
		return null;
	}
	return (
		<Bar>
			{position.kept.length > 0 ? (
				// The offer says whose tax the report works out, and leaves it out where that is wanted.
				<ButtonLink to={`#${OFFER_ANCHOR}`}>See the offer</ButtonLink>
			) : (
				<BuyReport
					preview={stale ? null : preview}
					price={data?.price ?? toPounds(DEFAULT_REPORT_PRICE)}
					owners={[]}
				/>
			)}
			<ButtonLink to={reportPath(SAMPLE_REPORT_ID)} look="secondary">
				See a sample
			</ButtonLink>
		</Bar>
	);
}

function Bar({ children }: { children: ReactNode }) {
	const bar = useRef<HTMLDivElement>(null);
	const isOfferShown = useIsShown(OFFER_ANCHOR);
	useEdgeHeight(bar, "--foot-bar");
	return (
		<div
			ref={bar}
			className={styles["bar"]}
			data-hidden={isOfferShown || undefined}
			inert={isOfferShown}
		>
			{children}
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
