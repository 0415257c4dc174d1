import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FoundPayments } from "#contracts/admin/payments.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { aFoundReport, aFoundSubscription } from "#web/test/admin-parts.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const path = "/api/admin/payments";
const main = page.getByRole("main");
const dialog = page.getByRole("dialog");
const reports = main.getByRole("region", { name: "Reports" });
const subscriptions = main.getByRole("region", { name: "Subscriptions" });
const searchBox = page.getByLabelText("E-mail address or id");
const admin = signedInAs({ isAdmin: true });
const charges = "/api/admin/subscriptions/sub_pro/charges";

function found(some: Partial<FoundPayments>) {
	return gives({ reports: [], subscriptions: [], ...some });
}

/** Opens the tab where there is room for tables, with something searched for. */
async function open(answers: Parameters<typeof fakeApi>[0], address = "/admin?tab=payments&q=ada") {
	await page.viewport(1280, 900);
	const api = fakeApi({ ...admin, ...answers });
	const screen = renderScreen(address);
	return { ...api, ...screen };
}

function aCharge(overrides: object = {}) {
	return {
		paymentId: "pi_one",
		amount: 2_500,
		paidAt: "2026-11-01T09:00:00.000Z",
		isGuaranteed: true,
		isRefunded: false,
		...overrides,
	};
}

test("before anything is searched it says what can be found, and asks for nothing", async () => {
	const { asked } = await open({}, "/admin?tab=payments");

	await expect.element(main.getByText(/^Find reports and subscriptions by/)).toBeVisible();
	expect(asked.filter((each) => each.startsWith(path))).toEqual([]);
});

test("what is searched for stands in the address; too little is not asked", async () => {
	const { asked, address } = await open(
		{ [path]: found({ reports: [aFoundReport()] }) },
		"/admin?tab=payments",
	);
	await searchBox.fill("a@");
	await main.getByRole("button", { name: "Search", exact: true }).click();
	await expect.element(searchBox).toHaveAccessibleDescription("Enter an e-mail address or an id");
	expect(asked.filter((each) => each.startsWith(path))).toEqual([]);

	await searchBox.fill(" grace@example.com ");
	await main.getByRole("button", { name: "Search", exact: true }).click();

	await expect.element(reports.getByRole("row", { name: /12 Quay Street/ })).toBeVisible();
	expect(address()).toBe("/admin?tab=payments&q=grace%40example.com");
	expect(asked.filter((each) => each.startsWith(path))).toEqual([`${path}?q=grace%40example.com`]);
	await expect.element(searchBox).toHaveValue("grace@example.com");
});

test("a report is shown with its buyer, what was paid, when it was made and how it stands", async () => {
	await open({ [path]: found({ reports: [aFoundReport()] }) });

	await expect
		.element(reports.getByRole("row", { name: /12 Quay Street/ }))
		.toHaveTextContent(
			/^12 Quay Streetrpt_quaypi_quaygrace@example\.comNo account£15 by card10 Nov 2026PaidTest/,
		);
	await expect
		.element(reports.getByRole("link", { name: "Open report on 12 Quay Street" }))
		.toHaveAttribute("href", "/reports/rpt_quay");
	await expect.element(subscriptions.getByText("No subscriptions were found.")).toBeVisible();
});

test("nothing found is said, and what could not be had is asked for again", async () => {
	await open({ [path]: inTurn(isDown, found({})) });
	await expect.element(main.getByText(/^We could not reach the server/)).toBeVisible();

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(main.getByText("Nothing was found for ada.")).toBeVisible();
});

test("while it is searched that is said", async () => {
	await open({ [path]: staysSilent });
	await expect.element(main.getByRole("button", { name: "Searching..." })).toBeVisible();
	await expect.element(main.getByText("Loading the payments")).toBeInTheDocument();
});

test("a report is given back once, after it was said what closes, and its row shows it", async () => {
	const { sent } = await open({
		[path]: inTurn(
			found({ reports: [aFoundReport()] }),
			found({
				reports: [aFoundReport({ state: "refunded", refundableUntil: null, canResend: false })],
			}),
		),
		"POST /api/admin/reports/rpt_quay/refund": gives({
			amount: 1_500,
			message: "£15 was given back.",
		}),
	});
	await main.getByRole("button", { name: "Refund the report on 12 Quay Street" }).click();
	await expect.element(dialog.getByText(/^£15 goes back to the card/)).toBeVisible();
	await expect.element(dialog.getByText(/10 December 2026/)).toBeVisible();
	expect(sent).toEqual([]);

	pressTwice(dialog.getByRole("button", { name: "Refund £15" }));

	await expectToast("Refunded", "£15 was given back.");
	await expect.element(reports.getByText("Refunded", { exact: true })).toBeVisible();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toEqual([{ call: "POST /api/admin/reports/rpt_quay/refund", body: null }]);
});

test.for([
	[{ paidBy: "card" }, "It was paid for more than 30 days ago: the guarantee is over."],
	[{ paidBy: "plan" }, "It was made from a plan: no money was paid for it alone."],
	[{ paidBy: "nothing" }, "It was given at a price of £0: there is nothing to give back."],
	[{ state: "refunded" }, "What was paid for it was given back already."],
] as const)("a report that cannot be given back says why: %o", async ([how, why]) => {
	await open({ [path]: found({ reports: [aFoundReport({ refundableUntil: null, ...how })] }) });

	await main.getByRole("button", { name: "Refund the report on 12 Quay Street" }).click();

	await expect.element(dialog.getByText(`It cannot be refunded. ${why}`)).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();
});

test("a report that nobody paid for has neither a refund nor a mail", async () => {
	await open({
		[path]: found({
			reports: [
				aFoundReport({ state: "unpaid", paidBy: null, refundableUntil: null, canResend: false }),
			],
		}),
	});

	await expect.element(reports.getByRole("link", { name: /^Open report/ })).toBeVisible();
	await expect.element(reports.getByRole("button")).not.toBeInTheDocument();
});

test("a refund that fails says so in the dialog, and how things stand is asked for again", async () => {
	const { asked } = await open({
		[path]: found({ reports: [aFoundReport()] }),
		"POST /api/admin/reports/rpt_quay/refund": refuses(503, {
			code: "payment_unavailable",
			message: "The payment provider does not answer.",
		}),
	});
	await main.getByRole("button", { name: "Refund the report on 12 Quay Street" }).click();

	await dialog.getByRole("button", { name: "Refund £15" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("Refund failedThe payment provider does not answer.");
	await expect
		.poll(() => asked.filter((each) => each.startsWith(path)))
		.toEqual([`${path}?q=ada`, `${path}?q=ada`]);
});

test("the mail of a report is sent again, once a press, and a refusal says why", async () => {
	const { sent } = await open({
		[path]: found({ reports: [aFoundReport()] }),
		"POST /api/admin/reports/rpt_quay/resend": inTurn(
			gives({ message: "The mail is on its way to grace@example.com." }),
			refuses(429, { code: "rate_limited", message: "It was sent a minute ago." }),
		),
	});
	const resend = main.getByRole("button", { name: "Resend mail of the report on 12 Quay Street" });
	await expect.element(resend).toBeVisible();

	pressTwice(resend);

	await expectToast("Mail sent", "The mail is on its way to grace@example.com.");
	expect(sent).toHaveLength(1);
	await resend.click();
	await expectToast("Error", "It was sent a minute ago.");
});

test("a subscription is shown with its price, its first day and when it ends", async () => {
	await open({
		[path]: found({ subscriptions: [aFoundSubscription({ cancelAtPeriodEnd: true })] }),
	});

	await expect
		.element(subscriptions.getByRole("row", { name: /sub_pro/ }))
		.toHaveTextContent(/^Prosub_promary@example\.commary£251 Nov 2026ActiveEnds 1 Dec 2026Test/);
});

test("before a subscription is given back the charges are asked for, and what of them goes back is shown", async () => {
	const { sent, asked } = await open({
		[path]: found({ subscriptions: [aFoundSubscription()] }),
		[charges]: gives({
			charges: [
				aCharge(),
				aCharge({ paymentId: "pi_two", amount: 1_000, isRefunded: true }),
				aCharge({ paymentId: "pi_old", paidAt: "2026-10-01T09:00:00.000Z", isGuaranteed: false }),
			],
		}),
		"POST /api/admin/subscriptions/sub_pro/refund": gives({
			amount: 2_500,
			message: "£25 was given back.",
		}),
	});
	await expect.element(subscriptions.getByRole("row", { name: /sub_pro/ })).toBeVisible();
	expect(asked).not.toContain(charges);

	await subscriptions.getByRole("button", { name: /^Refund/ }).click();

	await expect
		.element(dialog.getByText(/^£25, all that was paid in the last 30 days/))
		.toBeVisible();
	expect(
		dialog
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([
		"1 November 2026Is given back£25",
		"1 November 2026Given back already£10",
		"1 October 2026More than 30 days ago: stays£25",
	]);
	pressTwice(dialog.getByRole("button", { name: "Refund £25" }));
	await expectToast("Refunded", "£25 was given back.");
	expect(sent).toEqual([{ call: "POST /api/admin/subscriptions/sub_pro/refund", body: null }]);
});

test.for([
	[[], "It cannot be refunded. Nothing was ever paid for it."],
	[
		[aCharge({ isRefunded: true })],
		"It cannot be refunded. Everything that was paid for it was given back already.",
	],
	[
		[aCharge({ isGuaranteed: false })],
		"It cannot be refunded. Nothing was paid within the last 30 days that was not given back.",
	],
] as const)("a subscription that cannot be given back says why: %o", async ([paid, why]) => {
	await open({
		[path]: found({ subscriptions: [aFoundSubscription()] }),
		[charges]: gives({ charges: paid }),
	});

	await subscriptions.getByRole("button", { name: /^Refund/ }).click();

	await expect.element(dialog.getByText(why)).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();
});

test("charges that could not be had can be asked for again, and nothing can be given back before", async () => {
	await open({
		[path]: found({ subscriptions: [aFoundSubscription()] }),
		[charges]: inTurn(isDown, gives({ charges: [aCharge()] })),
	});
	await subscriptions.getByRole("button", { name: /^Refund/ }).click();
	await expect.element(dialog.getByText(/^We could not reach the server/)).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();

	await dialog.getByRole("button", { name: "Try again" }).click();

	await expect.element(dialog.getByRole("button", { name: "Refund £25" })).toBeVisible();
});

test("on a phone what was found is a list, with every button under the thumb", async () => {
	fakeApi({
		...admin,
		[path]: found({ reports: [aFoundReport()], subscriptions: [aFoundSubscription()] }),
	});
	await page.viewport(390, 844);
	renderScreen("/admin?tab=payments&q=ada");
	await expect.element(reports.getByRole("link", { name: /^Open report/ })).toBeVisible();

	for (const button of main.getByRole("button").elements()) {
		expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
