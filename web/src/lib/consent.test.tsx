import { beforeEach, expect, test, vi } from "vitest";
import {
	CHOICE_PLACE,
	chooseCookies,
	chooseInAnotherTab,
	forbidStorage,
	forgetCookieChoice,
} from "#web/test/cookie-choice.ts";
import { keepConsent, onConsentChange, readConsent } from "./consent.ts";

const some = { essential: true, functional: true, analytics: false, marketing: true } as const;

beforeEach(forgetCookieChoice);

test("nothing is agreed to until something is chosen", () => {
	expect(readConsent()).toBeNull();
});

test("a choice is found again, and stored in a shape that says which it is", () => {
	keepConsent(some);

	expect(readConsent()).toMatchObject(some);
	expect(JSON.parse(window.localStorage.getItem(CHOICE_PLACE) ?? "")).toEqual({
		version: 2,
		...some,
	});
});

test.each([
	["no json", "{"],
	["a word", '"yes"'],
	["a list", "[true,true,true,true]"],
	["a choice without a version", JSON.stringify(some)],
	["a choice of another version", JSON.stringify({ version: 1, ...some })],
	["a choice with a kind missing", '{"version":2,"essential":true,"functional":true}'],
	["a choice in words", JSON.stringify({ version: 2, ...some, analytics: "true" })],
	["a choice in numbers", JSON.stringify({ version: 2, ...some, functional: 1 })],
	["a choice with marketing in words", JSON.stringify({ version: 2, ...some, marketing: "no" })],
	["a choice against the essential", JSON.stringify({ version: 2, ...some, essential: false })],
])("%s is no choice", (_, raw) => {
	window.localStorage.setItem(CHOICE_PLACE, raw);

	expect(readConsent()).toBeNull();
});

test("a choice is the same object until it changes, or a screen would be drawn for ever", () => {
	keepConsent(some);

	expect(readConsent()).toBe(readConsent());
});

test("where the browser keeps nothing, a choice holds for the visit, and so does the next", () => {
	forbidStorage("getItem", "setItem", "removeItem");
	expect(readConsent()).toBeNull();

	keepConsent(some);
	expect(readConsent()).toMatchObject(some);
	chooseCookies();

	expect(readConsent()).toMatchObject({ functional: false, marketing: false });
});

test("where there is no room for a new choice, the one before it is not found at the next visit", () => {
	keepConsent({ ...some, analytics: true });
	forbidStorage("setItem");

	keepConsent(some);

	expect(readConsent()).toMatchObject(some);
	expect(window.localStorage.getItem(CHOICE_PLACE)).toBeNull();
});

test("whoever listens hears of a choice in this tab and in another, until they stop", () => {
	const listener = vi.fn(() => readConsent()?.marketing);
	const stop = onConsentChange(listener);

	keepConsent(some);
	chooseInAnotherTab(JSON.stringify({ version: 2, ...some, marketing: false }));
	chooseInAnotherTab(null);
	expect(listener.mock.results.map(({ value }) => value)).toEqual([true, false, undefined]);
	stop();
	keepConsent(some);
	chooseInAnotherTab(null);

	expect(listener).toHaveBeenCalledTimes(3);
});

test("what another tab stores for a purpose of its own is not listened to", () => {
	const listener = vi.fn();
	const stop = onConsentChange(listener);

	window.dispatchEvent(new StorageEvent("storage", { key: "report-ticks:1" }));
	stop();

	expect(listener).not.toHaveBeenCalled();
});

test("a choice made in another tab goes over one that this browser could not keep", () => {
	const stop = onConsentChange(() => undefined);
	forbidStorage("setItem");
	keepConsent(some);
	vi.restoreAllMocks();

	chooseInAnotherTab(JSON.stringify({ version: 2, ...some, functional: false }));
	stop();

	expect(readConsent()).toMatchObject({ functional: false });
});
