import type { IsoDate } from "../../base/calendar.ts";
import { isAtC } from "../../base/facts/band.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { possibleNations } from "../../base/place/possible-nations.ts";
import { publishedSource } from "../../base/sources.ts";
import { dueMark } from "../../base/table-ends.ts";
import { poundsInWords } from "../../base/words.ts";
import { databaseWindowOf, landlordDatabase } from "../../subjects/compliance/landlord-database.ts";
import { validUntil } from "../../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import { standardFor } from "../../subjects/energy/letting-standard.ts";
import { certificateCitation, registerCitation } from "../../subjects/energy/register-citation.ts";
import { highValueSurcharge, surchargeOn } from "../../subjects/finance/high-value-surcharge.ts";
import { taxesOf } from "../../subjects/finance/nation-taxes.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { HomeDate } from "./home-date.ts";
import { schemeDates } from "./scheme-dates.ts";
import { taxDates } from "./tax-dates.ts";

/** The parts of a judged home that its dates depend on. */
export type HomeWithDates = Pick<
	JudgedHome,
	"facts" | "inputs" | "day" | "chosen" | "energy" | "bears"
>;

/**
 * Coming changes for one home, soonest first, without what is over or already in force. Of several schemes that may reach it equally, the first is given.
 * National rules are narrowed to the home's own region and nation; on an unsettled border, to what both nations share.
 * Source: Rule RISK-6.
 */
export function homeDates(home: HomeWithDates): readonly HomeDate[] {
	const nations = possibleNations(home.facts.place);
	const shared = nations
		.map((nation) => nationalDates(home, nation))
		.reduce((all, others) => all.filter((date) => others.some((other) => isSame(date, other))));
	const dates = [
		...shared,
		...(nations.length === 1 ? [...databaseDates(home), ...schemeDates(home)] : []),
		...certificateDates(home),
	];
	const inOrder = dates.toSorted((a, b) => a.on.localeCompare(b.on));
	return inOrder.filter(({ what }, at) => inOrder.findIndex((other) => other.what === what) === at);
}

function isSame(a: HomeDate, b: HomeDate): boolean {
	return a.on === b.on && a.what === b.what;
}

function nationalDates(
	{ energy, day, inputs: { price } }: HomeWithDates,
	nation: Nation,
): readonly HomeDate[] {
	return [
		...bandDates(energy, nation, day),
		...taxDates(taxesOf(nation).income, day),
		...(nation === "England" ? surchargeDates(price, day) : []),
	];
}

/** The surcharge on council tax announced for dear homes, of a stated price. Source: Fact TAX-F11. */
function surchargeDates(price: Pence | null, day: IsoDate): readonly HomeDate[] {
	const { from, source, url, lastChecked } = highValueSurcharge;
	const yearly = price === null || from <= day ? null : surchargeOn(price);
	return yearly === null
		? []
		: [
				{
					id: "high-value-surcharge",
					on: from,
					until: null,
					title: "Council tax surcharge",
					what: `Owners of homes of this value are to pay ${poundsInWords(yearly)} a year on top of council tax`,
					isDraft: true,
					source: { name: source, url, readOn: lastChecked },
				},
			];
}

/** The coming energy standard, for a home that misses it or whose band is unknown. Source: Fact ENERGY-F3. */
function bandDates(
	{ band }: HomeWithDates["energy"],
	nation: Nation,
	day: IsoDate,
): readonly HomeDate[] {
	const { coming } = standardFor(nation, day);
	if (coming === null || coming.from <= day || (band.value !== null && isAtC(band.value))) {
		return [];
	}
	const { from, status, source, url, lastChecked } = coming;
	return [
		{
			id: "energy-standard",
			on: from,
			until: null,
			title: "Band C to let",
			what: "A home needs energy band C to be let",
			isDraft: status === "announced",
			source: {
				name: source.replace(/\.$/, ""),
				url,
				readOn: lastChecked,
				...dueMark("letting_standards", day),
			},
		},
	];
}

/** The window in which the landlords of the home's own region enter the database. Without a region there is none to name. */
function databaseDates({ facts: { place }, day }: HomeWithDates): readonly HomeDate[] {
	const window = place.nation === "England" ? databaseWindowOf(place.region) : null;
	if (window === null || window.closes < day) {
		return [];
	}
	const { isDraft, source, url, lastChecked } = landlordDatabase;
	return [
		{
			id: "landlord-database",
			on: window.opens,
			until: window.closes,
			title: `Landlord database, ${window.region}`,
			what: `Enter yourself and this home in the landlord database (${window.region})`,
			isDraft,
			source: { name: source, url, readOn: lastChecked, ...dueMark("landlord_database", day) },
		},
	];
}

/** The last day of the home's own certificate, where the law asks for one. */
function certificateDates({ facts, chosen, day }: HomeWithDates): readonly HomeDate[] {
	const { nation } = facts.place;
	if (chosen === null || !energyLawOf(nation).standardBinds || validUntil(chosen) < day) {
		return [];
	}
	const { name, url } = publishedSource(certificateCitation(chosen).source);
	return [
		{
			id: "certificate-ends",
			on: validUntil(chosen),
			until: null,
			title: "Certificate ends",
			what: "The energy certificate of this home is valid to this day",
			isDraft: false,
			source: { name, url, readOn: registerCitation(facts.live.certificates).asOf },
		},
	];
}
