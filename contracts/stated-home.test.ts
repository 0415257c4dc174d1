import { expect, test } from "vitest";
import { PreviewQuery, StatedHome } from "./stated-home.ts";
import { StatedOwners } from "./stated-owners.ts";

test("an address and a body that state the same are read as the same", () => {
	const stated = {
		use: "hmo",
		nation: "Wales",
		bedrooms: 5,
		people: 6,
		rooms: 5,
		rent: 500,
		price: 240_000,
		serviceCharge: 0,
		loan: 60,
		rentOf: "room",
		type: "terraced",
		owned: true,
		loanLeft: 0,
		boughtFor: 120_000,
		valueWhenLet: 150_000,
		exemption: false,
		c4permission: true,
	} as const;
	const address = Object.fromEntries(
		Object.entries(stated).map(([name, value]) => [name, String(value)]),
	);
	expect(PreviewQuery.parse(address)).toEqual(stated);
	expect(StatedHome.parse(stated)).toEqual(stated);
});

test("what is left blank or out is not stated", () => {
	const nothing = {
		use: "single",
		rentOf: "home",
		owned: false,
		exemption: false,
		c4permission: false,
	};
	expect(PreviewQuery.parse({ rent: " ", loan: "", people: "" })).toEqual(nothing);
	expect(StatedHome.parse({})).toEqual(nothing);
});

test.each([
	["loan", "70", "The loan is one of 75, 60, 40, 0 percent of the price"],
	["loan", "most of it", "The loan is one of 75, 60, 40, 0 percent of the price"],
	["people", "0", "Enter at least one person"],
	["people", "2.5", "Enter a whole number of people"],
	["rooms", "31", "Enter 30 rooms or fewer"],
	["rent", "0", "Enter an amount above £0"],
	["price", "180k or so", "Enter an amount in pounds"],
	["price", "£300 pw", "Enter an amount in pounds"],
	["serviceCharge", "1e9", "Enter an amount in pounds"],
	["loanLeft", "lots", "Enter an amount in pounds"],
	["boughtFor", "0", "Enter an amount above £0"],
	["valueWhenLet", "1e99", "Enter an amount in pounds"],
	["owned", "yes", "This is true or false"],
	["type", "castle", "The type is one of flat, terraced, semi_detached, detached"],
	["rentOf", "week", "A rent is of a room or of the whole home"],
	["price", "1", "A home has no such price: enter it in pounds"],
	["nation", "France", "That is not a nation of the United Kingdom"],
])("%s of %s is refused on its field", (name, text, message) => {
	const { error } = PreviewQuery.safeParse({ [name]: text });
	expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[name, message]]);
});

test.each([
	["price", { price: 180 }],
	["rent", { price: 180_000, rent: 9_600 }],
	["rent", { price: 180_000, rent: 1_600, rentOf: "room", rooms: 5 }],
	["rooms", { rooms: 6, people: 5 }],
] as const)("a %s that cannot be what it says is refused on its field: %j", (field, stated) => {
	const address = Object.fromEntries(
		Object.entries(stated).map(([name, value]) => [name, String(value)]),
	);
	for (const { error } of [PreviewQuery.safeParse(address), StatedHome.safeParse(stated)]) {
		expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
	}
});

test("a rent of half the price a year, a price of £1,000 and a room for each person are read", () => {
	for (const stated of [
		{ price: 24_000, rent: 1_000 },
		{ price: 1_000 },
		{ rooms: 5, people: 5 },
	]) {
		expect(StatedHome.parse(stated)).toMatchObject(stated);
	}
});

test.each([
	[{ rent: "16000", price: "200000" }, "rent", "That reads like a year’s rent: enter a month’s"],
	[{ rooms: "6", people: "5" }, "rooms", "There are more rooms than people"],
])("of %j one cannot be what it says, and is refused at its field", (typed, name, message) => {
	const { error } = PreviewQuery.safeParse(typed);
	expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[name, message]]);
});

test("amounts in an address are read as people type money", () => {
	expect(
		PreviewQuery.parse({ rent: "£300 pw", price: "180k", serviceCharge: "£120 pcm" }),
	).toMatchObject({ rent: 1_300, price: 180_000, serviceCharge: 1_440 });
});

test("a position is read to the penny, of a share of the ownership", () => {
	const position = { incomePence: 3_517_329, nation: "Scotland", share: 0.5, company: false };
	expect(StatedOwners.parse([position])).toEqual([position]);
	expect(PreviewQuery.parse({ owners: JSON.stringify([position]) })).not.toHaveProperty("owners");
	expect(StatedHome.parse({ owners: [position] })).not.toHaveProperty("owners");
});
