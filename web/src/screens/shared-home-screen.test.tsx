import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SharedHome } from "#contracts/home-share.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { someAnswer } from "#web/test/some-answer.ts";

const main = page.getByRole("main");
const home: SharedHome = {
	address: "14 Pretend Terrace",
	postcode: "M14 5LL",
	assessedOn: "2026-11-29",
	answer: someAnswer(),
	requirements: [
		{
			...{ id: "gas", title: "Gas safety record", needed: "A yearly check", held: "Until May" },
			...{ state: "gap", until: null, penalty: null, fee: null, next: null, isDraft: false },
			source: { name: "Gas rules", url: null },
		},
	],
	dates: [
		{
			...{ id: "gas-ends", homeId: "hom_1", on: "2026-12-12", until: null },
			...{ title: "Gas safety record ends", isDraft: false, about: "held" },
		},
	],
};

test("a home stands with its answers, needs and dates for who has the link, signed in or not", async () => {
	fakeApi({ "/api/shared-home/abc": gives(home) });
	renderScreen("/shared-home/abc");
	await expect
		.element(main.getByRole("heading", { level: 1 }))
		.toHaveTextContent("14 Pretend Terrace, M14 5LL");
	await expect.element(main.getByRole("region", { name: "The answer" })).toBeVisible();
	await expect.element(main.getByText("Needed: A yearly check. Held: Until May.")).toBeVisible();
	await expect.element(main.getByText("Gas safety record ends")).toBeVisible();
	await expect
		.element(main.getByText(/^As of 29 November 2026\. Judged without its owner’s rent/))
		.toBeVisible();
	expect(main.getByRole("button").elements()).toEqual([]);
});

test("a link that opens nothing says whom to ask, and nothing else", async () => {
	fakeApi({ "/api/shared-home/abc": refuses(410, { code: "share_gone", message: "Gone." }) });
	renderScreen("/shared-home/abc");
	await expect
		.element(main.getByRole("heading", { name: "This link no longer works" }))
		.toBeVisible();
	await expect.element(main.getByText("Ask whoever sent it.")).toBeVisible();
});
