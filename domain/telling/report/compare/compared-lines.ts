import { percentOr, poundsOr, rangeInWords } from "../../../base/amounts-in-words.ts";
import { type LicenceKind, licenceKinds } from "../../../base/licence.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { useInWords } from "../../../base/use.ts";
import { dateInWords, daysInWords, NOT_KNOWN } from "../../../base/words.ts";
import { answerLines, riskWorthInWords } from "../../../judgement/answer/answer-words.ts";
import { toWholeThousand } from "../../../judgement/money/where-it-pays.ts";
import { beforeChargeInWords } from "../../../subjects/finance/left-out.ts";
import { licenceKindInWords } from "../../../subjects/licensing/planning-law.ts";
import { verdictInWords } from "../../../subjects/licensing/verdict-words.ts";
import type { ReportDocument } from "../document/document.ts";
import { flaggedRisks } from "../document/listed-risks.ts";
import { statedCell } from "../document/report-figures.ts";
import { DOES_NOT_APPLY, natureOf } from "../licensing/licensing-words.ts";
import { scoreOfHundred } from "../verdict/verdict-words.ts";

type Line = { readonly label: string; readonly text: string };
type Group = { readonly title: string; readonly lines: readonly Line[] };

/** A report's facts as lines, in the same order for every report. */
export function homeLines(document: ReportDocument): readonly Group[] {
	return [
		{ title: "Answers", lines: answers(document) },
		{ title: "Report", lines: made(document) },
		{ title: "Money", lines: money(document) },
		{ title: "Energy", lines: energy(document) },
		{ title: "Licences", lines: licences(document) },
		{ title: "Risks", lines: risks(document) },
	];
}

function answers({ answer }: ReportDocument): readonly Line[] {
	return answerLines(answer).map(({ question, word, why }) => ({
		label: question,
		text: `${word}. ${why}`,
	}));
}

function made({ inputs, verdict, day, methodologyVersion }: ReportDocument): readonly Line[] {
	const { investmentScore, investmentLabel, range, riskScore } = verdict;
	return [
		{ label: "Report made", text: `${dateInWords(day)}, method ${methodologyVersion}` },
		{ label: "Let to", text: upperFirst(useInWords[inputs.use]) },
		{
			label: "Investment score",
			text:
				investmentScore === null
					? investmentLabel
					: `${scoreOfHundred(investmentScore, range)}. ${investmentLabel}`,
		},
		{ label: "Risk score", text: riskScore === null ? NOT_KNOWN : `${riskScore} of 100` },
	];
}

function money({ money: { assumptions, figures }, rent }: ReportDocument): readonly Line[] {
	const { year, paying } = figures;
	const before = (text: string) =>
		text === NOT_KNOWN ? text : `${text}${beforeChargeInWords(figures)}`;
	const typical = (text: string, stated: unknown) =>
		stated === null && text !== NOT_KNOWN ? `${text}, typical` : text;
	return [
		{ label: "Price", text: typical(poundsOr(assumptions.price), rent.statedPrice) },
		{ label: "Rent a month", text: typical(poundsOr(assumptions.rent), rent.statedRent) },
		{ label: "Money you put in", text: poundsOr(year.moneyIn) },
		{ label: "Cash flow a year, before tax", text: before(poundsOr(year.cashFlow)) },
		{ label: "Return on the money put in, before tax", text: before(percentOr(year.cashOnCash)) },
		{ label: "Gross yield", text: percentOr(year.grossYield) },
		{ label: "Net yield", text: before(percentOr(year.netYield)) },
		{
			label: "Pays up to a price of",
			text: before(poundsOr(paying.price && toWholeThousand(paying.price.price), "No price found")),
		},
	];
}

function energy({
	energy: { band, ofHome, certificate, route },
	dates,
}: ReportDocument): readonly Line[] {
	const [next] = dates;
	return [
		{
			label: "Energy rating",
			text: band === null ? NOT_KNOWN : ofHome ? band : `${band}, typical of the place`,
		},
		{
			label: "Cost to reach C",
			text: ofHome && route?.cost ? rangeInWords(route.cost) : NOT_KNOWN,
		},
		{
			label: "Certificate",
			text: certificate === null ? NOT_KNOWN : certificate.expired ? "Expired" : "In date",
		},
		{ label: "Next change", text: next ? `${next.title}: ${daysInWords(next)}` : "None known" },
	];
}

function licences(document: ReportDocument): readonly Line[] {
	return licenceKinds.map((kind) => ({
		// One heading for homes of several nations.
		label: kind === "articleFour" ? "Planning for an HMO" : licenceKindInWords(kind, "England"),
		text: licence(document, kind),
	}));
}

function licence(document: ReportDocument, kind: LicenceKind): string {
	const cell = statedCell(document, kind);
	return cell === null
		? DOES_NOT_APPLY
		: verdictInWords({ verdict: cell.verdict, ...natureOf(kind, document.home.nation) });
}

const gravest = ["The gravest risk", "The second", "The third"] as const;

function risks({ answer, risks: found, unchecked }: ReportDocument): readonly Line[] {
	return [
		...gravest.map((label, at) => {
			const risk = answer.risks.items[at];
			const worth = risk ? riskWorthInWords(risk) : "";
			return {
				label,
				text: risk ? `${risk.headline}${worth ? `: ${worth}` : ""}` : "None found",
			};
		}),
		{ label: "Legal flags", text: String(flaggedRisks(found).length) },
		{ label: "Not checked", text: String(unchecked.length) },
	];
}
