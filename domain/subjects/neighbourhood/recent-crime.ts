import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import { type Evidence, known, unknown } from "../../base/evidence.ts";
import type { CrimeFacts, Facts } from "../../base/facts/facts.ts";
import { sectorOf } from "../../base/place/area-spread.ts";
import { countInWords, dateInWords } from "../../base/words.ts";
import { unavailableFigure } from "./unavailable.ts";
import { unpublishedForceNear, unpublishedForceOf } from "./unpublished-forces.ts";

/** Crimes within a mile in the latest month. Unknown where the local force publishes nothing; near such a force's border the count is too low. */
export function recentCrime(facts: Facts): AreaFact {
	const next = unpublishedForceNear(sectorOf(facts));
	return areaFact("recentCrime", "Crimes within a mile", evidenceOf(facts, next), (count) =>
		next === null
			? countInWords(count, "crime recorded", "crimes recorded")
			: `At least ${countInWords(count, "crime recorded", "crimes recorded")}`,
	);
}

function evidenceOf(
	{ live: { crime }, place, postcode }: Facts,
	next: string | null,
): Evidence<number> {
	if (crime.state === "silent") {
		return unavailableFigure(crime, "crime");
	}
	const { month, total } = crime.data;
	const force = unpublishedForceOf(place);
	if (force !== null || month === null) {
		const why =
			force === null
				? "No crime of the local police came back for this place."
				: `Not known: the police of ${force} publish no crimes there.`;
		return unknown({
			basis: "postcode",
			note: `${why} That does not mean none.${railwayNote(crime.data)}`,
			citations: [{ source: "police", asOf: null }],
		});
	}
	const published = `Crimes published within a mile for ${dateInWords(month)}. Points are moved to a street nearby.`;
	return known({
		value: total,
		basis: "postcode",
		place: postcode,
		coverage: next === null ? "ok" : "estimated",
		note:
			next === null
				? published
				: `${published} A part of that mile can lie in ${next}, whose police publish none.`,
		citations: [{ source: "police", asOf: month }],
	});
}

function railwayNote({ railway }: CrimeFacts): string {
	return railway === 0
		? ""
		: ` The railway police alone recorded ${countInWords(railway, "crime")} within a mile.`;
}
