import type { Facts } from "#domain/base/facts/facts.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { fromPounds } from "#domain/base/money.ts";

/* Figures and an address to plant among facts, and to seek in what leaves: whoever finds one has found a leak. */

/** Stands in that address, and nowhere else. */
export const STREET = /quillfeather/i;
/** Of every certificate and sale. */
export const ADDRESS = "14 Quillfeather Passage";

type Prices = Readonly<Record<"area" | "sector" | "sold", number>>;
/** Pounds as homes cost, that nothing else comes to: each is found as it is. */
export const LIKELY: Prices = { area: 432_197, sector: 327_891, sold: 438_917 };
/** Pounds of ten digits, as nothing else has: found in whatever is made of them. */
export const HUGE: Prices = { area: 4_321_987_143, sector: 5_432_789_121, sold: 6_143_891_719 };

/** All of them, in pounds. */
export const PLANTED = [LIKELY, HUGE].flatMap(({ area, sector, sold }) => [
	area,
	sector,
	sector - 7_001,
	sector + 7_002,
	sold,
]);

/** The same facts with these prices wherever a figure is finer than an authority, and the address that stands nowhere else. */
export function planted(facts: Facts, { area, sector, sold }: Prices): Facts {
	const kind = { propertyType: "terraced", newBuild: false, tenure: "freehold" } as const;
	const sale = { address: ADDRESS, date: "2026-03-12", price: fromPounds(sold), ...kind };
	const sales = { since: "2021-10-01", sales: [sale] };
	const certificates = unwrap(facts.live.certificates);
	const answered = { state: "answered", at: facts.gatheredAt } as const;
	return {
		...facts,
		areas: facts.areas.map((each) => ({ ...each, medianSalePrice: fromPounds(area) })),
		rents: facts.rents.map((each) => ({ ...each, growth: 73.9 })),
		authorities: facts.authorities.map(({ census, ...each }) => ({
			...each,
			sales: each.dwellings && Math.round(0.08137 * each.dwellings),
			census: census && { ...census, privateRent: 83.7 },
		})),
		sold: facts.sold && {
			...facts.sold,
			atPostcode: sales,
			sector: facts.sold.sector && {
				...facts.sold.sector,
				figures: facts.sold.sector.figures.map((each) => ({
					...each,
					median: fromPounds(sector),
					lowerQuartile: fromPounds(sector - 7_001),
					upperQuartile: fromPounds(sector + 7_002),
				})),
			},
		},
		live: {
			...facts.live,
			sales: facts.sold ? facts.live.sales : { ...answered, data: sales },
			certificates: certificates
				? {
						...answered,
						data: {
							...certificates,
							summaries: certificates.summaries.map(atAddress),
							details: certificates.details.map(atAddress),
						},
					}
				: facts.live.certificates,
		},
	};
}

/** The same under the planted address. */
export function atAddress<Home extends { address: string }>(home: Home): Home {
	return { ...home, address: ADDRESS };
}

/** Which of these amounts in pounds a text names, as pounds or pence; every number of ten digits; and the planted address. */
export function leaksIn(text: string, amounts: readonly number[]): string[] {
	return [
		...named(text, amounts),
		...numbersIn(text).filter((number) => /^[1-9]\d{9}/.test(number)),
		...(text.match(STREET) ?? []),
	];
}

/** Which of these amounts in pounds a text names, as pounds or pence. */
export function named(text: string, amounts: readonly number[]): string[] {
	const wanted = new Set([...amounts, ...amounts.map((amount) => amount * 100)].map(String));
	return numbersIn(text).filter((number) => wanted.has(number));
}

/** Numbers as digits, but for those in the address of a page. */
function numbersIn(text: string): string[] {
	const words = text.replaceAll(/https?:[^\s"<]*/g, "");
	return (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(",", ""));
}
