import { addYears } from "../../base/calendar.ts";
import { type Licence, licenceInWords, licenceKinds } from "../../base/licence.ts";
import { pence } from "../../base/money.ts";
import { dateInWords } from "../../base/words.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import { licenceFee } from "../../subjects/licensing/licence-fees.ts";
import { isNeeded, type Judgement } from "../../subjects/licensing/verdict.ts";
import { barredByPlanning } from "./deal-breaker.ts";
import { type Certainty, plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** What licences, planning and the landlords' register put at risk for the stated use. Source: Rule LICENCE-1. */
export function licenceRisks(home: RiskedHome): Risk[] {
	const settled = bearingKinds(home).flatMap((kind): Risk[] => {
		const judgement = home.licensing[kind];
		if (judgement.verdict === "none_found" || judgement.verdict === "not_covered") {
			return [];
		}
		return [kind === "articleFour" ? planning(judgement) : licence(kind, judgement, home)];
	});
	return [...settled, ...ending(home), ...registering(home)];
}

const certaintyOf = ({ verdict, isCertain }: Judgement): Certainty =>
	isCertain ? "certain" : isNeeded(verdict) || verdict === "starting_soon" ? "likely" : "possible";

function licence(kind: Licence, judgement: Judgement, { facts, day }: RiskedHome): Risk {
	const { verdict, summary, schemes } = judgement;
	const fee = licenceFee(facts.place.nation, kind);
	const name = licenceInWords[kind];
	const starts = schemes.map(({ start }) => start).filter((start) => start !== null && start > day);
	return {
		id: `licence_${kind}`,
		// Letting without a licence that is needed is an offence; one that may be needed is at first a question and a fee.
		effect: isNeeded(verdict) ? "forbids" : "once",
		certainty: certaintyOf(judgement),
		headline: headlineOf(judgement, name),
		detail: summary,
		flag: "free",
		amount: fee && pence(Math.round((fee.low + fee.high) / 2)),
		amountFrom: "fee",
		by: verdict === "starting_soon" ? (starts.toSorted()[0] ?? null) : null,
		source: fee
			? { name: `Fees councils asked (${fee.source})`, asOf: fee.asOf }
			: sourceOfFigure(judgement),
	};
}

function headlineOf({ verdict }: Judgement, name: string): string {
	switch (verdict) {
		case "required":
			return `It needs ${name}`;
		case "likely":
			return `It probably needs ${name}`;
		case "starting_soon":
			return `It will need ${name}`;
		default:
			return `It may need ${name}`;
	}
}

function planning(judgement: Judgement): Risk {
	const { verdict, summary, isCertain } = judgement;
	const needed = isNeeded(verdict);
	return {
		...plainRisk,
		id: "planning",
		effect: needed ? "forbids" : "once",
		certainty: certaintyOf(judgement),
		headline: needed
			? `${isCertain ? "It needs" : "It probably needs"} planning permission as an HMO`
			: "It may need planning permission as an HMO",
		detail: summary,
		flag: "free",
		...(verdict === "required" && isCertain ? { dealBreaker: barredByPlanning(summary) } : {}),
		source: sourceOfFigure(judgement),
	};
}

/** A scheme that ends within a year: the council may put another in its place. */
function ending({ licensing, bears, day }: RiskedHome): Risk[] {
	const [soonest] = licenceKinds
		.filter((kind) => bears[kind])
		.flatMap((kind) => licensing[kind].schemes.map(({ end }) => ({ end, kind })))
		.flatMap(({ end, kind }) =>
			end !== null && end >= day && end < addYears(day, 1) ? [{ end, kind }] : [],
		)
		.toSorted((a, b) => a.end.localeCompare(b.end));
	return soonest
		? [
				{
					...plainRisk,
					id: "scheme_ends",
					effect: "once",
					certainty: "certain",
					headline: "The licensing scheme ends within a year",
					flag: "gated",
					detail: `A licensing scheme here ends on ${dateInWords(soonest.end)}: the council may put another in its place.`,
					by: soonest.end,
					source: sourceOfFigure(licensing[soonest.kind]),
				},
			]
		: [];
}

/** What every landlord of a nation does before letting: a need, and a small one. */
function registering({ facts }: RiskedHome): Risk[] {
	const register = landlordRegisterAt(facts.place);
	return register
		? [
				{
					id: "landlord_register",
					effect: "once",
					certainty: "certain",
					headline: "Every landlord here must register",
					flag: "gated",
					detail: register.everyLandlord,
					amount: register.action.cost.low,
					amountFrom: "fee",
					by: null,
					isDuty: true,
					source: { name: register.action.cost.source, asOf: register.action.cost.asOf },
				},
			]
		: [];
}
