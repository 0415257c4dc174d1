import { planPhaseInWords } from "../../action-plan/plan-step.ts";
import { FEWEST_WEIGHT_KNOWN } from "../../score/method.ts";
import type { ReportFacts } from "../document.ts";
import { reportFigures } from "../report-facts.ts";
import { sentence } from "../sentence.ts";
import { chapterNarratives } from "./chapter-narratives.ts";
import { type ClaimFact, claimFact } from "./rule.ts";

/**
 * Every fact that a claim may quote, each id once. A claim names the facts it rests on by these ids, and anyone who rewords it may use
 * no number and no place that stands in none of them. Source: Rule REPORT-5.
 */
export function claimFacts(document: ReportFacts): ClaimFact[] {
	const found = [
		...figureFacts(document),
		...verdictFacts(document),
		...chapterNarratives.flatMap(({ facts }) => facts(document)),
		...document.plan.map(({ id, what, costText, phase }) =>
			claimFact(
				`plan.${id}`,
				planPhaseInWords[phase],
				costText ? `${what}. Cost: ${costText}` : what,
			),
		),
	];
	const texts = new Map<string, Set<string>>();
	for (const { id, text } of found) {
		texts.set(id, (texts.get(id) ?? new Set()).add(text));
	}
	return [...texts].map(([id, parts]) => ({ id, text: [...parts].join(" ") }));
}

function figureFacts(report: ReportFacts): ClaimFact[] {
	return reportFigures(report).map(({ id, label, text, evidence }) => {
		const note =
			evidence.note === null || evidence.note === text ? "" : ` ${sentence(evidence.note)}`;
		return { id, text: `${claimFact(id, label, text).text}${note}` };
	});
}

function verdictFacts({ verdict, home, stated }: ReportFacts): ClaimFact[] {
	const { investmentScore, riskScore, knownWeight } = verdict;
	const score =
		investmentScore === null
			? verdict.investmentLabel
			: `investment ${investmentScore} of 100, risk ${riskScore ?? 100 - investmentScore} of 100`;
	return [
		claimFact(
			"score",
			"Score",
			`${score}; ${knownWeight}% of its weight is known, ${FEWEST_WEIGHT_KNOWN}% is needed`,
		),
		claimFact("home", "Home", [home.address, home.postcode, home.place].filter(Boolean).join(", ")),
		...stated.map(({ label, text }) => claimFact("stated", label, text)),
		...verdict.dealBreakers.map(({ id, title, detail }) =>
			claimFact(`dealBreaker.${id}`, title, detail),
		),
	];
}
