import { addYears, type IsoDate } from "../calendar.ts";
import { type Band, isAtC, isBelowMinimum } from "../epc/band.ts";
import type { CostRange } from "../epc/cost-to-c.ts";
import { type LettingStandard, standardFor } from "../epc/letting-standard.ts";
import type { RouteToC } from "../epc/route-to-c.ts";
import { councilLicences, type Licence, licenceInWords } from "../licensing/licence.ts";
import { feeSeen, licenceFee } from "../licensing/licence-fees.ts";
import { isNeeded, type Verdict } from "../licensing/verdict.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import { sources } from "../sources.ts";
import { isMultipleOccupation, type Use } from "../use.ts";
import { dateInWords } from "../words.ts";

/** When an action is due, soonest first. */
export const actionTimes = [
	"before_you_buy",
	"before_letting",
	"within_12_months",
	"by_2030",
] as const;
export type ActionTime = (typeof actionTimes)[number];

/** Each time as a heading. */
export const actionTimeInWords: Readonly<Record<ActionTime, string>> = {
	before_you_buy: "Before you buy",
	before_letting: "Before letting",
	within_12_months: "Within 12 months",
	by_2030: "By 2030",
};

/** One thing to do. */
export type Action = {
	readonly id: string;
	readonly time: ActionTime;
	readonly what: string;
	/** Who does it. */
	readonly who: string;
	/** In pence; null where no cost is known. */
	readonly cost: CostRange | null;
	/** The council's page or the source's; null where none is held. */
	readonly url: string | null;
};

/** What was found out about a licence or permission, with the council's page. */
export type Found = { readonly verdict: Verdict; readonly url: string | null };

/** What the plan rests on. */
export type Findings = {
	readonly nation: Nation;
	/** The home lies on a border and its nation is not stated: `nation` is that of the larger part. */
	readonly isNationOpen: boolean;
	readonly use: Use;
	readonly day: IsoDate;
	/** Band of the home's own certificate; null when unknown. */
	readonly band: Band | null;
	/** Whether it is known which home of the postcode is meant. */
	readonly isHomeKnown: boolean;
	/** Last day of the home's certificate; null when it has none. */
	readonly certificateUntil: IsoDate | null;
	readonly hasExemption: boolean;
	readonly route: RouteToC | null;
	/** Those that bear on the use. */
	readonly licences: Readonly<Partial<Record<Licence, Found>>>;
	readonly articleFour: Found;
	readonly hasPlanningPermission: boolean;
};

const YOU = "You";
const ASSESSOR = "An energy assessor";

/** The actions that follow from the findings, soonest first; within one time planning, licences, registration, energy. */
export function actionPlan(findings: Findings): Action[] {
	const actions = [
		...(findings.isNationOpen ? [findNation] : []),
		...planning(findings),
		...licensing(findings),
		...(findings.isNationOpen ? [] : registration(findings.nation)),
		...energy(findings),
	];
	return actionTimes.flatMap((due) => actions.filter(({ time }) => time === due));
}

/** Before anything else: whose law holds. */
const findNation: Action = {
	id: "nation",
	time: "before_you_buy",
	what: "Find out in which nation the home lies: licences, the energy minimum, taxes and registration depend on it.",
	who: YOU,
	cost: null,
	url: null,
};

function planning({ use, articleFour, hasPlanningPermission }: Findings): Action[] {
	const { verdict, url } = articleFour;
	if (!isMultipleOccupation(use) || hasPlanningPermission || verdict === "none_found") {
		return [];
	}
	const what = isNeeded(verdict)
		? "Make sure of planning permission for use as an HMO, or that the home lawfully is one already."
		: "Ask the council whether use as an HMO needs planning permission.";
	const who = isNeeded(verdict) ? "Your solicitor" : YOU;
	return [{ id: "planning", time: "before_you_buy", what, who, cost: null, url }];
}

function licensing({ nation, licences }: Findings): Action[] {
	return councilLicences.flatMap((kind): Action[] => {
		const found = licences[kind];
		if (!found || found.verdict === "none_found") {
			return [];
		}
		const { verdict, url } = found;
		const fee = licenceFee(nation, kind);
		const cost = costOf(fee);
		const whose = fee ? ` Fee: ${feeSeen(fee)}.` : "";
		const id = `licence_${kind}`;
		const name = licenceInWords[kind];
		if (isNeeded(verdict)) {
			const what = `Apply for ${name}.${whose}`;
			return [{ id, time: "before_letting", what, who: YOU, cost, url }];
		}
		return verdict === "starting_soon"
			? [
					{
						id,
						time: "within_12_months",
						what: `Apply for ${name} by the day the scheme starts.${whose}`,
						who: YOU,
						cost,
						url,
					},
				]
			: [
					{
						id,
						time: "before_you_buy",
						what: `Ask the council whether the home needs ${name}.`,
						who: YOU,
						cost: null,
						url,
					},
				];
	});
}

function registration(nation: Nation): Action[] {
	const register = policyOf(nation).landlordRegister;
	if (!register) {
		return [];
	}
	const { what, cost, url } = register.action;
	return [
		{
			id: "registration",
			time: "before_letting",
			who: YOU,
			what: `${what} Fee: as of ${dateInWords(cost.asOf)}.`,
			cost: costOf(cost),
			url,
		},
	];
}

/** The amounts alone: whose they are is said in the sentence. */
function costOf(fee: CostRange | null): CostRange | null {
	return fee && { low: fee.low, high: fee.high };
}

function energy(findings: Findings): Action[] {
	const { nation, day, band, hasExemption } = findings;
	if (!policyOf(nation).energy.standardBinds) {
		return [];
	}
	const actions = certificate(findings);
	if (band !== null && isBelowMinimum(band) && !hasExemption) {
		actions.push({
			id: "energy_minimum",
			time: "before_letting",
			what: "Bring the home to band E, or register an exemption of your own: the seller's does not pass to you.",
			who: YOU,
			cost: null,
			url: sources.energyRegister.url,
		});
	}
	const { coming } = standardFor(nation, day);
	return coming && band !== null ? [...actions, towardsC(findings, band, coming)] : actions;
}

function certificate({ isHomeKnown, certificateUntil, day }: Findings): Action[] {
	const { url } = sources.energyRegister;
	if (!isHomeKnown) {
		const what = "Look up the home's energy certificate, its band and the day it runs out.";
		return [{ id: "certificate", time: "before_you_buy", what, who: YOU, cost: null, url }];
	}
	if (certificateUntil === null || certificateUntil < day) {
		const what = "Have an energy certificate made: one is needed before marketing.";
		return [{ id: "certificate", time: "before_letting", what, who: ASSESSOR, cost: null, url }];
	}
	if (certificateUntil < addYears(day, 1)) {
		const what = `Renew the energy certificate, which runs out on ${dateInWords(certificateUntil)}.`;
		return [{ id: "certificate", time: "within_12_months", what, who: ASSESSOR, cost: null, url }];
	}
	return [];
}

/** A home at C keeps the standard by a certificate registered in time; any other does its works first. Source: FACTS 2.2. */
function towardsC(
	{ route }: Pick<Findings, "route">,
	band: Band,
	{ certificatesBefore, from }: LettingStandard,
): Action {
	const deadline = dateInWords(certificatesBefore ?? from);
	const isThere = isAtC(band);
	const cost = route?.cost.known ? { low: route.cost.low, high: route.cost.high } : null;
	return {
		id: "band_c",
		time: "by_2030",
		what: isThere
			? `Keep band C: a certificate registered before ${deadline} counts until it runs out. It is decided, not yet law.`
			: `Reach band C with a certificate registered before ${deadline}: it then counts until it runs out. It is decided, not yet law.`,
		who: isThere ? ASSESSOR : YOU,
		cost: isThere ? null : cost,
		url: sources.energyRegister.url,
	};
}
