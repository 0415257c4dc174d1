import { expect, test } from "vitest";
import { known, unknown } from "../../base/evidence.ts";
import type { Band } from "../../base/facts/band.ts";
import { energyComponent } from "./energy-component.ts";

const cited = { note: "Read for the test.", citations: [] } as const;
const noPoints = unknown<number>({ basis: "property", ...cited });
const noBand = unknown<Band>({ basis: "property", ...cited });

test("points of the home's own certificate are said to be its own, and others to be typical of their place", () => {
	const own = known({ value: 62, basis: "property", ...cited });
	const typical = known({ value: 62, basis: "postcode", place: "ZZ1 1ZZ", ...cited });
	expect(
		[own, typical].map((points) => energyComponent({ points, band: noBand }, []).reason),
	).toEqual([
		"62 efficiency points on the home's certificate.",
		"62 efficiency points, typical of ZZ1 1ZZ.",
	]);
});

test("a band of the home's own certificate is said to be its own, and another to be typical of its place", () => {
	const own = known<Band>({ value: "D", basis: "property", ...cited });
	const typical = known<Band>({ value: "D", basis: "area", place: "Testborough 001", ...cited });
	expect(
		[own, typical].map((band) => energyComponent({ points: noPoints, band }, []).reason),
	).toEqual([
		"Band D on the home's certificate; its midpoint is 61.5 points.",
		"Band D is typical of Testborough 001; its midpoint is 61.5 points.",
	]);
});
