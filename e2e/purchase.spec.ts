import { openDesk, setPrices } from "./administering.ts";
import { CARD, expectReport, expectToast, order, pay } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { standingInTables } from "./tables.ts";

test("a report is bought with a card, read on the web, and its PDF and mail follow", async ({
	page,
	provider,
	mailbox,
}) => {
	const id = await order(page);
	expect(standingInTables(id)).toEqual({ report: "unpaid", payments: [] });
	expect(await barriers(page)).toEqual([]);
	await pay(page);
	await expectToast(page, /Payment Successful!\s*Redirecting to your report\.\.\./);
	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	expect(await barriers(page)).toEqual([]);
	expect(await provider.payments()).toMatchObject([{ status: "succeeded", amount: 1500 }]);

	const pdf = await page.request.get(`/api/reports/${id}/download`);
	expect(pdf.headers()["content-type"]).toBe("application/pdf");
	expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
	expect(await mailbox.link("buyer@example.com", "/reports")).toContain(id);
});

test("after a declined card another one pays the same payment", async ({ page, provider }) => {
	const id = await order(page);
	await pay(page, "4000000000000002");
	await expectToast(page, "Payment Failed");
	expect(standingInTables(id)).toEqual({ report: "unpaid", payments: ["open"] });
	await page.getByLabel("Card number").fill(CARD);
	await page.getByRole("button", { name: /^Pay £/ }).click();
	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	expect(await provider.payments()).toHaveLength(1);
});

test("a bank that asks for proof is given it, and without it nothing is paid", async ({
	page,
	provider,
}) => {
	const id = await order(page);
	await pay(page, "4000002760003184");
	await page.getByRole("button", { name: "Fail" }).click();
	await expectToast(page, "Payment Failed");
	expect(standingInTables(id)).toEqual({ report: "unpaid", payments: ["open"] });

	await page.getByRole("button", { name: /^Pay £/ }).click();
	await page.getByRole("button", { name: "Complete" }).click();
	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	expect(await provider.payments()).toHaveLength(1);
});

test("a tab closed before it could confirm costs nothing: the provider's event pays the report", async ({
	page,
	provider,
}) => {
	await provider.setAutomatic(false);
	const id = await order(page);
	await page.route("**/confirm-payment", (route) => route.abort());
	await pay(page);
	await expectToast(page, "Payment Confirmation Failed");
	expect(standingInTables(id)).toEqual({ report: "unpaid", payments: ["open"] });
	await page.goto("about:blank");

	await provider.deliver({ order: "same", copies: 1 });

	await page.goto(`/checkout/${id}`);
	await expect(page.getByRole("heading", { name: "Report Already Purchased" })).toBeVisible();
	await expect(page.getByText("This report has already been paid for.")).toBeVisible();
	await page.goto(`/reports/${id}`);
	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
});

test("events told twice and out of order change nothing, and a forged one is refused", async ({
	page,
	provider,
	mailbox,
}) => {
	const id = await order(page);
	await pay(page);
	await expectReport(page, id);
	const letters = async () =>
		(await mailbox.subjects("buyer@example.com")).filter((subject) => /report/i.test(subject))
			.length;
	await expect.poll(letters).toBeGreaterThan(0);
	const before = await letters();

	await provider.deliver({ order: "reversed", copies: 2 });
	await provider.deliver({ order: "shuffled", copies: 3 });
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	expect(await letters()).toBe(before);

	const other = await order(page, "BN29QA");
	const forged = await page.request.post("/api/stripe/webhook", {
		headers: { "stripe-signature": "t=1790000000,v1=00" },
		data: { type: "payment_intent.succeeded", data: { object: { metadata: { reportId: other } } } },
	});
	expect(forged.status()).toBe(400);
	expect(standingInTables(other)).toEqual({ report: "unpaid", payments: [] });
	await page.goto(`/reports/${other}`);
	await expect(page.getByRole("heading", { name: "Payment Required" })).toBeVisible();
});

test("the payment of another report opens nothing", async ({ page, provider }) => {
	const paid = await order(page);
	await pay(page);
	await expectReport(page, paid);
	const [payment] = await provider.payments();
	const other = await order(page, "BN29QA");

	await page.goto(
		`/checkout/success?reportId=${other}&payment_intent=${payment?.id}&redirect_status=succeeded`,
	);

	await expectToast(page, "Payment Confirmation Failed");
	expect(standingInTables(other)).toEqual({ report: "unpaid", payments: [] });
	expect((await page.request.get(`/api/reports/${other}/download`)).status()).toBe(402);
});

test("coming back from the provider's own page ends in the report", async ({ page, provider }) => {
	const id = await order(page);
	await page.route("**/confirm-payment", (route) => route.abort());
	await provider.setAutomatic(false);
	await pay(page);
	await expectToast(page, "Payment Confirmation Failed");
	await page.unroute("**/confirm-payment");
	const [payment] = await provider.payments();

	await page.goto(
		`/checkout/success?reportId=${id}&payment_intent=${payment?.id}&redirect_status=failed`,
	);

	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
});

test("a price that changed between page and payment is said, and paid only when agreed to", async ({
	page,
	provider,
	browser,
	mailbox,
}) => {
	const desk = await openDesk(browser, mailbox);
	const id = await order(page);
	await expect(page.getByLabel("Card number")).toBeVisible();
	try {
		await setPrices(desk, { reportPrice: 20 });
		await pay(page);
		await expectToast(page, /a report costs £20 now/);
		expect(standingInTables(id)).toEqual({ report: "unpaid", payments: [] });
		expect(await provider.payments()).toEqual([]);
		await pay(page);
		await expectReport(page, id);
		expect(await provider.payments()).toMatchObject([{ status: "succeeded", amount: 2000 }]);
		expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	} finally {
		await setPrices(desk, { reportPrice: 15 });
		await desk.close();
	}
});

test("a report that was paid for in another tab cannot be paid for twice", async ({
	page,
	provider,
	context,
}) => {
	const id = await order(page);
	const api = { reportId: id, email: "other@example.com" };
	await pay(page);
	await expectReport(page, id);
	const again = await context.request.post("/api/create-payment-intent", { data: api });
	expect(again.status()).toBe(409);
	expect(await provider.payments()).toHaveLength(1);
});
