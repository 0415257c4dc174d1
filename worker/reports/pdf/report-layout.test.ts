import { expect, test } from "vitest";
import { fromPounds } from "#domain/base/money.ts";
import { someHmoReport, someReport } from "#domain/test/some-report.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { inNeighbourhood } from "#tools/outlines/stored-outlines.ts";
import { reportPdf } from "./report-pdf.ts";
import { body, page, type } from "./style.ts";
import { type Item, readPdf, squeezed } from "./test/read-pdf.ts";
import { isBody, mark, names, readReports } from "./test/read-reports.ts";

const { pdfs } = await readReports(inNeighbourhood(someReport()));

test.each([
	["full", 8, 14],
	["hmo", 8, 14],
	["bare", 5, 10],
] as const)("a %s report has %i to %i pages, each of A4", (name, least, most) => {
	const { pages } = pdfs[name];

	expect(pages.length).toBeGreaterThanOrEqual(least);
	expect(pages.length).toBeLessThanOrEqual(most);
	expect(pages.filter(({ width, height }) => width !== 595.28 || height !== 841.89)).toEqual([]);
});

test.each(names)(
	"every page of a %s report says which it is, of how many, and of which report",
	(name) => {
		const { pages } = pdfs[name];
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
	const outside = pdfs[name].pages.flatMap(({ items }) =>
		items.filter(
			({ x, y, width, size }) => x < 40 || x + width > 555 || y < 20 || y + size > page.height - 20,
		),
	);

	expect(outside).toEqual([]);
});

test.each(names)("no two texts of a %s report lie over each other", (name) => {
	const clashes = pdfs[name].pages.flatMap(({ items }) => {
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
	const { outline, pages } = pdfs.full;

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
		"Getting the Home Back",
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
	const { outline, pages } = pdfs.full;
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
	const { pages } = pdfs.full;
	const [first, second] = pages;
	const lowest = Math.min(...(first?.items.filter(isBody).map(({ y }) => y) ?? []));
	expect(lowest).toBeLessThan(page.height * 0.15);
	expect(second?.text).toContain("OverallRiskAssessment");
	const targets = first?.within ?? [];
	expect(targets.length).toBeGreaterThanOrEqual(4);
	expect(targets.filter((number) => number <= 1 || number > pages.length)).toEqual([]);
});

test("page one stays whole under a long remark and a note, and gives up the list of gaps first", async () => {
	const full = inNeighbourhood(someReport());
	const remark =
		"This is a sample: the report of M14 5LL as it was made on 21 November 2026. The price of £250,000, the rent of £1,350 a month and the landlord’s other income of £60,000 a year are examples.";
	const note = "We know the district of this postcode only. ".repeat(3);
	const { pages } = await readPdf(
		reportPdf(
			{ ...full, home: { ...full.home, note } },
			{ ...mark, remark: `${remark} ${remark}` },
		),
	);
	expect(pages[1]?.text).toMatch(/OverallRiskAssessment/);
	expect(pages[1]?.items.length).toBeGreaterThan(30);
});

test.each([
	["without", null],
	["with", someHmoReport().rent.sector],
] as const)(
	"two deal-breakers and twenty sales, %s the sector's prices, and a full neighbourhood still leave page one whole and the report fourteen pages at most",
	async (_, sector) => {
		const full = inNeighbourhood(someHmoReport());
		const sales = Array.from({ length: 20 }, (_, at) => ({
			price: fromPounds(176_500),
			date: "2024-02-09",
			propertyType: "terraced" as const,
			tenure: "freehold" as const,
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
						sales: someSalesPicture(sales, {
							postcode: "ZZ1 1ZZ",
							statedPrice: full.rent.statedPrice,
						}),
					},
				},
				mark,
			),
		);

		expect(pages[1]?.text).toContain("OverallRiskAssessment");
		// An HMO with everything at once.
		expect(pages.length).toBeLessThanOrEqual(14);
	},
);
