import { expect, test } from "vitest";
import { matchAddress } from "./match-address.ts";

const homes = (...addresses: string[]) => addresses.map((address) => ({ address }));

/** The addresses that are suggested; how it stands where none is. */
function matched(advertised: string, ...addresses: string[]) {
	const match = matchAddress(advertised, homes(...addresses));
	return match.kind === "one"
		? match.home.address
		: match.kind === "several"
			? match.homes.map(({ address }) => address)
			: match.kind;
}

test.each([
	["12 High Street, Rusholme, Manchester, M14", "12 High Street"],
	["12, High St., Rusholme", "12 HIGH STREET, MANCHESTER"],
	["12a Saint John's Road, Town", "12A St. Johns Rd, Town"],
	["Flat 3, 12 High Street", "Flat 3, 12 High Street"],
	["Apartment 3, 12 High Street, Leeds", "Flat 3 12 High Street"],
	["Flat 3 Acme House, High Street", "3 Acme House, High Street"],
	["Ground Floor Flat, 12 High Street", "Ground Floor Flat, 12 High Street"],
	["Flat B, 12 High Street", "Flat B, 12 High Street"],
	["Flat 2/1, 12 High Street, Glasgow", "Flat 2/1, 12 High Street"],
	["12-14 High Street", "12-14 High Street"],
])("%s is the home that the register calls %s", (advertised, registered) => {
	expect(matched(advertised, "1 High Street", "2 Acme House", registered, "12 Low Street")).toBe(
		registered,
	);
});

test.each([
	[
		"12 High Street, Manchester",
		["13 High Street", "12 Low Street, Manchester", "112 High Street"],
	],
	["12 High Street", ["12B High Street"]],
	["Flat 3, 12 High Street", ["12 High Street", "Flat 4, 12 High Street"]],
	["12 High Street", []],
])("%s is none of a neighbour's homes", (advertised, addresses) => {
	expect(matched(advertised, ...addresses)).toBe("none");
});

test("a house that was divided is any of its flats, three at most", () => {
	const flats = ["Flat 1", "Flat 2", "Flat 3", "Top Floor Flat"].map(
		(flat) => `${flat}, 12 High Street`,
	);
	expect(matched("12 High Street", ...flats)).toEqual(flats.slice(0, 3));
	expect(matched("12 High Street", ...flats, "12 High Street")).toBe("12 High Street");
});

test("flats go by their letters, floors or numbers", () => {
	const flats = ["A", "B"].map((letter) => `Flat ${letter}, 12 High Street`);
	const floors = ["Ground Floor Flat", "Top Floor Flat"].map((flat) => `${flat}, 12 High Street`);
	expect(matched("Flat B, 12 High Street", ...flats, ...floors)).toBe(flats[1]);
	expect(matched("Top Floor Flat, 12 High Street", ...flats, ...floors)).toBe(floors[1]);
});

test("two certificates of one address are both suggested", () => {
	expect(matched("12 High Street", "12 High Street", "12 High Street, Flatford")).toHaveLength(2);
});

test.each([
	"High Street, Rusholme, Manchester, M14 5LL",
	"Plot 12, High Street, Manchester",
	"The Old Forge, High Street",
	"",
])("nothing is suggested for %j, which has no number", (advertised) => {
	expect(matched(advertised, "12 High Street", "High Street")).toBe("no_number");
});
