import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HomesAt } from "#contracts/homes.ts";
import { aPreview } from "#web/test/a-preview.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { aPaidReport } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { someInputs } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const watch = page.getByRole("button", { name: "Watch it" });
const opened = page.getByRole("link", { name: "Open it in My Homes" });
const certificate = "0000-0000-0000-0000-0001";
const preview = aPreview({
	address: "14 Claremont Road",
	inputs: someInputs({ certificate, rent: 950 }),
});
const none: HomesAt = { homes: [] };
const one = (over: Partial<HomesAt["homes"][number]> = {}): HomesAt => ({
	homes: [
		{
			...{ id: "hom_1", standing: "watched", reference: null, group: null, certificate },
			...{ address: "14 Claremont Road", postcode: "M14 5LL", ...over },
		},
	],
});

function openPreview(answers: Parameters<typeof fakeApi>[0], state?: unknown) {
	const faked = fakeApi({ "/api/property/preview/M145LL": gives(preview), ...answers });
	return { ...faked, ...renderScreen("/property/M145LL?rent=950", { state }) };
}

test("a stranger signs in and comes back to what they stated, with what a listing said", async () => {
	const state = { listing: { postcode: "M14 5LL", readAt: "2026-11-20T12:00:00.000Z" } };
	const { address, state: along } = openPreview({}, state);
	await page.getByRole("link", { name: "Add as mine" }).click();
	await expect.poll(address).toBe("/auth?next=/property/M145LL%3Frent%3D950");
	expect(along()).toEqual(state);
});

test("two presses keep the home of a preview once, as it was stated, and lead to it", async () => {
	const { sent } = openPreview({
		...signedInAs(),
		"/api/homes/at/M145LL": inTurn(gives(none), gives(one())),
		"POST /api/homes": gives({ id: "hom_1", revision: 1 }),
	});
	await expect.element(watch).toBeVisible();
	pressTwice(watch);
	await expect.element(page.getByText("You watch this home.")).toBeVisible();
	await expect.element(opened).toHaveAttribute("href", "/homes/hom_1");
	expect(sent).toMatchObject([
		{
			call: "POST /api/homes",
			body: {
				...{ standing: "watched", postcode: "M14 5LL", address: "14 Claremont Road" },
				stated: { certificate, rent: 950, owned: false },
			},
		},
	]);
});

test("a home of the same address under another certificate is another home", async () => {
	openPreview({
		...signedInAs(),
		"/api/homes/at/M145LL": gives(one({ certificate: "0000-0000-0000-0000-0002" })),
	});
	await expect.element(watch).toBeVisible();
});

test("a home that was kept by its address is known again", async () => {
	openPreview({
		...signedInAs(),
		"/api/homes/at/M145LL": gives(
			one({ certificate: null, address: "14, CLAREMONT ROAD", standing: "let" }),
		),
	});
	await expect.element(page.getByText("This home is among yours.")).toBeVisible();
	await expect.element(opened).toBeVisible();
});

test("at the limit it is said, with the way on, and the preview stays", async () => {
	const message = "You keep 3 homes, which is all your plan allows.";
	openPreview({
		...signedInAs(),
		"/api/homes/at/M145LL": gives(none),
		"POST /api/homes": refuses(409, { code: "limit_reached", message }),
	});
	await watch.click();
	await expect.element(page.getByText(message)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "See plans" }))
		.toHaveAttribute("href", "/subscription");
	await expect.element(page.getByRole("region", { name: "The answer" })).toBeVisible();
});

test("the home of a report is kept with its figures", async () => {
	const report = aPaidReport();
	const { sent } = fakeApi({
		...signedInAs(),
		[`/api/reports/${report.id}`]: gives(report),
		[`/api/homes/at/${report.postcode}`]: gives(none),
		"POST /api/homes": gives({ id: "hom_1", revision: 1 }),
	});
	renderScreen(`/reports/${report.id}`);
	await page.getByRole("button", { name: "Add as mine" }).click();
	await expect
		.poll(() => sent)
		.toMatchObject([
			{ call: "POST /api/homes", body: { standing: "let", stated: { owned: true } } },
		]);
});
