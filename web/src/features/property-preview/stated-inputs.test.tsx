import { expect, test } from "vitest";
import { someInputs } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { StatedInputs } from "./stated-inputs.tsx";

test.for([
	[{}, "As stated: let to one household."],
	[
		{ use: "hmo", bedrooms: 1, rent: 1250.5, price: 240000 },
		"As stated: let to five or more people, 1 bedroom, rent of £1,250.50 a month, price of £240,000.",
	],
	[
		{ bedrooms: 0, exemption: true, c4permission: true },
		"As stated: let to one household, a studio, energy rating exemption registered, planning permission as an HMO held.",
	],
] as const)("paper says what was stated: %o", ([inputs, words]) => {
	renderPart(<StatedInputs inputs={someInputs(inputs)} />);

	expect(document.body.textContent?.trim()).toBe(words);
});
