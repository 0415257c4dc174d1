import { expect, test } from "vitest";
import { someReport } from "#domain/test/some-report.ts";
import { reportPdf } from "../report-pdf.ts";
import { readPdf } from "../test/read-pdf.ts";

test("a source without a date for some of what was read in it is dated by the rest", async () => {
	const full = someReport();
	const undated = full.sources.map((each) => ({ ...each, asOf: null }));
	const undatedPrinted = async (sources: typeof full.sources) =>
		(await readPdf(reportPdf({ ...full, sources }, { id: "LT-7F3K-92QD", createdAt: 0 }))).pages
			.flatMap(({ items }) => items)
			.filter(({ text }) => text.includes(": no date given")).length;
	const dated = full.sources.filter(({ asOf }) => asOf !== null).slice(0, 1);

	expect(dated).toHaveLength(1);
	expect(await undatedPrinted([...undated, ...dated])).toBe((await undatedPrinted(undated)) - 1);
});
