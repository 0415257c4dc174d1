import { percentOr, poundsOr, rangeInWords } from "../../base/amounts-in-words.ts";
import { isAtC } from "../../base/facts/band.ts";
import { pence } from "../../base/money.ts";
import { countInWords, daysInWords, poundsInWords } from "../../base/words.ts";
import { riskWorthInWords } from "../../judgement/answer/answer-words.ts";
import type { ChapterId } from "../../judgement/home/chapter-titles.ts";
import { chapterOfRisk } from "../../judgement/risks/chapter-of-risk.ts";
import { stepsByPhase } from "../../judgement/steps/plan-step.ts";
import type { ReportDocument } from "./document/document.ts";
import { flaggedRisks, risksAlone } from "./document/listed-risks.ts";
import { MOST_BEDROOMS, officialRent } from "./market/rent-section.ts";
import { scoreInWords, scoreOfHundred } from "./verdict/verdict-words.ts";

type Headline = (document: ReportDocument) => string;

/** The line with the answer under a chapter's title: short, from the document alone, and without a full stop. */
export function chapterHeadline(document: ReportDocument, id: ChapterId): string {
	return headlines[id](document).replace(/\.$/, "");
}

const headlines: Readonly<Record<ChapterId, Headline>> = {
	overall: ({ verdict: { investmentScore, investmentLabel, range, riskScore } }) =>
		investmentScore === null
			? investmentLabel
			: `${scoreOfHundred(investmentScore, range)}. ${scoreInWords("Risk Score", riskScore)}`,
	risks,
	recommendations: ({ plan }) => {
		const [first] = stepsByPhase(plan);
		return `${countInWords(plan.length, "step")}. ${first ? `${first.heading}: ${first.steps.length}` : ""}`;
	},
	flags: ({ risks: found }) => countInWords(flaggedRisks(found).length, "legal flag"),
	property,
	energy,
	licensing: ({ verdict, licensing }) =>
		verdict.keyFigures.find(({ id }) => id === "licence")?.text ?? licensing.answer,
	market,
	finance,
	roi,
	place: ({ risks: found, place }) => {
		const here = found.filter((risk) => chapterOfRisk(risk) === "place");
		const [gravest] = here;
		const known = place.filter(({ evidence }) => evidence.value !== null).length;
		return gravest ? gravest.headline : `${known} of ${place.length} checks were answered`;
	},
	possession: ({ possession: { homeBack } }) => {
		const [first] = homeBack;
		return first ? `${first.what}: ${first.how}` : "Not checked, but for rises of the rent";
	},
	compliance: ({ compliance: { now, coming } }) =>
		`${countInWords(now.length, "duty", "duties")} now${coming.length > 0 ? `, ${coming.length} to come` : ""}`,
	changes: ({ dates, compliance }) => {
		const [next] = dates;
		return next
			? `Next: ${daysInWords(next)}`
			: countInWords(compliance.changes.length, "change of the law", "changes of the law");
	},
	unchecked: ({ unchecked }) => countInWords(unchecked.length, "gap"),
	sources: ({ sources, methodologyVersion }) =>
		`${countInWords(sources.length, "source")}. Method ${methodologyVersion}`,
};

function risks({ risks: found }: ReportDocument): string {
	const wrong = risksAlone(found);
	const [gravest] = wrong;
	const worth = gravest && riskWorthInWords(gravest);
	return `${countInWords(wrong.length, "risk")}${worth ? `. The gravest: ${worth}` : ""}`;
}

/** Marks a figure that is not the home's own. */
const TYPICAL = ", typical of ";

/** The home as far as known: type, size and bedrooms. */
function property({ property: figures }: ReportDocument): string {
	const texts = ["propertyType", "totalFloorArea", "bedrooms"].flatMap((id) => {
		const figure = figures.find((each) => each.id === id);
		return figure && figure.evidence.value !== null ? [figure.text] : [];
	});
	if (texts.length === 0) {
		return "Not known without its address";
	}
	const parts = texts.map((text) => text.split(TYPICAL)[0] ?? text);
	const [, whose] = texts.map((text) => text.split(TYPICAL)).find(({ length }) => length > 1) ?? [];
	return `${parts.join(", ")}${whose === undefined ? "" : `${TYPICAL}${whose}`}`;
}

/** The home's own band and the way to C; else whose band it is. */
function energy({ energy: { band, ofHome, certificate, route } }: ReportDocument): string {
	if (band === null) {
		return "No rating known";
	}
	if (!ofHome) {
		return `${band} is typical here. This home’s own is not known`;
	}
	const today = certificate?.expired ? `${band}, but its certificate has expired` : `${band} today`;
	if (isAtC(band)) {
		return `${today}, and at band C already`;
	}
	return route?.cost
		? `${today}. ${rangeInWords(route.cost)} to reach C`
		: `${today}. The cost to reach C is not known`;
}

/** "2 bedrooms", and of the last figure that is published "4 bedrooms or more". */
function bedroomsOf(count: number): string {
	return `${countInWords(count, "bedroom")}${count === MOST_BEDROOMS ? " or more" : ""}`;
}

/** The reader's stated rent, else the typical one. */
function market({ rent }: ReportDocument): string {
	const official = officialRent(rent);
	if (official === null) {
		return rent.answer;
	}
	const mean = `${poundsInWords(official.amount)} a month`;
	if (rent.statedRent === null) {
		return `Rent averages ${mean} in ${official.name}`;
	}
	const apart = rent.statedRent - official.amount;
	const stated = poundsInWords(rent.statedRent);
	const whose =
		official.bedrooms === null
			? `of ${official.name}`
			: `of homes with ${bedroomsOf(official.bedrooms)} in ${official.name}`;
	return apart === 0
		? `${stated} is the average rent ${whose}`
		: `${stated} is ${poundsInWords(pence(Math.abs(apart)))} ${apart > 0 ? "above" : "below"} the average ${whose}`;
}

/** A typical yield says nothing about this home. Source: Rule ANSWER-6. */
function finance({ money: { figures }, rent, verdict: { keyFigures } }: ReportDocument): string {
	const { yearlyRent, cashFlow } = figures.year;
	const yields = keyFigures.find(({ id }) => id === "estimatedRentalYield");
	if (
		rent.statedRent === null ||
		rent.statedPrice === null ||
		yearlyRent === null ||
		cashFlow === null
	) {
		return yields && yields.evidence.value !== null
			? `Gross yield ${yields.text}`
			: "No yield without rent and price";
	}
	return `${poundsInWords(yearlyRent)} rent ${cashFlow < 0 ? "falls" : "leaves"} ${poundsInWords(pence(Math.abs(cashFlow)))}${cashFlow < 0 ? " short" : ""} before tax`;
}

function roi({ money: { figures }, rent }: ReportDocument): string {
	const { cashOnCash, moneyIn } = figures.year;
	return rent.statedRent === null || rent.statedPrice === null || cashOnCash === null
		? "Typical figures: type yours for a result of this home"
		: `${percentOr(cashOnCash)} a year on ${poundsOr(moneyIn)} of your own money, before tax`;
}
