import { expect, test } from "vitest";
import { aProvenance, aSource } from "#web/test/some-evidence.ts";
import { chipLabel, kindOf } from "./provenance-words.ts";

test.for([
	[{ basis: "property" }, "official", "Official · May 2026"],
	[{ basis: "rule" }, "official", "Official · May 2026"],
	[{ basis: "postcode", place: "M14 5LL" }, "official", "Official · May 2026"],
	[{ basis: "postcode", place: "M14 5LL", sample: 9 }, "typical", "Typical of M14 5LL · May 2026"],
	[{ basis: "authority", place: null }, "typical", "Typical of the local authority · May 2026"],
	[
		{ basis: "property", coverage: "estimated", place: null },
		"estimate",
		"Estimate for this home · May 2026",
	],
	[{ basis: "visitor" }, "visitor", "Your input · May 2026"],
	[{ basis: "authority", coverage: "unknown" }, "gap", "Not available"],
	[{ basis: "visitor", coverage: "not_covered" }, "gap", "Not available"],
] as const)("%o is marked %s: %s", ([provenance, kind, label]) => {
	expect(kindOf(aProvenance(provenance))).toBe(kind);
	expect(chipLabel(aProvenance(provenance))).toBe(label);
});

test("a chip whose figure rests on anything older than it should be names that date and says so", () => {
	const old = aSource({ name: "Price Paid Data", asOf: "2026-03", isPast: true });
	expect(chipLabel(aProvenance({ sources: [aSource(), old] }))).toBe(
		"Typical of Manchester · Mar 2026, update due",
	);
});
