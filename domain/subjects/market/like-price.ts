import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { homesInWords } from "../../base/facts/home-type.ts";
import type { FigureType, HomeType } from "../../base/facts/sale-figures.ts";
import type { Pence } from "../../base/money.ts";
import { FEWEST_OF_TYPE, postcodePrice, postcodePriceType } from "./postcode-price.ts";
import { areaPrice } from "./price.ts";
import { sectorPrice, sectorPriceType } from "./sector-price.ts";

/**
 * Price of similar homes, the nearest set first: its own type at the postcode, then in the sector, with at least three sales each; then all types in the
 * area, which is noted. `type` null: unknown, so all types count. Each price has its count and period.
 */
export function likePrice(facts: Facts, type: HomeType | null): Evidence<Pence> {
	const wanted: FigureType = type ?? "all";
	const nearer = [
		postcodePriceType(facts, type) === wanted ? postcodePrice(facts, type) : null,
		sectorPriceType(facts, type) === wanted ? sectorPrice(facts, type) : null,
	].find((price) => price && isKnown(price) && (price.sample ?? 0) >= FEWEST_OF_TYPE);
	return nearer ?? ofAllTypes(areaPrice(facts), wanted);
}

function ofAllTypes(area: Evidence<Pence>, wanted: FigureType): Evidence<Pence> {
	return wanted !== "all" && isKnown(area)
		? {
				...area,
				coverage: "estimated",
				note: `${area.note} Of all types: fewer than ${FEWEST_OF_TYPE} ${homesInWords[wanted]} are told nearer.`,
			}
		: area;
}
