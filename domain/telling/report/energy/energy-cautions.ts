import { addYears } from "../../../base/calendar.ts";
import { isAtC, nearEdge } from "../../../base/facts/band.ts";
import type { Certificate } from "../../../base/facts/certificate.ts";
import { reaches } from "../../../base/facts/live-sources.ts";
import { dateInWords, poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { isExpired, validUntil } from "../../../subjects/energy/current-certificates.ts";
import { heatPumpGrantOn } from "../../../subjects/energy/heat-pump-grant.ts";
import { leastBandAt } from "../../../subjects/energy/letting-standard.ts";

/** What to bear in mind about the certificate and its printed costs, or about having none. Source: Fact ENERGY-F4, Fact ENERGY-F5. */
export function energyCautions({ chosen, day, energy, facts }: Assessment): string[] {
	if (!chosen) {
		return reaches("certificates", facts.place.nation)
			? [
					energy.band.value === null
						? "Nothing is said here about this home until its own certificate is known."
						: "Homes nearby differ: choose the address to see this home's own certificate.",
				]
			: [];
	}
	return [
		...validity(chosen, day),
		...closeness(chosen),
		"PropEco, which audits certificates, found an error in more than half of them, and 23% of homes came out lower when inspected again.",
		...(chosen.improvements.some(({ cost }) => cost !== null)
			? [
					"The costs printed on certificates have not changed since 2016 at least and ignore the size of the home. Get quotes before you rely on them.",
				]
			: []),
		...(energy.band.value !== null && isAtC(energy.band.value) ? [] : grant(facts.place, day)),
	];
}

/** What a landlord may have towards a heat pump, of a home below band C. Source: Fact ENERGY-F6. */
function grant(place: Assessment["facts"]["place"], day: string): string[] {
	const found = leastBandAt(place) === "open" ? null : heatPumpGrantOn(place.nation, day);
	if (found === null) {
		return [];
	}
	const { amount, insteadOfOil, source } = found;
	const oil =
		insteadOfOil === null ? "" : `, ${poundsInWords(insteadOfOil)} where it replaces oil or LPG`;
	return [
		`A landlord may apply for ${poundsInWords(amount)} towards a heat pump${oil} (${source}).`,
	];
}

function validity(chosen: Certificate, day: string): string[] {
	const until = validUntil(chosen);
	if (isExpired(chosen, day)) {
		return [
			`The certificate expired on ${dateInWords(until)}: its figures are old, and a new one is needed before marketing.`,
		];
	}
	return until < addYears(day, 1)
		? [`The certificate runs out on ${dateInWords(until)}, within a year.`]
		: [];
}

function closeness({ points }: Certificate): string[] {
	const edge = points === null ? null : nearEdge(points);
	return edge
		? [
				`The score of ${points} is close to the edge between bands ${edge.above} and ${edge.below}: a new assessment may change the band.`,
			]
		: [];
}
