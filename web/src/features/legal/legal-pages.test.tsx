import { cleanup } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { APP_NAME } from "#domain/base/product.ts";
import { screenAt, screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { aContact } from "#web/test/a-contact.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { lastChanged } from "./last-changed.ts";

// Figures that the pages would not name of themselves: whatever they print is read from here.
vi.mock("#domain/business/data-handling.ts", () => ({
	KEPT_YEARS: {
		transactions: 71,
		usage: 72,
		assessments: 73,
		support: 74,
		trialCards: 75,
		suggestions: 76,
		homeChanges: 77,
	},
	DROPPED_AFTER_DAYS: {
		unpaidReport: 81,
		unpaidReportOfAccount: 82,
		paymentTraces: 83,
		gatheredFacts: 84,
		suggestionAddress: 93,
		deadMail: 96,
		webhookDelivery: 97,
	},
	BACKUP_DAYS: { backup: 94, erasure: 95 },
	RESTORE_POINT_DAYS: 85,
	SESSION_DAYS: 86,
	DEVICE_DAYS: 92,
	REQUEST_DAYS: { answer: 87, extension: 88 },
	BREACH_NOTICE_HOURS: 91,
}));

const pages = [
	[screens.termsOfService, "Terms of Service"],
	[screens.privacyPolicy, "Privacy Policy"],
	[screens.cookiePolicy, "Cookie Policy"],
	[screens.dataProtection, "Data Protection"],
	[screens.accessibility, "Accessibility"],
] as const;

const prices = {
	"/api/report-price": gives({ price: 17.5 }),
	"/api/subscription-prices": gives({ starter: 16, pro: 26, expert: 46 }),
};
const main = page.getByRole("main");

/** Opens a page, and gives its sentences and cells. */
async function open(path: string, answers: Parameters<typeof fakeApi>[0] = {}): Promise<string> {
	fakeApi({ ...prices, ...answers });
	renderScreen(path);
	await expect.element(main.getByText(/^Last updated /)).toBeVisible();
	return [...main.element().querySelectorAll("p, li, th, td, dd")]
		.map(({ textContent }) => textContent)
		.join(" ");
}

/** The start of the SHA-256 of a text, as hex. */
async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest).slice(0, 4)]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

test.for([
	"termsOfService",
	"privacyPolicy",
	"cookiePolicy",
	"dataProtection",
	"accessibility",
] as const)("the words of %s are those of the day it carries", async (name) => {
	const silent = Object.fromEntries(
		["/api/contact", ...Object.keys(prices)].map((call) => [call, staysSilent]),
	);
	await open(screens[name], silent);
	const day = main.getByText(`Last updated ${dateInWords(lastChanged[name].on)}`, {
		exact: true,
	});
	await expect.element(day).toBeVisible();

	const words = [...main.element().querySelectorAll("article > header, section")]
		.map(({ textContent }) => textContent)
		.join("\n")
		.replace(day.element().textContent, "")
		.replaceAll(APP_NAME, "");
	const figures = JSON.stringify(await vi.importActual("#domain/business/data-handling.ts"));

	expect(
		await hashOf(words + figures),
		`The words of ${name} have changed: set the day of the change in last-changed.ts, and this hash beside it`,
	).toBe(lastChanged[name].text);
});

test.for(pages)("%s is called %s, tells its date and leads home", async ([path, title]) => {
	await open(path);

	await expect.element(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect.poll(() => document.title).toBe(`${title} · Lettable`);
	await expect
		.element(main.getByRole("link", { name: "Back to Home" }))
		.toHaveAttribute("href", "/");
});

test.for(pages)(
	"every link of %s leads to a screen, a part of a page or a regulator",
	async ([path]) => {
		await open(path, { "/api/contact": gives(aContact("help@lettable.example")) });
		await expect
			.poll(() => main.element().querySelectorAll('a[href^="mailto:help@"]').length)
			.toBeGreaterThan(0);

		for (const link of main.element().querySelectorAll("a")) {
			const { pathname, hash, origin, protocol } = new URL(link.href, window.location.href);
			if (protocol === "mailto:" || origin !== window.location.origin) {
				expect(link.getAttribute("href")).toMatch(
					/^(mailto:help@|https:\/\/(ico\.org\.uk|stripe\.com|policies\.google\.com)\/)/,
				);
				continue;
			}
			expect([link.getAttribute("href"), screenAt(pathname)]).not.toContain(null);
			if (hash !== "" && pathname === path) {
				expect(document.getElementById(hash.slice(1))).not.toBeNull();
			}
		}
	},
);

test("a link into another of the pages leads to a section that is there", async () => {
	const others: [path: string, id: string][] = [];
	for (const [path] of pages) {
		await open(path);
		for (const { pathname, hash } of main.element().querySelectorAll("a")) {
			if (hash !== "" && pathname !== path && pages.some(([other]) => other === pathname)) {
				others.push([pathname, hash.slice(1)]);
			}
		}
		cleanup();
	}

	expect(others.length).toBeGreaterThan(0);
	for (const [path, id] of others) {
		await open(path);
		expect(document.getElementById(id)).not.toBeNull();
		cleanup();
	}
});

test("what is kept, answered and told for how long comes from one place", async () => {
	const said: string[] = [];
	for (const [path] of pages) {
		said.push(await open(path));
		cleanup();
	}
	const text = said.join(" ");

	for (const figure of [
		"71 years",
		"72 years",
		"73 years after last use",
		"74 years",
		"75 years, also without the account",
		"81 days, or 82 days in an account",
		"83 days",
		"84 days",
		"85 days",
		"86 days after it was last used",
		"92 days after it last signed in",
		"86 days after you were last here",
		"92 days after you last signed in here",
		"within 87 days",
		"by up to 88 days",
		"within 91 hours",
	]) {
		expect(text).toContain(figure);
	}
	// What is left are the trial and its reminder, the two refunds, the law's 14 days, what a call by a key leaves and the lives of links and of Stripe's and Google's cookies.
	const others = new Set(
		(text.match(/\b\d+[ -](?:years?|days?|hours?|minutes?)\b/g) ?? []).filter(
			(figure) => !/^[789][1-8] /.test(figure) && figure !== "91 hours",
		),
	);
	expect([...others].sort()).toEqual([
		"1 day",
		"1 hour",
		"1 year",
		"10 minutes",
		"14 days",
		"2 days",
		"24 hours",
		"30 days",
		"30 minutes",
		"30-day",
		"7 days",
		"7-day",
	]);
});

test("prices are those of now", async () => {
	await open(screens.termsOfService);

	await expect.element(main.getByText(/A report by itself costs £17.50/)).toBeVisible();
	await expect.element(main.getByRole("row", { name: /^Pro/ })).toHaveTextContent("£26");
});

test.for([
	["does not answer", staysSilent],
	["is down", isDown],
] as const)(
	"while the server %s, no plan's price is made up and every sentence reads on",
	async ([, answer]) => {
		await open(screens.termsOfService, {
			"/api/contact": answer,
			"/api/report-price": answer,
			"/api/subscription-prices": answer,
		});

		await expect.element(main.getByText(/A report by itself costs £15, paid/)).toBeVisible();
		await expect.element(main.getByRole("row", { name: /^Expert/ })).toHaveTextContent("£…");
		await expect.element(main.getByText("Not stated yet: our support gives it")).toBeVisible();
		await expect.element(main.getByText(/^Write to our support\. Please/)).toBeVisible();
	},
);

test("who answers is named as configured", async () => {
	const company = {
		name: "Lettable Ltd",
		number: "01234567",
		address: "1 High Street, York YO1 1AA",
		icoNumber: "ZA000000",
	};
	await open(screens.privacyPolicy, {
		"/api/contact": gives(aContact("help@lettable.example", company)),
	});

	for (const value of [...Object.values(company), "help@lettable.example"]) {
		await expect
			.element(main.getByRole("definition").filter({ hasText: value }).first())
			.toBeVisible();
	}
	expect(main.element().textContent).not.toContain("Not stated yet");
});

test("both refunds are shown, and which of them holds", async () => {
	const text = await open(screens.termsOfService);

	expect(text).toContain("a refund within 7 days of initial purchase");
	expect(text).toContain("30-day money-back guarantee");
	expect(text).toContain("the longer one is honoured");
});

test("the contents lead to a section, whose heading takes the focus", async () => {
	await page.viewport(1280, 800);
	await open(screens.privacyPolicy);
	const contents = main.getByRole("navigation", { name: "Contents" });
	expect(contents.elements()).toHaveLength(1);

	await contents.getByRole("link", { name: "7. How long it is kept" }).click();

	const heading = main.getByRole("heading", { name: "7. How long it is kept" });
	await expect.element(heading).toHaveFocus();
	await expect.element(heading).toBeInViewport();
});

test("on a phone the contents wait behind one line", async () => {
	await page.viewport(390, 844);
	await open(screens.privacyPolicy);
	const contents = main.getByRole("navigation", { name: "Contents" });
	expect(contents.elements()).toHaveLength(1);
	const entry = contents.getByRole("link", { name: "13. Changes to this policy" });
	await expect.element(entry).not.toBeInTheDocument();

	await contents.getByText("Contents").click();

	await expect.element(entry).toBeVisible();
	expect(entry.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	expect(document.documentElement.scrollWidth).toBe(390);
});

test("on a phone the contents stay at hand, and name the section being read", async () => {
	await page.viewport(390, 844);
	await open(screens.privacyPolicy);
	const bar = main.getByRole("navigation", { name: "Contents" });

	main.getByRole("heading", { name: "7. How long it is kept" }).element().scrollIntoView();

	await expect
		.poll(() => bar.element().querySelector("summary")?.textContent)
		.toContain("7. How long it is kept");
	expect(Math.round(bar.element().getBoundingClientRect().top)).toBe(0);
});

test("whoever comes by the address of a section starts there", async () => {
	fakeApi(prices);
	renderScreen(`${screens.privacyPolicy}#deleting`);

	await expect
		.element(main.getByRole("heading", { name: "8. When you delete your account" }))
		.toHaveFocus();
});

test("the cookie policy and the data protection page open the cookie settings", async () => {
	const { onCookieSettingsOpened } = await import("#web/lib/consent.ts");
	for (const path of [screens.cookiePolicy, screens.dataProtection]) {
		const asked = vi.fn();
		const end = onCookieSettingsOpened(asked);
		await open(path);
		await main.getByRole("button", { name: "Cookie settings" }).click();
		expect(asked).toHaveBeenCalledTimes(1);
		end();
		cleanup();
	}
});
