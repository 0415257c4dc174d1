import { expect, test } from "vitest";
import { nations } from "../../../base/nation.ts";
import { somePlace } from "../../../test/some-facts.ts";
import { reportOf } from "../../../test/some-report.ts";
import { chaptersOf } from "../chapters.ts";
import { chapterHeadline } from "../headlines.ts";

const reportIn = (nation: (typeof nations)[number], day = "2026-11-21") =>
	reportOf({ facts: { place: somePlace({ nation }) }, day });

test("a rule is told with where it was read", () => {
	expect(reportIn("England").possession.homeBack[0]).toEqual({
		id: "sale",
		what: "To sell it (ground 1A)",
		how: "4 months' notice, and not in the first 12 months of a tenancy",
		source: "Housing Act 1988 section 8 and schedule 2, amended by the Renters' Rights Act 2025",
		url: "https://www.legislation.gov.uk/ukpga/1988/50/schedule/2",
		lastChecked: "2026-11-27",
	});
});

test.each([
	[
		"England",
		"To sell it (ground 1A): 4 months' notice, and not in the first 12 months of a tenancy",
	],
	["Wales", "By section 173: 6 months' notice"],
	["Scotland", "Not checked, but for rises of the rent"],
	["Northern Ireland", "Not checked, but for rises of the rent"],
] as const)("the chapter of %s is headed: %s", (nation, headline) => {
	const report = reportIn(nation);
	expect(chaptersOf(report).map(({ id }) => id)).toContain("possession");
	expect(chapterHeadline(report, "possession")).toBe(headline);
});

test("the rise of a rent is a rule of this chapter, and no duty of the checklist besides", () => {
	for (const nation of nations) {
		const { compliance, possession } = reportIn(nation);
		expect([...compliance.now, ...compliance.coming].map(({ id }) => id)).not.toContain(
			"rent_rises",
		);
		expect(possession.rent.some(({ id }) => id === "rent_rises")).toBe(nation !== "Wales");
	}
});

test("before the law of 2026 England has no such chapter", () => {
	expect(chaptersOf(reportIn("England", "2026-04-30")).map(({ id }) => id)).not.toContain(
		"possession",
	);
});
