import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import {
	emailField,
	expectToast,
	openCheckout,
	payButton,
	purchaseCalls,
	waiver,
} from "#web/test/open-checkout.ts";
import { aPaidReport, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { begin, price, report } = purchaseCalls;
const getButton = page.getByRole("button", { name: "Get the report" });
const given = { clientSecret: null, amount: 0, publicKey: null, isFree: true };

/** Opens the checkout while reports cost nothing. */
function openFree(answers: Parameters<typeof openCheckout>[0] = {}) {
	return openCheckout({ [price]: gives({ price: 0 }), [begin]: gives(given), ...answers });
}

test("at £0 an address is asked for and no card, and the report opens", async () => {
	const { sent, asked, stripe, address } = openFree();
	await emailField.fill(" ada@example.com ");
	await expect.element(payButton).not.toBeInTheDocument();
	await expect.element(waiver).not.toBeInTheDocument();
	await expect.element(page.getByText("Free", { exact: true })).toBeVisible();

	pressTwice(getButton);

	await expectToast("Your report is ready", "We have sent you its link as well.");
	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);
	expect(sent).toEqual([
		{
			call: begin,
			body: { reportId: REPORT_ID, email: "ada@example.com", amount: 0, waiver: false },
		},
	]);
	await expect.poll(() => asked).toContain(report);
	expect(stripe.keys).toEqual([]);
});

test("a guest's report says that its link was mailed", async () => {
	openFree({ [report]: gives(aPaidReport()) });
	await emailField.fill("ada@example.com");

	await getButton.click();

	await expect.element(page.getByText("We mailed you the link to this report.")).toBeVisible();
});

test("the address of whoever is signed in is there already", async () => {
	openFree(signedInAs());

	await expect.element(emailField).toHaveValue("ada@example.com");
});

test.for(["", "ada"])("the address “%s” is no address to send a report to", async (typed) => {
	const { sent } = openFree();
	await emailField.fill(typed);

	await getButton.click();

	await expectToast("Email Required", "Please enter a valid email address for report delivery");
	await expect.element(emailField).toHaveFocus();
	expect(sent).toEqual([]);
});

test.for([
	[
		"the server's words",
		refuses(503, { code: "unavailable", message: "We cannot look this up right now." }),
		"We cannot look this up right now.",
	],
	["no answer", isDown, "Could not setup payment. Please try again."],
	[
		"an answer that gives nothing",
		gives({ ...given, isFree: false }),
		"The report could not be given. Please try again.",
	],
] as const)("a report that could not be had says why: %s", async ([, answer, message]) => {
	const { address } = openFree({ [begin]: answer });
	await emailField.fill("ada@example.com");

	await getButton.click();

	await expect.element(page.getByRole("main").getByText(message)).toBeVisible();
	await expect.element(getButton).not.toHaveAttribute("aria-disabled");
	expect(address()).toBe(`/checkout/${REPORT_ID}`);
});

test("once reports cost something again the card is asked for", async () => {
	const { sent } = openFree({
		[price]: inTurn(gives({ price: 0 }), gives({ price: 15 })),
		[begin]: refuses(409, { code: "price_changed", message: "A report costs £15 now." }),
	});
	await emailField.fill("ada@example.com");

	await getButton.click();

	await expect.element(payButton).toHaveTextContent("Pay £15.00");
	expect(sent).toHaveLength(1);
});

test("once reports cost nothing no card is charged", async () => {
	const { stripe } = openCheckout({
		[price]: inTurn(gives({ price: 15 }), gives({ price: 0 })),
		[begin]: refuses(409, { code: "price_changed", message: "A report costs £0 now." }),
	});
	await emailField.fill("ada@example.com");
	await waiver.click();

	await payButton.click();

	await expect.element(getButton).toBeVisible();
	expect(stripe.confirmed).toEqual([]);
});

test("whoever leaves meanwhile stays where they went", async () => {
	const answered = Promise.withResolvers<void>();
	const { address } = openFree({
		[begin]: async (url) => {
			await answered.promise;
			return gives(given)(url);
		},
		"/api/property/preview/M145LL": staysSilent,
	});
	await emailField.fill("ada@example.com");
	await getButton.click();
	await page.getByRole("link", { name: "Back to Report Preview" }).click();
	await expect.element(emailField).not.toBeInTheDocument();

	answered.resolve();
	await new Promise((resolve) => setTimeout(resolve, 100));

	expect(address()).toBe("/property/M145LL");
});
