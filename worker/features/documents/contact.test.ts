import { expect, test } from "vitest";
import { askApp, offline } from "#worker/test/ask-app.ts";

test.each([
	[" GB 123 4567 89 ", "GB 123 4567 89"],
	["", null],
])("the VAT number is the one that is set (%j)", async (set, vatNumber) => {
	const response = await askApp("/api/contact", { bindings: { ...offline, VAT_NUMBER: set } });

	expect(await response.json()).toMatchObject({ company: { vatNumber } });
});

test.each([
	[" help@lettable.example ", "help@lettable.example"],
	["", null],
])("the support address is the one that is set (%j)", async (set, supportEmail) => {
	const bindings = { ...offline, SUPPORT_EMAIL: set };

	const response = await askApp("/api/contact", { bindings });

	expect(await response.json()).toMatchObject({ supportEmail });
});
