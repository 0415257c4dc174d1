import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aFigureDto } from "#web/test/evidence-dtos.ts";
import { aReportDocument } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { BlocksChapter } from "./blocks-chapter.tsx";

test("a chapter of blocks shows its figures and its table with where they come from", async () => {
	const figure = aFigureDto("schools", { label: "Schools within a mile", text: "3 schools" });
	renderOpened(
		<BlocksChapter
			id="place"
			document={aReportDocument()}
			content={{
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
			}}
		/>,
	);
	const table = page.getByRole("table", { name: "Schools nearby" });

	await expect.element(page.getByText("3 schools")).toBeVisible();
	await expect.element(table.getByRole("rowheader", { name: "St Mary's" })).toBeVisible();
	await expect.element(table.getByText("0.4")).toBeVisible();
});
