import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import { longRun } from "#domain/subjects/finance/long-run.ts";
import { flatOutlook } from "#domain/subjects/finance/outlook.ts";
import type { RentSection } from "#domain/telling/report/market/rent-section.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { aFigureDto, aGapDto, evidenceDtoOf } from "./evidence-dtos.ts";

/** Rents of three places, a price and three sales. */
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
				grain: "authority",
				name: "Manchester",
				all: fromPounds(1_310),
				byBedrooms: rents(980),
				provenance,
			},
			{
				grain: "region",
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
		sales: [
			{
				price: fromPounds(172_000),
				date: "2025-06-12",
				propertyType: "Terraced",
				tenure: "freehold",
				address: "9 Claremont Road",
			},
			{
				price: fromPounds(151_500),
				date: "2021-09-03",
				propertyType: "Terraced",
				tenure: "freehold",
				address: "14 Claremont Road",
			},
			{
				price: fromPounds(98_000),
				date: "2014-02-21",
				propertyType: "Flat",
				tenure: "leasehold",
				address: "Flat 2, 3 Claremont Road",
			},
		],
		salesNote: null,
		sector: null,
	};
}

/** The sums of £180,000 and £950 a month. */
export function aMoneySection(overrides: Partial<MoneySection> = {}): MoneySection {
	const assumptions = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });
	const context = { nation: "England", use: "single", day: "2026-11-21", position: null } as const;
	return {
		answer: "Before tax the letting leaves a little in a year.",
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
		longRun: longRun(assumptions, flatOutlook, context),
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
