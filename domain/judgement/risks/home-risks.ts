import { isKnown } from "../../base/evidence.ts";
import { isFlat } from "../../base/facts/home-type.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { pence } from "../../base/money.ts";
import { round } from "../../base/statistics.ts";
import { isMultipleOccupation } from "../../base/use.ts";
import { bedroomsFit, LEAST_ROOM, roomsTooSmall } from "../../subjects/market/floor-area.ts";
import { lastSale, movedLastSale } from "../../subjects/market/last-sale.ts";
import { plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** How far a stated price may lie from the home's last sale, moved by the index, before it is worth a question. Source: Rule MARKET-6. */
const FAR_FROM_LAST_SALE = 0.1;

/** What the home itself puts at risk: its price beside its last sale, its lease, its size. */
export function homeRisks(home: RiskedHome): Risk[] {
	return [priceBesideLastSale(home), leasehold(home), bedrooms(home), rooms(home)].filter(
		(risk) => risk !== null,
	);
}

type HomeRisk = Pick<Risk, "id" | "effect" | "certainty" | "headline" | "detail" | "source"> &
	Partial<Risk>;

function homeRisk(risk: HomeRisk): Risk {
	return { ...plainRisk, ...risk };
}

/** In percent alone for strangers: the pounds of a sale beside the home are not theirs to read. Source: Rule MARKET-6. */
function priceBesideLastSale({ facts, chosen, inputs }: RiskedHome): Risk | null {
	const moved = movedLastSale(facts, chosen)?.movedPrice;
	if (!areFiguresStated(inputs) || inputs.price === null || !moved || !isKnown(moved)) {
		return null;
	}
	const apart = inputs.price / moved.value - 1;
	if (Math.abs(apart) <= FAR_FROM_LAST_SALE) {
		return null;
	}
	const percent = round(Math.abs(apart) * 100);
	return homeRisk({
		id: apart > 0 ? "price_above_last_sale" : "price_below_last_sale",
		effect: "once",
		certainty: apart > 0 ? "likely" : "possible",
		headline:
			apart > 0
				? `Your price is ${percent}% above its indexed last sale`
				: `Your price is ${percent}% below its indexed last sale: ask why`,
		detail: `The price you state is ${percent}% ${apart > 0 ? "above" : "below"} what the home last sold for, moved to today by the index. Ask what explains it.`,
		amount: apart > 0 ? pence(inputs.price - moved.value) : null,
		amountFrom: "published",
		source: sourceOfFigure(moved),
	});
}

/** A flat, or a home sold by lease: its service charge is not known unless it is stated. */
function leasehold({ facts, chosen, energy, inputs }: RiskedHome): Risk | null {
	const sale = lastSale(facts, chosen);
	const isOwnFlat = chosen !== null && isFlat(energy.propertyType.value);
	if (inputs.serviceCharge !== null || (sale?.tenure !== "leasehold" && !isOwnFlat)) {
		return null;
	}
	return homeRisk({
		id: "service_charge",
		effect: "yearly",
		certainty: "likely",
		headline:
			sale?.tenure === "leasehold"
				? "Leasehold when last sold: its service charge is not known"
				: "A flat: its service charge is not known",
		detail:
			"The service charge of this home is not known: it comes off everything the letting leaves.",
		source:
			sale?.tenure === "leasehold"
				? { name: "HM Land Registry Price Paid Data", asOf: sale.date }
				: sourceOfFigure(energy.propertyType),
	});
}

function bedrooms({ inputs, energy }: RiskedHome): Risk | null {
	const { floorArea } = energy;
	const own = ownFloorArea(energy);
	const fit = bedroomsFit({ bedrooms: inputs.bedrooms, floorArea: own });
	return fit === null || fit.fits
		? null
		: homeRisk({
				id: "bedrooms_do_not_fit",
				effect: "once",
				certainty: "likely",
				headline: `${inputs.bedrooms} bedrooms hardly fit ${round(own ?? 0)} m²`,
				detail: `The certificate gives ${round(own ?? 0)} m², in which ${inputs.bedrooms} bedrooms hardly fit.`,
				source: sourceOfFigure(floorArea),
			});
}

/** Rooms of a house in multiple occupation; the rooms stated, else its bedrooms. */
function rooms({ inputs, energy }: RiskedHome): Risk | null {
	const { floorArea } = energy;
	const own = ownFloorArea(energy);
	const tooSmall = isMultipleOccupation(inputs.use)
		? roomsTooSmall({ rooms: inputs.rooms ?? inputs.bedrooms, floorArea: own })
		: null;
	return tooSmall === null
		? null
		: homeRisk({
				id: "rooms_too_small",
				effect: "forbids",
				certainty: tooSmall,
				headline: `Some rooms may be under the ${LEAST_ROOM} m² that one adult needs`,
				detail: `By its floor area some rooms may be under the ${LEAST_ROOM} m² that one adult needs.`,
				source: sourceOfFigure(floorArea),
			});
}

/** Square metres by the home's own certificate; null where it is not known. */
function ownFloorArea({ floorArea }: RiskedHome["energy"]): number | null {
	return isKnown(floorArea) && floorArea.basis === "property" ? floorArea.value : null;
}
