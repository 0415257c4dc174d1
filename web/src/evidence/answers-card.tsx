import type { ReactNode } from "react";
import { pence } from "#domain/base/money.ts";
import { dateInWords, poundsInWords } from "#domain/base/words.ts";
import type {
	LettingAnswer,
	Need,
	PayingAnswer,
	PayingScale,
	RiskLine,
} from "#domain/judgement/answer/answer.ts";
import {
	ANSWER_TITLE,
	type AnswerSign,
	figureInWords,
	foldTitle,
	NOT_CHECKED,
	nextRisksInWords,
	questions,
	riskAmountInWords,
	risksHeadline,
	risksReason,
	signOf,
	uncheckedInWords,
} from "#domain/judgement/answer/answer-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./answers.module.css";
import { PayingByType, PayingScaleBar } from "./paying-scale.tsx";

type AnswersCardProps = {
	answer: LettingAnswer;
	/** What nobody told us, and who can tell it. Omit it where the page shows it elsewhere: then nothing folds open. */
	unchecked?: readonly { readonly what: string; readonly who: string }[];
	/** Opens the fold at first. */
	startOpen?: boolean;
	/** What it costs to reach band C, said under the first answer. */
	costToC?: string | null;
	/** Where the figures of the second answer are typed. */
	fields?: ReactNode;
	/** What stands under the answers: the score. */
	children?: ReactNode;
};

/** Three questions answered before anything else, what would settle them one press away. Source: Rule ANSWER-1. */
export function AnswersCard({
	answer,
	unchecked,
	startOpen = false,
	costToC = null,
	fields,
	children,
}: AnswersCardProps) {
	return (
		<section className={styles["card"]} aria-label={ANSWER_TITLE}>
			<ol>
				<Question title={questions.let} answer={answer.let} more={costToC} />
				<Question title={questions.pays} answer={answer.pays}>
					<Paying pays={answer.pays} fields={fields} />
				</Question>
				<Risks answer={answer} isCounted={unchecked === undefined} />
			</ol>
			{unchecked ? <Fold {...{ answer, unchecked, startOpen }} /> : null}
			{children}
		</section>
	);
}

/** The scale of the second answer, beside the fields that move it. */
function Paying({ pays: { scale, basis }, fields }: { pays: PayingAnswer; fields: ReactNode }) {
	return scale || fields ? (
		<div className={styles["paying"]}>
			{scale ? <PayingScaleBar scale={scale} isTypical={basis === "typical"} /> : null}
			{fields}
			{scale ? (
				<div className={styles["wide"]}>
					<PayingByType scale={scale} />
				</div>
			) : null}
		</div>
	) : null;
}

type QuestionProps = {
	title: string;
	answer: LettingAnswer["let"] | LettingAnswer["pays"];
	/** Said after the reason. */
	more?: string | null;
	children?: ReactNode;
};

function Question({ title, answer, more = null, children }: QuestionProps) {
	const { headline, figure, reason } = answer;
	const margin = "scale" in answer && answer.scale ? marginInWords(answer, answer.scale) : null;
	const amount = margin?.amount ?? figureInWords(answer);
	return (
		<Row
			title={title}
			sign={signOf(answer)}
			word={headline}
			reason={more === null ? reason : `${reason} ${more}`}
			figure={
				<>
					{figure.kind === "band" ? (
						<RatingBadge rating={amount} />
					) : amount === "" ? null : (
						<b data-short={margin?.isShort || undefined}>{amount}</b>
					)}{" "}
					<span>{margin?.of ?? figure.sourceText}</span>
				</>
			}
		>
			{children}
		</Row>
	);
}

/** How far the price or rent that decides lies from the published mean, which the scale marks; null where it marks none, or no such amount decides. */
function marginInWords(
	{ grade }: Pick<PayingAnswer, "grade">,
	{ decisive, marks }: PayingScale,
): { readonly amount: string; readonly of: string; readonly isShort: boolean } | null {
	const mean = marks.find(({ of }) => of === "published");
	if (!mean || (grade !== "ceiling" && grade !== "needs_rent")) {
		return null;
	}
	// Compares the figures as printed, in whole pounds.
	const apart = pence(100 * (Math.round(decisive / 100) - Math.round(mean.amount / 100)));
	return {
		amount: poundsInWords(pence(Math.abs(apart))),
		of: `${apart < 0 ? "under" : "over"} the ${mean.label}`,
		isShort: grade === "ceiling" ? apart < 0 : apart > 0,
	};
}

/** The gravest risk by its own name, with its pounds or its day. */
function Risks({ answer, isCounted }: { answer: LettingAnswer; isCounted: boolean }) {
	const [gravest] = answer.risks.items;
	const worth = gravest && riskAmountInWords(gravest);
	return (
		<Row
			title={questions.risks}
			sign={gravest ? "risk" : "unknown"}
			word={risksHeadline(answer)}
			// What was not checked is counted by the fold, where there is one.
			reason={isCounted ? risksReason(answer) : nextRisksInWords(answer)}
			figure={
				worth ? (
					<>
						{worth.amount ? <b>{worth.amount}</b> : null} <span>{worth.of}</span>
					</>
				) : null
			}
		/>
	);
}

type RowProps = {
	title: string;
	sign: AnswerSign | "risk";
	word: string;
	reason: string;
	/** The one figure and whose it is. */
	figure: ReactNode;
	/** What stands under the reason. */
	children?: ReactNode;
};

function Row({ title, sign, word, reason, figure, children }: RowProps) {
	return (
		<li className={styles["row"]} data-sign={sign}>
			<div className="row wrap between align-center across-3">
				<h2 className={`soft text-s ${styles["question"]}`}>{title}</h2>
				<p className={styles["figure"]}>{figure}</p>
			</div>
			<p className={`row gap-2 ${styles["verdict"]}`}>
				<VerdictSign sign={sign} />
				{word}
			</p>
			{reason === "" ? null : <p className={`text-m ${styles["reason"]}`}>{reason}</p>}
			{children}
		</li>
	);
}

type FoldProps = Required<Pick<AnswersCardProps, "answer" | "unchecked" | "startOpen">>;

function Fold({ answer, unchecked, startOpen }: FoldProps) {
	const needs = [...answer.let.needs, ...answer.pays.needs];
	return (
		<details className={styles["fold"]} open={startOpen}>
			<summary>
				{foldTitle(answer)}
				<span>
					{uncheckedInWords(answer)}
					<Icon name="chevron" size={18} />
				</span>
			</summary>
			{answer.pays.scale ? (
				<div className={styles["narrow"]}>
					<PayingByType scale={answer.pays.scale} />
				</div>
			) : null}
			<ol className={`stack gap-3 text-m ${styles["needs"]}`}>
				{needs.map((need) => (
					<NeedLine key={need.what} need={need} />
				))}
				{answer.risks.items.map((risk) => (
					<li key={risk.headline}>
						{risk.headline}. <small>{amountLine(risk)}</small>
					</li>
				))}
				{unchecked.length > 0 ? (
					<li>
						{NOT_CHECKED}
						<ul className={`stack gap-2 above-2 ${styles["unchecked"]}`}>
							{unchecked.map(({ what, who }) => (
								<li key={what}>
									{what}. <small>{who}</small>
								</li>
							))}
						</ul>
					</li>
				) : null}
			</ol>
		</details>
	);
}

function amountLine(risk: RiskLine): string {
	const { amount, of } = riskAmountInWords(risk);
	const worth = [amount, of].filter(Boolean).join(", ");
	return [worth, risk.sourceText].filter(Boolean).join(". ");
}

function NeedLine({ need: { what, who, url, costPence, by } }: { need: Need }) {
	return (
		<li>
			{what}.{" "}
			<small>
				{url ? <a href={url}>{who}</a> : who}
				{costPence === undefined ? null : `, ${poundsInWords(pence(costPence))}`}
				{by === undefined ? null : `, by ${dateInWords(by)}`}
			</small>
		</li>
	);
}
