import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HomesCompared } from "#contracts/home-comparison.ts";
import { noRules } from "#domain/portfolio/own-rules.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { aHomeInList, aHomeList } from "#web/test/some-homes.ts";

const main = page.getByRole("main");
const answered = aHomeInList().judged?.answered;
const home = (id: string, name: string) => ({
	id,
	name,
	line: "M14 5LL · Mine, let",
	on: "2026-11-21",
});
const compared = {
	rules: { ...noRules, yieldPercent: 6 },
	homes: [
		{ ...home("hom_1", "Terrace"), answered },
		{ ...home("hom_2", "Corner"), answered },
	],
	lines: [
		{
			label: "Yield of 6% or more",
			results: [
				{ verdict: "met", text: "Met: 6.3%, you ask 6%" },
				{ verdict: "missed", text: "Missed: 5.1%, you ask 6%" },
			],
		},
	],
} as HomesCompared;
const list = aHomeList({
	homes: [
		aHomeInList({ id: "hom_1", reference: "Terrace" }),
		aHomeInList({ id: "hom_2", reference: "Corner" }),
	],
});

test("homes that are chosen stand side by side with their answers above what they meet and miss", async () => {
	const { asked } = fakeApi({
		...signedInAs(),
		"/api/homes": gives(list),
		"/api/homes/compare": (url) =>
			gives(url.href.includes("hom_2") ? compared : { ...compared, homes: [], lines: [] })(url),
	});
	renderScreen("/homes/compare?ids=hom_1");
	await expect.element(main.getByText("Choose two homes or more.")).toBeVisible();
	await main.getByRole("combobox", { name: "Home 2" }).selectOptions("Corner, M14 5LL");
	await expect.element(main.getByText("Missed: 5.1%, you ask 6%")).toBeVisible();
	await expect.element(main.getByText("As of 21 November 2026").first()).toBeVisible();
	expect(asked.at(-1)).toBe(`/api/homes/compare?${new URLSearchParams({ ids: "hom_1,hom_2" })}`);
	const answers = main.getByRole("list", { name: "The answer" }).first().element();
	const rule = main.getByText("Met: 6.3%, you ask 6%").element();
	expect(answers.compareDocumentPosition(rule)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	await expect.element(main.getByRole("combobox", { name: "Home 3" })).toBeVisible();
});

test("rules are kept as they are typed, and what is refused stands on its field", async () => {
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/homes": gives(list),
		"/api/homes/compare": gives({ rules: noRules, homes: [], lines: [] }),
		"PUT /api/homes/rules": inTurn(
			refuses(400, {
				code: "invalid_input",
				message: "Check what you entered.",
				fields: { "near.miles": "Enter a number of miles" },
			}),
			gives({ message: "Your rules were kept." }),
		),
	});
	renderScreen("/homes/compare");
	await main.getByLabelText("Yield in percent, at least").fill("6.5%");
	await main.getByLabelText("Left a year, at least").fill("£2,000");
	await main.getByLabelText("That postcode").fill("m1 1ae");
	const save = main.getByRole("button", { name: "Save my rules" });
	await save.click();
	await expect.element(main.getByText("Enter a number of miles")).toBeVisible();
	await main.getByLabelText("Miles from a postcode, at most").fill("5");
	await main.getByLabelText("No licence is needed").click();
	await save.click();
	await expect
		.poll(() => sent.at(-1)?.body)
		.toEqual({
			...{ yieldPercent: 6.5, cashFlow: 200_000, isUnderCeiling: false, isLicenceFree: true },
			near: { postcode: "M1 1AE", miles: 5 },
		});
});

test.each([1_280, 390])("at %i pixels the page is no wider", async (width) => {
	await page.viewport(width, 800);
	fakeApi({
		...signedInAs(),
		"/api/homes": gives(list),
		"/api/homes/compare": gives(compared),
	});
	renderScreen("/homes/compare?ids=hom_1,hom_2");
	await expect.element(main.getByText("Missed: 5.1%, you ask 6%")).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
