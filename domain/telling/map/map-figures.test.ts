import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { someArea, someCensus } from "../../test/some-facts.ts";
import { mapFiguresOf } from "./map-figures.ts";

const census = someCensus(30);
const authority = { code: "E08000003", census: { ...census, privateRent: 32 } };

test("each question has the areas that have its figure, of one date, and the authority's where one is of its kind", () => {
	const areas = [
		someArea({
			code: "E02000001",
			medianSalePrice: fromPounds(200_000),
			saleYear: 2025,
			medianBand: "D",
			crimeRate: 7.5,
			crimeToMonth: "2026-04",
			census,
		}),
		someArea({
			code: "E02000002",
			medianSalePrice: null,
			saleYear: null,
			medianBand: "unknown",
			crimeRate: null,
			crimeToMonth: null,
			census: null,
		}),
	];
	const of = (value: unknown) => [{ code: "E02000001", value }];
	expect(mapFiguresOf(areas, authority)).toEqual({
		price: { areas: of(fromPounds(200_000)), authority: null, asOf: "2025" },
		energy: { areas: of("D"), authority: null, asOf: "2026-07" },
		crime: { areas: of(7.5), authority: null, asOf: "2026-04" },
		renters: { areas: of(30), authority: 32, asOf: "2021" },
	});
});

test("a question that no area answers is not asked", () => {
	expect(mapFiguresOf([], authority)).toEqual({
		price: null,
		energy: null,
		crime: null,
		renters: null,
	});
});
