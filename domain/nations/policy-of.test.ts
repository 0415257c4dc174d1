import { expect, test } from "vitest";
import { lettingStandards } from "../epc/letting-standard.ts";
import { nations } from "./nation.ts";
import { policyOf } from "./policy-of.ts";

test.each(nations)("%s is bound by an energy standard where one in force names it", (nation) => {
	const isNamed = lettingStandards.some(
		({ status, nations: bound }) => status === "in_force" && bound.includes(nation),
	);
	const { standardBinds, note } = policyOf(nation).energy;
	expect(standardBinds).toBe(isNamed);
	expect(note === null).toBe(isNamed);
});

test.each(nations)("of %s the register of landlords has a page and a fee", (nation) => {
	const register = policyOf(nation).landlordRegister;
	if (register === null) {
		expect(nation).toBe("England");
		return;
	}
	const { cost, url } = register.action;
	expect(new URL(url).protocol).toBe("https:");
	expect(cost.low).toBeLessThanOrEqual(cost.high);
});
