import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import { type Evidence, known, notCovered, unknown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { MapStation, RailFacts } from "../../base/facts/neighbourhood-facts.ts";
import { sectorOf } from "../../base/place/area-spread.ts";
import { KM_PER_MILE } from "../../base/place/great-circle.ts";
import { STATION_REACH } from "../../base/place/nearest-station.ts";
import { isPublishedIn } from "../../base/published-tables.ts";
import { dateInWords } from "../../base/words.ts";

/** Straight-line distance to the nearest National Rail station, or why it is not given. */
export function stationFact(facts: Facts): AreaFact {
	const about = facts.rail?.from === "sector" ? "About " : "";
	return areaFact(
		"nearestStation",
		"Nearest railway station",
		distance(facts),
		(km) => `${about}${distanceInWords(km)} to ${facts.rail?.nearest?.name ?? "a station"}`,
	);
}

/** The station for a map; null where none is known. */
export function stationOnMap({ rail }: Facts): MapStation | null {
	return rail?.nearest ?? null;
}

/** Kilometres. Source: Department for Transport, NaPTAN, with its date; great circle. */
function distance(facts: Facts): Evidence<number> {
	const { rail, place, postcode } = facts;
	if (!isPublishedIn(place.nation, "railStations")) {
		return notCovered({
			basis: "postcode",
			note: `The list of stations that we hold does not cover ${place.nation}.`,
		});
	}
	if (rail === null) {
		return unknown({
			basis: "postcode",
			note: "The distance to a station is not known here.",
		});
	}
	const basis = rail.from === "postcode" ? "postcode" : "area";
	const from = rail.from === "postcode" ? postcode : sectorOf(facts);
	const citations = [{ source: "railStations", asOf: rail.asOf }] as const;
	const middle = rail.from === "sector" ? "the middle of " : "";
	const listed = `Measured from ${middle}${from} in a straight line. ${listInWords(rail)}`;
	return rail.nearest
		? known({
				value: rail.nearest.km,
				basis,
				coverage: rail.from === "postcode" ? "ok" : "estimated",
				place: from,
				note: listed,
				citations,
			})
		: notCovered({
				basis,
				place: from,
				note: `No station within ${STATION_REACH} km. ${listed}`,
				citations,
			});
}

/** Says that the list only has National Rail stations, and none opened after its month. Source: datasets/reference/README.md. */
function listInWords({ asOf }: RailFacts): string {
	return `By the list of ${dateInWords(asOf)}: a newer station may be nearer. Underground, metro and tram stops are not in it.`;
}

/** "1.2 km (0.7 miles)". */
function distanceInWords(km: number): string {
	return km < 0.1
		? "Under 100 metres"
		: `${km.toFixed(1)} km (${(km / KM_PER_MILE).toFixed(1)} miles)`;
}
