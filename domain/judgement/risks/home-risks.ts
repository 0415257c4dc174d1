import { isKnown } from "../../base/evidence.ts";
import { homeType } from "../../base/facts/home-type.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { upperFirst } from "../../base/sentence.ts";
import { publishedSource } from "../../base/sources.ts";
import { round } from "../../base/statistics.ts";
import { isMultipleOccupation } from "../../base/use.ts";
import { dateInWords } from "../../base/words.ts";
import { bedroomsFit, LEAST_ROOM, roomsTooSmall } from "../../subjects/market/floor-area.ts";
import { movedLastSale } from "../../subjects/market/last-sale.ts";
import { likePrice } from "../../subjects/market/like-price.ts";
import { plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** Difference between a stated price and the indexed last sale from which it is worth a question. Source: Rule MARKET-6. */
const FAR_FROM_LAST_SALE = 0.1;

/** Risks from the home itself: its price beside its last sale, and its size. */
export function homeRisks(home: RiskedHome): Risk[] {
	return [priceBesideLastSale(home), bedrooms(home), rooms(home)].filter((risk) => risk !== null);
}

type HomeRisk = Pick<Risk, "id" | "effect" | "certainty" | "headline" | "detail" | "source"> &
	Partial<Risk>;

function homeRisk(risk: HomeRisk): Risk {
	return { ...plainRisk, ...risk };
}

/**
 * The price beside the home's last sale, indexed where possible, and beside similar homes nearby. Given in words, because not everybody may read the sale's
 * pounds, and no wording may let them be derived. Source: Rule MARKET-6.
 */
function priceBesideLastSale({ facts, chosen, inputs }: RiskedHome): Risk | null {
	const moved = movedLastSale(facts, chosen);
	if (inputs.owned || inputs.price === null || !moved) {
		return null;
	}
	const { sale, movedPrice } = moved;
	const [base, indexed, figure] = isKnown(movedPrice)
		? ([movedPrice.value, "indexed ", movedPrice] as const)
		: ([sale.price, "", null] as const);
	const apart = inputs.price / base - 1;
	if (Math.abs(apart) <= FAR_FROM_LAST_SALE) {
		return null;
	}
	const side = apart > 0 ? "above" : "below";
	const month = dateInWords(sale.date.slice(0, 7));
	const like = likePrice(facts, chosen && homeType(chosen));
	const beside = isKnown(like) ? besideLike(inputs.price, like.value) : "";
	return homeRisk({
		id: apart > 0 ? "price_above_last_sale" : "price_below_last_sale",
		effect: "once",
		certainty: apart > 0 ? "likely" : "possible",
		headline: `${upperFirst(shareInWords(apart))} ${side} its ${indexed}last sale of ${month}`,
		detail: `The price you state is ${percentInWords(100 * Math.abs(apart))} ${side} what the home last sold for in ${month}${indexed ? ", moved to today by the index" : ", as sold"}${beside}. Ask what explains it.`,
		amount: apart > 0 ? pence(inputs.price - base) : null,
		amountFrom: "published",
		source: figure
			? sourceOfFigure(figure)
			: { name: publishedSource("pricePaid").name, asOf: sale.date },
	});
}

/** ", and 28% below like homes". */
function besideLike(price: Pence, like: Pence): string {
	const apart = price / like - 1;
	return Math.abs(apart) < LEAST_SHOWN
		? ", and near what like homes sold for"
		: `, and ${percentInWords(100 * Math.abs(apart))} ${apart > 0 ? "above" : "below"} like homes nearby`;
}

/** A smaller difference from similar homes is noise in the medians. */
const LEAST_SHOWN = 0.05;

/** A difference in words from which no pounds can be derived. */
function shareInWords(apart: number): string {
	const share = Math.abs(apart);
	const [, words] = shares.find(([most]) => share <= most) ?? [];
	return words ?? "far";
}

const shares = [
	[0.15, "an eighth"],
	[0.22, "about a fifth"],
	[0.29, "about a quarter"],
	[0.42, "about a third"],
	[0.6, "about half"],
] as const;

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
