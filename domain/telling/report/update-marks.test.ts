import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { lenderSources } from "../../subjects/finance/lender-words.ts";
import { reportOf } from "../../test/some-report.ts";
import { areaLaw } from "../areas/area-law.ts";
import { checkedInWords, type RuleSource, ruleLine } from "./compliance/compliance-section.ts";
import { homeDateLines } from "./document/dated-line.ts";
import { companyCostSources } from "./money/company-words.ts";
import { leaseNotes } from "./money/lease-words.ts";
import { taxNotes } from "./money/money-tables.ts";

const home = { price: fromPounds(180_000), rent: fromPounds(950) };

/** Every rule that a report of a day quotes, by where it stands. */
function rulesOn(day: string): Readonly<Record<string, readonly RuleSource[]>> {
	const report = reportOf({ ...home, day });
	const { compliance, licensing, energy, money } = report;
	return {
		duties: [...compliance.now, ...compliance.changes],
		penalties: licensing.penalties,
		standards: energy.standards,
		lenders: lenderSources(money.figures.lenders, day),
		tax: taxNotes(money.figures.tax, day).sources,
		leases: leaseNotes(40, { nation: "England", day }).flatMap(({ sources }) => sources),
		area: areaLaw("England", day),
	};
}

test("every rule that a report quotes is marked once its table is due, and none before", () => {
	for (const [where, rules] of Object.entries(rulesOn("2027-12-01"))) {
		expect(rules.length, where).toBeGreaterThan(0);
		expect(
			rules.filter(({ updateDue }) => !updateDue?.startsWith("Update due.")),
			where,
		).toEqual([]);
	}
	for (const [where, rules] of Object.entries(rulesOn("2026-10-27"))) {
		expect(
			rules.filter(({ updateDue }) => updateDue),
			where,
		).toEqual([]);
	}
});

test("of the landlord database it is said that the making of its regulations was not read", () => {
	const report = reportOf({ ...home, day: "2026-12-14" });
	const database = homeDateLines(report).find(({ id }) => id.includes("landlord database"));
	expect(database && ruleLine(database)).toMatch(
		/\. Update due\. Whether the regulations of the landlord database were made was not read\.$/,
	);
});

test("a purchase and a company say from when on their figures are due", () => {
	const taxOn = (day: string) => reportOf({ ...home, day }).money.figures.year.tax?.updateDue;
	expect(taxOn("2026-10-27")).toBeUndefined();
	expect(taxOn("2026-10-28")).toBe("Update due.");
	expect(companyCostSources("2026-06-29").join(" ")).not.toContain("Update due.");
	expect(companyCostSources("2026-06-30").at(-1)).toMatch(/ Update due\.$/);
});

test("a rule that nobody has read says that alone, and one mark stands for many rules", () => {
	const rule = { source: "An Act.", lastChecked: "2026-11-21", updateDue: "Update due." };
	expect(ruleLine(rule)).toBe("An Act. Update due.");
	expect(ruleLine({ ...rule, lastChecked: null })).toBe(
		"An Act. We have not checked this yet: read it before you rely on it.",
	);
	expect(checkedInWords([rule, rule])).toBe("Last checked 21 November 2026. Update due.");
});
