import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import { type Evidence, isKnown, known, unknown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { type Pence, pence } from "../../base/money.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { round } from "../../base/statistics.ts";
import { poundsInWords } from "../../base/words.ts";
import { indexPrice } from "../../subjects/market/price.ts";

/** What residents of the authority earn, and how many years of it the average home costs; left out where no pay is published. */
export function payFacts(facts: Facts): AreaFact[] {
	return [
		areaFact(
			"residentPay",
			"Pay of residents",
			residentPay(facts),
			(amount) => `${poundsInWords(pence(amount))} a year`,
		),
		areaFact(
			"priceToPay",
			"Price to pay",
			priceToPay(facts),
			(ratio) => `The average home costs ${ratio.toFixed(1)} times a year's pay`,
		),
	].filter(({ evidence }) => isKnown(evidence));
}

/** Median gross pay of a year, of all employees who live in the authority, before tax. Source: ONS, ASHE 2025 (provisional), table 8.7a. */
function residentPay(facts: Facts): Evidence<Pence> {
	const authority = mainAuthority(facts);
	return authority?.pay
		? known({
				value: authority.pay.amount,
				basis: "authority",
				place: authority.name,
				note: `Median before tax of all employees who live in ${authority.name}, full-time and part-time. Provisional.`,
				citations: [{ source: "earnings", asOf: String(authority.pay.year) }],
			})
		: unknown({ basis: "authority", note: "No pay is published for this authority." });
}

/** Average price of the authority by the index, divided by that pay. Our own ratio: the ONS ratio uses another price and another pay. */
function priceToPay(facts: Facts): Evidence<number> {
	const pay = residentPay(facts);
	const price = indexPrice(facts);
	return isKnown(pay) && isKnown(price)
		? known({
				value: round(price.value / pay.value, 2),
				basis: "authority",
				coverage: "estimated",
				place: pay.place,
				note: "Our own figure: the index's average price over the median pay of residents. It is not the affordability ratio of the ONS.",
				citations: [...price.citations, ...pay.citations],
			})
		: unknown({ basis: "authority", note: "Pay or price of this authority is not published." });
}
