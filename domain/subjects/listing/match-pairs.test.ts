import { expect, test } from "vitest";
import { matchAddress } from "./match-address.ts";

/** The addresses that are suggested; how it stands where none is. */
function matched(advertised: string, addresses: readonly string[]) {
	const match = matchAddress(
		advertised,
		addresses.map((address) => ({ address })),
	);
	return match.kind === "one"
		? match.home.address
		: match.kind === "several"
			? match.homes.map(({ address }) => address)
			: match.kind;
}

/** An advertised address, the register's home that it means, and neighbours that it does not. */
test.each<[string, string, ...string[]]>([
	["179A Pretend Road", "FLAT A, 179 PRETEND ROAD", "FLAT B, 179 PRETEND ROAD"],
	["Flat A, 179 Pretend Road", "179A PRETEND ROAD", "179B PRETEND ROAD", "179 PRETEND ROAD"],
	["Flat 179A, Pretend Road", "FLAT A, 179 PRETEND ROAD", "FLAT B, 179 PRETEND ROAD"],
	[
		"179a Pretend Rd, Manchester",
		"Apartment A, 179, Pretend Road",
		"Apartment B, 179, Pretend Road",
	],
	["Flat 2, 92 Pretend Lane", "FLAT 2, 92-92A PRETEND LANE", "FLAT 2, 93 PRETEND LANE"],
	["Flat 2, 92-92A Pretend Lane", "FLAT 2, 92 PRETEND LANE", "FLAT 1, 92 PRETEND LANE"],
	["Flat 1, 14 Pretend Lane", "FLAT 1, 12-14 PRETEND LANE", "FLAT 2, 12-14 PRETEND LANE"],
	["Flat 1, 12/14 Pretend Lane", "FLAT 1, 12-14 PRETEND LANE", "FLAT 1, 16 PRETEND LANE"],
	["14 (2F1) Pretend Walk, Edinburgh", "FLAT 2F1, 14 PRETEND WALK", "2F2, 14 PRETEND WALK"],
	["Flat 2F1, 14 Pretend Walk", "2F1, 14 PRETEND WALK", "2F2, 14 PRETEND WALK"],
	["2F1 14 Pretend Walk, Edinburgh", "14 (2F1) PRETEND WALK", "14 (2F2) PRETEND WALK"],
	[
		"14/5 Pretend Walk, Edinburgh",
		"FLAT 5, 14 PRETEND WALK",
		"FLAT 6, 14 PRETEND WALK",
		"5 PRETEND WALK",
	],
	["Flat 2/1, 12 Pretend Street, Glasgow", "2/1, 12 PRETEND STREET", "2/2, 12 PRETEND STREET"],
	[
		"Flat 14A, Example House, High Road",
		"FLAT 14A, EXAMPLE HOUSE, HIGH ROAD",
		"FLAT 14C, EXAMPLE HOUSE, HIGH ROAD",
	],
	[
		"14A Example House, High Road",
		"FLAT 14A, EXAMPLE HOUSE, HIGH ROAD",
		"FLAT 14, EXAMPLE HOUSE, HIGH ROAD",
	],
	["74 - 76 Pretend Road", "74-76 PRETEND ROAD", "74 PRETEND ROAD", "76 PRETEND ROAD"],
	["12, Pretend Street", "12 PRETEND STREET", "12 PRETEND ROAD"],
	[
		"Ground Floor, 74 Pretend Road",
		"GROUND FLOOR FLAT, 74 PRETEND ROAD",
		"FIRST FLOOR FLAT, 74 PRETEND ROAD",
	],
	[
		"Ground Floor Flat, 74, Pretend Road",
		"Ground Floor 74 Pretend Road",
		"First Floor 74 Pretend Road",
	],
	["Basement Flat, 74 Pretend Road", "BASEMENT, 74 PRETEND ROAD", "GROUND FLOOR, 74 PRETEND ROAD"],
	["Apt. 7, Pretend Court, Mill Lane", "7 PRETEND COURT, MILL LANE", "8 PRETEND COURT, MILL LANE"],
	["Unit 3, 12 Pretend Street", "FLAT 3, 12 PRETEND STREET", "FLAT 4, 12 PRETEND STREET"],
	["12 St. John's Rd", "12 SAINT JOHNS ROAD", "12 SAINT JAMES ROAD"],
	["Flat 3 12 Pretend St", "FLAT 3, 12 PRETEND STREET", "FLAT 12, 3 PRETEND STREET"],
	["No. 12 Pretend Street", "12 PRETEND STREET", "14 PRETEND STREET"],
	["Flat no. 3, 12 Pretend Street", "FLAT 3, 12 PRETEND STREET", "FLAT 12, 3 PRETEND STREET"],
	["12 Acme House, High Street", "FLAT 12, ACME HOUSE, 3 HIGH STREET", "12 HIGH STREET"],
	["92/94 Pretend Lane", "92-94 PRETEND LANE", "93 PRETEND LANE"],
	["92 & 94 Pretend Lane", "92-94 PRETEND LANE", "96 PRETEND LANE"],
	["92 and 94 Pretend Lane", "92/94 PRETEND LANE", "96 PRETEND LANE"],
	[
		"GFF 14 Pretend Street",
		"GROUND FLOOR FLAT, 14 PRETEND STREET",
		"FIRST FLOOR FLAT, 14 PRETEND STREET",
	],
	[
		"FFF, 14 Pretend Street",
		"FIRST FLOOR FLAT, 14 PRETEND STREET",
		"GROUND FLOOR FLAT, 14 PRETEND STREET",
	],
	["Flat 2-1, 14 Pretend Street", "FLAT 2/1, 14 PRETEND STREET", "FLAT 2/2, 14 PRETEND STREET"],
	["12 a Pretend Street", "12A PRETEND STREET", "12B PRETEND STREET"],
])("%s is %s and no neighbour", (advertised, registered, ...neighbours) => {
	expect(matched(advertised, [...neighbours, registered])).toBe(registered);
	expect(matched(advertised, [registered, ...neighbours])).toBe(registered);
	// Without the home itself, no neighbour may match.
	const alone = matched(advertised, neighbours);
	expect(alone === "none" || Array.isArray(alone)).toBe(true);
});

/** Addresses that fit several homes, which must be asked about. */
test.each<[string, readonly string[]]>([
	["179 Pretend Road", ["FLAT A, 179 PRETEND ROAD", "FLAT B, 179 PRETEND ROAD"]],
	["92 Pretend Lane", ["FLAT 1, 92-92A PRETEND LANE", "FLAT 2, 92-92A PRETEND LANE"]],
	["179A Pretend Road", ["179A PRETEND ROAD", "FLAT A, 179 PRETEND ROAD"]],
	[
		"Example House, 12 Pretend Road",
		["FLAT 1, EXAMPLE HOUSE, 12 PRETEND ROAD", "FLAT 2, EXAMPLE HOUSE, 12 PRETEND ROAD"],
	],
])("%s is asked about", (advertised, homes) => {
	expect(matched(advertised, homes)).toEqual(homes);
});

/** A part of a house is never the house itself, nor another part of it. */
test.each<[string, ...string[]]>([
	["Annexe, 12 High Street", "12 HIGH STREET"],
	["The Annexe, 12 High Street", "12 HIGH STREET"],
	["Annex 12 High Street", "12 HIGH STREET"],
	["Room 4, 9 High Street", "FLAT 4, 9 HIGH STREET", "9 HIGH STREET"],
	["Room 4, 9 High Street", "9 HIGH STREET"],
	["Room 4 9 High Street", "FLAT 4, 9 HIGH STREET"],
	[
		"12 Acme House, High Street",
		"FLAT 12, ACME HOUSE, 3 HIGH STREET",
		"FLAT 12, ACME HOUSE, 5 HIGH STREET",
	],
])("%s is not certainly one of %j", (advertised, ...homes) => {
	const match = matched(advertised, homes);
	expect(match === "none" || Array.isArray(match), String(match)).toBe(true);
});

/** Controls: what looks alike and is another home. */
test.each<[string, ...string[]]>([
	["10 Pretend Lane", "10A PRETEND LANE", "10B PRETEND LANE"],
	["10A Pretend Lane", "10 PRETEND LANE", "10B PRETEND LANE"],
	[
		"10A Pretend Lane",
		"FLAT A, 110 PRETEND LANE",
		"FLAT B, 10 PRETEND LANE",
		"FLAT A, 10 PRETEND ROAD",
	],
	[
		"Flat A, 179 Pretend Road",
		"FLAT B, 179 PRETEND ROAD",
		"179 PRETEND ROAD",
		"FLAT A, 178 PRETEND ROAD",
	],
	["Flat 2, 92 Pretend Lane", "FLAT 2, 93-95 PRETEND LANE", "FLAT 3, 92-92A PRETEND LANE"],
	["Flat 2, 93 Pretend Lane", "FLAT 2, 92-92A PRETEND LANE", "FLAT 2, 92-94 PRETEND LANE"],
	["93 Pretend Lane", "92-94 PRETEND LANE"],
	[
		"12 Pretend Street",
		"FLAT 12, EXAMPLE HOUSE, PRETEND STREET",
		"112 PRETEND STREET",
		"12 PRETEND ROAD",
	],
	[
		"Flat 3, 12 Pretend Street",
		"FLAT 12, 3 PRETEND STREET",
		"312 PRETEND STREET",
		"3 PRETEND STREET",
	],
	["14 (2F1) Pretend Walk", "14 (2F2) PRETEND WALK", "2F1, 12 PRETEND WALK", "14 PRETEND WALK"],
	["14/5 Pretend Walk", "FLAT 14, 5 PRETEND WALK", "FLAT 5, 15 PRETEND WALK", "14 PRETEND WALK"],
	[
		"Flat 14A, Example House, High Road",
		"FLAT 14, EXAMPLE HOUSE, HIGH ROAD",
		"FLAT A, 14 HIGH ROAD",
	],
	[
		"Ground Floor Flat, 74 Pretend Road",
		"FIRST FLOOR FLAT, 74 PRETEND ROAD",
		"GROUND FLOOR FLAT, 76 PRETEND ROAD",
	],
	["Flat A, Example House, 179 Pretend Road", "FLAT B, EXAMPLE HOUSE, 179 PRETEND ROAD"],
	["179A Pretend Road", "APARTMENT 179, PRETEND ROAD", "FLAT A, PRETEND ROAD"],
])("%s is none of its neighbours (%s)", (advertised, ...neighbours) => {
	for (const address of neighbours) {
		expect(matched(advertised, [address]), address).toBe("none");
	}
	expect(matched(advertised, neighbours)).toBe("none");
});
