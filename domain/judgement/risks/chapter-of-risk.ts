import type { ChapterId } from "../home/chapter-titles.ts";

/** Chapter with the fact behind each risk. Licences share a prefix by kind. */
const chapters: Readonly<Record<string, ChapterId>> = {
	below_minimum: "energy",
	certificate_expiry: "energy",
	below_c: "energy",
	near_an_edge: "energy",
	planning: "licensing",
	scheme_ends: "licensing",
	landlord_register: "compliance",
	negative_cash_flow: "roi",
	tax_above_cash_flow: "roi",
	no_lender: "roi",
	rate_rise: "roi",
	tax_rise: "roi",
	rent_above_official: "market",
	low_demand: "market",
	service_charge: "roi",
	under_bank_rate: "roi",
	price_above_last_sale: "property",
	price_below_last_sale: "property",
	bedrooms_do_not_fit: "property",
	rooms_too_small: "property",
	flood_zone_3: "place",
	flood_zone_2: "place",
	flood_warnings: "place",
	area_in_flood_zones: "place",
	listed_building: "place",
	conservation_area: "place",
};

/** Returns where the fact behind a risk stands; null of one that has no chapter. */
export function chapterOfRisk({ id }: { readonly id: string }): ChapterId | null {
	return id.startsWith("licence_") ? "licensing" : (chapters[id] ?? null);
}
