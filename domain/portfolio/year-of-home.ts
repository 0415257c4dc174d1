import type { IsoDate } from "../base/calendar.ts";
import { type Band, bandOf } from "../base/facts/band.ts";
import type { Certificate } from "../base/facts/certificate.ts";
import { type Pence, pence } from "../base/money.ts";
import type { JudgedHome } from "../judgement/home/judged-home.ts";
import { startingMoney } from "../judgement/money/home-money.ts";
import type { Assumptions } from "../subjects/finance/assumptions.ts";
import { lettingYear } from "../subjects/finance/cash-flow.ts";
import { leftOutOf } from "../subjects/finance/left-out.ts";
import { yearlyCostShare } from "../subjects/finance/loan.ts";
import type { HeldLoan, HomeStanding, KeptHome, OwnerShare } from "./kept-home.ts";
import type { HomeYear } from "./tax-of-homes.ts";
import { type WayToC, wayToC } from "./way-to-c.ts";

/** A kept home's year, its loan and its way to band C, for the totals of all homes. Source: Rule FLEET-3. */
export type YearOfHome = {
	readonly homeId: string;
	readonly standing: HomeStanding;
	readonly owners: readonly OwnerShare[];
	/** A year's rent, its value and the loan left as stated; null where not stated. */
	readonly rent: Pence | null;
	readonly value: Pence | null;
	readonly loan: Pence | null;
	/** Null where rent or loan is not stated. */
	readonly year: (HomeYear & { readonly cashFlow: Pence }) | null;
	/** What the year is before: costs that are not known, and what is repaid of a loan. */
	readonly before: readonly string[];
	/** Its rate is not stated, so that the usual one counts. */
	readonly isRateUsual: boolean;
	readonly loanEnd: LoanEnd | null;
	readonly band: Band | null;
	readonly way: WayToC;
};

/** The end of a fixed rate that lies ahead. */
export type LoanEnd = {
	readonly homeId: string;
	/** Last day of the fixed rate. */
	readonly on: IsoDate;
	readonly loan: Pence;
	/** Fractions a year. */
	readonly rate: number;
	/** Years left of a repayment loan; null for interest only. */
	readonly years: number | null;
};

/** A kept home's year by what is stated of it, with the usual costs of a letting. The owners' tax is not part of it. Source: Rule FLEET-3. */
export function yearOfHome(kept: KeptHome, judged: JudgedHome): YearOfHome {
	const { id: homeId, standing, owners, loan: held } = kept;
	const { rent, price: value, loanLeft: loan } = kept.inputs;
	const { chosen, day } = judged;
	const assumptions = { ...startingMoney(judged).assumptions, price: value };
	return {
		homeId,
		standing,
		owners,
		rent: rent === null ? null : pence(12 * rent),
		value,
		loan,
		year: rent === null || loan === null ? null : yearBy(assumptions, kept),
		before: [...leftOutOf(assumptions), ...(isRepaidUnknown(kept) ? ["repayment"] : [])],
		isRateUsual: held.ratePercent === null && loan !== null && loan > 0,
		loanEnd: loan === null ? null : loanEndOf(homeId, { held, loan, day }),
		band: chosen && bandOn(chosen),
		way: wayToC(
			{
				nation: judged.facts.place.nation,
				certificate: chosen,
				value,
				spent: kept.energySpent ?? pence(0),
			},
			day,
		),
	};
}

function isRepaidUnknown({ loan, inputs }: KeptHome): boolean {
	return loan.isRepayment && loan.yearsLeft === null && (inputs.loanLeft ?? 0) > 0;
}

function yearBy(assumptions: Assumptions, { id, owners }: KeptHome): YearOfHome["year"] {
	const { netOperatingIncome, financeCost, cashFlow } = lettingYear(assumptions);
	const { financeCost: loanCost } = lettingYear({ ...assumptions, valueWhenLet: null });
	return netOperatingIncome === null ||
		financeCost === null ||
		loanCost === null ||
		cashFlow === null
		? null
		: { homeId: id, owners, netOperatingIncome, financeCost, loanCost, cashFlow };
}

function loanEndOf(
	homeId: string,
	{ held, loan, day }: { readonly held: HeldLoan; readonly loan: Pence; readonly day: IsoDate },
): LoanEnd | null {
	const { fixedUntil: on, ratePercent, isRepayment, yearsLeft } = held;
	return on === null || on < day || ratePercent === null || loan === 0
		? null
		: { homeId, on, loan, rate: ratePercent / 100, years: isRepayment ? yearsLeft : null };
}

/** A year's payments on the loan as it stands, at another rate. */
export function paidAt({ loan, years }: LoanEnd, rate: number): Pence {
	return pence(Math.round(loan * yearlyCostShare(rate, years)));
}

function bandOn({ points, band }: Certificate): Band | null {
	return points === null ? band : bandOf(points);
}
