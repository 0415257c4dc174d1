import { expect, test } from "vitest";
import { packSales } from "#datasets/price-paid/packed-sales.ts";
import type { Transaction } from "#datasets/price-paid/transaction.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { toSoldFacts } from "./sold-rows.ts";

const whole = { asOf: "2026-09", complete: true };

function m145ll() {
	const parsed = parsePostcode("M14 5LL");
	if (!parsed.ok) {
		throw new Error(parsed.reason);
	}
	return parsed.postcode;
}

function tenureTold(tenure: Transaction["tenure"]) {
	const sales = packSales([
		{
			id: "0123456789ABCDEF0123456789ABCDEF",
			price: 187_250,
			day: "2024-07-11",
			postcode: "M145LL",
			type: "T",
			isNew: false,
			tenure,
			address: "3, PRETEND TERRACE",
			category: "A",
			status: "A",
		},
	]);
	const row = { postcode: "M145LL", since: 1, until: null, sales };
	const sold = toSoldFacts(m145ll(), whole, { sales: [row], figures: [] });
	return sold?.atPostcode.sales.map((sale) => sale.tenure);
}

test.each([
	["F", "freehold"],
	["L", "leasehold"],
	["U", null],
] as const)("a sale kept as %s is told as %s", (kept, tenure) => {
	expect(tenureTold(kept)).toEqual([tenure]);
});

test("the whole country says that none was sold at a postcode, a part of it never does", () => {
	const postcode = m145ll();
	const none = { sales: [], figures: [] };
	expect(toSoldFacts(postcode, whole, none)?.atPostcode.sales).toEqual([]);
	expect(toSoldFacts(postcode, { ...whole, complete: false }, none)).toBeNull();
});
