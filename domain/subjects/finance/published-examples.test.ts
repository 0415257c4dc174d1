import { describe, expect, it } from "vitest";
import {
	calculateExample,
	isAsPublished,
	publishedResult,
} from "../../telling/examples/calculate-example.ts";
import type { PublishedExample } from "../../telling/examples/published-example.ts";
import { publishedExamples } from "../../telling/examples/published-examples.ts";

const titled = publishedExamples.map((example) => {
	const inputs = JSON.stringify(example.inputs, (key, value) =>
		key === "levies" || key === "rates" ? undefined : value,
	);
	return { name: `${example.publisher}, ${example.title}, ${example.day}: ${inputs}`, example };
});

describe("published worked examples", () => {
	it.each(titled)("$name", ({ example }) => {
		expect(calculateExample(example)).toEqual(publishedResult(example));
	});

	it("are seventy or more, of every kind", () => {
		expect(publishedExamples.length).toBeGreaterThanOrEqual(70);
		expect(new Set(publishedExamples.map(({ kind }) => kind)).size).toBe(7);
	});

	it("are each in the list once", () => {
		const keys = publishedExamples.map(({ url, day, inputs }) =>
			JSON.stringify([url, day, inputs]),
		);
		expect(new Set(keys).size).toBe(publishedExamples.length);
	});

	it("are mostly read, at least 25 of them", () => {
		const read = publishedExamples.filter(({ seen }) => seen === "read");
		expect(read.length).toBeGreaterThanOrEqual(25);
	});

	it("are known from memory only where nobody's copy was read", () => {
		const copied = publishedExamples.filter(({ seen, readIn }) => seen === "memory" && readIn);
		expect(copied).toEqual([]);
	});

	it("differ where a figure of the page is off by a penny, or by what is carried forward", () => {
		const reduction = publishedExamples.find(({ kind }) => kind === "finance cost reduction");
		if (reduction?.kind !== "finance cost reduction") {
			throw new Error("there is no example of a reduction");
		}
		const carriedForward = reduction.inputs.carriedForward + 0.01;
		const altered: readonly PublishedExample[] = [
			{ ...reduction, expected: reduction.expected + 0.01 },
			{ ...reduction, inputs: { ...reduction.inputs, carriedForward } },
		];
		expect(isAsPublished(reduction)).toBe(true);
		expect(altered.map(isAsPublished)).toEqual([false, false]);
	});
});
