import { listInWords } from "#domain/base/words.ts";
import { questions } from "#domain/judgement/answer/answer-words.ts";
import {
	type ComponentId,
	componentIds,
	componentLabels,
	FEWEST_WEIGHT_KNOWN,
	scoreLimits,
	weights,
} from "#domain/judgement/score/method.ts";
import { TopicLink } from "./bullets.tsx";
import styles from "./documentation.module.css";

const partInWords = (id: ComponentId) => `${componentLabels[id].toLowerCase()} ${weights[id]}%`;

/** Answers, score, limits and range for a landlord who has two minutes. Source: Rule SCORE-3, Rule ANSWER-1. */
export function ScoreInShort() {
	return (
		<dl className={`stack gap-3 ${styles["short"]}`}>
			<div>
				<dt>The answers</dt>
				<dd>
					{questions.let} {questions.pays} {questions.risks} They come first, and nothing on a page
					contradicts them. Each is a grade with the figure that settles it: a fee, a price up to
					which it pays, what a year leaves. Type your own rent and price for a yes or a no.{" "}
					<TopicLink to="answers">How each is decided</TopicLink>.
				</dd>
			</div>
			<div>
				<dt>The score</dt>
				<dd>
					0 to 100, higher is better: {listInWords(componentIds.map(partInWords))}. What nobody
					knows is never counted as good. Below {FEWEST_WEIGHT_KNOWN}% known there is no score.{" "}
					<TopicLink to="weights">The four parts</TopicLink>.
				</dd>
			</div>
			<div>
				<dt>Limits</dt>
				<dd>
					Some facts outweigh the mean. A home that cannot lawfully be let scores{" "}
					{scoreLimits.deal_breaker} at most. On your own figures: {scoreLimits.does_not_pay} where
					it does not pay, {scoreLimits.break_even} where it pays only just, only before tax or only
					at the basic rate. Flood zone 3: {scoreLimits.flood_zone_3}. The score without the limit
					stands beside it, with the reason. <TopicLink to="deal-breakers">All limits</TopicLink>.
				</dd>
			</div>
			<div>
				<dt>Area or home</dt>
				<dd>
					Of a postcode we know what is typical, so its score stops at {scoreLimits.not_this_home}{" "}
					and bears no label: a rank says where its yield stands. Choose the address, and type rent
					and price: then score and label are that home’s.
				</dd>
			</div>
			<div>
				<dt>The range</dt>
				<dd>
					“62, could be 55 to 74”: where the score goes when what is open turns out badly, or well.
					Ask the council and it closes. <TopicLink to="range">How far it reaches</TopicLink>.
				</dd>
			</div>
		</dl>
	);
}
