import { expect, test } from "vitest";
import { createApp } from "#worker/app.ts";
import { randomToken } from "#worker/platform/random-token.ts";
import { noNetwork } from "./ask-app.ts";
import { Browser, member, registered } from "./browser.ts";
import { linkTo } from "./read-mail.ts";
import { someReport } from "./shop.ts";

/** Who may call what. A route that is not listed fails the first test: whoever adds one has to say. */
const open = [
	"GET /api/health",
	"GET /api/contact",
	"GET /api/report-price",
	"GET /api/subscription-prices",
	"GET /api/postcode/validate/:postcode",
	"GET /api/property/preview/:postcode",
	"GET /api/property/addresses/:postcode",
	"POST /api/register",
	"POST /api/login",
	"GET /api/login",
	"POST /api/logout",
	"GET /api/auth/methods",
	"GET /api/auth/google",
	"GET /api/auth/google/callback",
	"POST /api/forgot-password",
	"GET /api/verify-reset-token/:token",
	"POST /api/reset-password",
	"POST /api/reports/generate",
	"GET /api/reports/:id",
	"GET /api/reports/:id/checkout",
	"GET /api/reports/:id/download",
	"POST /api/reports/:id/confirm-payment",
	"GET /api/stripe/config",
	"POST /api/create-payment-intent",
	"POST /api/stripe/webhook",
];

const signedInOnly = [
	"GET /api/user",
	"GET /api/verify-email/:token",
	"POST /api/resend-verification",
	"PATCH /api/account/profile",
	"POST /api/account/email",
	"POST /api/account/password",
	"GET /api/account/sessions",
	"DELETE /api/account/sessions",
	"DELETE /api/account/sessions/:id",
	"GET /api/account/export",
	"POST /api/account/delete",
	"GET /api/reports/user",
	"POST /api/reports/generate-subscription",
	"POST /api/reports/:id/claim",
	"GET /api/subscription/status",
	"GET /api/trial/status",
	"POST /api/promo-codes/validate",
	"POST /api/subscription/setup",
	"POST /api/subscription/confirm",
	"GET /api/subscription/change/:plan",
	"POST /api/subscription/change",
	"POST /api/subscription/cancel",
	"POST /api/subscription/resume",
	"POST /api/subscription/portal",
	"GET /api/subscription/invoices",
];

/** Routes that name a thing of somebody's: 404 for anybody else. How to make such a thing, and its address. */
const owned = {
	"GET /api/verify-email/:token": async (_: Browser, email: string) =>
		`/api/verify-email/${await linkTo(email, "verify-email")}`,
	"DELETE /api/account/sessions/:id": async (owner: Browser) => {
		const { sessions } = await (await owner.ask("/api/account/sessions")).json<{
			sessions: { id: string }[];
		}>();
		return `/api/account/sessions/${sessions[0]?.id}`;
	},
	"POST /api/reports/:id/claim": async (_: Browser, emailKey: string) =>
		`/api/reports/${await someReport({ state: "paid", emailKey })}/claim`,
};

function ask(browser: Browser, route: string, path?: string) {
	const [method = "", pattern = ""] = route.split(" ");
	const address = path ?? pattern.replaceAll(/:\w+/g, "ses_x");
	return browser.ask(address, method === "GET" ? { method } : { method, json: {} });
}

test("every call of the API is listed here as open or guarded", () => {
	const app = createApp({ fetch: noNetwork, now: Date.now, token: randomToken });
	const routes = app.routes
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(routes)].toSorted()).toEqual([...open, ...signedInOnly].toSorted());
});

test.each(signedInOnly)("signed out, %s is refused with 401", async (route) => {
	const response = await ask(new Browser(), route);
	expect(response.status).toBe(401);
	expect(await response.json()).toMatchObject({ code: "signed_out" });
});

test.each(open)("signed out, %s is not refused for that", async (route) => {
	const response = await ask(new Browser(), route);
	expect(await response.text()).not.toContain("signed_out");
});

test.each(Object.entries(owned))(
	"%s is 404 for anybody but the owner",
	async (route, addressOf) => {
		const { browser: owner, email } = await registered();
		const { browser: stranger } = await member();
		const path = await addressOf(owner, email);
		expect((await ask(stranger, route, path)).status).toBe(404);
		expect((await owner.ask("/api/user")).status).toBe(200);
	},
);

test("every guarded route that names a thing has its owner in the table above", () => {
	// A plan is nobody's.
	expect(Object.keys(owned)).toEqual(signedInOnly.filter((route) => /:(?!plan)/.test(route)));
});
