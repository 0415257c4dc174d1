import { Link } from "react-router";
import type { RegisterSuggestion, SuggestionGroup } from "#contracts/admin/suggestions.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import {
	schemeKindInWords,
	schemeReachInWords,
	schemeStatusInWords,
} from "#domain/subjects/licensing/scheme-words.ts";
import {
	type SuggestionDecision,
	suggestionKindInWords,
} from "#domain/subjects/licensing/suggestion.ts";
import { workPath } from "#web/lib/admin-paths.ts";
import { formatMinute } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Deciding } from "./decide-dialog.tsx";
import styles from "./suggestions-section.module.css";

type SuggestionGroupCardProps = {
	group: SuggestionGroup;
	onDecide: (deciding: Deciding) => void;
};

/** Suggestions of a group that are in sight before it is opened. */
const IN_SIGHT = 3;

/** What was said of one verdict of a council: the rows it may be about, each suggestion, and what is made of all of them at once. */
export function SuggestionGroupCard({ group, onDecide }: SuggestionGroupCardProps) {
	const { kind, council, count, suggestions, rows } = group;
	const about = `${council ?? "Council not known"}: ${suggestionKindInWords[kind]}`;
	const [first, ...others] = suggestions;
	const all = suggestions.length < count ? `${suggestions.length} of ${count}` : `all ${count}`;
	const list = (shown: readonly RegisterSuggestion[]) =>
		shown.map((suggestion) => (
			<OneSuggestion
				key={suggestion.id}
				suggestion={suggestion}
				onDecide={(decision) => onDecide({ suggestions: [suggestion], decision })}
			/>
		));
	return (
		<li className={styles["card"]}>
			<h4 className="flush strong">{about}</h4>
			<ul className={styles["rows"]} aria-label="Rows it may be about">
				{rows.map((row) => (
					<li key={row.id}>
						<Link to={workPath("queue", row.id)}>{rowInWords(row)}</Link>
					</li>
				))}
				{rows.length === 0 ? <li>The register has no row of this.</li> : null}
			</ul>
			{first && others.length > 0 ? (
				<DecisionButtons
					accept={`Accept ${all}`}
					decline={`Decline ${all}`}
					about={about}
					onDecide={(decision) => onDecide({ suggestions: [first, ...others], decision })}
				/>
			) : null}
			<ul className={styles["list"]} aria-label={about}>
				{list(suggestions.slice(0, IN_SIGHT))}
			</ul>
			{suggestions.length > IN_SIGHT ? (
				<Disclosure summary={`${countInWords(suggestions.length - IN_SIGHT, "more suggestion")}`}>
					<ul className={styles["list"]} aria-label={`More on ${about}`}>
						{list(suggestions.slice(IN_SIGHT))}
					</ul>
				</Disclosure>
			) : null}
		</li>
	);
}

type OneSuggestionProps = {
	suggestion: RegisterSuggestion;
	onDecide: (decision: SuggestionDecision) => void;
};

/** One suggestion: what was said, by whom, and the page it rests on. */
function OneSuggestion({ suggestion, onDecide }: OneSuggestionProps) {
	const { postcode, kind, what, link, isProved, wantsAnswer, sentAt } = suggestion;
	return (
		<li className={styles["one"]}>
			<p className={styles["facts"]}>
				<Link to={propertyPath(postcode)}>{postcode}</Link> · sent {formatMinute(sentAt)} ·{" "}
				{isProved ? "from an account" : "from a stranger"} ·{" "}
				{wantsAnswer ? "wants an answer" : "no answer wanted"}
			</p>
			<blockquote className={styles["what"]}>{what}</blockquote>
			<p>
				<a href={link} target="_blank" rel="noopener noreferrer">
					<BreakableAddress address={link} />
				</a>
			</p>
			<DecisionButtons
				accept="Accept"
				decline="Decline"
				about={`${postcode}: ${suggestionKindInWords[kind]}`}
				onDecide={onDecide}
			/>
		</li>
	);
}

type DecisionButtonsProps = {
	accept: string;
	decline: string;
	about: string;
	onDecide: (decision: SuggestionDecision) => void;
};

function DecisionButtons({ accept, decline, about, onDecide }: DecisionButtonsProps) {
	return (
		<div className="row wrap gap-3">
			<Button
				look="secondary"
				aria-label={`${accept} ${about}`}
				onClick={() => onDecide("accepted")}
			>
				{accept}
			</Button>
			<Button look="plain" aria-label={`${decline} ${about}`} onClick={() => onDecide("declined")}>
				{decline}
			</Button>
		</div>
	);
}

/** "Selective licensing, listed wards, in force, from 1 April 2024". */
function rowInWords({ kind, coverage, status, start }: SuggestionGroup["rows"][number]): string {
	return [
		schemeKindInWords[kind],
		lowerFirst(schemeReachInWords[coverage]),
		lowerFirst(schemeStatusInWords[status]),
		...(start === null ? [] : [`from ${dateInWords(start)}`]),
	].join(", ");
}
