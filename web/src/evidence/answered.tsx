import {
	ANSWER_TITLE,
	type AnsweredInShort,
	questions,
} from "#domain/judgement/answer/answer-words.ts";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./answered.module.css";

/** The three answers in a line each, where a home is one of several; the reasons stand in its preview or report. Source: Rule ANSWER-1. */
export function Answered({ answered }: { answered: AnsweredInShort }) {
	const lines = [
		{ question: questions.let, ...answered.let },
		{ question: questions.pays, ...answered.pays },
		{ question: questions.risks, ...answered.risk },
	];
	return (
		<ul className={`stack gap-2 packed text-m ${styles["answers"]}`} aria-label={ANSWER_TITLE}>
			{lines.map(({ question, sign, word, figure }) => (
				<li key={question}>
					<VerdictSign sign={sign} size={18} />
					<span>
						<span className="soft">{question}</span> <strong>{word}</strong>{" "}
						<Figure text={figure} />
					</span>
				</li>
			))}
		</ul>
	);
}

/** The figure and its meaning; an amount stays in one piece, with its sign. */
function Figure({ text }: { text: string }) {
	const [amount, ...of] = text.split(" ");
	return text === "" ? null : (
		<span className="soft">
			<span className="nowrap">{amount}</span> {of.join(" ")}
		</span>
	);
}
