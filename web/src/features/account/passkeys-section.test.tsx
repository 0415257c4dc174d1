import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const laptop = {
	id: "pky_1",
	name: "My laptop",
	createdAt: "2026-11-01T09:00:00.000Z",
	lastUsedAt: "2026-11-20T12:00:00.000Z",
};
const codes = ["aaaa-bbbb-cccc-dddd", "2222-3333-4444-5555"];
const section = page.getByRole("region", { name: "Passkeys" });
const outdated = refuses(403, {
	code: "proof_outdated",
	message: "Please use your passkey once more first.",
});
const challenge = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", allowCredentials: [] };

/** A device that shows what it is asked for, or fails with an error of that name. */
function device(failure?: string) {
	const bytes = new Uint8Array([1]).buffer;
	const get = async () => {
		if (failure) {
			throw new DOMException("", failure);
		}
		return {
			id: "AQ",
			rawId: bytes,
			type: "public-key",
			authenticatorAttachment: null,
			getClientExtensionResults: () => ({}),
			response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
		};
	};
	vi.spyOn(navigator.credentials, "get").mockImplementation(
		get as unknown as typeof navigator.credentials.get,
	);
}

test("without a password there is no first passkey", async () => {
	fakeApi(signedInAs({ hasPassword: false }));
	renderScreen("/account");
	await expect.element(section.getByText(/To add a passkey you need a password\./)).toBeVisible();
	await expect.element(section.getByRole("button")).not.toBeInTheDocument();
});

test("a passkey is named with its last use, and removed once another was shown where the last time is too long ago", async () => {
	device();
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/account/passkeys": gives({ passkeys: [laptop], recoveryCodesLeft: 9 }),
		"DELETE /api/account/passkeys/pky_1": inTurn(
			outdated,
			gives({ passkeys: [], recoveryCodesLeft: 0 }),
		),
		"POST /api/second-factor/challenge": gives(challenge),
		"POST /api/second-factor/proof": gives({}),
	});
	renderScreen("/account");
	await expect
		.element(section.getByRole("listitem"))
		.toHaveTextContent(/^My laptopLast used 20 Nov/);
	await expect.element(section.getByText(/^9 of 10 recovery codes are left\./)).toBeVisible();

	await section.getByRole("button", { name: "Remove My laptop" }).click();

	await expect.element(page.getByText("It signs nobody in any more.")).toBeVisible();
	await expect.element(section.getByRole("button", { name: "Add a passkey" })).toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual([
		"DELETE /api/account/passkeys/pky_1",
		"POST /api/second-factor/challenge",
		"POST /api/second-factor/proof",
		"DELETE /api/account/passkeys/pky_1",
	]);
});

test("new recovery codes are shown once, in a dialog of their own", async () => {
	fakeApi({
		...signedInAs(),
		"/api/account/passkeys": gives({ passkeys: [laptop], recoveryCodesLeft: 1 }),
		"POST /api/account/passkeys/recovery-codes": gives({
			passkeys: [laptop],
			recoveryCodesLeft: 10,
			recoveryCodes: codes,
		}),
	});
	renderScreen("/account");
	await section.getByRole("button", { name: "Replace recovery codes" }).click();
	const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
	await expect.element(dialog.getByText("aaaa-bbbb-cccc-dddd")).toBeVisible();
	await dialog.getByRole("button", { name: "I have kept them" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(section.getByText(/^10 of 10/)).toBeVisible();
});

test("signing in asks for the passkey after the password, says why it failed, and takes a recovery code instead", async () => {
	device("NotAllowedError");
	const { sent } = fakeApi({
		"/api/auth/methods": gives({ google: false, personCheck: null }),
		"POST /api/login": gives({ wantsSecondFactor: true }),
		"POST /api/second-factor/challenge": gives(challenge),
		"POST /api/second-factor/recovery": refuses(422, {
			code: "proof_refused",
			message: "That is none of your unused recovery codes.",
			fields: { code: "That is none of your unused recovery codes." },
		}),
	});
	renderScreen("/auth?next=/account");
	const form = page.getByRole("tabpanel", { name: "Sign In" });
	await form.getByLabelText("Username or e-mail address").fill("ada");
	await form.getByLabelText("Password", { exact: true }).fill("green kettle 9");
	await form.getByRole("button", { name: "Sign In" }).click();

	await page.getByRole("button", { name: "Use passkey" }).click();
	await expect
		.element(page.getByText("That was cancelled or took too long. Please try again."))
		.toBeVisible();

	await page.getByRole("button", { name: "I have lost my passkey" }).click();
	await page.getByLabelText("Recovery code").fill("nonsense");
	await page.getByRole("button", { name: "Use recovery code" }).click();
	await expect
		.element(page.getByText("That is none of your unused recovery codes.").first())
		.toBeVisible();
	expect(sent.at(-1)).toEqual({
		call: "POST /api/second-factor/recovery",
		body: { code: "nonsense" },
	});
	await expect
		.element(page.getByRole("link", { name: "Sign in anew" }))
		.toHaveAttribute("href", "/auth?next=/account");
});
