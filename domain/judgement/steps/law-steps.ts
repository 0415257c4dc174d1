import { rangeInWords } from "../../base/amounts-in-words.ts";
import { addYears } from "../../base/calendar.ts";
import { isAtC, isBelowMinimum } from "../../base/facts/band.ts";
import type { Licence, LicenceKind } from "../../base/licence.ts";
import { knownNation } from "../../base/place/possible-nations.ts";
import { sources } from "../../base/sources.ts";
import { dateInWords } from "../../base/words.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { validUntil } from "../../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import { standardFor } from "../../subjects/energy/letting-standard.ts";
import { routeToC } from "../../subjects/energy/route-to-c.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import { feeFor } from "../../subjects/licensing/licence-fees.ts";
import { pageOf } from "../../subjects/licensing/licensing-scope.ts";
import { decides, type Judgement } from "../../subjects/licensing/verdict.ts";
import type { Assessment } from "../assess.ts";
import { ASSESSOR, BY_QUOTE, type DraftStep, FREE, plainStep } from "./plan-step.ts";

type Home = Pick<
	Assessment,
	"facts" | "inputs" | "day" | "chosen" | "energy" | "licensing" | "bears"
>;

/** Id of the step on which all others depend. */
export const NATION_STEP = "nation";

/** What planning, licences, registration and the energy standard require for this home. Source: Rule LICENCE-1, Rule ENERGY-4. */
export function lawSteps(home: Home): DraftStep[] {
	return [
		...nation(home),
		...licences(home),
		...registration(home),
		...certificate(home),
		...band(home),
	];
}

/** First of all: settle which nation's law applies. */
function nation({ facts }: Home): DraftStep[] {
	return knownNation(facts.place) === null
		? [
				{
					...plainStep,
					id: NATION_STEP,
					phase: "before_offer",
					what: "Find out which nation the home is in: its law decides the rest",
					who: "The seller",
					costText: FREE,
					chapter: "licensing",
				},
			]
		: [];
}

/** What remains to be done for each applicable licence. An absence that rests on leads is queried too. */
function licences(home: Home): DraftStep[] {
	return bearingKinds(home).flatMap((kind) => licenceStep(kind, home));
}

/** Worded as in the answer. */
function licenceStep(kind: LicenceKind, { licensing, facts }: Home): DraftStep[] {
	const judgement = licensing[kind];
	const { verdict, need, schemes, evidence } = judgement;
	const isNone = verdict === "none_found" || verdict === "not_covered";
	if (need === null || (decides(judgement) && isNone)) {
		return [];
	}
	const isPlanning = kind === "articleFour";
	const fee = isPlanning ? null : feeInPounds(kind, judgement, facts);
	const isDue = verdict === "required" && !isPlanning;
	const starts = verdict === "starting_soon";
	const id = isPlanning ? "planning" : `licence_${kind}`;
	return [
		{
			...plainStep,
			id,
			phase: isDue || starts ? "before_tenant" : "before_offer",
			what: need.what,
			who: councilInWords(need.who, facts),
			url: pageOf(schemes) ?? evidence?.[0]?.url ?? need.url,
			costText: isDue
				? fee
				: isPlanning && verdict === "required"
					? "The council’s fee"
					: costOfAsking(fee),
			by: starts ? firstDay(judgement) : null,
			chapter: "licensing",
			risk: id,
		},
	];
}

/** "Manchester council" for a single authority; anyone else by their own name. */
function councilInWords(who: string, { place, schemes }: Home["facts"]): string {
	const names = [
		...place.authorities.map(({ name }) => name),
		...schemes.map(({ council }) => council),
	];
	return names.includes(who) && !/council/i.test(who) ? `${who} council` : who;
}

function costOfAsking(fee: string | null): string {
	return fee === null ? FREE : `${FREE}. ${fee} if needed`;
}

function feeInPounds(
	licence: Licence,
	judgement: Judgement,
	{ place }: Home["facts"],
): string | null {
	const fee = feeFor(licence, judgement, place.nation);
	return fee && rangeInWords(fee.range);
}

/** First day of the next scheme to start. */
function firstDay({ schemes }: Judgement): string | null {
	return schemes.flatMap(({ start }) => start ?? []).toSorted()[0] ?? null;
}

function registration({ facts }: Home): DraftStep[] {
	const register = landlordRegisterAt(facts.place);
	if (!register) {
		return [];
	}
	const { what, cost, url } = register.action;
	return [
		{
			...plainStep,
			id: "registration",
			phase: "before_tenant",
			what: what.replace(/\.$/, ""),
			who: cost.source,
			url,
			costText: rangeInWords(cost),
			chapter: "compliance",
			risk: "landlord_register",
		},
	];
}

/** The certificate that a letting needs: to be looked up, made or renewed. */
function certificate({ facts, chosen, day }: Home): DraftStep[] {
	if (!energyLawOf(facts.place.nation).standardBinds) {
		return [];
	}
	const common = {
		...plainStep,
		id: "certificate",
		chapter: "energy",
		risk: "certificate_expiry",
	} as const;
	const { url } = sources.energyRegister;
	if (chosen === null) {
		const what = "Look up the home’s own energy certificate";
		return [
			{ ...common, phase: "before_offer", what, who: "The energy register", url, costText: FREE },
		];
	}
	const until = validUntil(chosen);
	if (until < day) {
		const what = "Get a new energy certificate before you market the home";
		return [{ ...common, phase: "before_tenant", what, who: ASSESSOR, costText: BY_QUOTE }];
	}
	return until < addYears(day, 1)
		? [
				{
					...common,
					phase: "every_year",
					what: "Renew the energy certificate",
					who: ASSESSOR,
					costText: BY_QUOTE,
					by: until,
				},
			]
		: [];
}

/** Steps for the band, today's minimum and the announced one. Only the home's own band counts, not a neighbour's or an area's. */
function band({ facts, chosen, day, energy, inputs }: Home): DraftStep[] {
	const own = chosen === null ? null : energy.band.value;
	if (own === null || chosen === null || !energyLawOf(facts.place.nation).standardBinds) {
		return [];
	}
	const { coming } = standardFor(facts.place.nation, day);
	const { cost } = routeToC(chosen);
	const least: DraftStep[] =
		isBelowMinimum(own) && !inputs.exemption
			? [
					{
						...plainStep,
						id: "energy_minimum",
						phase: "before_tenant",
						what: "Bring the home to band E, or register an exemption of your own",
						who: "Builders, then an energy assessor",
						url: sources.energyRegister.url,
						costText: BY_QUOTE,
						chapter: "energy",
						risk: "below_minimum",
					},
				]
			: [];
	if (coming === null) {
		return least;
	}
	const deadline = coming.certificatesBefore ?? coming.from;
	const isThere = isAtC(own);
	return [
		...least,
		{
			id: "band_c",
			phase: "every_year",
			what: isThere
				? `Keep band C: a certificate registered before ${dateInWords(deadline)} counts until it runs out`
				: `Reach band C, and register the certificate before ${dateInWords(deadline)}`,
			who: isThere ? ASSESSOR : "Builders, then an energy assessor",
			url: sources.energyRegister.url,
			costText: isThere || !cost.known ? BY_QUOTE : rangeInWords(cost),
			by: deadline,
			isDraft: coming.status === "announced",
			chapter: "energy",
			risk: "below_c",
		},
	];
}
