import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { MailChoices } from "#contracts/account.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { MailsSection } from "./mails-section.tsx";

const path = "/api/account/mails";
const stopped: MailChoices = { corrections: true, homes: false };
const homes = page.getByRole("switch", { name: "Changes at your homes" });

function render() {
	renderPart(
		<ToastProvider>
			<MailsSection />
		</ToastProvider>,
	);
}

test("a mail that was stopped is turned on again, and the others stay as they are", async () => {
	const both = { corrections: true, homes: true };
	const { sent } = fakeApi({ [path]: gives(stopped), [`PUT ${path}`]: gives(both) });
	render();
	await expect.element(homes).not.toBeChecked();
	await homes.click();
	await expect.element(homes).toBeChecked();
	expect(sent).toEqual([{ call: `PUT ${path}`, body: both }]);
});

test("what could not be saved stays as it was, and says so", async () => {
	fakeApi({ [path]: gives(stopped), [`PUT ${path}`]: isDown });
	render();
	await homes.click();
	await expect.element(page.getByText("Not saved", { exact: true })).toBeVisible();
	await expect.element(homes).not.toBeChecked();
});
