import { expect, test } from "vitest";
import { packSales } from "#datasets/price-paid/packed-sales.ts";
import type { Transaction } from "#datasets/price-paid/transaction.ts";
import { parsePostcode } from "#domain/postcode.ts";
import { toSoldFacts } from "./sold-rows.ts";

function tenureTold(tenure: Transaction["tenure"]) {
	const postcode = parsePostcode("M14 5LL");
	if (!postcode.ok) {
		throw new Error(postcode.reason);
	}
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
	const { atPostcode } = toSoldFacts(postcode.postcode, "2026-09", { sales: [row], figures: [] });
	return atPostcode.sales.map((sale) => sale.tenure);
}

test.each([
	["F", "freehold"],
	["L", "leasehold"],
	["U", null],
] as const)("a sale kept as %s is told as %s", (kept, tenure) => {
	expect(tenureTold(kept)).toEqual([tenure]);
});
