import { beforeAll, describe, expect, test } from "vitest";
import { fromPounds } from "#domain/base/money.ts";
import { compareReports } from "#domain/telling/report/compare/compare-reports.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someBareReport, someHmoReport, someReport } from "#domain/test/some-report.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { inNeighbourhood } from "#tools/outlines/stored-outlines.ts";
import { comparisonPdf } from "./comparison-pdf.ts";
import { reportPdf } from "./report-pdf.ts";
import { readMarkedTexts } from "./test/read-pdf.ts";
import { type Part, type ReadTree, readTree } from "./test/read-tree.ts";

const mark = {
	id: "LT-7F3K-92QD",
	createdAt: Date.UTC(2026, 10, 21, 9, 30),
	publicUrl: "https://lettable.example",
};

/** With every kind of picture: sales, prices, Bank Rate, a map. */
function withSales(document: ReportDocument): ReportDocument {
	const sold = (day: number) => ({
		address: `${day} TEST STREET`,
		date: `2024-03-${day}`,
		price: fromPounds(150_000 + day),
		propertyType: "terraced" as const,
		tenure: "freehold" as const,
		newBuild: false,
	});
	const sales = someSalesPicture([sold(11), sold(12), sold(13)], { postcode: "ZZ1 1ZZ" });
	return { ...document, pictures: { ...document.pictures, sales } };
}

const files: Readonly<Record<string, () => Uint8Array>> = {
	full: () => reportPdf(withSales(inNeighbourhood(someReport())), mark),
	hmo: () => reportPdf(inNeighbourhood(someHmoReport()), mark),
	bare: () => reportPdf(someBareReport(), mark),
	comparison: () =>
		comparisonPdf(
			compareReports(
				[someReport(), someHmoReport()].map((document, at) => ({
					id: `rpt_${at}`,
					name: null,
					document,
				})),
			),
			{ product: "Lettable", now: mark.createdAt },
		),
};

const named = (parts: readonly Part[], ...roles: string[]) =>
	parts.filter(({ role }) => roles.includes(role));

describe.each(Object.entries(files))("the tags of a PDF: %s", (_, make) => {
	let tree: ReadTree;

	beforeAll(async () => {
		tree = await readTree(make());
	});

	test("all that is painted is a part that is read aloud or an artifact, and never both", () => {
		expect(tree.astray).toEqual([]);
		const others = tree.marks.filter(({ tag, id }) => id === null && tag !== "Artifact");
		expect(others).toEqual([]);
	});

	test("every mark has one part, and the parent tree names the same", () => {
		const inTree = tree.parts.flatMap(({ role, marks }) => marks.map((id) => [id, role] as const));
		const drawn = tree.marks.flatMap(({ page, id }) => (id === null ? [] : `${page}/${id}`));
		expect(inTree.map(([id]) => id).toSorted()).toEqual(drawn.toSorted());
		expect(new Map(inTree)).toEqual(tree.owners);
	});

	test("every part is of a kind that readers know, under a part that may hold it", () => {
		for (const { role, parent } of tree.parts) {
			expect(holders[role], role).toBeDefined();
			expect(holders[role], `${role} in ${parent?.role}`).toContain(parent?.role);
		}
	});

	test("headings begin with one of the first level and skip none", () => {
		const levels = named(tree.parts, "H1", "H2", "H3").map(({ role }) => Number(role.slice(1)));
		expect(levels[0]).toBe(1);
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
	});

	test("every head of a table says of which column or row, and the cells of every row fill its width", () => {
		const heads = named(tree.parts, "TH");
		expect(heads.length).toBeGreaterThan(0);
		for (const { attributes } of heads) {
			expect(["Column", "Row"]).toContain(attributes["Scope"]);
		}
		for (const table of named(tree.parts, "Table")) {
			const widths = widthsOf(table);
			expect(new Set(widths).size, `${widths}`).toBe(1);
			expect(table.parts.some(({ parts }) => parts.some(({ role }) => role === "TH"))).toBe(true);
		}
	});

	test("every item of a list has a body, and a list with marks says of which kind they are", () => {
		for (const list of named(tree.parts, "L")) {
			const hasMarks = list.parts.some(({ parts }) => parts.some(({ role }) => role === "Lbl"));
			expect(["Decimal", "Disc", undefined]).toContain(list.attributes["ListNumbering"]);
			expect(list.attributes["ListNumbering"] !== undefined).toBe(hasMarks);
			for (const { parts } of list.parts) {
				expect(parts.map(({ role }) => role)).toEqual(hasMarks ? ["Lbl", "LBody"] : ["LBody"]);
			}
		}
	});

	test("every drawing says in words what it shows and where it stands, and is one mark", () => {
		for (const { alt, attributes, marks } of named(tree.parts, "Figure")) {
			expect(alt?.length).toBeGreaterThan(20);
			const [left = 0, foot = 0, right = 0, top = 0] = attributes["BBox"] as number[];
			expect(right).toBeGreaterThan(left);
			expect(top).toBeGreaterThan(foot);
			expect(marks).toHaveLength(1);
		}
	});

	test("every link is part of the text, is described, and leads somewhere", () => {
		const links = named(tree.parts, "Link");
		const ofParts = links.flatMap(({ annotations }) => annotations);
		expect(ofParts).toHaveLength(tree.annotations.length);
		for (const { role, subtype, contents, target } of tree.annotations) {
			expect([role, subtype]).toEqual(["Link", "Link"]);
			expect(contents.length).toBeGreaterThan(3);
			expect(target).not.toBeNull();
		}
		for (const { marks, annotations } of links) {
			expect(marks.length).toBeGreaterThan(0);
			expect(annotations.length).toBeGreaterThan(0);
		}
		expect(new Set(tree.tabs)).toEqual(new Set(["S"]));
	});

	test("the file says that it is tagged, in which language, and that its title is to be shown", () => {
		expect(tree.catalog).toMatchObject({
			Lang: "en-GB",
			MarkInfo: { Marked: "true" },
			ViewerPreferences: { DisplayDocTitle: "true" },
		});
	});
});

/** Which parts may hold a part. Source: ISO 32000-1, 14.8.4. */
const anywhere = ["Document", "TD", "TH", "LBody"];
const holders: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(["H1", "H2", "H3", "Figure", "L"].map((role) => [role, ["Document"]])),
	P: anywhere,
	Table: ["Document"],
	TR: ["Table"],
	TH: ["TR"],
	TD: ["TR"],
	LI: ["L"],
	Lbl: ["LI"],
	LBody: ["LI"],
	Link: ["P", "TD", "TH", "LBody"],
	Span: ["P", "TD", "TH", "LBody"],
};

/** How many columns each row of a table takes, with what reaches into it from above. */
function widthsOf({ parts }: Part): number[] {
	let reaching: { rows: number; columns: number }[] = [];
	return parts.map(({ parts: cells }) => {
		const spans = cells.map(({ attributes }) => ({
			rows: Number(attributes["RowSpan"] ?? 1),
			columns: Number(attributes["ColSpan"] ?? 1),
		}));
		const width = [...reaching, ...spans].reduce((sum, { columns }) => sum + columns, 0);
		reaching = [...reaching, ...spans]
			.map(({ rows, columns }) => ({ rows: rows - 1, columns }))
			.filter(({ rows }) => rows > 0);
		return width;
	});
}

test("a phase of the plan stands once, as the head of all its steps", async () => {
	const { parts } = await readTree(reportPdf(someReport(), mark));
	const spans = named(parts, "TH")
		.filter(({ attributes }) => attributes["Scope"] === "Row")
		.map(({ attributes }) => Number(attributes["RowSpan"] ?? 1));
	expect(Math.max(...spans)).toBeGreaterThan(2);
});

test("what stands on the edges of every page is told apart as its head and its foot", async () => {
	const { marks, tabs } = await readTree(reportPdf(someReport(), mark));
	const edges = marks.flatMap(({ edge, page }) => (edge === null ? [] : `${edge} ${page}`));
	expect(edges).toEqual(
		tabs.flatMap((_, at) => (at === 0 ? ["Footer 1"] : [`Header ${at + 1}`, `Footer ${at + 1}`])),
	);
});

test("a sign beside a word is drawn and not read, and so are the years of a line of dates", async () => {
	const { aside, parts } = await readMarkedTexts(reportPdf(someReport(), mark));
	expect(aside).toEqual(expect.arrayContaining(["!", "Today", "2027", "Page 1 of 13"]));
	expect(parts.filter((text) => text === "!" || text === "Today")).toEqual([]);
});
