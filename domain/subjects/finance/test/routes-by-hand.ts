import { pence } from "../../../base/money.ts";
import type { CompanyTerms } from "../company-route.ts";
import type { Outlook } from "../outlook.ts";
import type { Position } from "../position.ts";
import { type HomeInPounds, toPenny } from "./money-by-hand.ts";
import { allowanceByHand, type HeldByHand, type Owning, yearsByHand } from "./years-by-hand.ts";

/** A home held by people and by their company, in pounds, from the product's description and the law alone. */
export type RoutesByHand = {
	readonly person: readonly HeldByHand[];
	readonly company: readonly (HeldByHand & { readonly totalDrawn: number | null })[];
	readonly kept: number | null;
	readonly drawn: number | null;
};

/**
 * A home held by its people, and by a company without other income, which borrows at a higher rate and pays for accounts; null where rent or price is
 * missing.
 */
export function routesByHand(
	home: HomeInPounds,
	{ outlook, terms }: { readonly outlook: Outlook; readonly terms: CompanyTerms },
	owning: Owning,
): RoutesByHand | null {
	const people = owning.owners.filter(({ company }) => !company);
	const asCompany: Position = {
		incomePence: pence(0),
		nation: owning.nation,
		share: 1,
		company: true,
	};
	const dearer = {
		...home,
		interestRate: home.interestRate + terms.loanPremium,
		compliance: home.compliance + terms.yearlyCosts / 100,
		// CTA 2009 s5 and s297: a company deducts what it pays on any loan.
		valueWhenLet: null,
	};
	const person = yearsByHand(home, outlook, { ...owning, owners: people })?.years;
	const company = yearsByHand(dearer, outlook, { ...owning, owners: [asCompany] })?.years;
	if (person === undefined || company === undefined) {
		return null;
	}
	let totalDrawn = -terms.setUpCosts / 100;
	let undrawn = 0;
	let kept: number | null = null;
	let drawn: number | null = null;
	const years = company.map((year, at) => {
		const total = toPenny(year.total - terms.setUpCosts / 100);
		// Companies Act 2006 s830: past losses have to be earned back first.
		undrawn += year.netOperatingIncome - year.interest - year.tax;
		const draws = Math.max(0, Math.min(undrawn, year.afterTax));
		undrawn -= draws;
		totalDrawn += year.afterTax - taxOnDrawing(draws, people, owning.year + at);
		const persons = toPenny(person[at]?.total ?? Number.NaN);
		if (kept === null && total > persons) {
			kept = at + 1;
		}
		if (drawn === null && people.length > 0 && toPenny(totalDrawn) > persons) {
			drawn = at + 1;
		}
		return { ...year, total, totalDrawn: people.length > 0 ? totalDrawn : null };
	});
	return { person, company: years, kept, drawn };
}

/** What the people pay on what they draw in a year. */
function taxOnDrawing(draws: number, people: readonly Position[], begins: number): number {
	let tax = 0;
	for (const { share, incomePence, nation } of people) {
		tax += dividendTaxByHand({
			dividend: toPenny(draws * share),
			other: incomePence / 100,
			isScottish: nation === "Scotland",
			begins,
		});
	}
	return tax;
}

type Drawing = {
	readonly dividend: number;
	readonly other: number;
	readonly isScottish: boolean;
	readonly begins: number;
};

/** What a dividend adds to a person's tax, in pounds: tax with it minus tax without it, so that a tapered allowance counts too. */
export function dividendTaxByHand(drawing: Drawing): number {
	const { dividend, other, isScottish, begins } = drawing;
	const free = allowanceByHand(other + dividend);
	const mostOnOther = Math.min(other, free);
	let least = taxWith(drawing, free, mostOnOther);
	if (begins < 2027) {
		// ITA 2007 s25(2): used where it saves most. The tax is piecewise linear with kinks at band edges, so only those are tried.
		const leastOnOther = Math.max(0, Math.min(mostOnOther, free - dividend));
		const ofBands = isScottish ? [3_967, 16_956, 31_092, 62_430] : [];
		const edges = [...ofBands, 37_700, 37_200, 125_140, 124_640];
		const places = [leastOnOther, free - dividend + 500, ...edges.map((edge) => other - edge)];
		for (const place of places) {
			if (place >= leastOnOther && place <= mostOnOther) {
				least = Math.min(least, taxWith(drawing, free, place));
			}
		}
	}
	const freeWithout = allowanceByHand(other);
	const without = taxOnPay(Math.max(0, other - freeWithout), isScottish);
	return toPenny(least - without);
}

/** Tax on pay and dividend with this much of the allowance on the pay. */
function taxWith(drawing: Drawing, free: number, freeOnPay: number): number {
	const pay = drawing.other - freeOnPay;
	const dividend = Math.max(0, drawing.dividend - (free - freeOnPay));
	// ITA 2007 s13A: £500 at 0 %, which still use up their band.
	const from = pay + Math.min(500, dividend);
	const to = pay + dividend;
	let tax = taxOnPay(pay, drawing.isScottish);
	tax += between(from, to, 0, 37_700) * 0.1075;
	tax += between(from, to, 37_700, 125_140) * 0.3575;
	tax += between(from, to, 125_140, Number.MAX_SAFE_INTEGER) * 0.3935;
	return tax;
}

function taxOnPay(pay: number, isScottish: boolean): number {
	if (!isScottish) {
		const high = between(0, pay, 37_700, 125_140) * 0.4;
		return Math.min(pay, 37_700) * 0.2 + high + Math.max(0, pay - 125_140) * 0.45;
	}
	let tax = between(0, pay, 0, 3_967) * 0.19;
	tax += between(0, pay, 3_967, 16_956) * 0.2;
	tax += between(0, pay, 16_956, 31_092) * 0.21;
	tax += between(0, pay, 31_092, 62_430) * 0.42;
	tax += between(0, pay, 62_430, 125_140) * 0.45;
	return tax + Math.max(0, pay - 125_140) * 0.48;
}

/** Overlap of a range of amounts with a band. */
function between(from: number, to: number, low: number, high: number): number {
	return Math.max(0, Math.min(to, high) - Math.max(from, low));
}
