import { cleanup } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { Button } from "./button.tsx";
import { DataTable } from "./data-table.tsx";

const columns = [{ title: "Place" }, { title: "Rent", isNumber: true }, { title: "Date" }];
const york = { key: "york", cells: ["York", "£980", "May"] };
const actions = <Button look="plain">Edit York</Button>;

/** What leads the cell of the rent: its column's name in a list, nothing under its head. */
function ledBy(): string {
	const cell = page.getByRole("cell", { name: /£980$/ }).element();
	return getComputedStyle(cell, "::before").content;
}

test("what can be done about a row stands in a column of its own", async () => {
	await page.viewport(1280, 700);
	renderPart(
		<DataTable
			caption="Rents"
			columns={columns}
			rows={[
				{ ...york, actions },
				{ key: "hull", cells: ["Hull", "£700", "May"] },
			]}
		/>,
	);

	await expect.element(page.getByRole("columnheader", { name: "Actions" })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Edit York" })).toBeVisible();
	expect(page.getByRole("row", { name: /^Hull/ }).getByRole("cell").elements()).toHaveLength(3);
});

test("a table without actions has no column for them", async () => {
	renderPart(<DataTable caption="Rents" columns={columns} rows={[york]} />);

	await expect.element(page.getByRole("rowheader", { name: "York" })).toBeInTheDocument();
	expect(page.getByRole("columnheader").elements()).toHaveLength(3);
});

test.for([
	[865, "none", "none"],
	[863, '"Rent"', "none"],
	[577, '"Rent"', "none"],
	[575, '"Rent"', '"Rent"'],
] as const)(
	"in %d pixels a cell among actions is led by %s, one among figures by %s",
	async ([width, amongActions, amongFigures]) => {
		await page.viewport(width, 700);
		renderPart(<DataTable caption="Rents" columns={columns} rows={[{ ...york, actions }]} />);
		await expect.poll(ledBy).toBe(amongActions);
		cleanup();

		renderPart(<DataTable caption="Rents" columns={columns} rows={[york]} />);

		await expect.poll(ledBy).toBe(amongFigures);
	},
);

test("a compact table keeps its columns on a phone", async () => {
	await page.viewport(390, 844);
	renderPart(<DataTable caption="Rents" columns={columns} rows={[york]} isCompact />);

	await expect.poll(ledBy).toBe("none");
	const row = page.getByRole("row", { name: /^York/ });
	const tops = [...row.element().children].map((cell) => cell.getBoundingClientRect().top);
	expect(new Set(tops).size).toBe(1);
});
