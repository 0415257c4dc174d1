import { expect, test } from "vitest";
import { promoStatus } from "./promo-status.ts";

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
