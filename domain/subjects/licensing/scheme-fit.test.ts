import { expect, test } from "vitest";
import type { HmoScope } from "../../base/facts/scheme.ts";
import type { Occupancy } from "../../base/use.ts";
import { someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { judgeLicensing } from "./judge-licensing.ts";
import { hmoFit } from "./scheme-fit.ts";

const every: HmoScope = {
	peopleFrom: null,
	peopleTo: null,
	storeysFrom: null,
	storeysTo: null,
	section257: null,
	purposeBuiltBlocks: null,
};
const sharers: Occupancy = { use: "sharers", people: null };
const five: Occupancy = { use: "hmo", people: null };
const family: Occupancy = { use: "single", people: null };

test.each<[string, Partial<HmoScope>, Occupancy, string]>([
	["no limit", {}, sharers, "inside"],
	["three or four people, sharers", { peopleFrom: 3, peopleTo: 4 }, sharers, "inside"],
	["three or four people, five people", { peopleFrom: 3, peopleTo: 4 }, five, "outside"],
	["five or more people, sharers", { peopleFrom: 5 }, sharers, "outside"],
	["five or more people, five people", { peopleFrom: 5 }, five, "inside"],
	["four or more people, sharers whose number nobody stated", { peopleFrom: 4 }, sharers, "ask"],
	["four or more people, four sharers", { peopleFrom: 4 }, { use: "sharers", people: 4 }, "inside"],
	[
		"four or more people, three sharers",
		{ peopleFrom: 4 },
		{ use: "sharers", people: 3 },
		"outside",
	],
	["two storeys or more", { storeysFrom: 2 }, sharers, "ask"],
	["one storey or more, as every house has", { storeysFrom: 1 }, sharers, "inside"],
	["converted flats alone", { section257: "only" }, sharers, "ask"],
	["converted flats too", { section257: "included" }, sharers, "inside"],
	["one household, as the smallest HMO", { peopleFrom: 3, peopleTo: 4 }, family, "inside"],
	["one household beside a scheme for five", { peopleFrom: 5 }, family, "outside"],
])("a scheme of %s: %s", (_, hmo, occupancy, fit) => {
	expect(hmoFit({ ...every, ...hmo }, occupancy)).toBe(fit);
});

const additional = (hmo: Partial<HmoScope>, over = {}) =>
	judgeLicensing(
		someFacts({
			place: someUnit(),
			schemes: [someScheme({ kind: "additional", hmo: { ...every, ...hmo }, ...over })],
		}),
		sharers,
		"2026-11-20",
	).additional;

test("a scheme for houses of two storeys asks what the home is, and says so", () => {
	const judged = additional({ storeysFrom: 2 }, { verifiedOn: "2026-11-01" });
	expect(judged).toMatchObject({ verdict: "check_boundary", proof: "verified" });
	expect(judged.summary).toBe(
		"An additional HMO licensing scheme of Testborough covers HMOs of 2 storeys or more. Ask Testborough whether this home is one.",
	);
});

test("a scheme for other houses is none that reaches this one", () => {
	expect(additional({ peopleFrom: 5 })).toMatchObject({ verdict: "none_found", schemes: [] });
});

test("a scheme that spares flats in blocks needs no licence for certain, however it was verified", () => {
	const verified = { verifiedOn: "2026-11-01" };
	expect(additional({}, verified).verdict).toBe("required");
	expect(additional({ purposeBuiltBlocks: "excluded" }, verified).verdict).toBe("likely");
});
