import type { Assessment } from "../../assess.ts";
import { type Band, bands, isBelowMinimum } from "../../epc/band.ts";
import { BAND_C } from "../../epc/cost-to-c.ts";
import { isExpired, validUntil } from "../../epc/current-certificates.ts";
import { standardFor } from "../../epc/letting-standard.ts";
import { isKnown } from "../../evidence.ts";
import { policyOf } from "../../nations/policy-of.ts";
import { dateInWords } from "../../words.ts";

/** May the home be let as it stands, as far as its energy rating goes? One sentence; a rating nearby never answers for the home. */
export function energyAnswer(assessment: Assessment): string {
	const { chosen, day, energy, facts } = assessment;
	const { nation } = facts.place;
	const { band } = energy;
	if (!policyOf(nation).energy.standardBinds) {
		return whereNoStandardReaches(assessment);
	}
	if (!chosen) {
		return isKnown(band)
			? `The home's own rating is not known: ${band.value} is typical of ${band.place ?? "the place"}, and only its own certificate tells whether it may be let.`
			: "The home's energy rating is not known, so whether it may be let as it stands is not known either.";
	}
	if (isExpired(chosen, day)) {
		return `The certificate expired on ${dateInWords(validUntil(chosen))}: a new one is needed before the home is marketed${isKnown(band) ? `, and the old one gave band ${band.value}` : ""}.`;
	}
	return isKnown(band)
		? ratedHome(band.value, assessment)
		: "The certificate gives no rating, so whether the home may be let as it stands is not known.";
}

/** As England and Wales have it, without what may be let: their letting standard does not reach other nations. */
function whereNoStandardReaches({ chosen, day, energy: { band }, facts }: Assessment): string {
	const { nation } = facts.place;
	const beyond = `the letting standard of England and Wales does not reach ${nation}`;
	if (!isKnown(band)) {
		return band.coverage === "not_covered"
			? `We read no energy certificates of ${nation}, so the home's rating is not known here.`
			: `The home's energy rating is not known; ${beyond}.`;
	}
	if (!chosen) {
		return `The home's own rating is not known: ${band.value} is typical of ${band.place ?? "the place"}; ${beyond}.`;
	}
	return isExpired(chosen, day)
		? `The certificate expired on ${dateInWords(validUntil(chosen))}, and gave band ${band.value}; ${beyond}.`
		: `Rated ${band.value}; ${beyond}.`;
}

function ratedHome(band: Band, { inputs, day, facts }: Assessment): string {
	if (isBelowMinimum(band)) {
		return inputs.exemption
			? `Rated ${band}: the home may be let only under a registered exemption, such as the one you state; an exemption does not pass to a buyer.`
			: `Rated ${band}: the home cannot lawfully be let as it stands without an exemption registered by its landlord.`;
	}
	const { coming } = standardFor(facts.place.nation, day);
	const from = coming ? dateInWords(coming.from) : null;
	const today = `Rated ${band}: the energy standard of today does not stand in the way of letting`;
	if (from === null) {
		return `${today}.`;
	}
	return isAtC(band)
		? `${today}, and the rating is at the band C announced for ${from}.`
		: `${today}, but band C is announced for ${from}.`;
}

/** Whether a band is C or better. */
export function isAtC(band: Band): boolean {
	return bands.some(({ letter, from }) => letter === band && from >= BAND_C);
}
