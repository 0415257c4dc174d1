import { expect, test } from "vitest";
import { calculateCase, type LandlordCase, landlordCases } from "./landlord-cases.ts";
import { afterTaxOfCase, caseFigures, purchaseOfCase, yearOfCase } from "./landlord-lines.ts";

function find(id: LandlordCase["id"]) {
	const landlord = landlordCases.find((each) => each.id === id);
	if (!landlord) {
		throw new Error(`there is no ${id}`);
	}
	return { landlord, money: calculateCase(landlord) };
}
const pairs = (lines: readonly { label: string; text: string }[]) =>
	lines.map(({ label, text }) => [label, text]);

test("a year goes line by line from the rent to what the tax leaves, to the penny", () => {
	expect(pairs(yearOfCase(find("higher-rate-flat").money))).toEqual([
		["Rent", "£15,000"],
		["Empty periods", "−£750"],
		["Management", "−£1,710"],
		["Repairs and upkeep", "−£1,500"],
		["Bills you pay", "−£119.60"],
		["Insurance, charges, licence, checks", "−£2,650"],
		["Left before the loan", "£8,270.40"],
		["Interest", "−£8,250"],
		["Cash flow before tax", "£20.40"],
		["Income tax, 2026-27", "−£1,658.16"],
		["Left after tax", "−£1,637.76"],
	]);
});

test("each owner has a tax of their own, and a company its own", () => {
	const taxesOf = (id: LandlordCase["id"]) =>
		pairs(yearOfCase(find(id).money)).filter(([label]) => label?.includes("tax"));
	expect(taxesOf("two-owners")).toEqual([
		["Cash flow before tax", "£1,312.40"],
		["Income tax of owner 1, 2026-27", "−£131.24"],
		["Income tax of owner 2, 2026-27", "−£131.24"],
		["Left after tax", "£1,049.92"],
	]);
	expect(taxesOf("company-hmo")).toContainEqual(["Corporation tax, 2026-27", "−£313.06"]);
});

test("what is left after tax is the last line of the year", () => {
	for (const landlord of landlordCases) {
		const money = calculateCase(landlord);
		expect(yearOfCase(money).at(-1)?.text).toBe(afterTaxOfCase(money));
	}
	expect(afterTaxOfCase(find("scottish-owner").money)).toBe("−£9.50");
});

test("the figures that a case states stand apart from those that are usual", () => {
	const { landlord, money } = find("higher-rate-flat");
	const { stated, usual } = caseFigures(landlord, money);
	expect(pairs(stated)).toEqual([
		["Purchase price", "£220,000"],
		["Rent", "£1,250 a month"],
		["Deposit, share of the price", "25%"],
		["Interest rate", "5%"],
		["Service charge and ground rent", "£2,000 a year"],
	]);
	expect(pairs(usual)).toEqual([
		["Empty periods, share of the year", "5%"],
		["Management, share of the rent received", "12%"],
		["Repairs and upkeep, share of the rent", "10%"],
		["Insurance", "£325 a year"],
		["Council tax, due while it is empty", "£2,392 a year"],
		["Safety checks and certificates", "£325 a year"],
		["Legal work and survey, once", "£2,500"],
	]);
});

test("a home bought in cash states no rate of a loan", () => {
	const { landlord, money } = find("cash-buyer");
	const { stated, usual } = caseFigures(landlord, money);
	expect(pairs([...stated, ...usual]).map(([label]) => label)).not.toContain("Interest rate");
	expect(pairs(purchaseOfCase(money))).toEqual([
		["Deposit", "£150,000"],
		["Stamp Duty Land Tax", "£8,000"],
		["Money put in, with legal work and survey", "£160,500"],
	]);
});

test("a home let by the room states the rent of a room, and its bills are usual", () => {
	const { landlord, money } = find("company-hmo");
	const { stated, usual } = caseFigures(landlord, money);
	expect(pairs(stated)).toContainEqual(["Rent of each of 5 rooms", "£600 a month"]);
	expect(pairs(usual)).toContainEqual(["Gas and electricity", "£2,819.96 a year"]);
	expect(pairs(usual)).toContainEqual(["HMO insurance", "£650 a year"]);
});
