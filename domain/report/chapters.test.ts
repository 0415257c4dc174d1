import { expect, test } from "vitest";
import { someReport } from "../test/some-report.ts";
import { chaptersOf } from "./chapters.ts";

const idsOf = (changes: Partial<ReturnType<typeof someReport>> = {}) =>
	chaptersOf({ ...someReport(), ...changes }).map(({ id }) => id);

test("without risks, recommendations or flags there is no chapter of them", () => {
	const { narrative } = someReport();
	const none = {
		flags: [],
		risks: [],
		plan: [],
		narrative: { ...narrative, keyRisks: [], recommendations: [] },
	};

	expect(idsOf({ ...none, flags: ["A flag of the law"] })).toContain("flags");
	expect(idsOf(none).slice(0, 2)).toEqual(["overall", "property"]);
});

test("a chapter of blocks comes with what it shows, and not at all when it shows nothing", () => {
	const { place } = someReport();
	const chapter = chaptersOf(someReport()).find(({ id }) => id === "place");

	expect(place.length).toBeGreaterThan(0);
	expect(chapter).toMatchObject({
		title: "The Area",
		content: { blocks: [{ kind: "figures", figures: place }] },
	});
	expect(idsOf({ place: [] })).not.toContain("place");
});
