import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { screenAt } from "#domain/base/screens.ts";
import { sources } from "#domain/base/sources.ts";
import { onCookieSettingsOpened } from "#web/lib/consent.ts";
import { aContact } from "#web/test/a-contact.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const footer = page.getByRole("contentinfo");
const links = footer.getByRole("navigation").getByRole("link");

/** Opens a screen that asks for nothing itself. */
async function open(answers: Parameters<typeof fakeApi>[0] = {}): Promise<void> {
	fakeApi(answers);
	renderScreen("/auth");
	await expect.element(footer.getByRole("navigation")).toBeVisible();
}

test("the foot of a screen leads to documentation, the councils, the register, plans, help and the legal pages", async () => {
	await open({ "/api/contact": gives(aContact("help@lettable.example")) });
	await expect.element(footer.getByRole("link", { name: "Support" })).toBeVisible();

	const found = links.elements().map((link) => [link.textContent, link.getAttribute("href")]);
	expect(found).toEqual([
		["Documentation", "/documentation"],
		["Councils", "/areas"],
		["Licensing register", "/register"],
		["Subscription", "/subscription"],
		["Support", "mailto:help@lettable.example"],
		["Status", "/status"],
		["Terms of Service", "/terms-of-service"],
		["Privacy Policy", "/privacy-policy"],
		["Cookie Policy", "/cookie-policy"],
		["Data Protection", "/data-protection"],
		["Accessibility", "/accessibility"],
	]);
	for (const [, href] of found.filter(([name]) => name !== "Support" && name !== "Status")) {
		expect(screenAt(href ?? "")).not.toBeNull();
	}
});

test("Cookie settings opens the settings", async () => {
	const asked = vi.fn();
	const end = onCookieSettingsOpened(asked);
	await open();

	await footer.getByRole("button", { name: "Cookie settings" }).click();

	expect(asked).toHaveBeenCalledTimes(1);
	end();
});

test("what it is not, and every sentence a licence asks for, stand there once", async () => {
	await open();

	const text = footer.element().textContent ?? "";
	expect(text).toContain("Lettable gives information, not financial or legal advice.");
	for (const { licence } of Object.values(sources)) {
		for (const sentence of licence.match(/(?:Contains|Source:|This uses) [^.]+\./g) ?? []) {
			expect(text.split(sentence)).toHaveLength(2);
		}
	}
});

test("the company is named as far as it is configured", async () => {
	await open({
		"/api/contact": gives(
			aContact(null, { name: "Lettable Ltd", number: "01234567", address: "1 High Street, York" }),
		),
	});

	const line = footer.getByText("© Lettable Ltd");
	await expect.element(line).toBeVisible();
	expect(beginnings(line.element())).toEqual(['" · Company number "', '" · "']);
});

test("a company that is not configured leaves no gap, nor does a server that fails", async () => {
	await open({ "/api/contact": isDown });

	const line = footer.getByText("© Lettable");
	await expect.element(line).toBeVisible();
	expect(beginnings(line.element())).toEqual(["none", "none"]);
	await expect.element(footer.getByText("Support", { exact: true })).toBeVisible();
	expect(links.elements().map(({ textContent }) => textContent)).not.toContain("Support");
});

test("where a simulator stands in for the sources, the last line of every screen says that figures are made up", async () => {
	fakeApi({});
	renderScreen("/auth", { simulator: { postcodes: ["M14 5LL"] } });

	const line = footer.getByText(
		"Sources are simulated: homes, sales and certificates are made up.",
	);
	await expect.element(line).toBeVisible();
	// What stands above it does not move when it comes.
	expect(line.element().nextElementSibling).toBeNull();
});

test("on a phone its links are 44 pixels high, two columns wide and short of a screen", async () => {
	await page.viewport(390, 844);
	await open();

	const targets = [...links.elements(), footer.getByRole("button").element()].map((each) =>
		each.getBoundingClientRect(),
	);
	expect(Math.min(...targets.map(({ height }) => height))).toBe(44);
	expect(new Set(targets.map(({ left }) => left)).size).toBe(2);
	expect(footer.element().getBoundingClientRect().height).toBeLessThan(640);
	expect(document.documentElement.scrollWidth).toBe(390);
});

/** What the style sheet puts before the number and the address. */
function beginnings(line: Element): string[] {
	return [...line.querySelectorAll(":scope > span > span")].map(
		(part) => getComputedStyle(part, "::before").content,
	);
}
