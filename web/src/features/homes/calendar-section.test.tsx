import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HomesFeed } from "#contracts/homes.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { CalendarSection } from "./calendar-section.tsx";

const FEED = "/api/homes/feed";
const none: HomesFeed = { path: null };
const made: HomesFeed = { path: "/calendar/secret.ics" };
const summary = page.getByText("Calendar and files");
const field = page.getByLabelText("Secret address of your calendar");
const make = page.getByRole("button", { name: "Make a secret address" });

function render() {
	renderPart(
		<ToastProvider>
			<CalendarSection />
		</ToastProvider>,
	);
}

test("nothing is asked before it is opened, and dates and homes are files to download", async () => {
	const { asked } = fakeApi({ [FEED]: gives(none) });
	render();
	expect(asked).toEqual([]);
	await summary.click();
	await expect.element(make).toBeVisible();
	expect(asked).toEqual([FEED]);
	for (const [name, href] of [
		["Download the dates", "/api/homes/dates.ics"],
		["Download the homes as CSV", "/api/homes.csv"],
	] as const) {
		await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
	}
});

test("a secret address is made once, shown whole, and withdrawn after a question", async () => {
	const { sent } = fakeApi({
		[FEED]: gives(none),
		[`POST ${FEED}`]: gives(made),
		[`DELETE ${FEED}`]: gives(none),
	});
	render();
	await summary.click();
	await expect.element(make).toBeVisible();
	pressTwice(make);
	await expect.element(field).toHaveValue(`${window.location.origin}/calendar/secret.ics`);
	expect(sent).toEqual([{ call: `POST ${FEED}`, body: null }]);

	await page.getByRole("button", { name: "Withdraw the address" }).click();
	expect(sent).toHaveLength(1);
	await page.getByRole("button", { name: "Withdraw address", exact: true }).click();
	await expect.element(make).toBeVisible();
	expect(sent[1]).toEqual({ call: `DELETE ${FEED}`, body: null });
});

test("what could not be made says so, and can be tried again", async () => {
	fakeApi({ [FEED]: gives(none), [`POST ${FEED}`]: isDown });
	render();
	await summary.click();
	await make.click();
	await expect.element(page.getByText("No address made", { exact: true })).toBeVisible();
	await expect.element(make).toBeEnabled();
});
