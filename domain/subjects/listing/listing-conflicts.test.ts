import { expect, test } from "vitest";
import { type AdvertisedHome, listingConflicts, type RecordedHome } from "./listing-conflicts.ts";

type Home = AdvertisedHome & RecordedHome;

const home = (propertyType: string | null, floorArea: number | null): Home => ({
	propertyType,
	floorArea,
	tenure: null,
	sold: null,
});
/** The one conflict there is. */
function listingConflict(listing: AdvertisedHome, recorded: RecordedHome): string | null {
	const [conflict = null, ...more] = listingConflicts(listing, recorded);
	expect(more).toEqual([]);
	return conflict;
}
const house = home("House, mid-terrace", 80);

test("a flat of the listing is no house of the register", () => {
	expect(listingConflict(home("Flat", null), house)).toBe(
		"The listing says flat. The certificate says house. Ask which is right.",
	);
	expect(listingConflict(home("Flat", 100), house)).toBe(
		"The listing says flat, 100 m². The certificate says house, 80 m². Ask which is right.",
	);
});

test("a floor area may lie a tenth from the register's and no further", () => {
	expect(listingConflict(home("Terraced", 88), house)).toBeNull();
	expect(listingConflict(home("Terraced", 72), house)).toBeNull();
	expect(listingConflict(home("Terraced", 89), house)).toBe(
		"The listing says 89 m². The certificate says 80 m². Ask which is right.",
	);
	expect(listingConflict(home(null, 71), house)).toContain("71 m²");
});

test.each(["Apartment", "Maisonette", "Studio", "Penthouse", "Ground floor flat"])(
	"%s is a flat",
	(type) => {
		expect(listingConflict(home(type, null), house)).toContain("The listing says flat.");
		expect(listingConflict(home(type, null), home("Flat", 80))).toBeNull();
	},
);

test.each(["Terraced", "End of terrace house", "Semi-detached", "Town house", "Detached bungalow"])(
	"%s is a house",
	(type) => {
		expect(listingConflict(home(type, null), house)).toBeNull();
		expect(listingConflict(home(type, null), home("Maisonette", 80))).toContain(
			"The certificate says flat.",
		);
	},
);

test.each(["House boat", "Park home", "Block of apartments", "House share", "Land", "Property"])(
	"%s is neither, so nothing contradicts it",
	(type) => {
		expect(listingConflict(home(type, null), house)).toBeNull();
	},
);

test("what one of the two does not say is no conflict", () => {
	expect(listingConflict(home(null, null), house)).toBeNull();
	expect(listingConflict(home("Flat", 85), home(null, null))).toBeNull();
});

const heldAs = (tenure: "freehold" | "leasehold"): RecordedHome => ({
	...home(null, null),
	sold: { tenure, on: "2019-05-17" },
});

test("a freehold of the listing is no home that was sold by lease", () => {
	expect(listingConflict({ ...home(null, null), tenure: "Freehold" }, heldAs("leasehold"))).toBe(
		"The listing says freehold. The home was leasehold when it was last sold, in May 2019. Ask which holds now.",
	);
	expect(
		listingConflict({ ...home(null, null), tenure: "Leasehold" }, heldAs("freehold")),
	).toContain("The listing says leasehold.");
});

test.each([
	["Leasehold", heldAs("leasehold")],
	["Share of freehold", heldAs("leasehold")],
	["Share of freehold", heldAs("freehold")],
	["Commonhold", heldAs("freehold")],
	["Freehold", home(null, null)],
	[null, heldAs("freehold")],
])("%s beside that sale is no conflict", (tenure, recorded) => {
	expect(listingConflict({ ...home(null, null), tenure }, recorded)).toBeNull();
});

test("certificate and sale are told apart", () => {
	expect(
		listingConflicts(
			{ ...home("Flat", null), tenure: "Leasehold" },
			{ ...house, ...{ sold: { tenure: "freehold", on: "2019-05-17" } } },
		),
	).toHaveLength(2);
});
