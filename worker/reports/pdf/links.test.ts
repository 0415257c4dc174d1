import { expect, test } from "vitest";
import { someReport } from "#domain/test/some-report.ts";
import { inNeighbourhood } from "#tools/outlines/stored-outlines.ts";
import type { Block } from "./block.ts";
import { flow } from "./flow.ts";
import { reportPdf } from "./report-pdf.ts";
import { Sheet } from "./sheet.ts";
import { type ReadPdf, readPdf } from "./test/read-pdf.ts";
import { readTree } from "./test/read-tree.ts";
import { linked, linkedWithin, paragraph } from "./text.ts";

const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };
const document = inNeighbourhood(someReport());

const read = () => readPdf(reportPdf(document, mark));

/** A file of these blocks alone. */
function fileOf(blocks: readonly Block[]): Uint8Array {
	const sheet = new Sheet({ title: "", subject: "", creator: "", id: "", createdAt: 0 });
	flow(sheet, blocks);
	return sheet.bytes();
}

test("the dates of the home lead to a calendar that opens no report", async () => {
	const publicUrl = "https://lettable.example";
	const id = "rpt_abcdefghijklmnopqrstuv";
	const { pages } = await readPdf(reportPdf(document, { ...mark, id, publicUrl }));
	const own = pages.flatMap(({ links }) => links).filter((link) => link.startsWith(publicUrl));

	expect(pages.flatMap(({ items }) => items.map(({ text }) => text))).toContain(
		"Add these dates to your calendar",
	);
	expect(own).toEqual([
		"https://lettable.example/api/property/dates/ZZ11ZZ.ics?use=single&certificate=0000-1111-2222-3333-4444",
	]);
});

test("without an address of the product nothing leads to a calendar, nor without dates", async () => {
	const publicUrl = "https://lettable.example";
	const undated = await readPdf(reportPdf({ ...document, dates: [] }, { ...mark, publicUrl }));
	for (const { pages } of [await read(), undated]) {
		const texts = pages.flatMap(({ items }) => items.map(({ text }) => text));
		expect(texts).not.toContain("Add these dates to your calendar");
	}
});

test("the certificate leads to its page of the register, and in Scotland nowhere", async () => {
	const page =
		"https://find-energy-certificate.service.gov.uk/energy-certificate/0000-1111-2222-3333-4444";
	const { home } = document;
	const scottish = await readPdf(
		reportPdf({ ...document, home: { ...home, nation: "Scotland" } }, mark),
	);
	const leading = ({ pages }: ReadPdf) =>
		pages.flatMap(({ links }, at) => (links.includes(page) ? [at + 1] : []));

	expect(leading(await read())).toEqual([1, 4]);
	expect(leading(scottish)).toEqual([]);
});

test("sources are links", async () => {
	const urls = document.sources.map(({ url }) => url).filter((url) => url.startsWith("https://"));
	const links = new Set((await read()).pages.flatMap((each) => each.links));

	expect(urls.filter((url) => !links.has(new URL(url).href))).toEqual([]);
});

test("a link says where it leads: the host of an address, the page of a chapter", async () => {
	const { annotations } = await readTree(
		reportPdf(document, { ...mark, publicUrl: "https://lettable.example" }),
	);
	const contents = annotations.map((each) => each.contents);
	expect(contents).toEqual(
		expect.arrayContaining([
			"Add these dates to your calendar (lettable.example)",
			expect.stringMatching(/^Licensing Requirements, page \d+$/),
		]),
	);
});

test("a link of several lines is one to follow, over each of them", async () => {
	const url = "https://www.example.gov.uk/a";
	const { annotations, parts } = await readTree(
		fileOf(linked("one two three four five", url, { width: 24 })),
	);
	expect(annotations).toHaveLength(1);
	expect(annotations[0]?.lines).toBe(5);
	expect(parts.map(({ role, marks }) => [role, marks.length])).toEqual([
		["P", 0],
		["Link", 5],
	]);
});

test("an address is kept letter for letter, and one beyond ASCII as browsers send it", async () => {
	const urls = ["https://a.example/(x)?q=\\1#é", "https://tŷ.example/Llŷn"];
	const { annotations } = await readTree(fileOf(urls.flatMap((url) => linked("Page", url))));
	expect(annotations.map(({ target, contents }) => [target, contents])).toEqual([
		["https://a.example/(x)?q=\\1#%C3%A9", "Page (a.example)"],
		["https://xn--t-foa.example/Ll%C5%B7n", "Page (xn--t-foa.example)"],
	]);
});

test("what leads to a place that the file does not have is text like any other", async () => {
	const { annotations, parts } = await readTree(
		fileOf([...paragraph("Before"), ...linkedWithin("Nowhere", "flags")]),
	);
	expect(annotations).toEqual([]);
	expect(parts.map(({ role }) => role)).toEqual(["P", "P", "Span"]);
});
