import { parsePostcode } from "#domain/postcode.ts";
import { dateInWords } from "#domain/words.ts";

const wholePounds = new Intl.NumberFormat("en-GB", {
	style: "currency",
	currency: "GBP",
	maximumFractionDigits: 0,
});
const poundsAndPence = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const plainNumber = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** `£1,250`, or `£14.99` where there are pence. */
export function formatPounds(pounds: number): string {
	return (Number.isInteger(pounds) ? wholePounds : poundsAndPence).format(pounds);
}

/** `4,091`, with two decimals at most. */
export function formatNumber(value: number): string {
	return plainNumber.format(value);
}

/** `21 Nov 2026`, `May 2026` or `2025`, from an ISO date of that grain: for a line of its own, where months in full would crowd. */
export function formatShortDate(date: string): string {
	return dateInWords(date).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
}

/** `M14 5LL` from any spelling of it; what is no postcode stays as it is. */
export function formatPostcode(postcode: string): string {
	const parsed = parsePostcode(postcode);
	return parsed.ok ? parsed.postcode.formatted : postcode;
}
