import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Invoice } from "#contracts/subscription.ts";
import { aSubscription } from "#web/test/a-subscription.ts";
import { aSession, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const invoicesPath = "/api/subscription/invoices";
const section = page.getByRole("region", { name: "Invoices", exact: true });

function anInvoice(overrides: Partial<Invoice> = {}): Invoice {
	return {
		id: "in_1",
		number: "LET-0001",
		createdAt: "2026-11-20T10:00:00.000Z",
		amount: 2_500,
		status: "paid",
		url: "https://invoice.example/in_1",
		pdf: "https://invoice.example/in_1.pdf",
		...overrides,
	};
}

function openAccount(answers: Parameters<typeof fakeApi>[0]) {
	const { asked } = fakeApi({
		...signedInAs(),
		"/api/account/sessions": gives({ sessions: [aSession()] }),
		"/api/subscription/status": gives(aSubscription()),
		...answers,
	});
	renderScreen("/account");
	return asked;
}

test("an invoice stands with its day, number, amount and how it stands", async () => {
	await page.viewport(1280, 800);
	openAccount({ [invoicesPath]: gives({ invoices: [anInvoice()] }) });

	await expect
		.element(section.getByRole("row", { name: /^20 Nov 2026 LET-0001 £25 Paid View/ }))
		.toBeVisible();
});

test("an invoice opens at the payment provider, as a page and as a file, each in a tab of its own", async () => {
	openAccount({ [invoicesPath]: gives({ invoices: [anInvoice()] }) });

	const view = section.getByRole("link", { name: "View invoice LET-0001" });
	const pdf = section.getByRole("link", { name: "PDF of invoice LET-0001" });
	await expect.element(view).toHaveAttribute("href", "https://invoice.example/in_1");
	await expect.element(view).toHaveAttribute("target", "_blank");
	await expect.element(pdf).toHaveAttribute("href", "https://invoice.example/in_1.pdf");
});

test.for([
	["open", "To be paid"],
	["void", "Void"],
	["uncollectible", "Not paid"],
	["refunded", "Refunded"],
] as const)("an invoice that is %s says: %s", async ([status, word]) => {
	openAccount({ [invoicesPath]: gives({ invoices: [anInvoice({ status })] }) });

	await expect.element(section.getByText(word, { exact: true })).toBeVisible();
});

test("an invoice that has neither number nor address says so", async () => {
	const bare = anInvoice({ number: null, url: null, pdf: null });
	openAccount({ [invoicesPath]: gives({ invoices: [bare] }) });

	await expect.element(section.getByText("Not numbered", { exact: true })).toBeVisible();
	await expect.element(section.getByText("Not available", { exact: true })).toBeVisible();
	expect(section.getByRole("link").elements()).toEqual([]);
});

test("before the first charge there are none, and that is said", async () => {
	openAccount({ [invoicesPath]: gives({ invoices: [] }) });

	await expect.element(section.getByText(/^No invoices yet\./)).toBeVisible();
});

test("whoever never had a plan has no invoices to look for", async () => {
	const asked = openAccount({ ...signedInAs() });

	await expect.element(page.getByRole("link", { name: "View Subscription Plans" })).toBeVisible();
	await expect.element(section).not.toBeInTheDocument();
	expect(asked).not.toContain(invoicesPath);
});

test("until the invoices are known their place is kept", async () => {
	openAccount({ [invoicesPath]: staysSilent });

	await expect.element(section.getByRole("status")).toHaveTextContent("Loading your invoices");
});

test("invoices that could not be read can be asked for again", async () => {
	let isBack = false;
	openAccount({
		[invoicesPath]: (url) => (isBack ? gives({ invoices: [anInvoice()] })(url) : isDown(url)),
	});
	await expect.element(section.getByText(/^We could not reach the server/)).toBeVisible();

	isBack = true;
	await section.getByRole("button", { name: "Try again" }).click();

	await expect.element(section.getByText("LET-0001", { exact: true })).toBeVisible();
});
