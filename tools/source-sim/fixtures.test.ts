import { expect, test } from "vitest";
import { trimGrounds } from "#domain/telling/map/trim-grounds.ts";
import { brighton, dataOf, manchester, simulatedSources } from "./test/simulated-sources.ts";

const sources = simulatedSources();

test.each([
	["M14 5LL", "England", "E08000003", "E05011364"],
	["BN2 9QA", "England", "E06000043", "E05015410"],
	["NE6 5QJ", "England", "E08000021", "E05011448"],
	["SW1A 1AA", "England", "E09000033", "E05013806"],
	["CF24 3AB", "Wales", "W06000015", "W05001289"],
	["EH6 5NP", "Scotland", "S12000036", "S13002930"],
	["BT1 5GS", "Northern Ireland", "N09000003", "N08000315"],
])("%s is placed in %s, authority %s, ward %s", async (text, nation, authority, ward) => {
	expect(await dataOf(sources.lookUp(text))).toMatchObject({
		kind: "live",
		nation,
		authority: { code: authority },
		ward: { code: ward },
	});
});

test("a terminated postcode says since when, and one nobody knows is absent", async () => {
	expect(await dataOf(sources.lookUp("E1W 1UU"))).toEqual({ kind: "terminated", since: "2015-02" });
	expect(await dataOf(sources.lookUp("ZE1 0ZZ"))).toEqual({ kind: "absent" });
});

test("text that is no postcode gets the official refusal", async () => {
	const response = await sources.get("/postcodes-io/postcodes/NOWHERE");
	expect(response.status).toBe(404);
	expect(await response.json()).toEqual({ status: 404, error: "Invalid postcode" });
});

test("the postcodes around a position are those in reach", async () => {
	const near = await dataOf(sources.nearest({ lat: 51.4852, lng: -3.1682 }));
	expect(near.map(({ postcode, metres }) => [postcode.formatted, metres])).toEqual([
		["CF24 3AB", 43],
	]);
	expect(await dataOf(sources.nearest({ lat: 57, lng: -4 }))).toEqual([]);
});

test("a postcode with certificates lists them, the two of one home too", async () => {
	const summaries = await dataOf(sources.search("M14 5LL"));
	expect(summaries).toHaveLength(9);
	expect(new Set(summaries.map((summary) => summary.address)).size).toBe(8);
	expect(summaries.filter((summary) => summary.uprn === null)).toHaveLength(1);
	expect(summaries.map((summary) => summary.band).toSorted()).toEqual([..."BCCCDDDEF"]);
});

test.each(["SW1A 1AA", "EH6 5NP", "BT1 5GS"])("%s has no certificates", async (text) => {
	expect(await dataOf(sources.search(text))).toEqual([]);
});

test.each(["M14 5LL", "BN2 9QA", "CF24 3AB"])(
	"every certificate of %s can be fetched, and agrees with its line",
	async (text) => {
		for (const summary of await dataOf(sources.search(text))) {
			const certificate = await dataOf(sources.certificate(summary.number));
			expect(certificate).toMatchObject(summary);
			expect(certificate?.points).not.toBeNull();
		}
	},
);

test.each([
	["0000-0000-0000-0000-0004", { low: 200_000, high: 200_000 }],
	["0000-0000-0000-0000-0005", { low: 400_000, high: 600_000 }],
	["0000-0000-0000-0000-0008", { low: 1800, high: 1800 }],
	["0000-0000-0000-0000-0104", null],
])("the odd cost on %s arrives as it should", async (number, cost) => {
	expect((await dataOf(sources.certificate(number)))?.improvements[0]).toMatchObject({ cost });
});

test("a certificate may have no improvements, or no floor area", async () => {
	expect(await dataOf(sources.certificate("0000-0000-0000-0000-0009"))).toMatchObject({
		improvements: [],
	});
	expect(await dataOf(sources.certificate("0000-0000-0000-0000-0104"))).toMatchObject({
		floorArea: null,
	});
});

test("a certificate number nobody was given is none", async () => {
	expect(await dataOf(sources.certificate("0000-0000-0000-0000-9999"))).toBeNull();
});

test("the register is shut without a token", async () => {
	const response = await sources.get("/epc-register/api/domestic/search?postcode=M145LL");
	expect(response.status).toBe(403);
	expect(await response.json()).toEqual({
		errors: [{ code: "UNAUTHORISED", title: "You are not authenticated" }],
	});
});

test("sales since a day come newest first", async () => {
	const sales = await dataOf(sources.salesAt("M14 5LL", "2021-01-01"));
	expect(sales).toHaveLength(6);
	expect(sales[0]).toMatchObject({ price: 26_500_000, address: "1 PRETEND TERRACE" });
	expect(await dataOf(sources.salesAt("M14 5LL", "2026-01-01"))).toHaveLength(1);
	expect(await dataOf(sources.salesAt("EH6 5NP", "2021-01-01"))).toEqual([]);
});

test("Manchester's direction is about HMOs, and nothing else is drawn there", async () => {
	const { facts } = await dataOf(sources.constraintsAt(manchester));
	expect(facts).toMatchObject({
		articleFour: [{ hmo: "coded", startDate: "2011-10-08" }],
		conservationAreas: [],
		floodZones: [],
		listedBuildings: [],
	});
});

test("constraints of every other kind are there to be found", async () => {
	const { facts: brightons } = await dataOf(sources.constraintsAt(brighton));
	expect(brightons).toMatchObject({
		articleFour: [],
		conservationAreas: [{ name: "Invented Street" }],
		listedBuildings: [{ grade: "II" }],
	});
	const westminster = await dataOf(sources.constraintsAt({ lat: 51.501009, lng: -0.141588 }));
	expect(westminster.facts.floodZones).toMatchObject([{ grade: "3" }]);
	const cardiff = await dataOf(sources.constraintsAt({ lat: 51.48485, lng: -3.16795 }));
	expect(Object.values(cardiff.facts).flat()).toEqual([]);
});

test.each([
	[manchester, "articleFour", "Pretend city-wide direction", 1],
	[brighton, "conservation", "Invented Street", 1],
	[{ lat: 51.501009, lng: -0.141588 }, "flood", "3", 2],
] as const)("what is drawn at %o is a shape of kind %s about it", async (at, kind, name, rings) => {
	const { drawn } = await dataOf(sources.constraintsAt(at));
	const shapes = await dataOf(sources.shapesOf(...drawn));
	expect(shapes).toMatchObject([{ kind, name }]);
	expect(trimGrounds(at, shapes).map((ground) => ground.rings.length)).toEqual([rings]);
});

test("crimes are there except where a force publishes none, and the railway police alone do", async () => {
	expect(await dataOf(sources.crimesNear(brighton))).toMatchObject({ month: "2026-08", total: 36 });
	const byTheRailway = { month: null, total: 3, railway: 3 };
	expect(await dataOf(sources.crimesNear(manchester))).toMatchObject(byTheRailway);
});

test("a flood warning in force is there, one that ended is not", async () => {
	const { warnings } = await dataOf(sources.warningsNear(brighton));
	expect(warnings.map(({ level }) => level)).toEqual([2, 3]);
	expect(await dataOf(sources.warningsNear(manchester))).toEqual({ warnings: [] });
});

test("a position from another source, some way off, leads to the same place", async () => {
	const off = { lat: brighton.lat + 0.003, lng: brighton.lng - 0.003 };
	expect(await dataOf(sources.crimesNear(off))).toMatchObject({ total: 36 });
	const far = { lat: brighton.lat + 0.02, lng: brighton.lng };
	expect(await dataOf(sources.crimesNear(far))).toMatchObject({ total: 0 });
});

test("Bank Rate is a line a weekday, blank at Christmas, and changes on the days it did", async () => {
	const series = await dataOf(sources.bankRates());
	expect(series[0]).toEqual({ day: "2024-01-02", rate: 5.25 });
	expect(series.at(-1)).toEqual({ day: "2026-11-20", rate: 3.75 });
	expect(series).toContainEqual({ day: "2025-12-17", rate: 4 });
	expect(series).toContainEqual({ day: "2025-12-18", rate: 3.75 });
	const days = series.map(({ day }) => day);
	expect(days).not.toContain("2025-12-25");
	expect(days).not.toContain("2026-11-15");
});
