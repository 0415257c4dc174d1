import { expect, test } from "vitest";
import { costliestComponent } from "./costliest-component.ts";

const parts = (
	epc: number | null,
	licensing: number | null,
	yields: number | null,
	market: number | null,
) =>
	[
		{ id: "epc", score: epc },
		{ id: "licensing", score: licensing },
		{ id: "yield", score: yields },
		{ id: "market", score: market },
	] as const;

test.each([
	["the part that costs the most points, not the lowest", parts(60, 100, 90, 50), "epc"],
	["a light part where it costs more", parts(95, 100, 90, 20), "market"],
	["of what is known", parts(null, 70, null, 90), "licensing"],
	["the first of two that cost the same", parts(70, 60, 100, 100), "epc"],
])("a score is held back by %s", (_, components, id) => {
	expect(costliestComponent(components)?.id).toBe(id);
});

test("nothing holds a score back whose parts stand alike, or of which one or none is known", () => {
	expect(costliestComponent(parts(70, 70, 70, 70))).toBeNull();
	expect(costliestComponent(parts(70, null, null, null))).toBeNull();
	expect(costliestComponent(parts(null, null, null, null))).toBeNull();
});
