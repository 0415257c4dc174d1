import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { Link, MemoryRouter, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseCookies, forgetCookieChoice } from "#web/test/cookie-choice.ts";
import { fakeApi, isDown } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { usePageViews } from "./page-views.ts";

const isCounted = () => new Response(null, { status: 204 });

/** Which screens were said to be opened, in order. */
function counting() {
	const network = fakeApi({ "POST /api/page-views": isCounted });
	return {
		...network,
		screens: () => network.sent.map(({ body }) => (body as { screen: string }).screen),
	};
}

const addresses = [
	"/documentation",
	"/property/M145LL",
	"/property/M145LL?bedrooms=3",
	"/property/LS61AA",
	"/reset-password/a-secret",
	"/admin",
	"/nowhere",
];

function Counted() {
	usePageViews();
	const { pathname, search } = useLocation();
	return (
		<>
			<output>{`${pathname}${search}`}</output>
			{addresses.map((address) => (
				<Link key={address} to={address}>
					{address}
				</Link>
			))}
		</>
	);
}

/** Opens the first address. */
function visit(first = "/documentation") {
	render(
		<StrictMode>
			<MemoryRouter initialEntries={[first]}>
				<Counted />
			</MemoryRouter>
		</StrictMode>,
	);
}

/** Goes to an address, and is there afterwards. */
async function open(address: string) {
	await page.getByRole("link", { name: address, exact: true }).click();
	await expect.element(page.getByRole("status")).toHaveTextContent(address);
}

test("each screen that is opened is counted once, by its name alone", async () => {
	chooseCookies({ analytics: true });
	const { sent } = counting();
	visit();

	await open("/property/M145LL");
	await open("/reset-password/a-secret");

	await expect
		.poll(() => sent)
		.toEqual(
			["documentation", "property", "resetPassword"].map((screen) => ({
				call: "POST /api/page-views",
				body: { screen },
			})),
		);
});

test("a screen that is opened again is counted again, with another home or after another screen", async () => {
	chooseCookies({ analytics: true });
	const { screens } = counting();
	visit("/property/M145LL");

	await open("/property/LS61AA");
	await open("/documentation");
	await open("/property/LS61AA");

	await expect.poll(screens).toEqual(["property", "property", "documentation", "property"]);
});

test("a new choice on the screen that is open is no new screen", async () => {
	chooseCookies({ analytics: true });
	const { screens } = counting();
	visit("/property/M145LL");

	await open("/property/M145LL?bedrooms=3");
	await open("/documentation");

	await expect.poll(screens).toEqual(["property", "documentation"]);
});

test("neither the panel nor an address that is no screen is counted", async () => {
	chooseCookies({ analytics: true });
	const { screens } = counting();
	visit();

	await open("/admin");
	await open("/nowhere");
	await open("/property/M145LL");

	await expect.poll(screens).toEqual(["documentation", "property"]);
});

test("before a choice nothing leaves the browser, by any road", async () => {
	forgetCookieChoice();
	const beacon = vi.spyOn(navigator, "sendBeacon");
	const { sent, asked } = counting();
	visit();

	await open("/property/M145LL");
	await open("/reset-password/a-secret");
	await open("/documentation");
	expect({ sent, asked }).toEqual({ sent: [], asked: [] });
	expect(beacon).not.toHaveBeenCalled();

	// Would have been seen by now: what is agreed to next is.
	chooseCookies({ analytics: true });
	await expect.poll(() => sent).toHaveLength(1);
});

test("whoever agrees is counted from the screen they are at, not back to those before", async () => {
	forgetCookieChoice();
	const { screens } = counting();
	visit("/property/M145LL");
	await open("/documentation");

	chooseCookies({ analytics: true });
	await open("/property/LS61AA");

	await expect.poll(screens).toEqual(["documentation", "property"]);
});

test("whoever takes it back is counted no more, and agreeing again counts no screen twice", async () => {
	chooseCookies({ analytics: true });
	const { screens } = counting();
	visit();
	await expect.poll(screens).toEqual(["documentation"]);

	chooseCookies({ functional: true, marketing: true });
	await open("/property/M145LL");
	await open("/documentation");
	await open("/property/LS61AA");
	chooseCookies({ analytics: true });
	await expect.poll(screens).toEqual(["documentation", "property"]);
	chooseCookies();
	chooseCookies({ analytics: true });
	await open("/documentation");

	await expect.poll(screens).toEqual(["documentation", "property", "documentation"]);
});

test("neither cookie nor address goes along", async () => {
	chooseCookies({ analytics: true });
	const inits: (RequestInit | undefined)[] = [];
	vi.stubGlobal("fetch", async (_: unknown, init?: RequestInit) => {
		inits.push(init);
		return isCounted();
	});
	visit("/reset-password/a-secret");

	await expect.poll(() => inits).toHaveLength(1);
	expect(inits[0]).toMatchObject({
		credentials: "omit",
		referrerPolicy: "no-referrer",
		keepalive: true,
		body: '{"screen":"resetPassword"}',
	});
});

test("a count that fails is nobody's trouble", async () => {
	chooseCookies({ analytics: true });
	const { sent } = fakeApi({ "POST /api/page-views": isDown });
	visit();
	await open("/property/M145LL");

	await expect.poll(() => sent).toHaveLength(2);
});

test("the product counts a screen once, though it is drawn in steps", async () => {
	chooseCookies({ analytics: true });
	const { screens } = counting();
	renderScreen("/forgot-password");

	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("link", { name: "Sign In" }).first().click();
	await expect.poll(screens).toContain("auth");
	expect(screens()).toEqual(["forgotPassword", "auth"]);
});
