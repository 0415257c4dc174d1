import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { gives, refuses } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { openUsers, withUsers } from "#web/test/open-users.ts";

const keysPath = "/api/admin/api-keys";
const ours = {
	...{ id: "key_1", email: "mary@example.com", name: "Letting software", isTest: false },
	...{ scopes: ["read", "assess"], prefix: "lt_live_ab12" },
	createdAt: "2026-11-01T09:00:00.000Z",
	lastUsedAt: null,
	...{ calls: 1_402, assessments: 480, refused: 3 },
};
const section = page.getByRole("region", { name: "Keys for programs" });
const withKeys = (...keys: unknown[]) => ({
	...withUsers(),
	[keysPath]: gives({ keys, next: null }),
});

test("a key is told with its account, what it may do, when it was used and how much", async () => {
	await openUsers(withKeys(ours));
	await expect
		.element(section.getByRole("row", { name: "Letting software" }))
		.toHaveTextContent(
			/^Letting softwarelt_live_ab12…: read, assessmary@example\.com.*1 Nov 2026.*Never1,4024803Withdraw/,
		);
	await expect.element(section.getByText("1 key shown")).toBeVisible();
});

test("keys are searched on the server, and a search that finds none says so", async () => {
	const { asked } = await openUsers({
		...withKeys(ours),
		[keysPath]: (url: URL) =>
			gives({ keys: url.searchParams.get("q") === "" ? [ours] : [], next: null })(url),
	});
	await section.getByLabelText("Email, name or beginning").fill("grace");
	await expect.element(section.getByText("No key matches your search.")).toBeVisible();
	expect(asked.filter((path) => path.startsWith(keysPath))).toEqual([
		`${keysPath}?q=`,
		`${keysPath}?q=grace`,
	]);
});

test("a key is withdrawn once it was confirmed, and the list asks again", async () => {
	let isThere = true;
	const { sent } = await openUsers({
		...withKeys(),
		[keysPath]: (url: URL) => gives({ keys: isThere ? [ours] : [], next: null })(url),
		[`DELETE ${keysPath}/key_1`]: (url: URL) => {
			isThere = false;
			return gives({ message: "No program is answered by it any more." })(url);
		},
	});
	await section.getByRole("button", { name: "Withdraw Letting software" }).click();
	const dialog = page.getByRole("dialog", { name: "Withdraw Letting software" });
	await expect.element(dialog.getByText("mary@example.com")).toBeVisible();
	expect(sent).toEqual([]);
	await dialog.getByRole("button", { name: "Withdraw key" }).click();
	await expectToast("Key withdrawn", "No program is answered by it any more.");
	await expect.element(section.getByText("No account has a key.")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Keys for programs" })).toHaveFocus();
});

test("a refusal stays in the dialog, and the key in the list", async () => {
	await openUsers({
		...withKeys(ours),
		[`DELETE ${keysPath}/key_1`]: refuses(404, {
			code: "not_found",
			message: "That key was withdrawn already.",
		}),
	});
	await section.getByRole("button", { name: "Withdraw Letting software" }).click();
	await page.getByRole("button", { name: "Withdraw key" }).click();
	await expect
		.element(page.getByRole("dialog").getByText("That key was withdrawn already."))
		.toBeVisible();
	await expect.element(section.getByText("1 key shown")).toBeInTheDocument();
});
