import { expect, test } from "vitest";
import { lastPromoDay, promoExpiry, promoStatus } from "./promo-status.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const free = { isActive: true, expiresAt: null, usageLimit: null };

test.each([
	["Active", free, 1000],
	["Active", { ...free, expiresAt: NOW + 1, usageLimit: 2 }, 1],
	["Limit Reached", { ...free, usageLimit: 2 }, 2],
	["Limit Reached", { ...free, usageLimit: 2 }, 3],
	["Expired", { ...free, expiresAt: NOW, usageLimit: 2 }, 2],
	["Inactive", { isActive: false, expiresAt: NOW, usageLimit: 2 }, 2],
])("a code is %s by the first that is so", (status, promo, uses) => {
	expect(promoStatus(promo, uses, NOW)).toBe(status);
});

test("a code can be used to the end of its last day in London", () => {
	expect(promoExpiry("2026-06-30")).toBe(Date.UTC(2026, 5, 30, 23));
	expect(promoExpiry("2026-12-31")).toBe(Date.UTC(2027, 0, 1));
	expect(lastPromoDay(promoExpiry("2026-06-30"))).toBe("2026-06-30");
	expect(lastPromoDay(promoExpiry("2026-03-29"))).toBe("2026-03-29");
});
