import { expect, test } from "vitest";
import { someBareReport } from "#domain/test/some-report.ts";
import { complianceChapter } from "./duties.ts";

test("what is said above the duties of a nation stays on a page with the first of them", () => {
	const document = someBareReport();
	const blocks = complianceChapter(document);
	const [free] = blocks.filter(({ withNext }) => !withNext);
	expect(free?.height).toBeGreaterThan(20);
});
