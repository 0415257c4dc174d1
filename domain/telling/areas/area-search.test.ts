import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { Nation } from "../../base/nation.ts";
import { someScheme } from "../../test/some-facts.ts";
import { areaEntry } from "./area-entry.ts";
import { findAreas, isNarrowed, readAreaSearch } from "./area-search.ts";

const DAY = "2026-11-26";

function entry(name: string, nation: Nation = "England", schemes: LicensingScheme[] = []) {
	return areaEntry({ code: name, name, nation, region: null }, schemes, DAY);
}

const read = (over: Partial<LicensingScheme>) =>
	someScheme({
		kind: "selective",
		end: null,
		evidence: [
			{
				url: "https://www.testborough.gov.uk/x",
				publisher: "council",
				pageDay: null,
				readDay: "2026-11-24",
				readBy: "check",
				proves: "It is in force.",
			},
		],
		...over,
	});

const entries = [
	entry("Bury"),
	entry("Canterbury"),
	entry("Bristol, City of"),
	entry("Cumberland"),
	entry("Leeds"),
	entry("Brighton and Hove"),
	entry("Hillingdon"),
	entry("Solihull"),
	entry("Kingston upon Hull, City of"),
	{ ...entry("City of London"), region: "London" },
	{ ...entry("Ealing"), region: "London" },
	entry("Aberdeen City", "Scotland"),
	entry("Westminster"),
	entry("Cardiff", "Wales"),
	entry("St. Helens"),
	entry("Ending", "England", [read({ start: "2022-02-01", end: "2027-01-31" })]),
	entry("Starting", "England", [read({ start: "2027-04-01" })]),
	entry("Listed", "England", [read({ start: "2025-01-01", evidence: [] })]),
];

const found = (query: string) =>
	findAreas(entries, readAreaSearch(new URLSearchParams(query))).map(({ name }) => name);

test.each([
	["find=bur", ["Bury", "Canterbury"]],
	["find=BRISTOL", ["Bristol"]],
	["find=st helens", ["St. Helens"]],
	["find=carlisle", ["Cumberland"]],
	["find=cumber", ["Cumberland"]],
	["nation=Wales", ["Cardiff"]],
	["show=live", ["Ending"]],
	["show=ends", ["Ending"]],
	["show=starts", ["Starting"]],
	["show=lead", ["Listed"]],
	["find=London", ["City of London", "Ealing"]],
	["find=Ealing, London", ["Ealing"]],
	["find=zzz", []],
	["find=Brighton %26 Hove", ["Brighton and Hove"]],
	["find=Leeds City Council", ["Leeds"]],
	["find=City of Leeds", ["Leeds"]],
	["find=Bury Council", ["Bury", "Canterbury"]],
	["find=City of Bristol", ["Bristol"]],
	["find=City of London", ["City of London"]],
	["find=City of Westminster", ["Westminster"]],
	["find=Aberdeen City Council", ["Aberdeen City"]],
	["find=hull", ["Kingston upon Hull", "Solihull"]],
])("%s finds %j", (query, names) => {
	expect(found(query)).toEqual(names);
});

test("nothing typed, and what is none of the choices, asks for all", () => {
	expect(found("find=%20&nation=Atlantis&show=everything")).toHaveLength(entries.length);
	expect(isNarrowed(readAreaSearch(new URLSearchParams("find=%20&nation=x")))).toBe(false);
	expect(isNarrowed(readAreaSearch(new URLSearchParams("show=live")))).toBe(true);
});

test("a text as long as a book is cut, and finds nothing", () => {
	expect(found(`find=${"bury".repeat(100_000)}`)).toEqual([]);
});

test("the next days of a council are those of schemes that we read", () => {
	expect(entries.find(({ name }) => name === "Ending")).toMatchObject({
		starts: null,
		ends: "2027-01-31",
		turns: ["By a list one ends on 31 January 2027."],
	});
	expect(entries.find(({ name }) => name === "Starting")).toMatchObject({
		starts: "2027-04-01",
		ends: null,
	});
	expect(entries.find(({ name }) => name === "Listed")).toMatchObject({ starts: null, ends: null });
});
