import { beforeAll, expect, test } from "vitest";
import { fromPounds } from "#domain/money.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { someBareReport, someHmoReport, someReport } from "#domain/test/some-report.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { inNeighbourhood } from "#tools/outlines/held-outlines.ts";
import { toPrintable } from "./printable.ts";
import { reportPdf } from "./report-pdf.ts";
import { body, page, type } from "./style.ts";
import { FIRST_PAGE, printedTexts } from "./test/printed-texts.ts";
import { type Item, type ReadPdf, readPdf, squeezed } from "./test/read-pdf.ts";

const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };

const documents = {
	full: inNeighbourhood(someReport()),
	hmo: someHmoReport(),
	bare: someBareReport(),
};
const names = ["full", "hmo", "bare"] as const;

const read = new Map<string, ReadPdf>();

beforeAll(async () => {
	for (const name of names) {
		read.set(name, await readPdf(reportPdf(documents[name], mark)));
	}
});

/** @throws RangeError when there is no such document. */
function pdfOf(name: string): ReadPdf {
	const pdf = read.get(name);
	if (!pdf) {
		throw new RangeError(`no document ${name}`);
	}
	return pdf;
}

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

function isBody({ y }: Item): boolean {
	return y < page.height - body.top && y > page.height - body.bottom;
}

test.each([
	["full", 8, 10],
	["hmo", 8, 10],
	["bare", 5, 10],
])("a %s report has %i to %i pages, each of A4", (name, least, most) => {
	const { pages } = pdfOf(name);

	expect(pages.length).toBeGreaterThanOrEqual(least);
	expect(pages.length).toBeLessThanOrEqual(most);
	expect(pages.filter(({ width, height }) => width !== 595.28 || height !== 841.89)).toEqual([]);
});

const chapters = names.flatMap((name) =>
	printedTexts(documents[name]).map((chapter) => ({ name, ...chapter })),
);

test.each(chapters)("a $name report has the text of $title under it", ({ name, title, texts }) => {
	const found = chaptersOf(pdfOf(name)).get(title) ?? "";
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
	const text = chaptersOf(pdfOf(name)).get("ROI Analysis") ?? "";

	expect(amounts).not.toContain(null);
	expect(amounts.filter((amount) => !text.includes(squeezed(poundsOr(amount ?? null))))).toEqual(
		[],
	);
});

test.each(names)(
	"every page of a %s report says which it is, of how many, and of which report",
	(name) => {
		const { pages } = pdfOf(name);
		const feet = pages.map(({ items }) =>
			items
				.filter(({ y }) => y < page.height - body.bottom)
				.map(({ text }) => text)
				.join("|"),
		);

		expect(feet).toEqual(
			pages.map((_, at) =>
				expect.stringMatching(
					`^Report LT-7F3K-92QD · 21 November 2026.*\\| *\\|?Page ${at + 1} of ${pages.length}$`,
				),
			),
		);
	},
);

test.each(names)("no text of a %s report leaves the margins", (name) => {
	const outside = pdfOf(name).pages.flatMap(({ items }) =>
		items.filter(
			({ x, y, width, size }) => x < 40 || x + width > 555 || y < 20 || y + size > page.height - 20,
		),
	);

	expect(outside).toEqual([]);
});

test.each(names)("no two texts of a %s report lie over each other", (name) => {
	const clashes = pdfOf(name).pages.flatMap(({ items }) => {
		const texts = items.filter(({ text }) => text.trim() !== "");
		return texts.flatMap((one, at) =>
			texts
				.slice(at + 1)
				.filter((other) => overlap(one, other))
				.map((other) => [one.text, other.text]),
		);
	});

	expect(clashes).toEqual([]);
});

/** From the foot of the letters to the top of the capitals, less a little. */
function overlap(one: Item, other: Item): boolean {
	const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
	const up =
		Math.min(one.y + one.size * 0.7, other.y + other.size * 0.7) -
		Math.max(one.y - one.size * 0.2, other.y - other.size * 0.2);
	return across > 0.5 && up > 0.5;
}

test("the outline leads to page one and to each chapter, in the order of the report, and under it to its parts", () => {
	const { outline, pages } = pdfOf("full");

	expect(outline.map(({ title }) => title)).toEqual([
		"The decision",
		"Overall Risk Assessment",
		"Key Investment Risks",
		"Investment Recommendations",
		"Regulatory Red Flags",
		"Property Information",
		"Energy Efficiency",
		"Licensing Requirements",
		"Market Intelligence",
		"Financial Analysis",
		"ROI Analysis",
		"The Area",
		"Compliance Checklist",
		"What Changes, and When",
		"What We Could Not Check",
		"Sources and Method",
	]);
	const astray = outline
		.slice(1)
		.filter(({ title, page: number }) => !pages[number - 1]?.text.includes(squeezed(title)));
	expect(astray).toEqual([]);
	expect(outline.find(({ title }) => title === "ROI Analysis")?.parts).toContain("Buying it");
});

test("each chapter is led to at its own height, not at the head of its page", () => {
	const { outline, pages } = pdfOf("full");
	const above = outline.slice(1).map(({ title, page: number, top }) => {
		const heading = pages[number - 1]?.items.find(
			({ text, size }) => size === type.chapter.size && title.startsWith(text.trim()),
		);
		return top - (heading?.y ?? 0);
	});

	expect(above.filter((points) => points < 0 || points > 30)).toEqual([]);
	expect(new Set(outline.map(({ top }) => top)).size).toBeGreaterThan(5);
});

test("page one stands alone and is full; what it names leads into the chapters", () => {
	const { pages } = pdfOf("full");
	const [first, second] = pages;
	const lowest = Math.min(...(first?.items.filter(isBody).map(({ y }) => y) ?? []));
	expect(lowest).toBeLessThan(page.height * 0.15);
	expect(second?.text).toContain("OverallRiskAssessment");
	const targets = first?.within ?? [];
	expect(targets.length).toBeGreaterThanOrEqual(4);
	expect(targets.filter((number) => number <= 1 || number > pages.length)).toEqual([]);
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
	expect(pages).toHaveLength(pdfOf("full").pages.length);
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

test.each([
	["without", null],
	["with", someHmoReport().rent.sector],
] as const)(
	"two deal-breakers and twenty sales, %s the sector's prices, and a full neighbourhood still leave page one whole and the report eleven pages",
	async (_, sector) => {
		const full = inNeighbourhood(someHmoReport());
		const [sale] = full.rent.sales;
		const sales = Array.from({ length: 20 }, (_, at) => ({
			price: fromPounds(176_500),
			date: "2024-02-09",
			propertyType: "terraced",
			tenure: "freehold" as const,
			...sale,
			address: `FLAT ${at + 1}, 9 TEST STREET`,
		}));
		const { pages } = await readPdf(
			reportPdf(
				{
					...full,
					home: { ...full.home, note: "We know the district of this postcode only." },
					verdict: {
						...full.verdict,
						dealBreakers: [
							{
								id: "epc",
								title: "Cannot lawfully be let: energy rating F",
								detail:
									"A home let privately needs band E or better, or an exemption on the PRS Exemptions Register. Exemptions belong to the landlord: a buyer starts again.",
							},
							{
								id: "articleFour",
								title: "Cannot lawfully be let as an HMO without planning permission",
								detail:
									"An Article 4 direction covers this address. Use as an HMO that was lawful before the direction is not affected.",
							},
						],
					},
					rent: { ...full.rent, sector },
					pictures: {
						...full.pictures,
						sales: someSalesPicture({ sales, statedPrice: full.rent.statedPrice }, "ZZ1 1ZZ"),
					},
				},
				mark,
			),
		);

		expect(pages[1]?.text).toContain("OverallRiskAssessment");
		// An HMO with everything at once; any other report has ten.
		expect(pages.length).toBeLessThanOrEqual(11);
	},
);

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
