import { expect, test } from "vitest";
import type { Place } from "../../../base/facts/facts.ts";
import type { RentMarket } from "../../../base/facts/rent-market.ts";
import { nations } from "../../../base/nation.ts";
import { someFacts, somePlace } from "../../../test/some-facts.ts";
import { areaNames } from "./rate-tables.ts";
import { brmaRefusal, rentalArea } from "./rental-area.ts";

const inEngland = someFacts();
const inNorthernIreland = (postcode: string) =>
	someFacts({ postcode, place: somePlace({ nation: "Northern Ireland" }) });

const RENFREW = "S12000011";
const GLASGOW = "S12000049";
const market = (name: string, households: number, authority = RENFREW): RentMarket => ({
	authority,
	code: name,
	name,
	households,
});
const glasgow = market("Greater Glasgow", 680);
const renfrewshire = market("Renfrewshire and Inverclyde", 320);
const east = { code: RENFREW, name: "East Renfrewshire", share: 1 };
const city = { code: GLASGOW, name: "Glasgow City", share: 0.4 };
const inScotland = (
	rentMarkets: readonly RentMarket[],
	authorities: Place["authorities"] = [east],
) => someFacts({ place: somePlace({ nation: "Scotland", authorities }), rentMarkets });

test("every nation has its areas: 152, 18, 22, and 8", () => {
	expect(nations.map((nation) => [nation, areaNames(nation).length])).toEqual([
		["England", 152],
		["Wales", 22],
		["Scotland", 18],
		["Northern Ireland", 8],
	]);
});

test("in England the visitor is asked, among all of the nation", () => {
	expect(rentalArea(inEngland, null)).toEqual({
		area: null,
		because: null,
		note: null,
		choices: null,
	});
	expect(rentalArea(inEngland, "Ashford")).toMatchObject({ area: "Ashford", because: "stated" });
});

test("in Northern Ireland the outcode tells the area, whatever was stated", () => {
	for (const stated of [null, "South"]) {
		expect(rentalArea(inNorthernIreland("BT1 5GS"), stated)).toMatchObject({
			area: "Belfast",
			because: "outcode",
			choices: [],
		});
	}
	expect(rentalArea(inNorthernIreland("BT99 9ZZ"), null).choices).toBeNull();
});

test("a Scottish council that lies in one area tells it, and nobody is asked", () => {
	expect(rentalArea(inScotland([glasgow]), null)).toEqual({
		area: "Greater Glasgow",
		because: "council",
		note: "All private renters of East Renfrewshire live in the market area Greater Glasgow.",
		choices: [],
	});
});

test("where nearly all private renters live in one area it is taken, and the others may be stated", () => {
	const home = inScotland([market("Greater Glasgow", 9_700), market("Ayrshires", 300)]);
	expect(rentalArea(home, null)).toMatchObject({
		area: "Greater Glasgow",
		because: "council",
		note: expect.stringMatching(/^Nearly all private renters/),
		choices: ["Greater Glasgow", "Ayrshires"],
	});
	expect(rentalArea(home, "Ayrshires")).toMatchObject({ area: "Ayrshires", because: "stated" });
});

test("of a council that is split its own areas are the choices, slivers too, the largest first", () => {
	const home = inScotland([market("South Lanarkshire", 5), renfrewshire, glasgow]);
	expect(rentalArea(home, null)).toEqual({
		area: null,
		because: null,
		note: null,
		choices: ["Greater Glasgow", "Renfrewshire and Inverclyde", "South Lanarkshire"],
	});
});

test("an area without private renters of the council is none of its areas", () => {
	const home = inScotland([glasgow, market("Ayrshires", 0)]);
	expect(rentalArea(home, null)).toMatchObject({ area: "Greater Glasgow", choices: [] });
});

test("a sector of two councils has the areas of both, and is asked unless they are one", () => {
	const both = [{ ...east, share: 0.6 }, city];
	const one = inScotland([glasgow, { ...glasgow, authority: GLASGOW }], both);
	expect(rentalArea(one, null)).toMatchObject({ area: "Greater Glasgow", because: "council" });
	const two = inScotland([renfrewshire, { ...glasgow, authority: GLASGOW }], both);
	expect(rentalArea(two, null)).toMatchObject({
		area: null,
		choices: ["Renfrewshire and Inverclyde", "Greater Glasgow"],
	});
});

test("on the border, and where nothing of the council is held, the nation's areas are asked for", () => {
	const border = inScotland([glasgow], [east, { code: "E06000057", name: "North", share: 0.4 }]);
	expect(rentalArea(border, null)).toMatchObject({ area: null, choices: null });
	expect(rentalArea(inScotland([]), null)).toMatchObject({ area: null, choices: null });
});

test("an area of another nation or council, or of none, is refused", () => {
	const split = inScotland([glasgow, renfrewshire]);
	expect(brmaRefusal(inEngland, null)).toBeNull();
	expect(brmaRefusal(inEngland, "Ashford")).toBeNull();
	expect(brmaRefusal(split, "Greater Glasgow")).toBeNull();
	expect(brmaRefusal(inScotland([]), "Lothian")).toBeNull();
	expect(brmaRefusal(inEngland, "Atlantis")).toBe("That is no rental market area of England");
	expect(brmaRefusal(split, "Ashford")).toBe("That is no rental market area of Scotland");
	expect(brmaRefusal(split, "Lothian")).toBe("That is no rental market area of East Renfrewshire");
});
