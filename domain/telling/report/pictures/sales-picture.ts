import { isKnown, known } from "../../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Facts, Sale } from "../../../base/facts/facts.ts";
import { homesInWords, homeType } from "../../../base/facts/home-type.ts";
import { FEWEST_SALES, type FigureType, middleHalf } from "../../../base/facts/sale-figures.ts";
import { unwrap } from "../../../base/facts/source-answer.ts";
import { type Pence, pence } from "../../../base/money.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { countInWords, dateInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { isSameAddress, movedLastSale } from "../../../subjects/market/last-sale.ts";
import { comparableSales } from "../../../subjects/market/postcode-price.ts";
import { salesHere } from "../../../subjects/market/price.ts";
import { soldInWords } from "../market/market-words.ts";

/** An amount on a day or in a month: `YYYY-MM-DD`, `YYYY-MM`. */
export type PricedOn = { readonly date: string; readonly price: Pence };

/** A sale as a row of the picture's table. */
export type SaleRow = PricedOn & {
	readonly address: string;
	/** "terraced, leasehold". */
	readonly sort: string;
	/** Price over the floor area of the same home by its certificate; null where that is not held. */
	readonly perSquareMetre: Pence | null;
};

/** Sales at a postcode by date and price, with comparisons. */
export type SalesPicture = {
	readonly title: string;
	/** What was counted, since when. */
	readonly counted: string;
	/** Newest first, without the home's own. */
	readonly sales: readonly PricedOn[];
	/** The chosen home's last sale. */
	readonly own: PricedOn | null;
	/** That sale indexed to the newest month of the house price index, an estimate. */
	readonly moved: PricedOn | null;
	/** Price range of the sector's sales of the same type; single ones are not held. */
	readonly sector: {
		readonly name: string;
		readonly from: string;
		readonly to: string;
		readonly median: Pence;
		readonly middleHalf: readonly [lower: Pence, upper: Pence] | null;
	} | null;
	readonly statedPrice: Pence | null;
	/** The newest sales. */
	readonly rows: readonly SaleRow[];
	readonly provenance: ProvenanceDto;
};

/** Most dots; more would hide each other. */
const MOST_DOTS = 60;
/** Rows of the table beside the drawing. */
const MOST_ROWS = 12;

/** The picture of the sales at a home's postcode, of its own type where enough are told; null where none is. */
export function salesPicture({ facts, chosen, inputs }: Assessment): SalesPicture | null {
	const here = salesHere(facts);
	const { type, sales: same } = comparableSales(here?.sales ?? [], chosen && homeType(chosen));
	if (!here || same.length === 0) {
		return null;
	}
	const last = movedLastSale(facts, chosen);
	const newest = same
		.toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
		.slice(0, MOST_DOTS);
	const moved = last && isKnown(last.movedPrice) ? last.movedPrice : null;
	const index = moved?.citations.find(({ source }) => source === "housePriceIndex");
	const shown = newest.length < same.length ? `The newest ${newest.length} of ` : "";
	return {
		title: `${upperFirst(homesInWords[type])} sold at ${facts.postcode}`,
		counted: `${shown}${countInWords(same.length, "full-value sale")} since ${dateInWords(here.since.slice(0, 7))}.`,
		sales: newest.filter((sale) => sale !== last?.sale).map(pricedOn),
		own: last && pricedOn(last.sale),
		moved: moved && index?.asOf ? { date: index.asOf, price: moved.value } : null,
		sector: sectorHere(facts, type),
		statedPrice: inputs.price,
		rows: newest.slice(0, MOST_ROWS).map((sale) => ({
			...pricedOn(sale),
			address: sale.address,
			sort: soldInWords(sale),
			perSquareMetre: perSquareMetre(facts, sale),
		})),
		provenance: serializeProvenance(
			known({
				value: same.length,
				basis: "postcode",
				coverage: same.length < FEWEST_SALES ? "estimated" : "ok",
				place: facts.postcode,
				sample: same.length,
				note: moved?.note ?? null,
				citations: [{ source: "pricePaid", asOf: here.asOf }, ...(index ? [index] : [])],
			}),
		),
	};
}

function pricedOn({ date, price }: PricedOn): PricedOn {
	return { date, price };
}

/** Price per square metre, only from a certificate of the very same address. */
function perSquareMetre({ live }: Facts, sale: Sale): Pence | null {
	const area = unwrap(live.certificates)?.details.find((each) =>
		isSameAddress(each, sale),
	)?.floorArea;
	return area ? pence(Math.round(sale.price / area)) : null;
}

function sectorHere({ sold }: Facts, type: FigureType): SalesPicture["sector"] {
	const figures = sold?.sector?.figures.find((each) => each.type === type);
	if (!sold?.sector || !figures) {
		return null;
	}
	const { name, period } = sold.sector;
	return {
		name: `${homesInWords[type]} in ${name}`,
		from: period.from,
		to: period.to,
		median: figures.median,
		middleHalf: middleHalf(figures),
	};
}
