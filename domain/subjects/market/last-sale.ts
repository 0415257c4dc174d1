import { addressKey } from "../../base/address/address-parts.ts";
import { monthsBetween } from "../../base/calendar.ts";
import { type Citation, type Evidence, known, unknown } from "../../base/evidence.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { AuthorityFacts, Facts, Sale } from "../../base/facts/facts.ts";
import { type IndexPrice, indexOf } from "../../base/facts/index-price.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { countInWords, dateInWords } from "../../base/words.ts";
import { salesHere } from "./price.ts";

/** The newest full-value sale at the chosen home's exact address, apart from case and punctuation: a near match may be a neighbour. */
export function lastSale(facts: Facts, chosen: Pick<Certificate, "address"> | null): Sale | null {
	const [newest] = (salesHere(facts)?.sales ?? [])
		.filter((sale) => chosen !== null && isSameAddress(sale, chosen))
		.toSorted((a, b) => b.date.localeCompare(a.date));
	return newest ?? null;
}

/** Whether two addresses are one, letter for letter without case and punctuation. */
export function isSameAddress(
	one: { readonly address: string },
	other: { readonly address: string },
): boolean {
	return addressKey(one.address) === addressKey(other.address);
}

/** A home's last sale, with its price indexed to the newest month of the house price index. */
export type MovedSale = { readonly sale: Sale; readonly movedPrice: Evidence<Pence> };

/**
 * The chosen home's last sale, indexed by its authority's index (all types of homes) from the month of the sale to the newest held; null without a sale.
 * The indexed price is always an estimate, and unknown where the index does not reach back that far.
 */
export function movedLastSale(
	facts: Facts,
	chosen: Pick<Certificate, "address"> | null,
): MovedSale | null {
	const sale = lastSale(facts, chosen);
	return sale && { sale, movedPrice: movedPrice(facts, sale) };
}

function movedPrice(facts: Facts, sale: Sale): Evidence<Pence> {
	const authority = mainAuthority(facts);
	const sold = { source: "pricePaid", asOf: salesHere(facts)?.asOf ?? null } as const;
	if (!authority?.indexPrice) {
		return cannotMove("No house price index is held here", [sold]);
	}
	const citations = [
		sold,
		{ source: "housePriceIndex", asOf: authority.indexPrice.month },
	] as const;
	const move = moveSince(sale.date.slice(0, 7), authority, authority.indexPrice);
	if (!move) {
		const month = dateInWords(sale.date.slice(0, 7));
		return cannotMove(`The house price index we hold does not reach back to ${month}`, citations);
	}
	return known({
		value: pence(Math.round(sale.price * move.factor)),
		basis: "property",
		coverage: "estimated",
		place: sale.address,
		note: move.how,
		citations,
	});
}

function cannotMove(why: string, citations: readonly Citation[]): Evidence<never> {
	const note = `${why}, so the last sale cannot be moved to a later month.`;
	return unknown({ basis: "property", note, citations });
}

/** A year of the index, in months. */
const YEAR = 12;

/** Factor by which a price changes from a month, `YYYY-MM`, to the newest of the index, with its basis; null where unknown. */
function moveSince(
	month: string,
	{ name, priceGrowth }: AuthorityFacts,
	index: IndexPrice,
): { readonly factor: number; readonly how: string } | null {
	const months = monthsBetween(month, index.month);
	const newest = dateInWords(index.month);
	if (months < 0) {
		const how = `As sold: the house price index of ${name} ends in ${newest}, before the sale.`;
		return { factor: 1, how };
	}
	const then = indexOf(index, month);
	const of = `the house price index of ${name}, all types of homes together`;
	if (then !== null) {
		const how = `Last sale moved from ${dateInWords(month)} to ${newest} by ${of}.`;
		return { factor: index.average / then, how };
	}
	if (priceGrowth?.month === index.month && months <= YEAR) {
		const { percent } = priceGrowth;
		const how = `Last sale moved to ${newest} by ${of}: ${countInWords(months, "month")} of its change over the year, ${percentInWords(percent)}.`;
		return { factor: 1 + (percent / 100) * (months / YEAR), how };
	}
	return null;
}
