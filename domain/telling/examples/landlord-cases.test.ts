import { expect, test } from "vitest";
import { fromPounds, type Pence } from "../../base/money.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import { calculateCase, type LandlordCase, landlordCases } from "./landlord-cases.ts";

/** What a case comes to, in pounds. */
type ByHand = {
	readonly rent: number;
	readonly empty: number;
	readonly management: number;
	readonly upkeep: number;
	readonly bills: number;
	readonly beforeLoan: number;
	readonly interest: number;
	readonly cashFlow: number;
	/** Of each owner. */
	readonly taxes: readonly number[];
	readonly afterTax: number;
	readonly purchaseTax: number;
	readonly moneyIn: number;
	/** The deciding lender, rate and cover, and the largest loan; all null, because no held row has a day. */
	readonly lender: readonly [string, rate: number, cover: number, loan: number] | null;
};

/**
 * Calculated on paper from the rates of 2026-27 and a report's average assumptions, without the product's code. A home let whole bears council tax for the
 * 5 % of the year in which it is empty: of England's £2,392 that is 119.60. Each pays £325 for insurance and £325 for checks.
 */
const byHand: Readonly<Record<LandlordCase["id"], ByHand>> = {
	/*
	 * Rent 12 x 900 = 10,800. Empty 5 % = 540. Agent 12 % of 10,260 = 1,231.20. Upkeep 10 % = 1,080.
	 * 10,800 - 540 - 1,231.20 - 1,080 - 119.60 - 325 - 325 = 7,179.20, and no loan.
	 * Tax: £30,000 and the profit end at 37,179.20, below 50,270: 20 % of 7,179.20 = 1,435.84. Left 5,743.36.
	 * Stamp duty 5 % of 125,000 + 7 % of 25,000 = 6,250 + 1,750 = 8,000. In: 150,000 + 8,000 + 2,500 = 160,500.
	 */
	"cash-buyer": {
		...{ rent: 10_800, empty: 540, management: 1_231.2, upkeep: 1_080, bills: 119.6 },
		...{ beforeLoan: 7_179.2, interest: 0, cashFlow: 7_179.2 },
		...{ taxes: [1_435.84], afterTax: 5_743.36, purchaseTax: 8_000, moneyIn: 160_500 },
		lender: null,
	},
	/*
	 * Rent 12 x 1,250 = 15,000. Empty 750. Agent 12 % of 14,250 = 1,710. Upkeep 1,500. Service charge 2,000.
	 * 15,000 - 750 - 1,710 - 1,500 - 119.60 - 325 - 2,000 - 325 = 8,270.40. Loan 75 % of 220,000 = 165,000, at 5 % 8,250. Left 20.40.
	 * Tax: £60,000 lies above 50,270: 40 % of 8,270.40 = 3,308.16. Interest 8,250 is less than the profit: 20 % = 1,650 off. Due 1,658.16.
	 * 20.40 - 1,658.16 = -1,637.76. Stamp duty 6,250 + 7 % of 95,000 = 6,250 + 6,650 = 12,900. In: 55,000 + 12,900 + 2,500 = 70,400.
	 */
	"higher-rate-flat": {
		...{ rent: 15_000, empty: 750, management: 1_710, upkeep: 1_500, bills: 119.6 },
		...{ beforeLoan: 8_270.4, interest: 8_250, cashFlow: 20.4 },
		...{ taxes: [1_658.16], afterTax: -1_637.76, purchaseTax: 12_900, moneyIn: 70_400 },
		lender: null,
	},
	/*
	 * Rent 5 x 600 = 3,000 a month, 36,000. Empty 1,800. Agent of a shared house 15 % of 34,200 = 5,130. Upkeep 3,600. Licence 250.
	 * Bills: council tax 2,392; energy 365 x (54.83 + 29.68 p) = 308.46, and 5 x (1,000 x 26.32 + 3,000 x 7.97 p) = 5 x 502.30 = 2,511.50,
	 * together 2,819.96; water 639; broadband 12 x 35.90 = 430.80; licence for television 180; cleaning 12 x 90 = 1,080;
	 * furniture 5 x 1,150 / 6 = 5 x 191.67 = 958.35; white goods 2,000 / 9 = 222.22; fire safety 375; insurance 650. Together 9,747.33.
	 * 36,000 - 1,800 - 5,130 - 3,600 - 9,747.33 - 250 - 325 = 15,147.67. Loan 225,000, at 6 % 13,500. Left 1,647.67.
	 * A company deducts its interest: 19 % of 1,647.67 = 313.06. Left 1,334.61.
	 * Stamp duty 5 % of 125,000 + 7 % of 125,000 + 10 % of 50,000 = 6,250 + 8,750 + 5,000 = 20,000. In: 75,000 + 20,000 + 2,500 = 97,500.
	 */
	"company-hmo": {
		...{ rent: 36_000, empty: 1_800, management: 5_130, upkeep: 3_600, bills: 9_747.33 },
		...{ beforeLoan: 15_147.67, interest: 13_500, cashFlow: 1_647.67 },
		...{ taxes: [313.06], afterTax: 1_334.61, purchaseTax: 20_000, moneyIn: 97_500 },
		lender: null,
	},
	/*
	 * Rent 12 x 950 = 11,400. Empty 570. Agent 12 % of 10,830 = 1,299.60. Upkeep 1,140. Council tax 5 % of Scotland's 1,653.44 = 82.67.
	 * 11,400 - 570 - 1,299.60 - 1,140 - 82.67 - 325 - 325 = 7,657.73. Loan 120,000, at 5 % 6,000. Left 1,657.73.
	 * Tax: 42,000 - 12,570 = 29,430 of the salary is taxable, and the higher rate begins at 31,092: 1,662 of the profit bear 21 % = 349.02,
	 * the other 5,995.73 bear 42 % = 2,518.21. Together 2,867.23, less 20 % of 6,000 = 1,200. Due 1,667.23. 1,657.73 - 1,667.23 = -9.50.
	 * Land and buildings: 2 % of the 15,000 above 145,000 = 300, and 8 % of 160,000 = 12,800: 13,100. In: 40,000 + 13,100 + 2,500 = 55,600.
	 */
	"scottish-owner": {
		...{ rent: 11_400, empty: 570, management: 1_299.6, upkeep: 1_140, bills: 82.67 },
		...{ beforeLoan: 7_657.73, interest: 6_000, cashFlow: 1_657.73 },
		...{ taxes: [1_667.23], afterTax: -9.5, purchaseTax: 13_100, moneyIn: 55_600 },
		lender: null,
	},
	/*
	 * Rent 12,000. Empty 600. Agent 12 % of 11,400 = 1,368. Upkeep 1,200.
	 * 12,000 - 600 - 1,368 - 1,200 - 119.60 - 325 - 325 = 8,062.40. Loan 135,000, at 5 % 6,750. Left 1,312.40.
	 * Tax: half the profit, 4,031.20, leaves either below 50,270: 20 % = 806.24, less 20 % of half the interest, 3,375, = 675. Due 131.24 each.
	 * 1,312.40 - 262.48 = 1,049.92. Stamp duty 6,250 + 7 % of 55,000 = 6,250 + 3,850 = 10,100. In: 45,000 + 10,100 + 2,500 = 57,600.
	 */
	"two-owners": {
		...{ rent: 12_000, empty: 600, management: 1_368, upkeep: 1_200, bills: 119.6 },
		...{ beforeLoan: 8_062.4, interest: 6_750, cashFlow: 1_312.4 },
		...{ taxes: [131.24, 131.24], afterTax: 1_049.92, purchaseTax: 10_100, moneyIn: 57_600 },
		lender: null,
	},
};

const pounds = (amount: Pence | null | undefined) =>
	amount === null || amount === undefined ? null : amount / 100;

/** The product's figures for a case, in the same form. */
function calculated(landlord: LandlordCase) {
	const { year, tax, lenders } = calculateCase(landlord).figures;
	const [first] = tax;
	const owners = first?.position ? [first.position, ...first.coOwners] : [];
	const { deciding } = lenders;
	return {
		rent: pounds(year.yearlyRent),
		empty: pounds(year.voidLoss),
		management: pounds(year.management),
		upkeep: pounds(year.maintenance),
		bills: pounds(year.bills),
		beforeLoan: pounds(year.netOperatingIncome),
		interest: pounds(year.interest),
		cashFlow: pounds(year.cashFlow),
		taxes: owners.map((owner) => (owner.tax.known ? pounds(owner.tax.due) : null)),
		afterTax: pounds(first ? afterTaxOfOwners(first) : null),
		purchaseTax: pounds(year.tax?.total),
		moneyIn: pounds(year.moneyIn),
		lender: deciding && [
			deciding.lender,
			deciding.rateTested,
			deciding.cover,
			pounds(deciding.largestLoan),
		],
	};
}

test.each(landlordCases.map((each) => [each.title, each] as const))(
	"%s is to the penny what it is on paper",
	(_, landlord) => {
		expect(calculated(landlord)).toEqual(byHand[landlord.id]);
	},
);

test("the five are a cash buyer, a flat, a company's rooms, a Scot and two owners", () => {
	expect(landlordCases.map(({ id }) => id)).toEqual(Object.keys(byHand));
	const [cash, flat, company, scot, two] = landlordCases;
	expect(cash?.stated.depositShare).toBe(1);
	expect(flat?.stated.serviceCharge).toBeGreaterThan(0);
	expect(company?.owners.map((owner) => owner.company)).toEqual([true]);
	expect(company?.letting).toEqual({ use: "hmo", bedrooms: 5, people: 5, rooms: 5 });
	expect(scot?.owners.map(({ nation }) => nation)).toEqual(["Scotland"]);
	expect(two?.owners.map(({ share }) => share)).toEqual([0.5, 0.5]);
});

test("the rent of a home let by the room is that of its rooms together", () => {
	const company = landlordCases.find(({ letting }) => letting.rooms !== null);
	expect(company && calculateCase(company).assumptions).toMatchObject({
		rooms: 5,
		roomRent: fromPounds(600),
		managementShare: 0.15,
		insurance: 0,
	});
});
