import type { IsoDate } from "../../../base/calendar.ts";
import type { Assumptions } from "../assumptions.ts";
import { type CashFlow, yearOf } from "../cash-flow.ts";
import { type CompanyTerms, compareRoutes, type Routes } from "../company-route.ts";
import type { Outlook } from "../outlook.ts";
import { type OverYears, overYears } from "../over-years.ts";
import type { Position } from "../position.ts";
import { type SaleAfterYears, saleAfterYears } from "../sale.ts";
import { inPounds, type YearByHand, yearByHand } from "./money-by-hand.ts";
import { type RoutesByHand, routesByHand } from "./routes-by-hand.ts";
import { type SaleByHand, saleByHand, type YearsByHand, yearsByHand } from "./years-by-hand.ts";

/** A letting with everything that its money depends on. */
export type AnyCase = {
	readonly assumptions: Assumptions;
	readonly outlook: Outlook;
	readonly terms: CompanyTerms;
	readonly nation: Position["nation"];
	readonly day: IsoDate;
	/** The stated position and all other owners; empty where none is stated. */
	readonly owners: readonly Position[];
};

/** The product's figures of a letting, and those of the independent calculation. */
export type BothHands = AnyCase & {
	readonly told: {
		readonly year: CashFlow;
		readonly held: OverYears | null;
		readonly sale: SaleAfterYears | null;
		readonly routes: Routes | null;
	};
	readonly byHand: {
		readonly year: YearByHand;
		readonly held: YearsByHand | null;
		readonly sale: SaleByHand | null;
		readonly routes: RoutesByHand | null;
	};
};

/** Calculates a letting with both hands. */
export function byBothHands(one: AnyCase): BothHands {
	const { assumptions, outlook, terms, nation, day, owners } = one;
	const [position = null, ...coOwners] = owners;
	const isCompany = position?.company ?? false;
	const context = { nation, day, position, coOwners };
	const held = overYears(assumptions, outlook, context);
	const home = inPounds(assumptions);
	const buying = { isScottish: nation === "Scotland", isWelsh: nation === "Wales", isCompany };
	const isNewYear = day.slice(5) >= "04-06";
	const owning = { nation, owners, year: Number(day.slice(0, 4)) - (isNewYear ? 0 : 1) };
	const heldByHand = yearsByHand(home, outlook, owning);
	// No rule says what a person's route is where a company owns a share.
	const isComparable = owners.length < 2 || owners.every(({ company }) => !company);
	return {
		...one,
		told: {
			year: yearOf(assumptions, context),
			held,
			sale: held && saleAfterYears(assumptions, { outlook, held }, context),
			routes: isComparable ? compareRoutes(assumptions, { outlook, terms }, context) : null,
		},
		byHand: {
			year: yearByHand(home, buying),
			held: heldByHand,
			sale: heldByHand && saleByHand(home, outlook, { held: heldByHand, owning }),
			routes: isComparable ? routesByHand(home, { outlook, terms }, owning) : null,
		},
	};
}
