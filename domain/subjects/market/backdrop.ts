import type { IsoDate } from "../../base/calendar.ts";
import { type Evidence, known, notCovered, unknown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { events } from "../../base/held-tables.ts";
import type { Pence } from "../../base/money.ts";
import { unreadInWords } from "../../base/table-ends.ts";
import { dateInWords } from "../../base/words.ts";
import { growthCaveat } from "./growth-caveat.ts";

/** Average house price of the English region. It is context only and never paired with a rent. Source: UK HPI. */
export function regionPrice(facts: Facts): Evidence<Pence> {
	const { regionPrices } = facts;
	return regionPrices
		? known({
				value: regionPrices.averagePrice,
				basis: "region",
				place: regionPrices.name,
				citations: [{ source: "housePriceIndex", asOf: regionPrices.month }],
			})
		: noRegion(facts);
}

/** Twelve-month change of the region's average price in percent. */
export function regionPriceGrowth(facts: Facts): Evidence<number> {
	const { regionPrices } = facts;
	return regionPrices?.growth == null
		? noRegion(facts)
		: known({
				value: regionPrices.growth,
				basis: "region",
				place: regionPrices.name,
				note: growthCaveat(regionPrices.month, facts.place.nation),
				citations: [{ source: "housePriceIndex", asOf: regionPrices.month }],
			});
}

/** Bank Rate in percent, which landlords' loans follow. What was read before a decision says that the decision was not read. */
export function bankRate({ bankRate: rate }: Facts, day: IsoDate): Evidence<number> {
	const unread = rate && rate.asOf < events.bank_meeting.on && unreadInWords("bank_meeting", day);
	return rate
		? known({
				value: rate.percent,
				basis: "country",
				place: "United Kingdom",
				note: `Since ${dateInWords(rate.from)}.${unread ? ` ${unread}` : ""}`,
				citations: [{ source: "bankRate", asOf: rate.asOf }],
			})
		: unknown({ basis: "country", note: "Bank Rate has not been loaded." });
}

function noRegion({ place }: Facts): Evidence<never> {
	if (place.nation === "England") {
		return unknown({ basis: "region", note: "We hold no price of its region." });
	}
	return notCovered({
		basis: "region",
		note: `The house price index has regions of England alone; ${place.nation} has none.`,
	});
}
