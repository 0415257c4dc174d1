import { Link } from "react-router";
import type { RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import {
	schemeKindInWords,
	schemeReachInWords,
	schemeStatusInWords,
} from "#domain/licensing/scheme-words.ts";
import { type SuggestionDecision, suggestionKindInWords } from "#domain/licensing/suggestion.ts";
import { lowerFirst } from "#domain/report/sentence.ts";
import { screens } from "#domain/screens.ts";
import { dateInWords } from "#domain/words.ts";
import { formatMinute } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./suggestions-section.module.css";

type SuggestionCardProps = {
	suggestion: RegisterSuggestion;
	onDecide: (decision: SuggestionDecision) => void;
};

/** One suggestion: what it is about, what was said, the page it rests on, and the rows it may be about. */
export function SuggestionCard({ suggestion, onDecide }: SuggestionCardProps) {
	const { postcode, kind, council, what, link, wantsAnswer, sentAt, rows } = suggestion;
	const about = `${postcode}: ${suggestionKindInWords[kind]}`;
	return (
		<li className={styles["card"]}>
			<h4 className={styles["title"]}>
				{council ?? "Council not known"}: {suggestionKindInWords[kind]}
			</h4>
			<p className={styles["facts"]}>
				<Link to={propertyPath(postcode)}>{postcode}</Link> · sent {formatMinute(sentAt)} ·{" "}
				{wantsAnswer ? "wants an answer" : "no answer wanted"}
			</p>
			<blockquote className={styles["what"]}>{what}</blockquote>
			<p>
				<a href={link} target="_blank" rel="noopener noreferrer">
					<BreakableAddress address={link} />
				</a>
			</p>
			<ul className={styles["rows"]} aria-label="Rows it may be about">
				{rows.map((row) => (
					<li key={row.id}>
						<Link to={editorPath(row.id)}>{rowInWords(row)}</Link>
					</li>
				))}
				{rows.length === 0 ? <li>The register has no row of this.</li> : null}
			</ul>
			<div className={styles["deeds"]}>
				<Button
					look="secondary"
					aria-label={`Accept ${about}`}
					onClick={() => onDecide("accepted")}
				>
					Accept
				</Button>
				<Button look="plain" aria-label={`Decline ${about}`} onClick={() => onDecide("declined")}>
					Decline
				</Button>
			</div>
		</li>
	);
}

/** "Selective licensing, listed wards, in force, from 1 April 2024". */
function rowInWords({ kind, coverage, status, start }: RegisterSuggestion["rows"][number]): string {
	return [
		schemeKindInWords[kind],
		lowerFirst(schemeReachInWords[coverage]),
		lowerFirst(schemeStatusInWords[status]),
		...(start === null ? [] : [`from ${dateInWords(start)}`]),
	].join(", ");
}

/** Where a row of the register is corrected. */
function editorPath(id: string): string {
	return `${screens.admin}?work=queue&row=${encodeURIComponent(id)}`;
}
