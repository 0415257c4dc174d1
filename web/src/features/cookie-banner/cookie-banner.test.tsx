import { render } from "@testing-library/react";
import { StrictMode, useRef } from "react";
import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openCookieSettings, readConsent } from "#web/lib/consent.ts";
import {
	chooseCookies,
	chooseInAnotherTab,
	forbidStorage,
	forgetCookieChoice,
} from "#web/test/cookie-choice.ts";
import { CookieBannerSlot } from "./cookie-banner-slot.tsx";

const question = page.getByRole("region", { name: "Your choice about cookies" });
const settings = page.getByRole("region", { name: "Cookie settings" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const toggle = (name: string) => page.getByRole("switch", { name, exact: true });
const close = button("Close without changing anything");

const nothing = { essential: true, functional: false, analytics: false, marketing: false };
const everything = { essential: true, functional: true, analytics: true, marketing: true };

function Page() {
	const main = useRef<HTMLElement>(null);
	return (
		<>
			<CookieBannerSlot main={main} />
			<Link to="/elsewhere">Elsewhere</Link>
			<main ref={main} tabIndex={-1}>
				<div style={{ height: "150vh" }}>A long page</div>
				<button type="button" onClick={openCookieSettings}>
					Cookies
				</button>
			</main>
		</>
	);
}

function Visit() {
	return (
		<StrictMode>
			<MemoryRouter>
				<Page />
			</MemoryRouter>
		</StrictMode>
	);
}

function visit() {
	render(<Visit />);
}

/** How each toggle stands, in order. */
const toggles = () =>
	page
		.getByRole("switch")
		.elements()
		.map((each) => [each.textContent, each.getAttribute("aria-checked") === "true"]);

beforeEach(forgetCookieChoice);

test.each([
	["Accept All", everything],
	["Reject Non-Essential", nothing],
])("%s is kept, and the banner does not come back", async (name, choice) => {
	visit();
	await button(name).click();

	await expect.element(question).not.toBeInTheDocument();
	expect(readConsent()).toMatchObject(choice);
	visit();
	await expect.element(page.getByText("A long page").first()).toBeVisible();
	await expect.element(question).not.toBeInTheDocument();
});

test("the three answers weigh the same", async () => {
	visit();
	await expect.element(question).toBeVisible();
	const looks = ["Accept All", "Reject Non-Essential", "Customize Settings"].map((name) => {
		const { backgroundColor, color, fontWeight, borderColor, height } = getComputedStyle(
			button(name).element(),
		);
		return { backgroundColor, color, fontWeight, borderColor, height };
	});

	expect(looks[1]).toEqual(looks[0]);
	expect(looks[2]).toEqual(looks[0]);
});

test("the settings begin as proposed, and nothing of them holds until it is saved", async () => {
	visit();
	await button("Customize Settings").click();

	await expect.element(settings).toBeVisible();
	expect(toggles()).toEqual([
		["Essential", true],
		["Functional", true],
		["Analytics", true],
		["Marketing", false],
	]);
	expect(readConsent()).toBeNull();
});

test("what is saved is what the toggles say", async () => {
	visit();
	await button("Customize Settings").click();
	await toggle("Analytics").click();
	await toggle("Marketing").click();
	await button("Save Preferences").click();

	await expect.element(settings).not.toBeInTheDocument();
	expect(readConsent()).toMatchObject({ ...everything, analytics: false });
});

test("the essential cannot be turned off, and says why", async () => {
	visit();
	await button("Customize Settings").click();
	await toggle("Essential").click({ force: true });

	await expect.element(toggle("Essential")).toBeChecked();
	await expect.element(toggle("Essential")).toHaveAttribute("aria-disabled", "true");
	await expect.element(toggle("Essential")).toHaveAccessibleDescription(/Always on/);
});

test("Back leads to the three answers, and what was turned is found again", async () => {
	visit();
	await button("Customize Settings").click();
	await toggle("Functional").click();
	await button("Back").click();
	await expect.element(question).toBeVisible();
	await button("Customize Settings").click();

	await expect.element(toggle("Functional")).not.toBeChecked();
});

test("closing chooses nothing: it is not asked again in this visit, but in the next", async () => {
	visit();
	await close.click();

	await expect.element(question).not.toBeInTheDocument();
	expect(readConsent()).toBeNull();
	await page.getByRole("link", { name: "Elsewhere" }).click();
	await expect.element(question).not.toBeInTheDocument();
	visit();
	await expect.element(question).toBeVisible();
});

test("refusing the functional removes the ticks that were kept, agreeing to it does not", async () => {
	window.localStorage.setItem("report-ticks:rpt_1", '["gas"]');
	visit();
	await button("Accept All").click();
	expect(window.localStorage.getItem("report-ticks:rpt_1")).toBe('["gas"]');

	await button("Cookies").click();
	await toggle("Functional").click();
	await button("Save Preferences").click();

	await expect.element(settings).not.toBeInTheDocument();
	expect(window.localStorage.getItem("report-ticks:rpt_1")).toBeNull();
});

test("the settings open again with what was chosen, and closing them changes nothing", async () => {
	chooseCookies({ marketing: true });
	visit();
	await button("Cookies").click();

	await expect.element(settings).toHaveFocus();
	expect(toggles().map(([, isOn]) => isOn)).toEqual([true, false, false, true]);
	await toggle("Marketing").click();
	await close.click();

	await expect.element(settings).not.toBeInTheDocument();
	expect(readConsent()).toMatchObject({ ...nothing, marketing: true });
	await expect.element(button("Cookies")).toHaveFocus();
});

test("the settings can be asked for while the question stands, and after it was closed", async () => {
	visit();
	await expect.element(question).toBeVisible();
	await button("Cookies").click();
	await expect.element(settings).toHaveFocus();
	await close.click();
	await button("Cookies").click();
	await expect.element(settings).toHaveFocus();
	await button("Save Preferences").click();

	await expect.element(settings).not.toBeInTheDocument();
	expect(readConsent()).toMatchObject({ ...everything, marketing: false });
});

test("asking for settings that are open leads back into them", async () => {
	visit();
	await button("Cookies").click();
	await expect.element(settings).toHaveFocus();
	await button("Cookies").click();

	await expect.element(settings).toHaveFocus();
});

test("the question takes no focus, comes early in the order of the keys, and lets it go on", async () => {
	visit();
	await expect.element(question).toBeVisible();
	expect(document.activeElement).toBe(document.body);

	const passed: (string | null | undefined)[] = [];
	for (let at = 0; at < 7; at++) {
		await userEvent.tab();
		passed.push(document.activeElement?.textContent);
	}

	expect(passed).toEqual([
		"Close without changing anything",
		"cookie policy",
		"privacy policy",
		"Accept All",
		"Reject Non-Essential",
		"Customize Settings",
		"Elsewhere",
	]);
});

test("by keys alone it is customised and saved, and the focus goes on in the page", async () => {
	visit();
	await expect.element(button("Customize Settings")).toBeVisible();
	button("Customize Settings").element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(settings).toHaveFocus();

	await userEvent.tab();
	await expect.element(close).toHaveFocus();
	await userEvent.tab();
	await userEvent.tab();
	await expect.element(toggle("Functional")).toHaveFocus();
	await userEvent.keyboard(" ");
	button("Save Preferences").element().focus();
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByRole("main")).toHaveFocus();
	expect(readConsent()).toMatchObject({ ...nothing, analytics: true });
});

test("a page drawn when the product was built holds nothing of it, and agrees with the browser's", async () => {
	const drawn = document.createElement("div");
	drawn.innerHTML = renderToString(<Visit />);
	expect(drawn.textContent).toBe("ElsewhereA long pageCookies");

	render(<Visit />, { container: document.body.appendChild(drawn), hydrate: true });

	await expect.element(question).toBeVisible();
});

test("it leads to both policies", async () => {
	visit();
	const href = (name: string) => question.getByRole("link", { name });

	await expect.element(href("cookie policy")).toHaveAttribute("href", "/cookie-policy");
	await expect.element(href("privacy policy")).toHaveAttribute("href", "/privacy-policy");
});

test("a choice in another tab answers the question here", async () => {
	visit();
	await expect.element(question).toBeVisible();
	chooseInAnotherTab(JSON.stringify({ version: 2, ...nothing }));

	await expect.element(question).not.toBeInTheDocument();
});

test("where the browser keeps nothing the choice holds until the page is left", async () => {
	forbidStorage("getItem", "setItem", "removeItem");
	visit();
	await button("Accept All").click();

	await expect.element(question).not.toBeInTheDocument();
	expect(readConsent()).toMatchObject(everything);
	await button("Cookies").click();
	await expect.element(toggle("Marketing")).toBeChecked();
});

test.each([390, 768, 1440])("at %i px the end of the page can be read above it", async (width) => {
	await page.viewport(width, 800);
	visit();
	await expect.element(question).toBeVisible();

	button("Cookies").element().focus();

	await expect
		.poll(() => button("Cookies").element().getBoundingClientRect().bottom)
		.toBeLessThan(question.element().getBoundingClientRect().top);
	expect(question.element().getBoundingClientRect().height).toBeLessThan(800 * 0.4);
});
