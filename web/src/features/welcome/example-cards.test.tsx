import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { anExample, someExamples } from "#web/test/some-examples.ts";
import { ExampleCards } from "./example-cards.tsx";

function renderCards(onIntent = (_postcode: string) => undefined) {
	renderPart(<ExampleCards onIntent={onIntent} />);
}

const card = (postcode: string) => page.getByRole("article").filter({ hasText: postcode });

test("each example shows its place, its answers first, score, rating, yield and licensing, and the day they are of", async () => {
	fakeApi({ "/api/examples": gives(someExamples()) });
	renderCards();

	const manchester = card("M14 5LL");
	await expect.element(manchester.getByText("Fallowfield, Manchester")).toBeVisible();
	const answers = manchester.getByRole("list", { name: "The answer" });
	expect([...answers.element().children].map(({ textContent }) => textContent)).toEqual([
		"Can it be let? Probably: ask Manchester 3 of 5 checked",
		"Does it pay? Up to £174,000 average here £192,000",
		"What could go wrong? Selective licence: may be required £887 usual fee",
	]);
	const score = manchester.getByText("74 of 100 · Yields more than 7 of 10 English councils");
	await expect.element(score).toBeVisible();
	expect(answers.element().compareDocumentPosition(score.element())).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING,
	);
	await expect.element(manchester.getByText("C", { exact: true })).toBeVisible();
	await expect.element(manchester.getByText("6.1%")).toBeVisible();
	await expect
		.element(manchester.getByText("Selective licence: may be required", { exact: true }).last())
		.toBeVisible();
	await expect.element(manchester.getByText("Assessed 21 November 2026")).toBeVisible();
	await expect.element(card("BN2 9QA").getByText(/^59 of 100/)).toBeVisible();
});

test("until they are there, each example can be opened", async () => {
	fakeApi({ "/api/examples": staysSilent });
	renderCards();

	await expect
		.element(page.getByRole("link", { name: "M14 5LL Manchester" }))
		.toHaveAttribute("href", "/property/M145LL");
	await expect
		.element(page.getByRole("link", { name: "BN2 9QA Brighton" }))
		.toHaveAttribute("href", "/property/BN29QA");
	await expect
		.element(page.getByRole("link", { name: "CF24 3AB Cardiff" }))
		.toHaveAttribute("href", "/property/CF243AB");
	await expect.element(page.getByRole("list")).toHaveAttribute("aria-busy", "true");
});

test("what is not known of an example says so", async () => {
	const unknown = anExample({
		score: null,
		label: "Not enough published data to score",
		epcRating: null,
		grossYield: null,
	});
	fakeApi({ "/api/examples": gives(someExamples({ examples: [unknown] })) });
	renderCards();

	const manchester = card("M14 5LL");
	await expect
		.element(manchester.getByText("Not enough published data to score", { exact: true }))
		.toBeVisible();
	expect(manchester.getByText("Not known", { exact: true }).elements()).toHaveLength(2);
});

test("an example that was left out can be opened, beside those that were not", async () => {
	fakeApi({ "/api/examples": gives(someExamples({ examples: [anExample()] })) });
	renderCards();

	await expect.element(card("M14 5LL").getByText(/of 100/)).toBeVisible();
	await expect.element(card("CF24 3AB").getByText(/^Not worked out just now/)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "CF24 3AB Cardiff" }))
		.toHaveAttribute("href", "/property/CF243AB");
});

test("when the examples cannot be had, all three can still be opened", async () => {
	fakeApi({ "/api/examples": isDown });
	renderCards();

	await expect.element(card("M14 5LL").getByText(/^Not worked out just now/)).toBeVisible();
	expect(page.getByRole("link").elements()).toHaveLength(3);
});

test("a pointer anywhere on an example is heard of before the press", async () => {
	fakeApi({ "/api/examples": gives(someExamples()) });
	const onIntent = vi.fn();
	renderCards(onIntent);
	await expect.element(card("BN2 9QA").getByText(/of 100/)).toBeVisible();

	await card("BN2 9QA").getByText("Assessed 21 November 2026").hover({ force: true });

	expect(onIntent).toHaveBeenCalledWith("BN29QA");
});

test.for([390, 768, 1440])(
	"at %i px an example takes the room that was kept for it",
	async (width) => {
		await page.viewport(width, 900);
		const { promise, resolve } = Promise.withResolvers<Response>();
		fakeApi({ "/api/examples": () => promise });
		renderCards();
		const list = page.getByRole("list").first();
		await expect.element(list).toHaveAttribute("aria-busy", "true");
		const kept = list.element().getBoundingClientRect().height;

		resolve(Response.json(someExamples()));

		await expect.element(card("CF24 3AB").getByText(/of 100/)).toBeVisible();
		expect(list.element().getBoundingClientRect().height).toBe(kept);
	},
);
