import type { IsoDate } from "../../base/calendar.ts";
import { type Pence, pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { dividendTax } from "./dividend-tax.ts";
import type { Outlook } from "./outlook.ts";
import { type OverYears, type OwnedYear, overYears } from "./over-years.ts";
import type { Position, TaxContext } from "./position.ts";

/** Additional costs of ownership by a company over ownership in a person's own name. */
export type CompanyTerms = {
	/** Added to the loan's rate, as a fraction a year. */
	readonly loanPremium: number;
	/** Accounts and filings, a year. */
	readonly yearlyCosts: Pence;
	/** To set it up, once. */
	readonly setUpCosts: Pence;
};

/** A year of a company that lets the home. */
export type CompanyYear = OwnedYear & {
	/** Total left so far after corporation tax, and after dividend tax if all profits are drawn each year; null where no person's position is stated. */
	readonly totalDrawn: Pence | null;
};

/** The same home held by a person and by a company, over the same years. */
export type Routes = {
	readonly person: OverYears;
	readonly company: readonly CompanyYear[];
	/** First year at whose end the company has left more, with profits kept and with profits drawn; null where that never happens. */
	readonly overtakes: { readonly kept: number | null; readonly drawn: number | null };
};

/**
 * Compares ownership in a person's name with ownership by a company. The company's only income is this letting: it borrows at a higher rate, pays for
 * accounts, deducts its interest and pays corporation tax. Each year's drawing is the accumulated profit after tax, as far as cash allows, paid as a
 * dividend to the owners by share. Null where either cannot be calculated. Source: Fact TAX-F6, Fact TAX-F7; Companies Act 2006 section 830.
 */
export function compareRoutes(
	assumptions: Assumptions,
	{ outlook, terms }: { readonly outlook: Outlook; readonly terms: CompanyTerms },
	context: TaxContext,
): Routes | null {
	const { position = null, coOwners = [] } = context;
	const persons = [position, ...coOwners].flatMap((each) =>
		each === null || each.company ? [] : [each],
	);
	const own = { ...context, position: position?.company ? null : position };
	const person = overYears(assumptions, outlook, own);
	const asCompany = overYears(inCompany(assumptions, terms), outlook, {
		...context,
		position: companyPosition(context),
		coOwners: [],
	});
	if (person === null || asCompany === null) {
		return null;
	}
	const company = drawnYears(asCompany.years, persons, terms);
	return {
		person,
		company,
		overtakes: {
			kept: firstAhead(
				person.years,
				company.map(({ total }) => total),
			),
			drawn: firstAhead(
				person.years,
				company.map(({ totalDrawn }) => totalDrawn),
			),
		},
	};
}

/** A company without any other profits. Its tax is the same in all nations. */
function companyPosition({ nation }: TaxContext): Position {
	return { incomePence: pence(0), nation, share: 1, company: true };
}

/** The same letting by a company, which borrows at a higher rate and deducts all its interest. Its accounts are a yearly cost that grows like safety checks. */
export function inCompany(assumptions: Assumptions, terms: CompanyTerms): Assumptions {
	return {
		...assumptions,
		interestRate: assumptions.interestRate + terms.loanPremium,
		compliance: pence(assumptions.compliance + terms.yearlyCosts),
		valueWhenLet: null,
	};
}

/** The company's years, with what is left where all profits are drawn. Set-up costs are deducted from the first year on. */
function drawnYears(
	years: readonly OwnedYear[],
	persons: readonly Position[],
	{ setUpCosts }: CompanyTerms,
): readonly CompanyYear[] {
	let drawn = -setUpCosts;
	let reserves = 0;
	return years.map((year) => {
		reserves += year.netOperatingIncome - year.interest - year.tax;
		const dividend = Math.max(0, Math.min(year.afterTax, reserves));
		reserves -= dividend;
		drawn += year.afterTax - dividendTaxOf(dividend, year.from, persons);
		return {
			...year,
			total: pence(year.total - setUpCosts),
			totalDrawn: persons.length === 0 ? null : pence(drawn),
		};
	});
}

/** Dividend tax of all owners, each on their own share. */
function dividendTaxOf(dividend: number, day: IsoDate, persons: readonly Position[]): number {
	return persons.reduce((total, { incomePence: otherIncome, nation, share }) => {
		const part = pence(Math.round(dividend * share));
		return total + (dividendTax({ dividend: part, otherIncome, nation, day })?.due ?? 0);
	}, 0);
}

function firstAhead(
	person: readonly OwnedYear[],
	company: readonly (Pence | null)[],
): number | null {
	const ahead = person.find(({ total }, at) => {
		const other = company[at] ?? null;
		return other !== null && other > total;
	});
	return ahead?.year ?? null;
}
