import { addYears } from "../../base/calendar.ts";
import { type Licence, licenceInWords, licenceKinds } from "../../base/licence.ts";
import { dateInWords } from "../../base/words.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import { feeFor } from "../../subjects/licensing/licence-fees.ts";
import { penaltiesOn } from "../../subjects/licensing/licensing-law.ts";
import { decides, isNeeded, type Judgement, mayNeed } from "../../subjects/licensing/verdict.ts";
import { barredByPlanning } from "./deal-breaker.ts";
import { type Certainty, plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** Risks from licences, planning and the landlords' register for the stated use. Source: Rule LICENCE-1. */
export function licenceRisks(home: RiskedHome): Risk[] {
	const settled = bearingKinds(home).flatMap((kind): Risk[] => {
		const judgement = home.licensing[kind];
		// An unknown licence is no risk; it counts as not checked.
		if (!mayNeed(judgement.verdict)) {
			return [];
		}
		return [kind === "articleFour" ? planning(judgement) : licence(kind, judgement, home)];
	});
	return [...settled, ...ending(home), ...registering(home)];
}

const certaintyOf = ({ verdict, proof }: Judgement): Certainty =>
	decides({ proof }) && verdict !== "check_boundary"
		? "certain"
		: isNeeded(verdict) || verdict === "starting_soon"
			? "likely"
			: "possible";

/** A needed licence that is missing is an offence with a penalty; one that may be needed is first a question and a fee. */
function licence(kind: Licence, judgement: Judgement, { facts, day }: RiskedHome): Risk {
	const { verdict, summary, schemes } = judgement;
	const { nation } = facts.place;
	const needed = isNeeded(verdict);
	const penalty = needed ? penaltiesOn(nation, day) : null;
	const fee = feeFor(kind, judgement, nation);
	const name = licenceInWords[kind];
	const starts = schemes.map(({ start }) => start).filter((start) => start !== null && start > day);
	return {
		id: `licence_${kind}`,
		effect: needed ? "forbids" : "once",
		certainty: certaintyOf(judgement),
		headline: headlineOf(judgement, name),
		detail: summary,
		flag: "free",
		amount: penalty ? penalty.civilPenaltyCap : needed ? null : (fee?.amount ?? null),
		...(penalty ? { isPenalty: true } : {}),
		amountFrom: "fee",
		by: verdict === "starting_soon" ? (starts.toSorted()[0] ?? null) : null,
		source: penalty
			? { name: penalty.source, asOf: penalty.lastChecked }
			: needed || !fee
				? sourceOfFigure(judgement)
				: { name: fee.source, asOf: fee.asOf },
	};
}

function headlineOf({ verdict }: Judgement, name: string): string {
	switch (verdict) {
		case "required":
			return `Letting it without ${name}`;
		case "likely":
			return `Letting it without ${name}, if it needs one`;
		case "starting_soon":
			return `It will need ${name}`;
		default:
			return `It may need ${name}`;
	}
}

function planning(judgement: Judgement): Risk {
	const { verdict, summary } = judgement;
	const isCertain = decides(judgement);
	const needed = isNeeded(verdict);
	return {
		...plainRisk,
		id: "planning",
		effect: needed ? "forbids" : "once",
		certainty: certaintyOf(judgement),
		headline: needed
			? `${isCertain ? "The use as an HMO can be stopped" : "The use as an HMO may be stopped"}: no planning permission`
			: "It may need HMO planning permission",
		detail: summary,
		flag: "free",
		...(verdict === "required" && isCertain ? { dealBreaker: barredByPlanning(summary) } : {}),
		source: sourceOfFigure(judgement),
	};
}

/** A scheme that ends within a year, after which the council may make another. */
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
					headline: "The scheme ends within a year",
					flag: "gated",
					detail: `A licensing scheme here ends on ${dateInWords(soonest.end)}: the council may put another in its place.`,
					by: soonest.end,
					source: sourceOfFigure(licensing[soonest.kind]),
				},
			]
		: [];
}

/** The nation's registration of landlords before letting: required, but minor. */
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
