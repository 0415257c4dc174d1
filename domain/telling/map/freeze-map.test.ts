import { expect, test } from "vitest";
import { fullSubject, storedCodes, storedOutlines } from "#tools/outlines/stored-outlines.ts";
import { drawMap } from "./draw-map.ts";
import { freezeMap, MOST_BYTES } from "./freeze-map.ts";
import { layOutMap } from "./lay-out-map.ts";
import type { MapSheet } from "./map-sheet.ts";
import { mapModes } from "./map-subject.ts";
import { areaOf } from "./simplify-line.ts";

const councils = {
	Birmingham: "E08000025",
	Manchester: "E08000003",
	Leeds: "E08000035",
	Cornwall: "E06000052",
	Highland: "S12000017",
	"City of Edinburgh": "S12000036",
	Belfast: "N09000003",
	"North Yorkshire": "E06000065",
	"Argyll and Bute": "S12000035",
	"Isles of Scilly": "E06000053",
};

test.each(Object.entries(councils))(
	"a report's map of %s fits, with every ward and area in it",
	(_, code) => {
		const outlines = storedOutlines(code);
		const frozen = freezeMap(outlines, fullSubject(outlines));
		const bytes = new TextEncoder().encode(JSON.stringify(frozen)).length;
		expect(bytes).toBeGreaterThan(500);
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
		const parts =
			outlines.objects.wards.geometries.length + outlines.objects.areas.geometries.length;
		const shapes = frozen?.shapes.split(";") ?? [];
		expect(shapes).toHaveLength(1 + parts);
		expect(shapes).not.toContain("");
	},
);

test("a frozen map draws the same after a journey through JSON", () => {
	const outlines = storedOutlines("E08000003");
	const frozen = freezeMap(outlines, fullSubject(outlines));
	if (!frozen) {
		throw new Error("no map");
	}
	const kept = JSON.parse(JSON.stringify(frozen));
	for (const mode of mapModes) {
		expect(drawMap(kept, mode, 500)).toEqual(drawMap(frozen, mode, 500));
	}
});

test("every council's map fits into a report", () => {
	const without = storedCodes().filter((code) => {
		const outlines = storedOutlines(code);
		return freezeMap(outlines, fullSubject(outlines)) === null;
	});
	expect(without).toEqual([]);
});

test("a frozen map lies where the fine one does: Birmingham has its 267.8 square kilometres on both", () => {
	const outlines = storedOutlines("E08000025");
	const subject = fullSubject(outlines);
	const frozen = freezeMap(outlines, subject);
	const squareKm = (sheet: MapSheet) =>
		drawMap(sheet, "licence", sheet.width)
			.lines.filter(({ look }) => look === "edge")
			.flatMap(({ path }) => path)
			.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0) /
		sheet.perKm ** 2;
	expect(squareKm(layOutMap(outlines, subject))).toBeCloseTo(267.8, -1);
	expect(frozen && squareKm(frozen)).toBeCloseTo(267.8, -1);
});
