import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { HomeKept, OwnerList } from "#contracts/homes.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { createApp } from "#worker/app.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "./ask-app.ts";
import { Browser, member, registered } from "./browser.ts";
import { addedPasskey } from "./passkeys.ts";
import { linkTo } from "./read-mail.ts";
import { someReport } from "./shop.ts";

/** Who may call which route. A route that is not listed fails the first test, so whoever adds one has to decide. */
const open = [
	"GET /api/health",
	"GET /api/contact",
	"GET /api/report-price",
	"GET /api/subscription-prices",
	"GET /api/claims",
	"GET /api/examples",
	"GET /api/sources",
	"GET /api/register/coverage",
	"POST /api/page-views",
	"POST /api/offer-views",
	"POST /api/register/suggestions",
	"POST /api/property/parse-url",
	"GET /api/postcode/validate/:postcode",
	"GET /api/property/preview/:postcode",
	"GET /api/property/dates/:file",
	"GET /api/property/addresses/:postcode",
	"GET /api/area-figures/:authority",
	"GET /api/areas",
	"GET /api/areas/:slug",
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
	"GET /api/reports/sample",
	"GET /api/reports/sample/dates.ics",
	"GET /api/reports/sample/plan.ics",
	"GET /api/reports/sample/download",
	"GET /api/reports/:id",
	"GET /api/reports/:id/checkout",
	"GET /api/reports/:id/dates.ics",
	"GET /api/reports/:id/plan.ics",
	"GET /api/reports/:id/download",
	"POST /api/reports/:id/confirm-payment",
	"PUT /api/reports/:id/plan/:stepId",
	"DELETE /api/reports/:id/plan/:stepId",
	"GET /api/shared/:token",
	"GET /api/shared/:token/download",
	"GET /api/shared/:token/dates.ics",
	"GET /api/shared/:token/plan.ics",
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
	"POST /api/second-factor/challenge",
	"POST /api/second-factor/proof",
	"POST /api/second-factor/recovery",
	"GET /api/account/passkeys",
	"POST /api/account/passkeys",
	"POST /api/account/passkeys/challenge",
	"POST /api/account/passkeys/recovery-codes",
	"PATCH /api/account/passkeys/:id",
	"DELETE /api/account/passkeys/:id",
	"GET /api/account/position",
	"PUT /api/account/position",
	"DELETE /api/account/position",
	"GET /api/account/sessions",
	"DELETE /api/account/sessions",
	"DELETE /api/account/sessions/:id",
	"GET /api/account/export",
	"POST /api/account/delete",
	"GET /api/reports/claimable",
	"GET /api/reports/user",
	"POST /api/reports/generate-subscription",
	"POST /api/reports/:id/claim",
	"GET /api/reports/compare",
	"GET /api/reports/compare/download",
	"PATCH /api/reports/:id",
	"GET /api/reports/:id/shares",
	"POST /api/reports/:id/shares",
	"POST /api/reports/:id/shares/:shareId/withdraw",
	"GET /api/reports/:id/scenarios",
	"POST /api/reports/:id/scenarios",
	"PUT /api/reports/:id/scenarios/:scenarioId",
	"DELETE /api/reports/:id/scenarios/:scenarioId",
	"POST /api/reports/:id/open-with-plan",
	"GET /api/homes",
	"GET /api/homes/news",
	"GET /api/homes/at/:postcode",
	"POST /api/homes",
	"GET /api/homes/:id",
	"PUT /api/homes/:id",
	"DELETE /api/homes/:id",
	"PUT /api/homes/:id/archived",
	"PUT /api/homes/:id/seen",
	"GET /api/property-owners",
	"POST /api/property-owners",
	"PUT /api/property-owners/:id",
	"DELETE /api/property-owners/:id",
	"GET /api/subscription/status",
	"GET /api/trial/status",
	"POST /api/promo-codes/validate",
	"POST /api/subscription/setup",
	"POST /api/subscription/confirm",
	"GET /api/subscription/change/:plan",
	"POST /api/subscription/change",
	"POST /api/subscription/cancel",
	"POST /api/subscription/withdraw",
	"POST /api/subscription/resume",
	"POST /api/subscription/portal",
	"GET /api/subscription/invoices",
];

const administratorsOnly = [
	"GET /api/admin/promo-codes",
	"POST /api/admin/promo-codes",
	"PATCH /api/admin/promo-codes/:id",
	"DELETE /api/admin/promo-codes/:id",
	"GET /api/admin/users",
	"PUT /api/admin/users/:id",
	"DELETE /api/admin/users/:id",
	"GET /api/admin/settings",
	"PUT /api/admin/settings",
	"GET /api/admin/payments",
	"POST /api/admin/reports/:id/refund",
	"POST /api/admin/reports/:id/resend",
	"GET /api/admin/subscriptions/:id/charges",
	"POST /api/admin/subscriptions/:id/refund",
	"GET /api/admin/licensing",
	"GET /api/admin/licensing/councils",
	"GET /api/admin/licensing/wards/:authority",
	"GET /api/admin/licensing/queue",
	"GET /api/admin/licensing/diary",
	"GET /api/admin/licensing/diary.ics",
	"GET /api/admin/licensing/:id/place",
	"GET /api/admin/licensing/:id/pages",
	"GET /api/admin/licensing/:id/history",
	"POST /api/admin/licensing",
	"PATCH /api/admin/licensing/:id",
	"POST /api/admin/licensing/:id/confirm",
	"POST /api/admin/licensing/:id/split",
	"GET /api/admin/register/suggestions",
	"POST /api/admin/register/suggestions/decide",
	"GET /api/admin/system",
	"POST /api/admin/system/test-mail",
	"POST /api/admin/system/mail/:id/send-again",
	"POST /api/admin/system/refresh/:source",
	"GET /api/admin/audit",
	"GET /api/admin/analytics",
];

/** Routes that name a thing of somebody's: 404 for anybody else. How to make such a thing, and its address. */
const owned = {
	"GET /api/verify-email/:token": async (_: Browser, email: string) =>
		`/api/verify-email/${await linkTo(email, "verify-email")}`,
	"PATCH /api/account/passkeys/:id": (owner: Browser) => passkeyOf(owner),
	"DELETE /api/account/passkeys/:id": (owner: Browser) => passkeyOf(owner),
	"DELETE /api/account/sessions/:id": async (owner: Browser) => {
		const { sessions } = await (await owner.ask("/api/account/sessions")).json<{
			sessions: { id: string }[];
		}>();
		return `/api/account/sessions/${sessions[0]?.id}`;
	},
	"POST /api/reports/:id/claim": async (_: Browser, emailKey: string) =>
		`/api/reports/${await someReport({ state: "paid", emailKey })}/claim`,
	"PATCH /api/reports/:id": async (_: Browser, email: string) =>
		`/api/reports/${await someReport({ userId: await idOf(email) })}`,
	"GET /api/reports/:id/shares": (_: Browser, email: string) => sharesOf(email),
	"POST /api/reports/:id/shares": (_: Browser, email: string) => sharesOf(email),
	"POST /api/reports/:id/shares/:shareId/withdraw": async (_: Browser, email: string) =>
		`${await sharesOf(email)}/shr_x/withdraw`,
	"GET /api/reports/:id/scenarios": (_: Browser, email: string) => scenariosOf(email),
	"POST /api/reports/:id/scenarios": (_: Browser, email: string) => scenariosOf(email),
	"PUT /api/reports/:id/scenarios/:scenarioId": async (_: Browser, email: string) =>
		`${await scenariosOf(email)}/scn_x`,
	"DELETE /api/reports/:id/scenarios/:scenarioId": async (_: Browser, email: string) =>
		`${await scenariosOf(email)}/scn_x`,
	"POST /api/reports/:id/open-with-plan": async (_: Browser, email: string) =>
		`/api/reports/${await someReport({ userId: await idOf(email) })}/open-with-plan`,
	"GET /api/homes/:id": (owner: Browser) => homeOf(owner),
	"PUT /api/homes/:id": (owner: Browser) => homeOf(owner),
	"DELETE /api/homes/:id": (owner: Browser) => homeOf(owner),
	"PUT /api/homes/:id/archived": async (owner: Browser) => `${await homeOf(owner)}/archived`,
	"PUT /api/homes/:id/seen": async (owner: Browser) => `${await homeOf(owner)}/seen`,
	"PUT /api/property-owners/:id": (owner: Browser) => propertyOwnerOf(owner),
	"DELETE /api/property-owners/:id": (owner: Browser) => propertyOwnerOf(owner),
};

async function homeOf(owner: Browser): Promise<string> {
	const made = await owner.ask("/api/homes", { json: anything.home });
	return `/api/homes/${(await made.json<HomeKept>()).id}`;
}

async function propertyOwnerOf(owner: Browser): Promise<string> {
	const made = await owner.ask("/api/property-owners", { json: anything });
	return `/api/property-owners/${(await made.json<OwnerList>()).owners[0]?.id}`;
}

async function passkeyOf(owner: Browser): Promise<string> {
	const { made } = await addedPasskey(owner);
	return `/api/account/passkeys/${made.passkeys[0]?.id}`;
}

function idOf(email: string) {
	const found = env.DB.prepare("SELECT id FROM users WHERE email_key = ?").bind(email);
	return found.first<string>("id");
}

async function paidReportOf(email: string): Promise<string> {
	const paid = { state: "paid", paidAt: NOW } as const;
	return `/api/reports/${await someReport({ userId: await idOf(email), ...paid })}`;
}

async function sharesOf(email: string): Promise<string> {
	return `${await paidReportOf(email)}/shares`;
}

async function scenariosOf(email: string): Promise<string> {
	return `${await paidReportOf(email)}/scenarios`;
}

/** A body that every one of the calls accepts, so that it is refused for the owner alone. */
const anything = {
	name: "A name",
	assumptions: startingAssumptions({ price: null, rent: null }),
	owners: [],
	home: { standing: "let", postcode: "M14 5LL", stated: { owned: true } },
	revisionSeen: 1,
	isArchived: true,
	kind: "person",
	incomePence: 0,
	nation: "England",
};

function ask(browser: Browser, route: string, path?: string) {
	const [method = "", pattern = ""] = route.split(" ");
	const address = path ?? pattern.replaceAll(/:\w+/g, "ses_x");
	return browser.ask(address, method === "GET" ? { method } : { method, json: anything });
}

test("every call of the API is listed here as open or guarded", () => {
	const app = createApp(() => ({ fetch: noNetwork, now: Date.now, token: randomToken }));
	const routes = app.routes
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(routes)].toSorted()).toEqual(
		[...open, ...signedInOnly, ...administratorsOnly].toSorted(),
	);
});

test.each([...signedInOnly, ...administratorsOnly])(
	"signed out, %s is refused with 401",
	async (route) => {
		const response = await ask(new Browser(), route);
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({ code: "signed_out" });
	},
);

test.each(administratorsOnly)("%s is refused to whoever is no administrator", async (route) => {
	const ordinary = await member({ verifiedAt: NOW });
	const unverified = await member();
	const named = { ...offline, ADMIN_EMAILS: unverified.email };
	for (const browser of [ordinary.browser, unverified.browser.copy(named)]) {
		const response = await ask(browser, route);
		expect(response.status).toBe(403);
		expect(await response.json()).toMatchObject({
			code: "admins_only",
			message: "You don't have permission to access the admin panel.",
		});
	}
});

test("the address that the configuration names opens the panel once it was verified", async () => {
	const { browser, email } = await member({ verifiedAt: NOW });
	const named = browser.copy({ ...offline, ADMIN_EMAILS: `someone@example.com, ${email} ` });
	expect((await browser.ask("/api/admin/settings")).status).toBe(403);
	expect((await named.ask("/api/admin/settings")).status).toBe(200);
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
	// A plan is nobody's, nor is a postcode.
	expect(Object.keys(owned)).toEqual(
		signedInOnly.filter((route) => /:(?!plan|postcode)/.test(route)),
	);
});
