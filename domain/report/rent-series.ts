import { known } from "../evidence.ts";
import type { Facts, RentFacts } from "../facts.ts";
import { rentsHere } from "../market/rent.ts";
import { isInOneAuthority } from "../place/place-label.ts";
import { toldProvenance } from "../told.ts";
import type { RentSeries } from "./rent-section.ts";

const grains: readonly RentFacts["grain"][] = ["authority", "region", "country"];

/** The official rents of the authority, its region and its country, finest first. Not of a neighbour that shares the sector. */
export function rentSeries(facts: Facts): RentSeries[] {
	const here = rentsHere(facts);
	return grains.flatMap((grain) =>
		here
			.filter((rent) => rent.grain === grain)
			.map(({ name, all, byBedrooms, period }): RentSeries => {
				const isCertain = grain !== "authority" || isInOneAuthority(facts.place);
				const provenance = toldProvenance(
					known({
						value: name,
						basis: grain,
						coverage: isCertain ? "ok" : "estimated",
						place: name,
						note: `Means of private tenancies in ${name}, old and new: below today's asking rents.`,
						citations: [{ source: "privateRents", asOf: period }],
					}),
				);
				return { grain, name, all, byBedrooms, provenance };
			}),
	);
}
