import { addYears } from "../../../base/calendar.ts";
import { nearEdge } from "../../../base/facts/band.ts";
import type { Certificate } from "../../../base/facts/certificate.ts";
import { reaches } from "../../../base/facts/live-sources.ts";
import { dateInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { isExpired, validUntil } from "../../../subjects/energy/current-certificates.ts";

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
