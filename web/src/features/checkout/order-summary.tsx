import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { ReportToBuy } from "#contracts/report.ts";
import type { Pence } from "#domain/base/money.ts";
import {
	ANSWER_TITLE,
	answeredInShort,
	answerLines,
} from "#domain/judgement/answer/answer-words.ts";
import { riskWords } from "#domain/judgement/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { formatPostcode, priceInWords } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { VatText } from "#web/lib/public-text.tsx";
import { OfferContents } from "#web/payment/offer-contents.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import styles from "./checkout.module.css";

type OrderSummaryProps = { report: ReportToBuy; price: Pence };

/**
 * What is bought and for how much. On a phone all but the answers is folded, so that the form is on the first screen. Source: Rule SCREEN-14.
 */
export function OrderSummary({ report, price }: OrderSummaryProps) {
	const isFolded = useMedia("(max-width: 39.99rem)");
	const { address } = report;
	const postcode = formatPostcode(report.postcode);
	return (
		<Card title="Order Summary">
			<p className={styles["title"]}>Property Risk Assessment Report</p>
			<p className="above-1 soft">
				{address ?? postcode}
				{address ? <span className={styles["postcode"]}>{postcode}</span> : null}
			</p>
			<Answers answer={report.answer} isShort={isFolded} />
			{isFolded ? (
				<div className={styles["fold"]}>
					<Disclosure summary="What you get">
						<Detail report={report} />
					</Disclosure>
				</div>
			) : (
				<Detail report={report} />
			)}
			<p className={styles["total"]}>
				<span>Total</span>
				<b>{price === 0 ? "Free" : priceInWords(price)}</b>
			</p>
			{price === 0 ? null : (
				<p className="soft text-s">
					<VatText />
				</p>
			)}
		</Card>
	);
}

function Detail({ report }: { report: ReportToBuy }) {
	const { address, propertyType, epcRating, offer, postcode, stated } = report;
	const { state } = useLocation();
	return (
		<>
			{address ? null : (
				<p className="above-2 soft text-s">
					No address was chosen, so the report is about the postcode
					{epcRating ? ": its energy figures are those of typical homes there" : ""}.{" "}
					<Link to={propertyPath(postcode, stated ?? {})} state={state}>
						Choose the address
					</Link>{" "}
					first, if the home has one.
				</p>
			)}
			<dl className={styles["lines"]}>
				<Line label="Property type">{propertyType}</Line>
				<Line label="EPC rating">{epcRating ? <RatingBadge rating={epcRating} /> : null}</Line>
			</dl>
			<Scores report={report} />
			{offer ? (
				<div className={styles["items"]}>
					<OfferContents offer={offer} />
				</div>
			) : null}
		</>
	);
}

/** The three answers as the preview gave them, with what each rests on where there is room. */
function Answers({ answer, isShort }: Pick<ReportToBuy, "answer"> & { isShort: boolean }) {
	if (answer === null) {
		return null;
	}
	return isShort ? (
		<div className="above-4">
			<Answered answered={answeredInShort(answer)} />
		</div>
	) : (
		<ul className={`stack gap-3 ${styles["lines"]}`} aria-label={ANSWER_TITLE}>
			{answerLines(answer).map(({ question, word, why }) => (
				<li key={question}>
					<p className="soft text-s">{question}</p>
					<p className="strong">{word}</p>
					<p className="soft text-s">{why}</p>
				</li>
			))}
		</ul>
	);
}

/** What is not known says so. */
function Line({ label, children }: { label: string; children: ReactNode | null }) {
	return (
		<div className={styles["line"]}>
			<dt className="soft text-m">{label}</dt>
			<dd data-gap={children === null || undefined}>{children ?? "Not known"}</dd>
		</div>
	);
}

/** Both scores and how they relate: the category of one alone would contradict the other's label. Source: Rule SCORE-1. */
function Scores({ report }: { report: ReportToBuy }) {
	const { riskScore, investmentScore, riskDescription } = report;
	if (riskScore === null) {
		return (
			<p className="soft text-s">
				Risk Score: {NOT_ENOUGH_DATA.toLowerCase()}. The report says what is known, and names what
				is not.
			</p>
		);
	}
	return (
		<div className={styles["scores"]}>
			<p className={styles["score"]}>Risk Score: {riskScore}/100</p>
			<RiskCategory words={riskWords(riskScore, riskDescription !== null)} />
			<p className="soft text-s">
				It is 100 less the investment score of {investmentScore} that the preview shows: one
				judgement, read from both ends.
			</p>
		</div>
	);
}
