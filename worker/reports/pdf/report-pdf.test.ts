import { expect, test } from "vitest";
import { poundsOr } from "#domain/base/amounts-in-words.ts";
import { someReport } from "#domain/test/some-report.ts";
import { inNeighbourhood } from "#tools/outlines/stored-outlines.ts";
import { toPrintable } from "./printable.ts";
import { reportPdf } from "./report-pdf.ts";
import { type } from "./style.ts";
import { FIRST_PAGE, printedTexts } from "./test/printed-texts.ts";
import { type ReadPdf, readPdf, squeezed } from "./test/read-pdf.ts";
import { isBody, mark, names, readReports } from "./test/read-reports.ts";

const { documents, pdfs } = await readReports(inNeighbourhood(someReport()));

/** What stands between head and foot of all pages, without white space, chapter by chapter: only their titles are of that size. */
function chaptersOf({ pages }: ReadPdf): ReadonlyMap<string, string> {
	const chapters = new Map<string, string>();
	let title = FIRST_PAGE;
	for (const { text, size } of pages.flatMap(({ items }) => items.filter(isBody))) {
		if (size === type.chapter.size) {
			title = text;
		} else {
			chapters.set(title, (chapters.get(title) ?? "") + squeezed(text));
		}
	}
	return chapters;
}

const chapters = names.flatMap((name) =>
	printedTexts(documents[name]).map((chapter) => ({ name, ...chapter })),
);

test.each(chapters)("a $name report has the text of $title under it", ({ name, title, texts }) => {
	const found = chaptersOf(pdfs[name]).get(title) ?? "";
	const missing = texts.filter(
		(text) => !found.includes(squeezed(toPrintable(text.replace(/\.$/, "")))),
	);

	expect(missing).toEqual([]);
});

test.each(["full", "hmo"] as const)("the sums of a %s report are the document's own", (name) => {
	const { figures, assumptions } = documents[name].money;
	const { year, tax, sensitivity, breakEvenPrice, breakEvenRent } = figures;
	const amounts = [
		...[year.cashFlow, year.moneyIn, year.deposit, year.loan, year.interest, year.tax?.total],
		...[year.yearlyRent, year.voidLoss, year.management, year.netOperatingIncome],
		...[breakEvenPrice, breakEvenRent, assumptions.insurance, assumptions.energyWorks],
		...tax.flatMap(({ cases }) => cases.map(({ afterTax }) => afterTax)),
		...sensitivity.flatMap(({ cashFlow, isOnce }) => (isOnce ? [] : [cashFlow])),
	];
	const text = chaptersOf(pdfs[name]).get("ROI Analysis") ?? "";

	expect(amounts).not.toContain(null);
	expect(amounts.filter((amount) => !text.includes(squeezed(poundsOr(amount ?? null))))).toEqual(
		[],
	);
});

test("the same report gives the same bytes, and another number others", () => {
	const [one, again, other] = [mark, mark, { ...mark, id: "LT-2" }].map((each) =>
		Buffer.from(reportPdf(documents.full, each)).toString("base64"),
	);

	expect(again === one).toBe(true);
	expect(other === one).toBe(false);
});

test("what is to be said about one copy stands on its first page, and there only", async () => {
	const remark = "This is a sample: the report of M14 5LL as it was made on 21 November 2026.";
	const { pages } = await readPdf(reportPdf(documents.full, { ...mark, remark }));
	const found = pages.map(({ text }) => text.includes(squeezed(remark)));

	expect(found).toEqual(pages.map((_, at) => at === 0));
	expect(pages).toHaveLength(pdfs.full.pages.length);
});

test("where the area stands is printed beside the part of the score", async () => {
	const { verdict } = documents.full;
	const standing = { text: "Yield: lower than 8 of 10 authorities of England", sources: [] };
	const components = verdict.components.map((part) =>
		part.id === "yield" ? { ...part, standing } : part,
	);
	const pdf = await readPdf(
		reportPdf({ ...documents.full, verdict: { ...verdict, components } }, mark),
	);
	const text = squeezed(pdf.pages.flatMap(({ items }) => items.map((item) => item.text)).join(""));

	expect(text).toContain(squeezed(`${standing.text}.`));
});

test("an address in another script is printed as far as the fonts go", async () => {
	const { home, ...rest } = documents.full;
	const bytes = reportPdf(
		{ ...rest, home: { ...home, address: "Tŷ Gwyn, 漢 Street (≥ 2)" } },
		mark,
	);
	const { pages, info } = await readPdf(bytes);

	expect(pages[0]?.text).toContain("TŷGwyn,¿Street(>=2)");
	expect(info["Title"]).toBe("Property Risk Report: Tŷ Gwyn, ¿ Street (>= 2)");
});
