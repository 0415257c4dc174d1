import { FEWEST_WEIGHT_KNOWN } from "../../score/method.ts";
import { dateInWords, poundsInWords } from "../../words.ts";
import { licenceKinds } from "../licensing/licensing-section.ts";
import { moneyFacts } from "../money/money-facts.ts";
import { rangeInWords } from "../range-in-words.ts";
import { type ReportFacts, reportFigures, statedCell } from "../report-facts.ts";
import { sentence } from "../sentence.ts";

/** Something a claim may rest on, as the report prints it. */
export type ClaimFact = { readonly id: string; readonly text: string };

/**
 * Every fact that a claim may quote, each id once. A claim names the facts it rests on by these ids, and whoever rewords it may use
 * no number and no place that stands in none of them. Source: DECISIONS 7.
 */
export function claimFacts(document: ReportFacts): ClaimFact[] {
	const facts = [
		...toldFacts(document),
		...verdictFacts(document),
		...energyFacts(document),
		...licensingFacts(document),
		...moneyFacts(document),
		...document.plan.flatMap(({ heading, steps }) =>
			steps.map(({ id, what, cost }) =>
				fact(`plan.${id}`, heading, cost ? `${what} Cost: ${rangeInWords(cost)}` : what),
			),
		),
	];
	const texts = new Map<string, Set<string>>();
	for (const { id, text } of facts) {
		texts.set(id, (texts.get(id) ?? new Set()).add(text));
	}
	return [...texts].map(([id, told]) => ({ id, text: [...told].join(" ") }));
}

function fact(id: string, label: string, text: string): ClaimFact {
	return { id, text: sentence(`${label}: ${text}`) };
}

function toldFacts(report: ReportFacts): ClaimFact[] {
	return reportFigures(report).map(({ id, label, text, evidence }) => {
		const note =
			evidence.note === null || evidence.note === text ? "" : ` ${sentence(evidence.note)}`;
		return { id, text: `${fact(id, label, text).text}${note}` };
	});
}

function verdictFacts({ verdict, home, stated }: ReportFacts): ClaimFact[] {
	const { investmentScore, riskScore, knownWeight } = verdict;
	const score =
		investmentScore === null
			? verdict.investmentLabel
			: `investment ${investmentScore} of 100, risk ${riskScore ?? 100 - investmentScore} of 100`;
	return [
		fact(
			"score",
			"Score",
			`${score}; ${knownWeight}% of its weight is known, ${FEWEST_WEIGHT_KNOWN}% is needed`,
		),
		fact("home", "Home", [home.address, home.postcode, home.place].filter(Boolean).join(", ")),
		...stated.map(({ label, text }) => fact("stated", label, text)),
		...verdict.dealBreakers.map(({ id, title, detail }) =>
			fact(`dealBreaker.${id}`, title, detail),
		),
	];
}

function energyFacts({ energy }: ReportFacts): ClaimFact[] {
	const { certificate, standards, standardNote, route } = energy;
	return [
		fact("energy.answer", "Energy", energy.answer),
		...(certificate
			? [
					fact(
						"energy.certificate",
						"Certificate",
						`registered on ${dateInWords(certificate.registeredOn)}, ${certificate.expired ? "expired on" : "holds until"} ${dateInWords(certificate.validUntil)}`,
					),
				]
			: []),
		...standards.map(({ id, title, cap, penalty, notes }) =>
			fact(
				`energy.standard.${id}`,
				title,
				`at most ${poundsInWords(cap)} need be spent. ${penalty}. ${notes.join(" ")}`,
			),
		),
		...(standardNote ? [fact("energy.standardNote", "Energy standard", standardNote)] : []),
		...(route
			? [
					fact("energy.route", "Way to band C", route.summary),
					...route.steps
						.slice(0, 1)
						.map(({ title, cost }) =>
							fact("energy.route", "First step", cost ? `${title}, ${rangeInWords(cost)}` : title),
						),
				]
			: []),
		...energy.cautions.map((caution) => fact("energy.cautions", "Caution", caution)),
	];
}

function licensingFacts(document: ReportFacts): ClaimFact[] {
	const { licensing } = document;
	return [
		fact("licensing.answer", "Licensing", licensing.answer),
		...licenceKinds.flatMap((kind) => {
			const cell = statedCell(document, kind);
			return cell ? [{ id: `licensing.${kind}`, text: cell.summary }] : [];
		}),
		...licensing.schemes.map(({ council, coverage, end }) =>
			fact(
				"licensing.schemes",
				`Scheme of ${council}`,
				end ? `${coverage}, until ${dateInWords(end)}` : coverage,
			),
		),
		...licensing.confirm.map((question) => ({ id: "licensing.confirm", text: question })),
		...licensing.penalties.map(({ id, what, text }) => fact(`penalty.${id}`, what, text)),
	];
}
