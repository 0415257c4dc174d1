import { expect, test } from "vitest";
import { someReport } from "../../test/some-report.ts";
import { chaptersOf } from "./chapters.ts";

const idsOf = (changes: Partial<ReturnType<typeof someReport>> = {}) =>
	chaptersOf({ ...someReport(), ...changes }).map(({ id }) => id);

test("without risks, recommendations or flags there is no chapter of them", () => {
	const { narrative } = someReport();
	const none = {
		risks: [],
		plan: [],
		narrative: { ...narrative, keyRisks: [], recommendations: [] },
	};

	const flagged = someReport().risks.filter(({ isFlag }) => isFlag);
	expect(idsOf({ ...none, risks: flagged })).toContain("flags");
	expect(idsOf(none).slice(0, 2)).toEqual(["overall", "property"]);
});

test("the chapter on the area comes with what it tells, and not at all when it tells nothing", () => {
	const chapter = chaptersOf(someReport()).find(({ id }) => id === "place");

	expect(chapter).toEqual({ id: "place", title: "The Area" });
	expect(idsOf({ place: [] })).toContain("place");
	const neighbourhood = { comparisons: [], map: null, housingBenefit: null };
	expect(idsOf({ place: [], neighbourhood })).not.toContain("place");
});
