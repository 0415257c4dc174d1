import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { createStripeSim, type StripeSim } from "stripe-sim";
import { payInBrowser } from "stripe-sim/testing";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { fileKeysOf } from "#worker/reports/report-file.ts";
import { insertReport, type NewReport } from "#worker/reports/reports-repository.ts";
import { askApp, NOW, offline } from "./ask-app.ts";
import { Browser, ORIGIN } from "./browser.ts";
import { someDocument } from "./some-document.ts";

const db = connect(env.DB);
/** What the simulator signs its events with. */
export const WEBHOOK_SECRET = "whsec_sim_tests";

const document = JSON.stringify(someDocument());

/** Bindings under which the payment simulator is the provider. */
export const paying: Bindings = {
	...offline,
	STRIPE_API_URL: "http://127.0.0.1:4999",
	STRIPE_PUBLIC_KEY_TEST: "pk_test_sim_tests",
	STRIPE_SECRET_KEY_TEST: "sk_test_sim_tests",
	STRIPE_WEBHOOK_SECRET_TEST: WEBHOOK_SECRET,
	TRIAL_CARD_KEY: "tests-recognise-a-card-that-had-a-trial-by-this-key",
};

/** A report that waits to be paid for, unless said otherwise. */
export async function someReport(over: Partial<NewReport> = {}): Promise<string> {
	const id = newId("rpt", randomToken);
	const report = {
		id,
		createdAt: NOW,
		postcode: "M14 5LL",
		investmentScore: 41,
		assessedOn: "2026-11-20",
		methodologyVersion: 1,
		...over,
	};
	await db.batch(insertReport(db, report, { basis: "{}", document, atPosition: null }));
	return report.id;
}

/** Where the PDF that everybody gets of such a report is kept. */
export const pdfOf = (id: string) => fileKeysOf({ id, methodologyVersion: 1 }).everybodys;

/** The product and a payment provider of its own, whose events come when the test lets them. */
export function openShop() {
	const sim: StripeSim = createStripeSim({
		now: () => NOW,
		webhook: { url: `${ORIGIN}/api/stripe/webhook`, secret: WEBHOOK_SECRET },
		send: (request) => deliver(sim, request),
	});
	const browser = (address?: string) =>
		new Browser({ bindings: paying, fetch: sim.fetch, ...(address ? { address } : {}) });
	return {
		sim,
		browser,
		/** Begins to pay, as the checkout does. */
		begin: (reportId: string, by = browser(), more: object = {}) =>
			by.ask("/api/create-payment-intent", {
				json: { reportId, email: "Buyer@Example.com", ...more },
			}),
		/** Types a card into the provider's form. */
		typeCard: (clientSecret: string, number = "4242424242424242", challenge?: "pass" | "fail") =>
			payInBrowser(sim.fetch, { clientSecret, number, ...(challenge ? { challenge } : {}) }),
		/** Says that it paid, as the checkout does. */
		confirm: (reportId: string, paymentIntentId: string, by = browser()) =>
			by.ask(`/api/reports/${reportId}/confirm-payment`, { json: { paymentIntentId } }),
	};
}

/** Hands a webhook to the product. */
async function deliver(sim: StripeSim, request: Request): Promise<Response> {
	return askApp(request.url, {
		bindings: paying,
		fetch: sim.fetch,
		init: { method: "POST", headers: request.headers, body: await request.text() },
	});
}

/** The id of the payment that a client secret completes. */
export function paymentIn(clientSecret: string): string {
	return clientSecret.split("_secret_")[0] ?? "";
}

/** How a report and everything about its payment stand. */
export async function standingOf(reportId: string) {
	const [report] = await db.select().from(reports).where(eq(reports.id, reportId));
	const payments = await db
		.select()
		.from(reportPayments)
		.where(eq(reportPayments.reportId, reportId));
	const emails = await db.select().from(outbox).where(eq(outbox.reportId, reportId));
	return {
		report: report?.state,
		payments: payments.toSorted((a, b) => a.attempt - b.attempt).map(({ state }) => state),
		emails: emails.length,
	};
}
