import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showColourScheme } from "#web/gallery/colour-scheme.ts";
import { barriers } from "#web/test/barriers.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { someAnswer } from "#web/test/some-answer.ts";
import { AnswersCard } from "./answers-card.tsx";

const { pays } = someAnswer();
const byType = [
	{ label: "Flats", ceiling: 15_200_000, average: 13_900_000 },
	{ label: "Detached", ceiling: null, average: 33_800_000 },
];
const answer = someAnswer({
	pays: { ...pays, scale: pays.scale === null ? null : { ...pays.scale, byType } },
});

test("the scale is one picture, told in a sentence", async () => {
	renderPart(<AnswersCard answer={answer} />);
	await expect
		.element(
			page.getByRole("img", {
				name: "Price: yes to £136,000, at 20% tax to £181,000, then no; average £192,000",
			}),
		)
		.toBeVisible();
});

test("each type of home stands with its own ceiling: under the bar on a desk, in the fold on a phone", async () => {
	const types = page.getByRole("list", { name: "By type of home" });
	await page.viewport(1440, 900);
	renderPart(<AnswersCard answer={answer} unchecked={[]} />);
	await expect
		.element(types)
		.toHaveTextContent("Flatsup to £152,000average £139,000Detachedno price paysaverage £338,000");
	await expect.element(types).toBeVisible();

	await page.viewport(390, 844);
	await expect.element(types).not.toBeInTheDocument();
	await page.getByText("What settles it").click();
	await expect.element(types).toBeVisible();
});

test.each([320, 390, 768, 1440])(
	"at %i px no label leaves the bar, and a zone too narrow for its word has none",
	async (width) => {
		await page.viewport(width, 900);
		renderPart(<AnswersCard answer={answer} />);
		const bar = page.getByRole("img", { name: /^Price/ }).element();
		const { left, right } = bar.getBoundingClientRect();
		for (const label of bar.querySelectorAll("span")) {
			const box = label.getBoundingClientRect();
			expect(box.left).toBeGreaterThanOrEqual(left - 6);
			expect(box.right).toBeLessThanOrEqual(right + 6);
		}
		for (const word of bar.querySelectorAll("i")) {
			const zone = word.parentElement as Element;
			expect(word.getBoundingClientRect().width > 0).toBe(zone.clientWidth >= 64);
		}
	},
);

test("every word of it is legible, light and dark", async () => {
	renderPart(<AnswersCard answer={answer} />);
	for (const scheme of ["light", "dark"] as const) {
		const undo = showColourScheme(scheme);
		expect(await barriers("section")).toEqual([]);
		undo();
	}
});
