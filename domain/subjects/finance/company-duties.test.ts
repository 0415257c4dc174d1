import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { startingAssumptions } from "./assumptions.ts";
import { yearOf } from "./cash-flow.ts";
import { companyCosts } from "./company-costs.ts";
import { companyDuties } from "./company-duties.ts";
import { companyTerms } from "./long-run.ts";

const day = "2026-11-24";
const bought = { isOwned: false, isFromAbroad: false };
const dutiesOf = (pounds: number, nation: "England" | "Scotland" | "Wales" | "Northern Ireland") =>
	companyDuties({ ...bought, price: fromPounds(pounds) }, { nation, day });

test.each(["England", "Northern Ireland"] as const)(
	"in %s a company pays 17% of a price above £500,000 where it claims no relief",
	(nation) => {
		expect(dutiesOf(600_000, nation).taxWithoutRelief?.total).toBe(fromPounds(102_000));
		expect(dutiesOf(500_000, nation).taxWithoutRelief).toBeNull();
	},
);

test.each(["Scotland", "Wales"] as const)("%s has no such rate, but the annual tax", (nation) => {
	expect(dutiesOf(600_000, nation)).toMatchObject({
		taxWithoutRelief: null,
		ated: { charge: fromPounds(4_600), due: 0, period: "2026-27" },
	});
});

test("a company from abroad pays two points more at the one rate, too", () => {
	const home = { ...bought, isFromAbroad: true, price: fromPounds(600_000) };
	const { taxWithoutRelief } = companyDuties(home, { nation: "England", day });
	expect(taxWithoutRelief?.total).toBe(fromPounds(114_000));
});

test("of a home up to £500,000 nothing is asked, and of one that is owned no tax on its purchase", () => {
	expect(dutiesOf(500_000, "England")).toEqual({ ated: null, taxWithoutRelief: null });
	const owned = { ...bought, isOwned: true, price: fromPounds(600_000) };
	expect(companyDuties(owned, { nation: "England", day })).toMatchObject({
		taxWithoutRelief: null,
		ated: { charge: fromPounds(4_600) },
	});
});

const home = startingAssumptions({ price: fromPounds(600_000), rent: fromPounds(2_500) });
const company = {
	incomePence: fromPounds(0),
	nation: "England",
	share: 1,
	company: true,
} as const;

test("a year of a company holds its duties, and a person's none", () => {
	const where = { nation: "England", day } as const;
	expect(yearOf(home, where).companyDuties).toBeNull();
	const year = yearOf(home, { ...where, position: company });
	expect(year.companyDuties?.taxWithoutRelief?.total).toBe(fromPounds(102_000));
	expect(
		yearOf({ ...home, price: null }, { ...where, position: company }).companyDuties,
	).toBeNull();
});

/*
 * Stamp duty of £600,000: an additional home 5 % of 125,000 + 7 % of 125,000 + 10 % of 350,000 = 6,250 + 8,750 + 35,000 = 50,000; an only home 2 % of
 * 125,000 + 5 % of 350,000 = 2,500 + 17,500 = 20,000. The loan of £450,000 at 0.7 points more costs £3,150.
 */
test("being a company costs its set-up, its accounts, a dearer loan, and the surcharge that an only home is spared", () => {
	const where = { nation: "England", day } as const;
	expect(companyCosts(home, companyTerms, where)).toMatchObject({
		setUp: fromPounds(100),
		// Accounts 900, the confirmation statement 50.
		accounts: fromPounds(950),
		dearerLoan: fromPounds(3_150),
		moreOnPurchase: 0,
		duties: { ated: { charge: fromPounds(4_600) } },
	});
	const onlyHome = companyCosts({ ...home, isOnlyHome: true }, companyTerms, where);
	expect(onlyHome.moreOnPurchase).toBe(fromPounds(30_000));
});

test("an owner that is a company has the dearer loan and the tax in its sums already, and without a price neither is known", () => {
	const asCompany = { nation: "England", day, position: company } as const;
	expect(companyCosts({ ...home, isOnlyHome: true }, companyTerms, asCompany)).toMatchObject({
		dearerLoan: 0,
		moreOnPurchase: 0,
	});
	const noPrice = companyCosts({ ...home, price: null }, companyTerms, { nation: "England", day });
	expect(noPrice).toMatchObject({ dearerLoan: null, moreOnPurchase: null, duties: null });
});
