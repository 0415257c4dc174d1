import { expect, test } from "vitest";
import type { Answer } from "#domain/base/facts/facts.ts";
import { endsWithin } from "#domain/test/time-taken.ts";
import type { SourceName } from "./simulated.ts";
import {
	brighton,
	type SimulatedSources,
	simulatedNow,
	simulatedSources,
} from "./test/simulated-sources.ts";

const sources = simulatedSources();
const hurried = simulatedSources(300);

type SourceCase = {
	readonly name: SourceName;
	readonly put: (to: SimulatedSources) => Promise<Answer<unknown>>;
};

const cases: SourceCase[] = [
	{ name: "postcodes-io", put: (to) => to.lookUp("M14 5LL") },
	{ name: "postcodes-io", put: (to) => to.nearest(brighton) },
	{ name: "epc-register", put: (to) => to.search("M14 5LL") },
	{ name: "epc-register", put: (to) => to.certificate("0000-0000-0000-0000-0003") },
	{ name: "land-registry", put: (to) => to.salesAt("M14 5LL", "2021-01-01") },
	{ name: "planning-data", put: (to) => to.constraintsAt(brighton) },
	{ name: "police", put: (to) => to.crimesNear(brighton) },
	{ name: "flood", put: (to) => to.warningsNear(brighton) },
	{ name: "bank-rate", put: (to) => to.bankRates() },
];

test.each(cases)("$name in order answers", async ({ name, put }) => {
	expect(await put(sources)).toMatchObject({ state: "answered", at: simulatedNow() });
	expect((await sources.hits())[name]).toBe(1);
});

test.each(cases)("$name that is down is unreachable after two tries", async ({ name, put }) => {
	await sources.order("mode", { source: name, mode: "down" });
	expect(await put(sources)).toEqual({ state: "silent", why: "unreachable" });
	expect((await sources.hits())[name]).toBe(2);
});

test.each(cases)("$name cut off half-way is unreachable after two tries", async ({ name, put }) => {
	await sources.order("mode", { source: name, mode: "cut" });
	expect(await put(sources)).toEqual({ state: "silent", why: "unreachable" });
	expect((await sources.hits())[name]).toBe(2);
});

test.each(cases)("$name that is slow is timed out, and not tried again", async ({ name, put }) => {
	await hurried.order("mode", { source: name, mode: "slow" });
	const answer = put(hurried);
	expect(await endsWithin(3000, answer)).toBe(true);
	expect(await answer).toEqual({ state: "silent", why: "timed_out" });
	expect((await hurried.hits())[name]).toBeLessThanOrEqual(1);
});

test.each(cases)("$name is malformed in every kind of garbage", async ({ name, put }) => {
	await sources.order("mode", { source: name, mode: "garbage" });
	for (const _ of ["a page", "half an answer", "lies"]) {
		expect(await put(sources)).toEqual({ state: "silent", why: "malformed" });
	}
	expect((await sources.hits())[name]).toBe(3);
});

test("garbage is a page, half an answer and lies, in that order", async () => {
	await sources.order("mode", { source: "police", mode: "garbage" });
	const next = async () => {
		const { lat, lng } = brighton;
		const path = `/police/api/crimes-street/all-crime?lat=${lat}&lng=${lng}`;
		return await (await sources.get(path)).text();
	};
	const page = await next();
	expect(page).toMatch(/^<!doctype html>/);
	const half = await next();
	expect(half).toMatch(/^\[\{"category"/);
	expect(() => JSON.parse(half)).toThrow();
	expect(JSON.parse(await next())).toEqual([{ category: 12, month: "2026-99" }]);
	expect(await next()).toBe(page);
});

test("one source can fail while the others answer", async () => {
	await sources.order("mode", { source: "police", mode: "down" });
	expect(await sources.crimesNear(brighton)).toMatchObject({ state: "silent" });
	expect(await sources.warningsNear(brighton)).toMatchObject({ state: "answered" });
});
