import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { fromOurPage, PASSWORD, register, verify } from "./people.ts";

/** Named in the configuration of development and of journeys. */
export const ADMIN_EMAIL = "admin@example.com";

type Mailbox = { link: (address: string, screen: string) => Promise<string> };

/** The tabs of the panel, in their order, and what they are called. */
export const tabs = {
	"promo-codes": "Promo Codes",
	users: "Users",
	analytics: "Analytics",
	settings: "Settings",
	register: "Register",
	payments: "Payments",
} as const;

/** Signs the page in as the administrator, whose account the first journey opens, and opens a tab of the panel. */
export async function openPanel(
	page: Page,
	mailbox: Mailbox,
	tab?: keyof typeof tabs,
): Promise<void> {
	await signInAsAdministrator(page, mailbox);
	await page.goto(tab ? `/admin?tab=${tab}` : "/admin");
	await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
}

export async function signInAsAdministrator(page: Page, mailbox: Mailbox): Promise<void> {
	if (await hasSignedIn(page, ADMIN_EMAIL)) {
		return;
	}
	await register(page, { username: "theadmin", email: ADMIN_EMAIL });
	await verify(page, mailbox, ADMIN_EMAIL);
}

/** A window of the administrator's beside the one that a journey is about. */
export async function openDesk(browser: Browser, mailbox: Mailbox): Promise<Page> {
	// Limits count by network address.
	const desk = await browser.newPage({ extraHTTPHeaders: { "cf-connecting-ip": randomUUID() } });
	await signInAsAdministrator(desk, mailbox);
	return desk;
}

/** Signs the page in with an account that is there already. */
export async function signInAs(page: Page, email: string): Promise<void> {
	expect(await hasSignedIn(page, email)).toBe(true);
}

async function hasSignedIn(page: Page, email: string): Promise<boolean> {
	const data = { username: email, password: PASSWORD };
	return (await page.request.post("/api/login", { data, headers: fromOurPage() })).ok();
}

/** Signs whoever looks at the page out. */
export function leave(page: Page): Promise<void> {
	return page.context().clearCookies();
}

/** Adds a scheme of a whole district by the panel's own call, as an administrator in another window would. */
export async function addScheme(
	page: Page,
	place: { authorityCode: string; url: string },
): Promise<void> {
	const data = {
		...place,
		kind: "additional",
		status: "in_force",
		coverage: "whole_district",
		wardCodes: [],
		start: "2026-01-01",
		end: "2030-12-31",
		verifiedOn: null,
	};
	const reply = await page.request.post("/api/admin/licensing", { data, headers: fromOurPage() });
	expect(reply.status(), await reply.text()).toBe(201);
}

/** Sets prices by the panel's own call, in pounds, as an administrator in another window would. */
export async function setPrices(page: Page, prices: object): Promise<void> {
	const reply = await page.request.put("/api/admin/settings", {
		data: prices,
		headers: fromOurPage(),
	});
	expect(reply.status(), await reply.text()).toBe(200);
}
