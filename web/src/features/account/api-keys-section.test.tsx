import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const ours = {
	id: "key_1",
	name: "Our software",
	scopes: ["read", "assess"],
	isTest: false,
	prefix: "lt_live_ab12",
	createdAt: "2026-11-01T09:00:00.000Z",
	lastUsedAt: "2026-11-20T12:00:00.000Z",
};
const list = (over: object = {}) => ({
	keys: [ours],
	allowance: { used: 12, limit: 500, endsAt: "2026-12-14T10:00:00.000Z" },
	days: [{ day: "2026-11-20", calls: 14, assessments: 12 }],
	...over,
});
const section = page.getByRole("region", { name: "Keys for programs" });

test("a key is made for what was ticked, shown once and copied", async () => {
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/account/api-keys": gives(list({ keys: [], days: [] })),
		"POST /api/account/api-keys": gives({ ...list(), key: "lt_live_ab12secret" }),
	});
	renderScreen("/account");
	await section.getByRole("button", { name: "Make a key" }).click();
	const form = page.getByRole("dialog", { name: "Make a key" });
	await form.getByLabelText("Name").fill("Our software");
	await form.getByLabelText("Ask for assessments").click();
	await form.getByLabelText("Read your homes").click();
	await form.getByRole("button", { name: "Make the key" }).click();

	const shown = page.getByRole("dialog", { name: "Your new key" });
	await expect.element(shown.getByLabelText("Key")).toHaveValue("lt_live_ab12secret");
	expect(sent.at(-1)).toEqual({
		call: "POST /api/account/api-keys",
		body: { name: "Our software", scopes: ["read", "homes"], isTest: false },
	});
	await shown.getByRole("button", { name: "Copy" }).click();
	await expect.element(shown.getByText("Copied.")).toBeVisible();
	expect(writeText).toHaveBeenCalledWith("lt_live_ab12secret");
	await shown.getByRole("button", { name: "I have kept it" }).click();
	await expect.element(shown).not.toBeInTheDocument();
});

test("a key is told with its beginning, its last use and the use by day, and withdrawn", async () => {
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/account/api-keys": gives(list()),
		"DELETE /api/account/api-keys/key_1": gives(list({ keys: [] })),
	});
	renderScreen("/account");
	await expect
		.element(section.getByRole("listitem"))
		.toHaveTextContent(/^Our software lt_live_ab12….*Ask for assessments\. Last used 20 Nov/);
	await expect
		.element(
			section.getByText(
				"12 of 500 assessments used in this period. The next one begins on 14 December 2026.",
			),
		)
		.toBeVisible();
	await expect.element(section.getByRole("row", { name: /20 Nov/ })).toHaveTextContent(/1412$/);
	await section.getByRole("button", { name: "Withdraw Our software" }).click();
	await expect.element(page.getByText("No program is answered by it any more.")).toBeVisible();
	await expect.element(section.getByRole("button", { name: "Make a key" })).toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual(["DELETE /api/account/api-keys/key_1"]);
});
