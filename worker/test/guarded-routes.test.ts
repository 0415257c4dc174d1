import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import type { HomeKept, OwnerList } from "#contracts/homes.ts";
import type { WebhookList } from "#contracts/webhooks.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { createApp } from "#worker/app.ts";
import { everyRoute } from "#worker/http/late-routes.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "./ask-app.ts";
import { Browser, member, registered } from "./browser.ts";
import { administratorsOnly, byKeyOnly, open, signedInOnly } from "./known-routes.ts";
import { addedPasskey } from "./passkeys.ts";
import { linkTo } from "./read-mail.ts";
import { someReport } from "./shop.ts";
import { someApiKey } from "./some-api-key.ts";

/** Routes that name a thing of somebody's: 404 for anybody else. How to make such a thing, and its address. */
const owned = {
	"GET /api/verify-email/:token": async (_: Browser, email: string) =>
		`/api/verify-email/${await linkTo(email, "verify-email")}`,
	"PATCH /api/account/passkeys/:id": (owner: Browser) => passkeyOf(owner),
	"DELETE /api/account/passkeys/:id": (owner: Browser) => passkeyOf(owner),
	"DELETE /api/account/api-keys/:id": async (owner: Browser) =>
		`/api/account/api-keys/${(await someApiKey(owner)).id}`,
	"DELETE /api/account/sessions/:id": async (owner: Browser) => {
		const { sessions } = await (await owner.ask("/api/account/sessions")).json<{
			sessions: { id: string }[];
		}>();
		return `/api/account/sessions/${sessions[0]?.id}`;
	},
	"DELETE /api/account/webhooks/:id": (owner: Browser) => webhookOf(owner),
	"POST /api/account/webhooks/:id/test": async (owner: Browser) => `${await webhookOf(owner)}/test`,
	"POST /api/account/webhooks/:id/rotate": async (owner: Browser) =>
		`${await webhookOf(owner)}/rotate`,
	"POST /api/account/webhooks/:id/deliveries/:delivery/replay": async (owner: Browser) =>
		`${await webhookOf(owner)}/deliveries/whd_x/replay`,
	"DELETE /api/account/embed-sites/:id": async (owner: Browser) => {
		const made = await owner.ask("/api/account/embed-sites", { json: anything });
		return `/api/account/embed-sites/${(await made.json<EmbedSiteList>()).sites[0]?.id}`;
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
	"GET /api/homes/:id/download": async (owner: Browser) => `${await homeOf(owner)}/download`,
	"GET /api/homes/:id/shares": async (owner: Browser) => `${await homeOf(owner)}/shares`,
	"POST /api/homes/:id/shares": async (owner: Browser) => `${await homeOf(owner)}/shares`,
	"DELETE /api/homes/:id/shares/:shareId": async (owner: Browser) =>
		`${await homeOf(owner)}/shares/hsh_x`,
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

async function webhookOf(owner: Browser): Promise<string> {
	const made = await owner.ask("/api/account/webhooks", { json: anything });
	return `/api/account/webhooks/${(await made.json<WebhookList>()).webhooks[0]?.id}`;
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
	scopes: ["read"],
	assumptions: startingAssumptions({ price: null, rent: null }),
	owners: [],
	home: { standing: "let", postcode: "M14 5LL", stated: { owned: true } },
	revisionSeen: 1,
	isArchived: true,
	hosts: ["www.agent.example"],
	address: "https://hooks.lettings.co.uk/changes",
	kind: "person",
	incomePence: 0,
	nation: "England",
};

function ask(browser: Browser, route: string, path?: string) {
	const [method = "", pattern = ""] = route.split(" ");
	const address = path ?? pattern.replaceAll(/:\w+/g, "ses_x");
	return browser.ask(address, method === "GET" ? { method } : { method, json: anything });
}

test("every call of the API is listed here as open or guarded", async () => {
	const app = createApp(() => ({ fetch: noNetwork, now: Date.now, token: randomToken }));
	const routes = (await everyRoute(app.routes))
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(routes)].toSorted()).toEqual(
		[...open, ...signedInOnly, ...administratorsOnly, ...byKeyOnly].toSorted(),
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

test.each(byKeyOnly)(
	"without a key, %s is refused with 401 even to who is signed in",
	async (route) => {
		const { browser } = await member();
		const response = await ask(browser, route);
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({ code: "key_refused" });
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
	expect(Object.keys(owned).toSorted()).toEqual(
		signedInOnly.filter((route) => /:(?!plan|postcode)/.test(route)).toSorted(),
	);
});
