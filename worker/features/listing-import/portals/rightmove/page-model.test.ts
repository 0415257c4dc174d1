import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { flattened } from "#tools/source-sim/pages/rightmove-page.ts";
import { pageModel } from "./page-model.ts";

const model = {
	propertyData: { id: "1", bedrooms: 3, list: [{ a: 1.5 }, null, true], text: "{}", none: null },
	analyticsInfo: {},
};
const flat = (entries: unknown) => pageModel({ data: JSON.stringify(entries), encoding: "on" });

test.each([
	["plain", model],
	["wrapped", { data: model, encoding: "off" }],
	["wrapped as text", { data: JSON.stringify(model) }],
	["flat", { data: JSON.stringify(flattened(model)), encoding: "on" }],
	["flat, not as text", { data: flattened(model), encoding: "json" }],
])("a model that is %s is the same model", (_, payload) => {
	expect(pageModel(payload)).toEqual(model);
});

test("a figure that is an entry is no index", () => {
	expect(flat([{ propertyData: 1 }, { bedrooms: 2 }, 0])).toEqual({
		propertyData: { bedrooms: 0 },
	});
});

test("an index that leads nowhere means nothing", () => {
	const entries = [{ a: 9, b: -1, c: 0.5, d: "1", e: null, f: 1e300 }];
	expect(flat(entries)).toEqual({ a: null, b: null, c: null, d: null, e: null, f: null });
});

test("an entry may lead back to itself", () => {
	const looped = flat([{ self: 0, list: 1 }, [0, 1]]) as { self: unknown; list: unknown[] };
	expect(looped.self).toBe(looped);
	expect(looped.list[1]).toBe(looped.list);
});

test("a chain of a hundred thousand entries is followed only so far", () => {
	const chain = Array.from({ length: 100_000 }, (_, index) => ({ next: index + 1 }));
	expect(JSON.stringify(flat(chain)).length).toBeLessThan(1_000);
});

test("entries that contain one another a billion times over are made once each", async () => {
	const layers = Array.from({ length: 60 }, (_, index) => Array(10).fill(index + 1));
	const took = await cpuTimeOf(() => expect(flat([...layers, "end"])).toHaveLength(10));
	expect(took).toBeLessThan(500);
});

test("a key cannot name a prototype", () => {
	const polluted = flat(JSON.parse('[{"__proto__": 1}, {"polluted": 2}, true]')) as object;
	expect(Reflect.get(polluted, "polluted")).toBeUndefined();
	expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test.each([[null], [7], ["text"], [[]], [{}], [{ data: 5 }], [{ data: null }], [{ data: "[]" }]])(
	"%j is no model, and no fault either",
	(payload) => {
		expect(() => pageModel(payload)).not.toThrow();
	},
);

test("a list that is no JSON is unreadable", () => {
	expect(() => pageModel({ data: '[{"propertyData": 1}' })).toThrow(
		expect.objectContaining({ why: "listing_unreadable" }),
	);
});
