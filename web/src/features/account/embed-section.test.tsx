import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { EmbedSection } from "./embed-section.tsx";

const path = "/api/account/embed-sites";
const none: EmbedSiteList = { sites: [] };
const one: EmbedSiteList = {
	sites: [
		{
			id: "site_one",
			hosts: ["www.agent.example"],
			createdAt: "2026-11-20T12:00:00.000Z",
			views: 1,
		},
	],
};
const site = page.getByRole("textbox", { name: "Your site" });
const add = page.getByRole("button", { name: "Add the site" });

function render() {
	renderPart(
		<ToastProvider>
			<EmbedSection />
		</ToastProvider>,
	);
}

test("a site is added, and its frame for the postcode that is typed can be copied", async () => {
	const { sent } = fakeApi({ [path]: gives(none), [`POST ${path}`]: gives(one) });
	render();
	await site.fill("www.agent.example, https://agent.example/homes");
	await add.click();
	await expect.element(page.getByText("1 view in the last 30 days")).toBeVisible();
	expect(sent).toEqual([
		{
			call: `POST ${path}`,
			body: { hosts: ["www.agent.example", "https://agent.example/homes"] },
		},
	]);
	await page.getByLabelText("Postcode to show").fill("bn2 9qa");
	const frame = page.getByRole("textbox", { name: "Frame for www.agent.example" });
	await expect
		.element(frame)
		.toHaveValue(expect.stringContaining(`${window.location.origin}/embed/site_one/BN29QA`));
	await expect
		.element(page.getByRole("textbox", { name: "Link alone" }))
		.toHaveValue(expect.stringContaining("/property/BN29QA"));
});

test("a name that is no public host is refused before it is sent", async () => {
	const { sent } = fakeApi({ [path]: gives(none) });
	render();
	await site.fill("localhost");
	await add.click();
	await expect
		.element(page.getByText("Give the name of your site, such as www.example.co.uk."))
		.toBeVisible();
	expect(sent).toEqual([]);
});

test("a site is deleted, and its snippets go with it", async () => {
	const { sent } = fakeApi({ [path]: gives(one), [`DELETE ${path}/site_one`]: gives(none) });
	render();
	await page.getByRole("button", { name: "Delete www.agent.example" }).click();
	await expect.element(page.getByText("Link alone")).not.toBeInTheDocument();
	expect(sent).toEqual([{ call: `DELETE ${path}/site_one`, body: null }]);
});
