import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ShareSection } from "./share-section.tsx";

const made = {
	shares: [
		{ id: "hsh_1", name: "Sam", path: "/shared-home/abc", endsAt: "2026-12-29T09:00:00.000Z" },
	],
};

test("a link is made for somebody, shown with its last day, and withdrawn", async () => {
	const { sent } = fakeApi({
		"/api/homes/hom_1/shares": gives({ shares: [] }),
		"POST /api/homes/hom_1/shares": inTurn(
			refuses(400, {
				code: "invalid_input",
				message: "Check what you entered.",
				fields: { name: "Say whom the link is for" },
			}),
			gives(made),
		),
		"DELETE /api/homes/hom_1/shares/hsh_1": gives({ shares: [] }),
	});
	renderPart(<ShareSection id="hom_1" />);
	const make = page.getByRole("button", { name: "Make a link" });
	await make.click();
	await expect.element(page.getByText("Say whom the link is for")).toBeVisible();
	await page.getByLabelText("Whom the link is for").fill("Sam");
	await make.click();
	await expect
		.element(page.getByLabelText("Link for Sam"))
		.toHaveValue(`${window.location.origin}/shared-home/abc`);
	await expect.element(page.getByText("until 29 December 2026")).toBeVisible();
	expect(sent.at(-1)?.body).toEqual({ name: "Sam" });
	await page.getByRole("button", { name: "Withdraw the link for Sam" }).click();
	await expect.element(page.getByLabelText("Link for Sam")).not.toBeInTheDocument();
});
