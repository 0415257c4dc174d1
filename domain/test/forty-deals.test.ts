import { expect, test } from "vitest";
import { lettingGrades } from "../judgement/answer/letting-grade.ts";
import { payingGrades } from "../judgement/answer/paying-grade.ts";
import { type Deal, JUDGED_ON } from "./deals/deal.ts";
import { fortyDeals } from "./forty-deals.ts";

/** Share of a year's rent left after voids, management and maintenance: 0.95 x 0.88 - 0.1. */
const LEFT_OF_RENT = 0.736;
/** Yearly insurance and compliance, in pounds. */
const FIXED = 650;

function monthlyRent({ stated: { rent, rentOf, rooms } }: Deal): number {
	return (rent ?? 0) * (rentOf === "room" ? (rooms ?? 1) : 1);
}

function furtherCosts({ verdict, stated }: Deal): number {
	const named = Object.values(verdict.further ?? {}).reduce((sum, pounds) => sum + pounds, 0);
	return named + (stated.serviceCharge ?? 0) + FIXED;
}

const interestRate = ({ verdict }: Deal) => (verdict.interest ?? 5.9) / 100;

/** Profit before interest, interest paid and the interest that counts against tax. */
function yearOf(deal: Deal) {
	const { price, loan, owned } = deal.stated;
	const borrowed = owned ? owned.loanLeft : ((price ?? 0) * loan) / 100;
	const counted = Math.min(borrowed, owned?.valueWhenLet ?? borrowed);
	const profit = LEFT_OF_RENT * 12 * monthlyRent(deal) - furtherCosts(deal);
	return {
		profit,
		interest: borrowed * interestRate(deal),
		counted: counted * interestRate(deal),
	};
}

function leftAfterTax(deal: Deal, rates: readonly { share: number; rate: number }[]): number {
	const { profit, interest, counted } = yearOf(deal);
	const tax = rates.reduce(
		(sum, { share, rate }) =>
			sum + (share / 100) * ((rate / 100) * profit - 0.2 * Math.min(counted, profit)),
		0,
	);
	return profit - interest - Math.max(0, tax);
}

test("forty deals are held, each with an id of its own", () => {
	expect(fortyDeals.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test.for(fortyDeals.filter(({ verdict }) => verdict.left))(
	"the year of deal $id is summed rightly",
	(deal) => {
		const { left, leftAtHigherRate } = deal.verdict;
		const { profit, interest } = yearOf(deal);
		const owners = deal.stated.owners.length > 0 ? deal.stated.owners : [{ share: 100, rate: 20 }];
		expect(Math.abs(profit - interest - (left?.before ?? 0))).toBeLessThanOrEqual(1);
		const after = deal.stated.isCompany ? profit - interest : leftAfterTax(deal, owners);
		expect(Math.abs(after - (left?.after ?? 0))).toBeLessThanOrEqual(1);
		if (leftAtHigherRate !== undefined) {
			const rate = deal.place.nation === "Scotland" ? 42 : 40;
			const atHigher = leftAfterTax(deal, [{ share: 100, rate }]);
			expect(Math.abs(atHigher - leftAtHigherRate)).toBeLessThanOrEqual(1);
		}
	},
);

test.for(fortyDeals.filter(({ verdict }) => verdict.ceiling))(
	"the ceiling of deal $id bears its interest",
	(deal) => {
		const mean = deal.place.authorities[0]?.rents?.all ?? 0;
		const rent = monthlyRent(deal) || mean;
		const highest = (LEFT_OF_RENT * 12 * rent - FIXED) / (0.75 * interestRate(deal));
		expect(Math.floor(highest / 1_000) * 1_000).toBe(deal.verdict.ceiling);
	},
);

test.for(fortyDeals.filter(({ verdict }) => verdict.rentNeeded))(
	"the rent that deal $id takes bears its interest",
	(deal) => {
		const interest = 0.75 * interestRate(deal) * (deal.stated.price ?? 0);
		expect(Math.ceil((interest + FIXED) / (LEFT_OF_RENT * 12))).toBe(deal.verdict.rentNeeded);
	},
);

test("nothing that a deal rests on is of after the day it was judged", () => {
	const days = fortyDeals.flatMap(({ certificate, schemes, lastSale }) => [
		certificate?.registeredOn ?? JUDGED_ON,
		lastSale?.on ?? JUDGED_ON,
		...schemes.map(({ verifiedOn, page }) => verifiedOn ?? page?.readDay ?? JUDGED_ON),
	]);
	expect(days.filter((day) => day > JUDGED_ON)).toEqual([]);
});

test("a pair is judged by what it leaves, and every grade that a row without a day cannot give is among them", () => {
	expect(new Set(fortyDeals.map(({ verdict }) => verdict.let))).toEqual(new Set(lettingGrades));
	expect(new Set(fortyDeals.map(({ verdict }) => verdict.pays))).toEqual(
		new Set(payingGrades.filter((grade) => grade !== "no_lender")),
	);
	for (const { stated, verdict } of fortyDeals.filter((deal) => deal.verdict.left)) {
		const { before = 0, after = 0 } = verdict.left ?? {};
		const higher = verdict.leftAtHigherRate ?? 0;
		expect.soft(["no", "break_even"].includes(verdict.pays)).toBe(before < 0);
		expect.soft(verdict.pays === "before_tax").toBe(before >= 0 && after < 0);
		expect
			.soft(verdict.pays === "basic")
			.toBe(before >= 0 && higher < 0 && stated.owners.length === 0);
	}
});
