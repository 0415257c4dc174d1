import { expect, test } from "vitest";
import { fromPounds } from "../../money.ts";
import { someCertificate } from "../../test/some-facts.ts";
import { fullFacts, reportOf } from "../../test/some-report.ts";
import { narrativeByRules } from "./narrative-by-rules.ts";
import { claimsOf } from "./rule.ts";

const grave = reportOf({
	facts: fullFacts(),
	chosen: someCertificate({ points: 30, band: "F", registeredOn: "2020-01-01" }),
	use: "sharers",
	price: fromPounds(300_000),
	rent: fromPounds(1_000),
});

test("the gravest comes first, and no more than six of either are told", () => {
	const { keyRisks, recommendations } = narrativeByRules(grave);
	expect(keyRisks[0]?.facts).toContain("dealBreaker.epc");
	expect(recommendations[0]?.facts).toContain("plan.energy_minimum");
	expect([keyRisks.length, recommendations.length]).toEqual([6, 6]);
});

test("of rules on one subject only the gravest that applies is told", () => {
	const rule = (id: string, gravity: number, speaks = true) => ({
		id,
		subject: "one",
		gravity,
		applies: () => (speaks ? { text: id, facts: [] } : null),
	});
	const rules = [
		rule("light", 10),
		rule("silent", 90, false),
		rule("grave", 50),
		{ ...rule("other", 5), subject: "two" },
	];
	expect(claimsOf(rules, grave, 6).map(({ text }) => text)).toEqual(["grave", "other"]);
	expect(claimsOf(rules, grave, 1).map(({ text }) => text)).toEqual(["grave"]);
});

test("the rules name no model", () => {
	expect(narrativeByRules(grave)).toMatchObject({ writtenBy: "rules", model: null });
});
