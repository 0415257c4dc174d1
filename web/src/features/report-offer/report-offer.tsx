import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { toPounds } from "#domain/base/money.ts";
import { screens } from "#domain/base/screens.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/business/plans.ts";
import { TRIAL_DAYS } from "#domain/business/subscription/allowance.ts";
import { GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { useOfferViews } from "#web/lib/offer-views.ts";
import { reportPath } from "#web/lib/paths.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { OfferContents } from "#web/payment/offer-contents.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { PreviewAction } from "./preview-action.tsx";
import styles from "./report-offer.module.css";
import samplePage from "./sample-page.webp";

type OfferPromisesProps = { questions: readonly string[]; isFree: boolean; isGuest: boolean };

/** What backs the price: the guarantee, the sample, and the further questions that the report answers. */
function OfferPromises({ questions, isFree, isGuest }: OfferPromisesProps) {
	const isBought = isGuest && !isFree;
	const isBeside = useMedia("(min-width: 64rem)");
	return (
		<div className={styles["promises"]}>
			<SamplePicture />
			<p className="soft text-s">
				{isBought ? `${GUARANTEE_NAME}. ` : null}
				<Link to={reportPath(SAMPLE_REPORT_ID)}>See a sample</Link>
				{isBought ? (
					<>
						, or <Link to={screens.subscription}>subscribe, {TRIAL_DAYS} days free</Link>
					</>
				) : null}
				.
			</p>
			{questions.length > 0 ? (
				<div className={styles["more"]}>
					{/* Beside the answers there is room for them; on a phone they would stand before the facts of the home. */}
					<Disclosure
						key={String(isBeside)}
						summary="Your report also answers"
						startOpen={isBeside}
					>
						<ul className={styles["questions"]}>
							{questions.map((question) => (
								<li key={question}>{question}</li>
							))}
						</ul>
					</Disclosure>
				</div>
			) : null}
		</div>
	);
}

/** Page 1 of the sample's PDF, small; the link to the sample beside it has the words. */
function SamplePicture() {
	return (
		<Link
			className={styles["sample"]}
			to={reportPath(SAMPLE_REPORT_ID)}
			aria-hidden="true"
			tabIndex={-1}
		>
			<img src={samplePage} width={360} height={509} alt="" loading="lazy" decoding="async" />
		</Link>
	);
}

type ReportOfferProps = {
	preview: Preview;
	/** What is shown is not what the report would be on. */
	stale: boolean;
};

/**
 * What the full report on this place holds, lacks and costs, and the way to it; where none is sold, why. Source: Rule OFFER-2,
 * Rule SCREEN-11.
 */
export function ReportOffer({ preview, stale }: ReportOfferProps) {
	const { data } = useQuery(reportPriceQuery);
	const subscription = useSubscription("preview");
	const price = data?.price ?? toPounds(DEFAULT_REPORT_PRICE);
	const { offer } = preview;
	const seen = useOfferViews<HTMLDivElement>(preview);
	return (
		<div ref={seen} className="no-print">
			<Card title="What's Included in Your Full Report">
				{offer.isSold ? (
					<>
						<OfferContents offer={offer} />
						<div className="above-5">
							<PreviewAction preview={stale ? null : preview} price={price} />
						</div>
						<OfferPromises
							questions={offer.questions}
							isFree={price === 0}
							isGuest={
								!("isSignedIn" in subscription && subscription.isSignedIn) &&
								subscription.state !== "known"
							}
						/>
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
