import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { landlordRegisterOf } from "./landlord-register.ts";

test.each(nations)("of %s the register of landlords has a page and a fee", (nation) => {
	const register = landlordRegisterOf(nation);
	if (register === null) {
		expect(nation).toBe("England");
		return;
	}
	const { cost, url } = register.action;
	expect(new URL(url).protocol).toBe("https:");
	expect(cost.low).toBeLessThanOrEqual(cost.high);
});
