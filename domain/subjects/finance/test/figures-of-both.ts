import type { OwnedYear } from "../over-years.ts";
import type { BothHands } from "./both-hands.ts";
import type { HeldByHand } from "./years-by-hand.ts";

/** A figure from the product in pence and by hand in pounds, with its number of separately rounded parts. */
export type Figure = {
	readonly name: string;
	readonly told: number | null;
	readonly byHand: number | null;
	readonly parts: number;
};

/** Whether the two differ by more than a penny for each part, plus floating-point error. */
export function isOff({ told, byHand, parts }: Figure): boolean {
	return told === null || byHand === null
		? told !== byHand
		: Math.abs(told - byHand * 100) > parts + 0.001;
}

/** All figures of a letting. */
export function figuresOf(both: BothHands): readonly Figure[] {
	const { told, byHand, owners } = both;
	const first = yearFigures(both);
	if (told.held === null || byHand.held === null) {
		return [...first, same("held", told.held, byHand.held)];
	}
	const taxed = Math.max(1, owners.length);
	const { figures, moved } = heldFigures(told.held.years, byHand.held.years, { both, taxed });
	return [...first, ...figures, ...saleFigures(both, { taxed, moved }), ...routeFigures(both)];
}

function yearFigures({ told: { year }, byHand: { year: by }, assumptions }: BothHands): Figure[] {
	const slices = year.tax?.slices.length ?? 0;
	// In hundredths of a percent, allowing half of one for rounding; in small sums a penny matters.
	const yields = (of: number | null, percent: number | null, parts: number) =>
		0.01 + (parts * 100 * (100 + Math.abs(percent ?? 0))) / Math.max(1, of ?? 1);
	return [
		figure("rent", year.yearlyRent, by.rent, 0),
		figure("void loss", year.voidLoss, by.voidLoss, 1),
		// The agent's two bills.
		figure("management", year.management, by.management, 2),
		figure("maintenance", year.maintenance, by.maintenance, 1),
		figure("bills", year.bills, by.bills, 1),
		// The four before it.
		figure("operating income", year.netOperatingIncome, by.netOperatingIncome, 5),
		figure("deposit", year.deposit, by.deposit, 1),
		figure("loan", year.loan, by.loan, 1),
		figure("interest", year.interest, by.interest, 1),
		figure("repaid", year.repaid, by.repaid, 1),
		// Interest, and a part of the fee.
		figure("finance cost", year.financeCost, by.financeCost, 2),
		figure("cash flow", year.cashFlow, by.cashFlow, 7),
		// Each slice of the price is taxed by itself.
		figure("purchase tax", year.tax?.total ?? null, by.purchaseTax, slices),
		figure("money in", year.moneyIn, by.moneyIn, 1 + slices),
		...[
			figure(
				"gross yield",
				year.grossYield,
				by.grossYield,
				yields(assumptions.price, by.grossYield, 1),
			),
			figure(
				"net yield",
				year.netYield,
				by.netYield,
				yields(assumptions.price, by.netYield, 5 + slices),
			),
			figure(
				"cash on cash",
				year.cashOnCash,
				by.cashOnCash,
				yields(year.moneyIn, by.cashOnCash, 8 + slices),
			),
		].map((percent) => ({ ...percent, told: percent.told && percent.told * 100 })),
	];
}

type Held = { readonly both: Pick<BothHands, "assumptions">; readonly taxed: number };

/** Figures of the years of holding, with tolerances: how far the taxed amount has drifted, and how far each year's total may be off. */
function heldFigures(
	told: readonly OwnedYear[],
	byHand: readonly HeldByHand[],
	{ both: { assumptions }, taxed }: Held,
) {
	const figures = [same("years", told.length, byHand.length)];
	const allowed: number[] = [];
	let moved = 0;
	let total = 0;
	for (const [at, by] of byHand.entries()) {
		const year = told[at];
		if (year === undefined) {
			break;
		}
		// A month's rent is rounded after growth; with rooms, each room's is.
		const rent = at === 0 ? 0 : 12 * (assumptions.rooms ?? 1);
		// Void loss, maintenance, the agent's two bills, five costs that have grown, and each bill.
		const income = gap(year.rent, by.rent) + 9 + Math.max(1, assumptions.bills.length);
		moved += gap(year.netOperatingIncome, by.netOperatingIncome) + gap(year.interest, by.interest);
		const tax = taxed + inTax(moved, taxed);
		const cash = gap(year.cashFlow, by.cashFlow);
		total += cash + tax;
		allowed.push(total);
		figures.push(
			same("tax year", year.taxYear, by.taxYear),
			figure("year's rent", year.rent, by.rent, rent),
			figure("year's income", year.netOperatingIncome, by.netOperatingIncome, income),
			figure("year's interest", year.interest, by.interest, 1),
			figure("year's repayment", year.repaid, by.repaid, 1),
			figure("year's cash flow", year.cashFlow, by.cashFlow, income + 2),
			figure("year's tax", year.tax, by.tax, tax),
			figure("after tax", year.afterTax, by.afterTax, cash + tax),
			figure("total", year.total, by.total, total),
			figure("balance", year.balance, by.balance, 1),
			figure("value", year.value, by.value, 1),
		);
	}
	return { figures, moved, allowed };
}

/**
 * Tolerance of the tax in pence, given the drift of the taxed amount: the same again, and for each taxpayer the value of a pound of personal allowance,
 * because the law rounds that up.
 */
function inTax(moved: number, taxed: number): number {
	return moved < 0.5 ? 0 : moved + 100 * taxed;
}

function saleFigures(
	{ told: { sale, year }, byHand: { sale: by } }: BothHands,
	{ taxed, moved }: { readonly taxed: number; readonly moved: number },
): Figure[] {
	if (sale === null || by === null) {
		return [same("sale", sale, by)];
	}
	const slices = year.tax?.slices.length ?? 0;
	const off = sale.gain === null || by.gain === null ? 0 : gap(sale.gain, by.gain);
	const tax = taxed + inTax(moved + off, taxed);
	return [
		figure("sold for", sale.price, by.price, 1),
		figure("selling costs", sale.costs, by.costs, 1),
		figure("still owed", sale.balance, by.balance, 1),
		figure("gain", sale.gain, by.gain, 2 + slices),
		figure("tax on the gain", sale.tax, by.tax, tax),
		figure("left of the sale", sale.left, by.left, 3 + tax),
	];
}

function routeFigures(both: BothHands): Figure[] {
	const { told, byHand, owners } = both;
	if (told.routes === null || byHand.routes === null) {
		return [same("routes", told.routes, byHand.routes)];
	}
	const { person, company, overtakes } = told.routes;
	const by = byHand.routes;
	const people = owners.filter(({ company: isOne }) => !isOne).length;
	const own = heldFigures(person.years, by.person, { both, taxed: Math.max(1, people) });
	const kept = heldFigures(company, by.company, { both, taxed: 1 });
	const figures: Figure[] = [];
	const leads: { kept: Lead[]; drawn: Lead[] } = { kept: [], drawn: [] };
	let allowed = 0;
	for (const [at, year] of company.entries()) {
		const hand = by.company[at];
		const persons = person.years[at]?.total;
		if (hand === undefined || persons === undefined) {
			break;
		}
		const [incomeOff, interestOff, taxOff] = [
			gap(year.netOperatingIncome, hand.netOperatingIncome),
			gap(year.interest, hand.interest),
			gap(year.tax, hand.tax),
		];
		allowed += gap(year.afterTax, hand.afterTax);
		allowed += people + inTax(incomeOff + interestOff + taxOff, people);
		figures.push(figure("drawn so far", year.totalDrawn, hand.totalDrawn, allowed));
		const ofPerson = own.allowed[at] ?? 0;
		leads.kept.push({ by: year.total - persons, off: ofPerson + (kept.allowed[at] ?? 0) });
		leads.drawn.push({ by: (year.totalDrawn ?? 0) - persons, off: ofPerson + allowed });
	}
	return [
		...own.figures,
		...kept.figures,
		...figures,
		overtaking("overtakes, kept", { told: overtakes.kept, byHand: by.kept }, leads.kept),
		overtaking("overtakes, drawn", { told: overtakes.drawn, byHand: by.drawn }, leads.drawn),
	];
}

/** The company's lead in a year in pence, and its tolerance. */
type Lead = { readonly by: number; readonly off: number };

/** The two may disagree on the overtaking year only where rounding decides between close totals. */
function overtaking(
	name: string,
	{ told, byHand }: { readonly told: number | null; readonly byHand: number | null },
	leads: readonly Lead[],
): Figure {
	const first = leads[Math.min(told ?? leads.length, byHand ?? leads.length) - 1];
	const isNear = first !== undefined && Math.abs(first.by) <= first.off;
	return same(name, told, isNear ? told : byHand);
}

function figure(name: string, told: number | null, byHand: number | null, parts: number): Figure {
	return { name, told, byHand, parts };
}

/** Compares non-amounts: equal in both or off. Presence compares like any other value. */
function same(name: string, told: Whole, byHand: Whole): Figure {
	const isSame = typeof told === "object" && typeof byHand === "object";
	const are = isSame ? (told === null) === (byHand === null) : told === byHand;
	return { name, told: are ? 0 : null, byHand: 0, parts: 0 };
}

type Whole = object | string | number | null;

/** By how many pence the hands differ. */
function gap(told: number, byHand: number): number {
	const pence = Math.abs(told - byHand * 100);
	// Floating-point error is no difference.
	return pence < 0.001 ? 0 : pence;
}
