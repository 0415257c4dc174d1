import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { Fact, FactList } from "./fact-list.tsx";

const values = page.getByRole("definition");

function renderFacts(where: "beside" | "at-end") {
	render(
		<FactList values={where}>
			<Fact label="Plan">Pro</Fact>
			<Fact label="Reports used this month">
				7 of 25<small>counted again each month</small>
			</Fact>
		</FactList>,
	);
}

/** Where the first words of each begin and end, in pixels from the left of the window. */
function edges(parts: Locator): { left: number; right: number }[] {
	return parts.elements().map(({ firstChild }) => {
		const words = document.createRange();
		words.selectNodeContents(firstChild ?? document.body);
		return words.getBoundingClientRect();
	});
}

test("a fact is read as a label and its value", async () => {
	renderFacts("beside");

	await expect.element(page.getByRole("term").first()).toHaveTextContent("Plan");
	await expect.element(values.first()).toHaveTextContent("Pro");
});

test("beside their labels the values begin under one another", () => {
	renderFacts("beside");

	const [first, second] = edges(values);
	const [, longest] = edges(page.getByRole("term"));
	expect(first?.left).toBeCloseTo(second?.left ?? 0);
	expect(first?.left).toBeGreaterThan(longest?.right ?? Number.POSITIVE_INFINITY);
});

test("at the end of the line the values end under one another", () => {
	renderFacts("at-end");

	const [first, second] = edges(values);
	expect(first?.right).toBeCloseTo(second?.right ?? 0);
	expect(first?.left).not.toBeCloseTo(second?.left ?? 0);
});
