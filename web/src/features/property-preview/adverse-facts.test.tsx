import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anAreaFact } from "#web/test/preview-parts.ts";
import { rectOfText } from "#web/test/rect-of-text.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { AdverseFacts } from "./adverse-facts.tsx";

test.each([
	[320, 2],
	[390, 1],
	[1440, 1],
])(
	"the source of a warning stands under it, at %i px on %i lines at most",
	async (width, lines) => {
		await page.viewport(width, 800);
		const warning = anAreaFact({
			label: "Flood warnings now",
			text: "2 warnings in force",
			tone: "red",
		});
		renderPart(<AdverseFacts facts={[warning]} />);

		const words = page.getByRole("button", { name: /^Flood warnings now:/ }).element();
		const label = words.querySelector("span:last-child") as Element;
		expect(rectOfText(label).height).toBeLessThan(
			(lines + 0.5) * Number.parseFloat(getComputedStyle(label).lineHeight),
		);
		const { left } = page.getByText("2 warnings in force.").element().getBoundingClientRect();
		expect(words.getBoundingClientRect().left).toBeCloseTo(left, 0);
	},
);
