import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { aPlace } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const price = { "/api/report-price": gives({ price: 15 }) };

test("on a border the nation is asked before anything is answered", async () => {
	const place = aPlace({ nation: "Scotland", nationChoices: ["Scotland", "England"] });
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview({ place })) });
	const { address } = renderScreen("/property/M145LL");
	const question = page.getByRole("region", { name: "Which nation" });
	await expect.element(question).toHaveTextContent(/Until you say, taxes are those of Scotland/);
	await question.getByRole("button", { name: "England" }).click();
	await expect.poll(address).toBe("/property/M145LL?nation=England");
});

test("a nation that is stated is a choice like any other, and is not asked", async () => {
	const place = aPlace({ nation: "England", nationChoices: ["Scotland", "England"] });
	const inputs = { ...aPreview().inputs, nation: "England" as const };
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview({ place, inputs })) });
	renderScreen("/property/M145LL?nation=England");
	await expect.element(page.getByText("England", { exact: true }).first()).toBeVisible();
	expect(page.getByRole("region", { name: "Which nation" }).elements()).toEqual([]);
});
