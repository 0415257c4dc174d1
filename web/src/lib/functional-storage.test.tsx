import { beforeEach, expect, test } from "vitest";
import { chooseCookies, forbidStorage, forgetCookieChoice } from "#web/test/cookie-choice.ts";
import { forgetMarks, recallMarks, rememberMarks } from "./functional-storage.ts";

const place = "report-ticks:rpt_1";

beforeEach(() => window.localStorage.clear());

test("marks are kept while nothing was chosen, and where they were agreed to", () => {
	forgetCookieChoice();
	rememberMarks(place, ["gas"]);
	expect(recallMarks(place)).toEqual(["gas"]);

	chooseCookies({ functional: true });
	expect(recallMarks(place)).toEqual(["gas"]);
	rememberMarks(place, ["smoke"]);

	expect(recallMarks(place)).toEqual(["smoke"]);
});

test("marks that were refused are neither written nor read", () => {
	chooseCookies({ functional: false });

	rememberMarks(place, ["gas"]);
	expect(window.localStorage.getItem(place)).toBeNull();
	window.localStorage.setItem(place, '["gas"]');

	expect(recallMarks(place)).toBeNull();
});

test("forgetting removes the marks of every report and nothing else", () => {
	rememberMarks(place, ["gas"]);
	rememberMarks("report-ticks:rpt_2", ["gas"]);
	window.localStorage.setItem("another", "1");

	forgetMarks();

	expect(Object.keys(window.localStorage)).toEqual(["another"]);
});

test("a browser that keeps nothing is no obstacle", () => {
	rememberMarks(place, ["gas"]);
	forbidStorage("getItem", "setItem", "removeItem");
	rememberMarks(place, ["gas"]);
	forgetMarks();

	expect(recallMarks(place)).toBeNull();
});
