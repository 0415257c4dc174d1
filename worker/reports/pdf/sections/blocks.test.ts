import { expect, test } from "vitest";
import { someReport } from "#domain/test/some-report.ts";
import { flow } from "../flow.ts";
import { Sheet } from "../sheet.ts";
import { readPdf } from "../test/read-pdf.ts";
import { blocksChapter } from "./blocks.ts";

test("a chapter of blocks prints its figures and its table, and the outline leads to it", async () => {
	const [figure] = someReport().place;
	if (!figure) {
		throw new Error("the report tells nothing of the place");
	}
	const sheet = new Sheet({ title: "", subject: "", creator: "", id: "", createdAt: 0 });
	flow(
		sheet,
		blocksChapter(someReport(), "place", {
			blocks: [
				{ kind: "figures", figures: [figure] },
				{
					kind: "table",
					caption: "Schools nearby",
					columns: [
						{ title: "School", share: 0.7 },
						{ title: "Miles", share: 0.3, isNumber: true },
					],
					rows: [["St Mary's", "0.4"]],
					provenance: figure.evidence,
				},
			],
		}),
	);
	const { pages, outline } = await readPdf(sheet.bytes());
	const texts = pages.flatMap(({ items }) => items.map(({ text }) => text));

	expect(outline.map(({ title }) => title)).toEqual(["The Area"]);
	expect(texts).toEqual(
		expect.arrayContaining([figure.label, "School", "Miles", "St Mary's", "0.4"]),
	);
});

test("a chapter without blocks prints nothing", () => {
	expect(blocksChapter(someReport(), "place", { blocks: [] })).toEqual([]);
});
