import { expect, test } from "vitest";
import golden from "../../test/golden-reports/format-12.json" with { type: "json" };
import { someReport } from "../../test/some-report.ts";
import { REPORT_FORMAT } from "./document/document.ts";
import { readStoredReport, UnknownFormat } from "./read-stored-report.ts";

test("a report that was kept says what it said", () => {
	expect(golden.format).toBe(REPORT_FORMAT);
	expect(readStoredReport(structuredClone(golden))).toEqual(golden);
});

test("a report of another shape than its format's golden report is a new format", () => {
	const [kept, made] = [keysOf(golden), keysOf(JSON.parse(JSON.stringify(someReport())))];
	expect(kept.size).toBeGreaterThan(50);
	for (const [path, keys] of made) {
		// An empty value on either side has no shape to compare.
		if (kept.has(path)) {
			expect({ path, keys }).toEqual({ path, keys: kept.get(path) });
		}
	}
});

test.each([
	{ format: REPORT_FORMAT + 1 },
	{ format: REPORT_FORMAT - 1 },
	{ format: "1" },
	{ format: "constructor" },
	{},
	[],
	null,
	"1",
])("%j is read as nothing", (stored) => {
	expect(() => readStoredReport(stored)).toThrow(UnknownFormat);
});

/** Field names of every object in a document, by path; items of a list are merged. */
function keysOf(document: unknown): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, Set<string>>();
	const walk = (value: unknown, path: string): void => {
		if (Array.isArray(value)) {
			for (const item of value) {
				walk(item, `${path}[]`);
			}
			return;
		}
		if (typeof value === "object" && value !== null) {
			const keys = found.get(path) ?? new Set();
			found.set(path, keys);
			for (const [key, inner] of Object.entries(value)) {
				keys.add(key);
				walk(inner, `${path}.${key}`);
			}
		}
	};
	walk(document, "");
	return new Map([...found].map(([path, keys]) => [path, [...keys].toSorted()]));
}
