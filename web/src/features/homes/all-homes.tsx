import type { ReactNode } from "react";
import type { HomeList } from "#contracts/homes.ts";
import { dateInWords } from "#domain/base/words.ts";
import type { AnswerSign } from "#domain/judgement/answer/answer-words.ts";
import { homeName, orderInWords, yearInWords } from "#domain/portfolio/words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./homes.module.css";

/** The three lines of all homes together: what is missing, what is next, what they leave. Source: Rule HELD-4, Rule HELD-6, Rule FLEET-3. */
export function AllHomes({ list: { order, dates, year, homes } }: { list: HomeList }) {
	const [next] = dates;
	const of = homes.find(({ id }) => id === next?.homeId);
	return (
		<dl className={styles["all"]}>
			<Line question="What is missing?" sign={<VerdictSign sign={orderSign(order)} />}>
				{orderInWords(order)}
			</Line>
			<Line question="What is next?" sign={<Icon name="clock" size={22} />}>
				{next && of ? (
					<>
						{next.title}, {dateInWords(next.on)}
						<span className="block soft text-m regular">{homeName(of)}</span>
					</>
				) : (
					"No date to come is known"
				)}
			</Line>
			<Line question="Do they pay?" sign={<VerdictSign sign="price" />}>
				{yearInWords(year)}
			</Line>
		</dl>
	);
}

/** No plain yes while anything is not stated. */
function orderSign({ homes, withGap, unsettled }: HomeList["order"]): AnswerSign {
	return withGap > 0 ? "no" : homes === 0 || unsettled > 0 ? "question" : "yes";
}

function Line({
	question,
	sign,
	children,
}: {
	question: string;
	sign: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className={styles["line"]}>
			<dt className="soft text-s">{question}</dt>
			<dd className={styles["answer"]}>
				{sign}
				<span className="shrinkable">{children}</span>
			</dd>
		</div>
	);
}
