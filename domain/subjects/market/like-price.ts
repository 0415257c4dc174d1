import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { homesInWords } from "../../base/facts/home-type.ts";
import type { FigureType, HomeType } from "../../base/facts/sale-figures.ts";
import type { Pence } from "../../base/money.ts";
import { FEWEST_OF_TYPE, postcodePrice, postcodePriceType } from "./postcode-price.ts";
import { areaPrice } from "./price.ts";
import { sectorPrice, sectorPriceType } from "./sector-price.ts";

/**
 * What homes like this were sold for, nearest first: its own type at the postcode, else in the postcode's sector, at least three sales either way, else homes of all
 * types in the area, which says so. `type` null: not known, so all types count at each. Each tells its count and its period.
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
