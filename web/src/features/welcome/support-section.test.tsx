import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Contact } from "#contracts/public-content.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { SupportSection } from "./support-section.tsx";

function renderSupport(supportEmail: string | null) {
	const contact: Contact = {
		supportEmail,
		company: { name: null, number: null, address: null, icoNumber: null, vatNumber: null },
	};
	fakeApi({ "/api/contact": gives(contact) });
	renderPart(<SupportSection />);
}

const unset = page.getByText("No address for questions is published at the moment.");

test("support is written to, and the documentation read", async () => {
	renderSupport("help@example.com");

	await expect
		.element(page.getByRole("link", { name: "Contact support" }))
		.toHaveAttribute("href", "mailto:help@example.com");
	await expect.element(unset).not.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Documentation" }))
		.toHaveAttribute("href", "/documentation");
});

test("where no address is set, nothing looks as if one could write", async () => {
	renderSupport(null);

	await expect.element(unset).toBeVisible();
	await expect.element(page.getByText("Contact support")).not.toBeVisible();
});
