import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TickList } from "./tick-list.tsx";

const items = ["Energy", "Licensing", "Rent", "Risks"];

function columns(): number {
	const lefts = page
		.getByRole("listitem")
		.elements()
		.map((item) => item.getBoundingClientRect().left);
	return new Set(lefts).size;
}

test("each item is read in its turn, by its words alone", async () => {
	render(<TickList items={items} />);

	await expect.element(page.getByRole("list")).toBeVisible();
	expect(
		page
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(items);
});

test.for([
	[false, 1280, 1],
	[true, 640, 2],
	[true, 390, 1],
] as const)("wide: %s, in %d pixels: %d to a line", async ([isWide, width, perLine]) => {
	await page.viewport(width, 800);
	render(<TickList items={items} isWide={isWide} />);

	await expect.poll(columns).toBe(perLine);
});
