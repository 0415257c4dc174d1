import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import type { RentSection } from "#domain/telling/report/market/rent-section.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { aFigureDto, aGapDto, evidenceDtoOf } from "./evidence-dtos.ts";

/** Sales at a postcode, newest first. */
export const someSales = [
	{
		price: fromPounds(172_000),
		date: "2025-06-12",
		propertyType: "terraced",
		tenure: "freehold",
		address: "9 Claremont Road",
	},
	{
		price: fromPounds(151_500),
		date: "2021-09-03",
		propertyType: "terraced",
		tenure: "freehold",
		address: "14 Claremont Road",
	},
	{
		price: fromPounds(98_000),
		date: "2014-02-21",
		propertyType: "flat",
		tenure: "leasehold",
		address: "Flat 2, 3 Claremont Road",
	},
] as const;

/** Rents of two places, and a price. */
export function aRentSection(): RentSection {
	const rents = (one: number): RentSection["series"][number]["byBedrooms"] => [
		fromPounds(one),
		fromPounds(one + 200),
		fromPounds(one + 420),
		fromPounds(one + 900),
	];
	const {
		value: _,
		range: __,
		...provenance
	} = evidenceDtoOf(null, {
		basis: "authority",
		place: "Manchester",
	});
	return {
		answer: "At £950 a month and £180,000 the gross yield is 6.3%.",
		statedRent: fromPounds(950),
		statedPrice: fromPounds(180_000),
		bedrooms: 2,
		series: [
			{
				name: "Manchester",
				all: fromPounds(1_310),
				byBedrooms: rents(980),
				provenance,
			},
			{
				name: "North West",
				all: fromPounds(940),
				byBedrooms: rents(690),
				provenance,
			},
		],
		rents: [aFigureDto("rent", { label: "Average rent a month", text: "£1,310", value: 1_310 })],
		prices: [aGapDto("postcodePrice", "Median price here", "Fewer than five sales.")],
		yields: [
			aFigureDto("estimatedRentalYield", { label: "Gross yield", text: "6.3%", value: 6.3 }),
		],
		salesNote: null,
		sector: null,
	};
}

/** The sums of £180,000 and £950 a month, at a rate of their own: no default that moves moves them. */
export function aMoneySection(overrides: Partial<MoneySection> = {}): MoneySection {
	const assumptions = startingAssumptions({
		price: fromPounds(180_000),
		rent: fromPounds(950),
		interestRate: 0.0563,
	});
	const context = { nation: "England", use: "single", day: "2026-11-21", position: null } as const;
	return {
		context,
		assumptions,
		lines: [
			{
				key: "price",
				label: "Purchase price",
				unit: "pounds",
				origin: "yours",
				source: "As you stated it.",
				asOf: null,
				lastChecked: null,
			},
			{
				key: "rent",
				label: "Rent",
				unit: "pounds a month",
				origin: "yours",
				source: "As you stated it.",
				asOf: null,
				lastChecked: null,
			},
			{
				key: "interestRate",
				label: "Interest rate",
				unit: "percent",
				origin: "published",
				source: "Average rate of new buy-to-let loans.",
				asOf: "2026-03-26",
				lastChecked: "2026-11-22",
			},
			{
				key: "insurance",
				label: "Insurance",
				unit: "pounds a year",
				origin: "trade",
				source: "The middle of £250 to £400.",
				asOf: null,
				lastChecked: "2026-11-20",
			},
		],
		figures: calculateMoney(assumptions, context),
		priceGrowth: null,
		letWhole: {
			rent: fromPounds(950),
			rentSource: "As you stated it.",
			licenceFee: fromPounds(0),
			licenceSource: "No licence is needed.",
		},
		missing: null,
		...overrides,
	};
}
