import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives, isDown } from "#web/test/fake-api.ts";
import { openWorkbench, licensingPath as path } from "#web/test/open-workbench.tsx";

const id = "manchester-selective-2025";
const confirm = `POST ${path}/${id}/confirm`;
const title = page.getByRole("heading", { level: 2 }).first();
const dialog = page.getByRole("dialog");
const facts = page.getByRole("region", { name: "What the register says" });
const text = page.getByRole("region", { name: "Text of the page" });
const confirmed = aRegisterScheme({ revision: 2, verifiedOn: "2026-11-21" });

/** A refusal with the row as it stands. */
function outdated(scheme: object, code = "scheme_changed") {
	const message = "Somebody changed this scheme since you saw it.";
	return () =>
		Response.json({ error: message, message, code, requestId: "test", scheme }, { status: 409 });
}

test("a row that somebody changed is not confirmed: what they changed and who stands there, and the row stays", async () => {
	const now = aRegisterScheme({ revision: 3, end: "2028-06-30" });
	await openWorkbench({
		answers: {
			[confirm]: outdated(now),
			[`${path}/${id}/history`]: gives({
				entries: [
					{ at: "2026-11-21T11:59:00.000Z", by: "grace", why: null, revision: 3, changes: [] },
				],
			}),
		},
	});
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("c{Enter}");

	const notice = page.getByRole("alert");
	await expect.element(notice).toHaveTextContent(/Somebody changed this scheme/);
	await expect.element(notice).toHaveTextContent(/grace changed:/);
	await expect.element(notice).toHaveTextContent(/Last day: 31 Jan 2100 → became 30 Jun 2028/);
	await expect.element(title).toHaveTextContent(/^Manchester/);
	await expect.element(facts.getByText("30 Jun 2028")).toBeVisible();
	await notice.getByRole("button", { name: "I have read it" }).click();
	await expect.element(notice).not.toBeInTheDocument();
});

test("an answer that comes late leaves the row that is shown by then", async () => {
	const answer = Promise.withResolvers<void>();
	await openWorkbench({
		answers: {
			[confirm]: async (url) => {
				await answer.promise;
				return gives(confirmed)(url);
			},
		},
	});
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("c{Enter}");
	await expect.element(dialog.getByRole("button", { name: "Confirming..." })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^York/);
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^Leeds/);
	await userEvent.keyboard("e");

	answer.resolve();

	await expect.element(page.getByText("Manchester was confirmed.")).toBeInTheDocument();
	await expect.element(title).toHaveTextContent(/^Leeds/);
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Edit scheme: Leeds");
});

test("a refusal stands in the dialog, and the row stays", async () => {
	await openWorkbench({ answers: { [confirm]: isDown } });
	await expect.element(text).toBeVisible();

	await userEvent.keyboard("c{Enter}");

	await expect.element(dialog.getByRole("alert")).toHaveTextContent(/could not reach the server/);
	await expect.element(page.getByText("Row 1 of 3 due")).toBeInTheDocument();
});
