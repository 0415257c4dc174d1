import { expect, test } from "vitest";
import type { Facts, Sale } from "../../base/facts/facts.ts";
import { fromPounds } from "../../base/money.ts";
import { someCertificate, someFacts, someSold } from "../../test/some-facts.ts";
import { reportOf, someAssessment } from "../../test/some-report.ts";
import { postcodePrice } from "./postcode-price.ts";

const sold = (propertyType: Sale["propertyType"], pounds: number): Sale => ({
	price: fromPounds(pounds),
	date: "2025-01-01",
	propertyType,
	newBuild: false,
	tenure: null,
	address: String(pounds),
});

const selling = (...sales: readonly Sale[]): Facts =>
	someFacts({ sold: someSold({ atPostcode: { since: "2021-10-01", sales } }) });

const flats = [100, 110, 120].map((thousands) => sold("flat", thousands * 1_000));
const houses = [300, 340].map((thousands) => sold("semi-detached", thousands * 1_000));

test("a home's own type is told where three of it were sold", () => {
	expect(postcodePrice(selling(...flats, ...houses), "F")).toMatchObject({
		value: fromPounds(110_000),
		sample: 3,
		place: "flats at ZZ1 1ZZ",
		note: "Median of 3 full-value sales of flats since 1 October 2021.",
	});
});

test("with fewer than three of its type all types are told, named as such and with the reason", () => {
	expect(postcodePrice(selling(...flats, ...houses), "S")).toMatchObject({
		value: fromPounds(120_000),
		sample: 5,
		place: "ZZ1 1ZZ",
		note: "Median of 5 full-value sales of homes of all types since 1 October 2021. Fewer than 3 were of semi-detached houses.",
	});
});

test("without a type all types are told, and no reason is needed", () => {
	expect(postcodePrice(selling(...flats, ...houses), null).note).toBe(
		"Median of 5 full-value sales of homes of all types since 1 October 2021.",
	);
});

test("property of another kind is of no home's type", () => {
	const others = [1, 2, 3].map((pounds) => sold("other", pounds));
	expect(postcodePrice(selling(...others), "D").place).toBe("ZZ1 1ZZ");
});

test.each([
	["Flat", "Median price of flats at this postcode", 110_000],
	["House", "Median price of homes of all types at this postcode", 120_000],
])("a chosen %s decides, and the report's label names the type", (propertyType, label, pounds) => {
	const chosen = someCertificate({ propertyType, builtForm: "Semi-Detached" });
	const facts = selling(...flats, ...houses);
	const { prices } = reportOf({ facts, chosen }).rent;
	expect(prices.find(({ id }) => id === "postcodePrice")).toMatchObject({
		label,
		evidence: { value: pounds },
	});
	expect(someAssessment({ facts }).market.postcodePrice.value).toBe(fromPounds(120_000));
});
