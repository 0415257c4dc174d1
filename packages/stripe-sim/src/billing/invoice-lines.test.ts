import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createContract, readContract } from "../contract/contract.ts";
import { calculateInvoice } from "./invoice-lines.ts";

const contract = createContract(readContract());
const price = contract.fill<Stripe.Price>("Price", {});

const line = (amount: number, proration = false) => ({
	amount,
	description: "",
	period: { start: 0, end: 1 },
	price,
	proration,
});

const off = (id: string, fields: Partial<Stripe.Coupon>) => ({
	id,
	coupon: contract.fill<Stripe.Coupon>("Coupon", fields),
});

const calculate = (given: Partial<Parameters<typeof calculateInvoice>[0]>) =>
	calculateInvoice({ lines: [line(2500)], discounts: [], balance: 0, currency: "gbp", ...given });

test.each([
	["nothing owed or to their credit", 0, 2500, 0],
	["some credit", -1000, 1500, 0],
	["more credit than it costs", -3000, 0, -500],
	["credit that leaves less than can be charged", -2471, 0, 29],
	["credit that leaves just what can be charged", -2470, 30, 0],
	["something still owed", 25, 2525, 0],
])("with %s, £25 are due accordingly", (_, balance, due, left) => {
	expect(calculate({ balance })).toMatchObject({
		amount_due: due,
		ending_balance: left,
		starting_balance: balance,
		total: 2500,
	});
});

test("a negative total is credit", () => {
	expect(calculate({ lines: [line(-700, true)] })).toMatchObject({
		amount_due: 0,
		ending_balance: -700,
		subtotal: -700,
		total: -700,
	});
});

test("discounts come one after the other, off what is left, and none off prorations", () => {
	const discounts = [off("di_1", { percent_off: 20 }), off("di_2", { amount_off: 300 })];
	const totals = calculate({ lines: [line(1000, true), line(2500)], discounts });
	expect(totals).toMatchObject({ subtotal: 3500, total: 2700 });
	expect(totals.discounts).toEqual([
		{ amount: 500, discount: "di_1" },
		{ amount: 300, discount: "di_2" },
	]);
});

test("a discount is never more than there is", () => {
	const discounts = [off("di_1", { amount_off: 5000 })];
	expect(calculate({ discounts })).toMatchObject({ ending_balance: 0, total: 0 });
});

test.each([
	[2500, 12.5, 313],
	[999, 33.33, 333],
	[1, 50, 1],
	[2501, 50, 1251],
	[1005, 10, 101],
])("of %i pence, %f percent are %i pence, halves up", (amount, percent_off, taken) => {
	const discounts = [off("di_1", { percent_off })];
	expect(calculate({ lines: [line(amount)], discounts }).total).toBe(amount - taken);
});
