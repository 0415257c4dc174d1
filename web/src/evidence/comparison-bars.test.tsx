import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { someComparisons } from "#web/test/preview-parts.ts";
import { rectOfText } from "#web/test/rect-of-text.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ComparisonBars } from "./comparison-bars.tsx";

test("no bar touches its figure, however long both are", async () => {
	await page.viewport(390, 800);
	const [rent] = someComparisons();
	const price = { name: "Kensington and Chelsea", text: "£1,289,946", part: 1 };
	renderPart(
		<ComparisonBars comparisons={rent ? [{ ...rent, rows: [price, ...rent.rows] }] : []} />,
	);

	const rows = page
		.getByRole("row")
		.elements()
		.filter((row) => row.querySelector("td"));
	expect(rows).toHaveLength(4);
	for (const row of rows) {
		const figure = [...row.querySelectorAll("td")].find(({ textContent }) =>
			textContent?.startsWith("£"),
		);
		const bar = row.querySelector("span[style]");
		const gap = rectOfText(figure as Element).left - (bar as Element).getBoundingClientRect().right;
		expect(gap).toBeGreaterThanOrEqual(6);
	}
});
