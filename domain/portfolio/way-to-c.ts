import type { IsoDate } from "../base/calendar.ts";
import type { CostRange } from "../base/cost-range.ts";
import { BAND_C } from "../base/facts/band.ts";
import type { Certificate, Improvement } from "../base/facts/certificate.ts";
import { type Pence, pence } from "../base/money.ts";
import type { Nation } from "../base/nation.ts";
import { lowerFirst, upperFirst } from "../base/sentence.ts";
import { countInWords, poundsInWords } from "../base/words.ts";
import { costTo, reaches, totalCost, wayTo } from "../subjects/energy/cost-to-band.ts";
import { capFor, type LettingStandard, standardFor } from "../subjects/energy/letting-standard.ts";

/** A step of the certificate at the middle of its printed cost. */
export type WorksStep = { readonly title: string; readonly cost: Pence };

/** What a home still needs for the coming standard of band C, with the reason in a sentence. Source: Rule FLEET-5. */
export type WayToC =
	| {
			/** No such standard is known for its nation; it has band C; or no steps are known. */
			readonly kind: "no_standard" | "meets" | "no_steps";
			readonly why: string;
	  }
	| {
			/** The steps reach band C; or what is spent with them lets the landlord claim an exemption. */
			readonly kind: "reaches" | "exempt";
			/** Empty where an exemption takes no further step. */
			readonly steps: readonly WorksStep[];
			readonly cost: Pence;
			/** Lowest and highest printed cost. */
			readonly range: CostRange;
			readonly why: string;
	  };

/** What the way of a home depends on. */
export type CertifiedHome = {
	readonly nation: Nation;
	readonly certificate: Certificate | null;
	/** Its value, on which a lower cap may depend; null where it is not stated. */
	readonly value: Pence | null;
	/** Spent since spending counts towards the cap. */
	readonly spent: Pence;
};

/** The coming standard of band C in a nation; null where none is known. */
export function standardOfC(nation: Nation, day: IsoDate): LettingStandard | null {
	const { coming } = standardFor(nation, day);
	return coming && coming.points >= BAND_C ? coming : null;
}

/** What a coming standard asks of a home: its first day, whether it is not law yet, and the way of the home in a sentence. */
export type ComingWorks = {
	readonly from: IsoDate;
	readonly isDraft: boolean;
	readonly why: string;
};

/** Null where no such standard is known, or the nation is open. */
export function comingWorks(
	nation: Nation | null,
	{ why }: WayToC,
	day: IsoDate,
): ComingWorks | null {
	const standard = nation && standardOfC(nation, day);
	return standard && { from: standard.from, isDraft: standard.status === "announced", why };
}

/**
 * The least of the certificate's steps, in its order, after which a home is no longer below band C without an exemption: they reach it, or the next one would pass the
 * cap on spending. An exemption that stands today is of the present standard and does not count. Source: Rule FLEET-5, Fact ENERGY-F3.
 */
export function wayToC({ nation, certificate, value, spent }: CertifiedHome, day: IsoDate): WayToC {
	const standard = standardOfC(nation, day);
	if (standard === null) {
		return { kind: "no_standard", why: "No standard of band C is set for this home." };
	}
	if (certificate === null) {
		return { kind: "no_steps", why: "No steps known: no certificate is chosen." };
	}
	if ((certificate.points ?? 0) >= standard.points) {
		return { kind: "meets", why: "It has band C already." };
	}
	const cap = capFor(standard, value);
	const steps = certificate.imported ? [] : wayTo(certificate.improvements, standard.points);
	const { done, end } = walk(steps, { points: standard.points, room: cap - spent });
	if (end === "no_steps") {
		const cost = costTo(certificate, standard.points);
		const reason = cost.known ? "the certificate prints no cost." : lowerFirst(cost.reason);
		return { kind: end, why: `No steps known: ${reason}` };
	}
	const cost = pence(done.reduce((sum, step) => sum + step.cost, 0));
	const count = `${countInWords(done.length, "step")} for ${poundsInWords(cost)}`;
	return {
		kind: end,
		steps: done,
		cost,
		range: totalCost(steps.slice(0, done.length)) ?? { low: cost, high: cost },
		why:
			end === "reaches"
				? `${count} ${done.length === 1 ? "reaches" : "reach"} band C.`
				: `${exemptAfter(done.length === 0 ? null : count, { cap, spent: spent + cost })} The plan for 2030 then allows an exemption.`,
	};
}

/** Takes the steps in order until band C is reached, the room under the cap is used up, or a step has no known cost or follower. */
function walk(
	steps: readonly Improvement[],
	{ points, room }: { readonly points: number; readonly room: number },
): { readonly done: readonly WorksStep[]; readonly end: "reaches" | "exempt" | "no_steps" } {
	const done: WorksStep[] = [];
	let left = room;
	for (const step of steps) {
		if (left <= 0 || (step.cost !== null && middleOf(step.cost) > left)) {
			return { done, end: "exempt" };
		}
		if (step.cost === null) {
			return { done, end: "no_steps" };
		}
		const cost = middleOf(step.cost);
		done.push({ title: step.title, cost });
		left -= cost;
		if (reaches(step, points)) {
			return { done, end: "reaches" };
		}
	}
	return { done, end: left <= 0 ? "exempt" : "no_steps" };
}

function middleOf({ low, high }: CostRange): Pence {
	return pence(Math.round((low + high) / 2));
}

function exemptAfter(
	count: string | null,
	{ cap, spent }: { readonly cap: Pence; readonly spent: number },
): string {
	const what = spent >= cap ? "spending reaches" : "the next step would pass";
	const whole = `${what} the cap of ${poundsInWords(cap)}.`;
	return count === null ? upperFirst(whole) : `After ${count} ${whole}`;
}
