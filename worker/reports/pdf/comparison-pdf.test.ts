import { expect, test } from "vitest";
import { compareReports } from "#domain/telling/report/compare/compare-reports.ts";
import { someBareReport, someHmoReport, someReport } from "#domain/test/some-report.ts";
import { comparisonPdf } from "./comparison-pdf.ts";
import { toPrintable } from "./printable.ts";
import { body, page } from "./style.ts";
import { readPdf, squeezed } from "./test/read-pdf.ts";

const printed = { product: "Lettable", now: Date.UTC(2026, 10, 23, 9, 30) };
const documents = [someReport(), someHmoReport(), someBareReport(), someReport()];

test.each([2, 3, 4])(
	"%i homes side by side are printed whole, within the margins",
	async (count) => {
		const comparison = compareReports(
			documents.slice(0, count).map((document, at) => ({
				id: `rpt_${at}`,
				name: at === 1 ? "The corner with a long name that its owner gave it" : null,
				document,
			})),
		);
		const { pages } = await readPdf(comparisonPdf(comparison, printed));
		const text = pages.map((each) => each.text).join("");
		for (const { lines } of [...comparison.apart, ...comparison.alike]) {
			for (const words of lines.flatMap(({ label, cells }) => [label, ...cells])) {
				expect(text).toContain(squeezed(toPrintable(words)));
			}
		}
		expect(pages.length).toBeLessThanOrEqual(3);
		const isOutside = ({ x, width }: { x: number; width: number }) =>
			x < body.left - 1 || x + width > body.right + 1;
		expect(pages.flatMap(({ items }) => items.filter(isOutside))).toEqual([]);
		expect(page.width).toBeGreaterThan(body.right);
	},
);

test("the same comparison at the same instant gives the same bytes", () => {
	const comparison = compareReports(
		documents.slice(0, 2).map((document, at) => ({ id: `rpt_${at}`, name: null, document })),
	);
	expect(comparisonPdf(comparison, printed)).toEqual(comparisonPdf(comparison, printed));
});
