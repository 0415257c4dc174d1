import { expect, test } from "vitest";
import { cardFields, findFaults, formatCvc, formatExpiry, formatNumber } from "./card-entry.ts";

const today = new Date(2026, 10, 21);
const good = { number: "4242 4242 4242 4242", expiry: "11 / 26", cvc: "123" };

test("a card that is valid to the end of this month has no fault", () => {
	expect(findFaults(good, today)).toEqual([]);
});

test.each([
	[{ number: "" }, "incomplete_number"],
	[{ number: "4242 4242" }, "incomplete_number"],
	[{ number: "4242 4242 4242 4241" }, "invalid_number"],
	[{ expiry: "" }, "incomplete_expiry"],
	[{ expiry: "13 / 30" }, "incomplete_expiry"],
	[{ expiry: "00 / 30" }, "incomplete_expiry"],
	[{ expiry: "10 / 26" }, "invalid_expiry_month_past"],
	[{ expiry: "12 / 25" }, "invalid_expiry_year_past"],
	[{ cvc: "12" }, "incomplete_cvc"],
])("%j is %s", (entered, code) => {
	expect(findFaults({ ...good, ...entered }, today)).toMatchObject([{ code }]);
});

test("each field has a fault of its own", () => {
	const faults = findFaults({ number: "", expiry: "", cvc: "" }, today);
	expect(faults.map(({ field }) => field)).toEqual(["number", "expiry", "cvc"]);
});

test.each([
	[formatNumber, "4242424242424242999", "4242 4242 4242 4242"],
	[formatNumber, "42424", "4242 4"],
	[formatExpiry, "1239", "12 / 39"],
	[formatExpiry, "1", "1"],
	[formatExpiry, "9", "09"],
	[formatExpiry, "12 / ", "12"],
	[formatCvc, "12a34", "123"],
])("%o makes of %j: %j", (format, typed, shown) => {
	expect(format(typed)).toBe(shown);
});

test("a card is confirmed with digits and a year of four", () => {
	expect(cardFields(good)).toEqual({
		"payment_method_data[type]": "card",
		"payment_method_data[card][number]": "4242424242424242",
		"payment_method_data[card][exp_month]": "11",
		"payment_method_data[card][exp_year]": "2026",
		"payment_method_data[card][cvc]": "123",
	});
});
