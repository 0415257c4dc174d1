import { poundsOr } from "../base/amounts-in-words.ts";
import type { Band } from "../base/facts/band.ts";
import type { Coordinates } from "../base/facts/coordinates.ts";
import { areFiguresStated } from "../base/inputs.ts";
import { councilLicences, licenceNames } from "../base/licence.ts";
import type { Pence } from "../base/money.ts";
import { roundPercent } from "../base/percent-in-words.ts";
import { KM_PER_MILE, kilometresBetween } from "../base/place/great-circle.ts";
import { lowerFirst } from "../base/sentence.ts";
import { round } from "../base/statistics.ts";
import type { Assessment } from "../judgement/assess.ts";
import { afterTaxOfOwners } from "../subjects/finance/tax-cases.ts";
import { decides } from "../subjects/licensing/verdict.ts";
import { rentToPricePercent } from "../subjects/market/ratios.ts";
import type { KeptAnswer } from "./kept-answer.ts";

/** What an account asks of a home; null or false where it does not ask. */
export type OwnRules = {
	/** Before costs, with one decimal. */
	readonly yieldPercent: number | null;
	/** Left in a year after tax at the basic rate. */
	readonly cashFlow: Pence | null;
	readonly isUnderCeiling: boolean;
	readonly band: Band | null;
	readonly isLicenceFree: boolean;
	/** Whole miles of a postcode. */
	readonly near: { readonly postcode: string; readonly miles: number } | null;
};

/** Nothing is asked. */
export const noRules: OwnRules = {
	yieldPercent: null,
	cashFlow: null,
	isUnderCeiling: false,
	band: null,
	isLicenceFree: false,
	near: null,
};

/** What rules are set against. Null is not known. */
export type RuledHome = {
	/** By stated rent and price, with one decimal as it is printed. */
	readonly yieldPercent: number | null;
	/** By stated figures, as the answer reckons it. */
	readonly cashFlow: Pence | null;
	/** Unknown costs, before which cash flow and ceiling are. */
	readonly leftOut: readonly string[];
	readonly isOwned: boolean;
	readonly price: Pence | null;
	/** Highest price that pays; null where none is known. `most`: null where none pays. */
	readonly ceiling: { readonly most: Pence | null; readonly isRentStated: boolean } | null;
	/** Its own, not an area's. */
	readonly band: Band | null;
	/** Licences that bear on the use: what is needed or begins soon for certain, and whether all are settled. */
	readonly licences: { readonly needed: readonly string[]; readonly areSettled: boolean };
	/** In a straight line, rounded up to whole ones, so that nothing finer is told. */
	readonly miles: number | null;
};

/** Reads what rules ask about from the assessment that the answers were made of. `from`: where distance is measured from. Source: Rule HOMES-17. */
export function ruledHome(
	{ inputs, money, licensing, bears, facts }: Assessment,
	{ band }: Pick<KeptAnswer, "band">,
	from: Coordinates | null,
): RuledHome {
	const { rent, price, owned } = inputs;
	const { figures, assumptions, paysAt } = money;
	const [thisYear] = figures.tax;
	const isRentStated = rent !== null;
	// Official rents are never for rooms.
	const isRentKnown = isRentStated || (assumptions.rooms === null && paysAt.rent.value !== null);
	// At a stated rent to the pound, as the answer has it, so that neither contradicts the other.
	const most = isRentStated ? (figures.paying.price?.price ?? null) : paysAt.ceiling.decisive;
	const { position } = facts.place;
	return {
		yieldPercent:
			rent === null || price === null ? null : asPrinted(rentToPricePercent(rent, price)),
		cashFlow: areFiguresStated(inputs) && thisYear ? afterTaxOfOwners(thisYear) : null,
		leftOut: figures.leftOut,
		isOwned: owned,
		price,
		ceiling: owned || !isRentKnown ? null : { most, isRentStated },
		band,
		licences: licencesOf({ licensing, bears }),
		miles:
			from === null || position === null
				? null
				: Math.max(1, Math.ceil(kilometresBetween(from, position) / KM_PER_MILE)),
	};
}

function asPrinted(percent: number): number {
	return round(roundPercent(percent), 1);
}

function licencesOf({
	licensing,
	bears,
}: Pick<Assessment, "licensing" | "bears">): RuledHome["licences"] {
	const bearing = councilLicences
		.filter((kind) => bears[kind])
		.map((kind) => ({ kind, judgement: licensing[kind] }));
	const settled = bearing.filter(({ judgement }) => decides(judgement));
	return {
		needed: settled
			.filter(({ judgement: { verdict } }) => verdict === "required" || verdict === "starting_soon")
			.map(({ kind, judgement: { verdict } }) => {
				const name = lowerFirst(licenceNames[kind]);
				return verdict === "required" ? `${name} is needed` : `${name} is needed soon`;
			}),
		areSettled: bearing.every(
			({ judgement }) => decides(judgement) && judgement.verdict === "none_found",
		),
	};
}

/** Whether a home does what is asked of it, and by which figure: "Missed: 5.1%, you ask 6%". */
export type RuleResult = {
	readonly verdict: "met" | "missed" | "not_known";
	readonly text: string;
};

/** What is asked, and what came of it for each home in their order. */
export type RuleLine = { readonly label: string; readonly results: readonly RuleResult[] };

const verdictInWords: Readonly<Record<RuleResult["verdict"], string>> = {
	met: "Met",
	missed: "Missed",
	not_known: "Not known",
};

type Found = readonly [RuleResult["verdict"], string];

const notKnown = (why: string): Found => ["not_known", why];
const found = (isMet: boolean, figure: string): Found => [isMet ? "met" : "missed", figure];

/** What is asked of homes against each of them. It adds nothing to the answers and takes nothing from them. Source: Rule HOMES-17. */
export function checkRules(rules: OwnRules, homes: readonly RuledHome[]): RuleLine[] {
	const { yieldPercent, cashFlow, band, near } = rules;
	const line = (label: string, check: (home: RuledHome) => Found): RuleLine => ({
		label,
		results: homes.map((home) => {
			const [verdict, figure] = check(home);
			return { verdict, text: `${verdictInWords[verdict]}: ${figure}` };
		}),
	});
	return [
		...(yieldPercent === null
			? []
			: [line(`Yield of ${yieldPercent}% or more`, (home) => checkYield(home, yieldPercent))]),
		...(cashFlow === null
			? []
			: [
					line(`${poundsOr(cashFlow)} or more a year after basic-rate tax`, (home) =>
						checkCashFlow(home, cashFlow),
					),
				]),
		...(rules.isUnderCeiling ? [line("Price under the ceiling", checkCeiling)] : []),
		...(band === null ? [] : [line(`Band ${band} or better`, (home) => checkBand(home, band))]),
		...(rules.isLicenceFree ? [line("No licence needed", checkLicences)] : []),
		...(near === null
			? []
			: [
					line(`Within ${milesInWords(near.miles)} of ${near.postcode}`, (home) =>
						checkMiles(home, near.miles),
					),
				]),
	];
}

function checkYield({ yieldPercent }: RuledHome, asked: number): Found {
	return yieldPercent === null
		? notKnown("its rent or price is not stated")
		: found(yieldPercent >= asked, `${yieldPercent.toFixed(1)}%, you ask ${asked}%`);
}

function checkCashFlow({ cashFlow, leftOut, isOwned }: RuledHome, asked: Pence): Found {
	if (cashFlow === null) {
		return notKnown(`its rent or ${isOwned ? "loan" : "price"} is not stated`);
	}
	// As printed, in whole pounds.
	const isEnough = Math.round(cashFlow / 100) >= Math.round(asked / 100);
	return isEnough && leftOut.length > 0
		? notKnown(`${poundsOr(cashFlow)} before ${leftOut.join(" and ")}`)
		: found(isEnough, `${poundsOr(cashFlow)}, you ask ${poundsOr(asked)}`);
}

function checkCeiling({ isOwned, price, ceiling, leftOut }: RuledHome): Found {
	if (isOwned) {
		return notKnown("it is owned already, so no price is asked");
	}
	if (price === null || ceiling === null) {
		return notKnown(`its ${price === null ? "price" : "rent"} is not stated`);
	}
	const { most } = ceiling;
	const at = ceiling.isRentStated ? "" : " at the average rent here";
	if (most === null) {
		return found(false, `no price pays${at}`);
	}
	const figure = `${poundsOr(price)}, the ceiling is ${poundsOr(most)}${at}`;
	return price <= most && leftOut.length > 0
		? notKnown(`${figure}, before ${leftOut.join(" and ")}`)
		: found(price <= most, figure);
}

function checkBand({ band }: RuledHome, asked: Band): Found {
	return band === null
		? notKnown("no certificate of its own is known")
		: found(band <= asked, `band ${band}, you ask ${asked}`);
}

function checkLicences({ licences: { needed, areSettled } }: RuledHome): Found {
	const [first] = needed;
	if (first !== undefined) {
		return found(false, needed.join(", "));
	}
	return areSettled ? found(true, "none is needed") : notKnown("the council has to say");
}

function checkMiles({ miles }: RuledHome, asked: number): Found {
	return miles === null
		? notKnown("one of both places is not known")
		: found(
				miles <= asked,
				`${miles <= asked ? "within " : ""}${milesInWords(miles)}${miles <= asked ? "" : " away"}, you ask ${asked}`,
			);
}

function milesInWords(miles: number): string {
	return miles === 1 ? "1 mile" : `${miles} miles`;
}
