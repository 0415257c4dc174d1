import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anAreaFact } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { AdverseFacts } from "./adverse-facts.tsx";

test.each([320, 390, 1440])(
	"the source of a warning stands on one line under it at %i px",
	async (width) => {
		await page.viewport(width, 800);
		const warning = anAreaFact({
			label: "Flood warnings now",
			text: "2 warnings in force",
			tone: "red",
		});
		renderPart(<AdverseFacts facts={[warning]} />);

		const words = page.getByRole("button", { name: /^Flood warnings now:/ }).element();
		const label = words.querySelector("span:last-child") as Element;
		expect(label.getClientRects()).toHaveLength(1);
		const { left } = page.getByText("2 warnings in force.").element().getBoundingClientRect();
		expect(words.getBoundingClientRect().left).toBeCloseTo(left, 0);
	},
);
