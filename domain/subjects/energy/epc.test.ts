import { expect, test } from "vitest";
import { bandOf, bands, isBelowMinimum, midpoint } from "../../base/facts/band.ts";
import { ADDRESS_WITHHELD } from "../../base/facts/certificate.ts";
import { noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { assess } from "../../judgement/assess.ts";
import { allSilent, someArea, someCertificate, someFacts } from "../../test/some-facts.ts";
import { costTo } from "./cost-to-band.ts";
import { isExpired, newestPerAddress, validUntil } from "./current-certificates.ts";
import { energyFigures } from "./judge-energy.ts";
import { medianBand } from "./typical-home.ts";

const day = "2026-11-20";

test.each([
	[110, "A"],
	[92, "A"],
	[91, "B"],
	[81, "B"],
	[80, "C"],
	[69, "C"],
	[68.5, "D"],
	[68, "D"],
	[55, "D"],
	[54, "E"],
	[39, "E"],
	[38, "F"],
	[21, "F"],
	[20, "G"],
	[1, "G"],
	[-3, "G"],
] as const)("%d points are band %s", (points, band) => {
	expect(bandOf(points)).toBe(band);
});

test("the bands leave no number of points out", () => {
	expect(bands.map(({ from, to }) => to - from + 1).reduce((a, b) => a + b)).toBe(100);
	expect(midpoint("D")).toBe(61.5);
	expect(["A", "B", "C", "D", "E", "F", "G"].filter((band) => isBelowMinimum(band as "A"))).toEqual(
		["F", "G"],
	);
});

test("a certificate holds ten years from the day before it was registered, as the register counts", () => {
	expect(validUntil({ registeredOn: "2020-05-04" })).toBe("2030-05-03");
	expect(validUntil({ registeredOn: "2016-03-01" })).toBe("2026-02-28");
	expect(isExpired({ registeredOn: "2016-11-21" }, day)).toBe(false);
	expect(isExpired({ registeredOn: "2016-11-20" }, day)).toBe(true);
});

test("of several certificates for one home the newest stands, told by property number, else by address", () => {
	const old = someCertificate({
		uprn: "1",
		registeredOn: "2012-01-01",
		address: "Flat 1, 2 Test Street",
	});
	const recent = someCertificate({
		uprn: "1",
		registeredOn: "2024-01-01",
		address: "FLAT 1 2 TEST ST",
	});
	const written = someCertificate({ registeredOn: "2013-01-01", address: "10, Test Street" });
	const again = someCertificate({ registeredOn: "2023-01-01", address: "10 test street" });
	expect(newestPerAddress([old, written, recent, again])).toEqual([again, recent]);
});

test("two homes whose addresses are withheld are not taken for one", () => {
	const homes = [1, 2].map(() => someCertificate({ address: ADDRESS_WITHHELD }));
	expect(newestPerAddress(homes)).toHaveLength(2);
});

test("addresses stand in the order people count", () => {
	const homes = ["10 Test Street", "2 Test Street", "1 Test Street"].map((address) =>
		someCertificate({ address }),
	);
	expect(newestPerAddress(homes).map(({ address }) => address)).toEqual([
		"1 Test Street",
		"2 Test Street",
		"10 Test Street",
	]);
});

test("the cost to reach C adds the cumulative steps up to 69 points and no further", () => {
	expect(costTo(someCertificate())).toEqual({
		known: true,
		low: fromPounds(600),
		high: fromPounds(1_850),
		steps: 2,
	});
});

test("a home at C already costs nothing to bring there", () => {
	expect(costTo(someCertificate({ points: 69 }))).toMatchObject({
		known: true,
		high: 0,
		steps: 0,
	});
});

const [loft, cavity] = someCertificate().improvements;

test.each([
	[
		"steps that end short of C",
		someCertificate({ improvements: loft ? [loft] : [] }),
		"end at 66 points (band D)",
	],
	["no steps", someCertificate({ improvements: [] }), "lists no steps"],
	[
		"a step on the way without a cost",
		someCertificate({ improvements: loft && cavity ? [{ ...loft, cost: null }, cavity] : [] }),
		"prints no cost for 1 of the 2 steps",
	],
	["no score", someCertificate({ points: null }), "gives no score"],
])("with %s the cost is not known, and the reason says so", (_, certificate, reason) => {
	const cost = costTo(certificate);
	expect(cost.known || cost.reason).toContain(reason);
});

const certificatesOf = (...details: ReturnType<typeof someCertificate>[]) =>
	allSilent({
		certificates: {
			state: "answered",
			at: Date.UTC(2026, 10, 20),
			data: { summaries: details, details },
		},
	});

test("unchosen, the figures are the medians of the postcode's current certificates with their count", () => {
	const facts = someFacts({
		live: certificatesOf(
			someCertificate({ points: 50, floorArea: 60 }),
			someCertificate({ points: 60, floorArea: 90 }),
			someCertificate({ points: 71, floorArea: 100 }),
			someCertificate({ points: 20, registeredOn: "2010-01-01" }),
		),
	});
	const figures = energyFigures(facts, null, day);
	expect(figures.points).toMatchObject({
		value: 60,
		basis: "postcode",
		coverage: "estimated",
		sample: 3,
	});
	expect(figures.band.value).toBe("D");
	expect(figures.floorArea.value).toBe(90);
	expect(figures.propertyType.value).toBe("House, mid-terrace");
});

test("chosen, the figures are the home's own, and it never borrows a neighbour's", () => {
	const chosen = someCertificate({ points: 30, band: "F", floorArea: null });
	const facts = someFacts({ live: certificatesOf(chosen, someCertificate(), someCertificate()) });
	const figures = energyFigures(facts, chosen, day);
	expect(figures.band).toMatchObject({ value: "F", basis: "property", coverage: "ok" });
	expect(figures.floorArea).toMatchObject({ value: null, coverage: "unknown", basis: "property" });
});

test("an expired certificate still tells, and is marked", () => {
	const chosen = someCertificate({ registeredOn: "2014-05-01" });
	const figures = energyFigures(someFacts({ live: certificatesOf(chosen) }), chosen, day);
	expect(figures.points).toMatchObject({ value: 62, coverage: "estimated" });
	expect(figures.points.note).toContain("expired on 30 April 2024");
});

test("without certificates the band is the area's, and no points are made from it", () => {
	const figures = energyFigures(someFacts(), null, day);
	expect(figures.band).toMatchObject({
		value: "D",
		basis: "area",
		coverage: "estimated",
		sample: 4_000,
	});
	expect(figures.points).toMatchObject({ value: null, coverage: "unknown" });
	expect(figures.points.note).toContain("is not connected to this service");
});

test("of several areas the band is the middle one by their shares, and the note says from where to where", () => {
	const areas = [
		someArea({ share: 0.4, medianBand: "D" }),
		someArea({ share: 0.35, medianBand: "E", name: "Testborough 002" }),
		someArea({ share: 0.25, medianBand: "C", name: "Testborough 003" }),
	];
	const { band } = energyFigures(someFacts({ areas }), null, day);
	expect(band).toMatchObject({ value: "D", place: "3 areas of ZZ1 1", sample: 12_000 });
	expect(band.note).toBe(
		"Typical of 3 areas of ZZ1 1. ZZ1 1 lies in Testborough 001 (40%), Testborough 002 (35%) and Testborough 003 (25%). From band C to E. Homes in it differ.",
	);
});

test("where the areas of half the sector have no band there is none", () => {
	const areas = [
		someArea({ share: 0.5 }),
		someArea({ share: 0.5, medianBand: null, name: "Testborough 002" }),
	];
	expect(energyFigures(someFacts({ areas }), null, day).band.value).toBeNull();
});

test("a band taken from the area is an estimate, also where the area is the postcode's own", () => {
	const own = someFacts({ areas: [someArea({ exact: true })] });
	expect(energyFigures(own, null, day).band.coverage).toBe("estimated");
	expect(energyFigures(someFacts(), null, day).band.coverage).toBe("estimated");
});

test("the search's letters alone give a median band", () => {
	const homes = (["B", "C", "D", "D", "G"] as const).map((band) =>
		someCertificate({ band, points: null }),
	);
	expect(medianBand(homes)).toBe("D");
	expect(medianBand([someCertificate({ band: null })])).toBeNull();
});

test("an older certificate without a property number is the same home as a newer one with it", () => {
	const old = someCertificate({ address: "1 High Street", registeredOn: "2017-01-01" });
	const recent = someCertificate({
		address: "1 HIGH STREET",
		uprn: "100",
		registeredOn: "2024-01-01",
	});
	expect(newestPerAddress([old, recent])).toEqual([recent]);
});

test.each([
	["half of the homes below C have a printed cost", [71, 62, 30], fromPounds(1_225)],
	["every home is at C already", [71, 75, 80], fromPounds(0)],
])("where %s the typical upgrade cost is of those", (_, points, cost) => {
	const details = points.map((score) =>
		someCertificate({ points: score, ...(score === 30 ? { improvements: [] } : {}) }),
	);
	const { upgradeCost } = energyFigures(someFacts({ live: certificatesOf(...details) }), null, day);
	expect(upgradeCost.value).toBe(cost);
});

test("where most homes below C have no printed cost, none is told", () => {
	const costless = [50, 40, 62].map((points) =>
		someCertificate({ points, ...(points === 62 ? {} : { improvements: [] }) }),
	);
	const live = certificatesOf(someCertificate({ points: 72 }), ...costless);
	expect(energyFigures(someFacts({ live }), null, day).upgradeCost.value).toBeNull();
});

test.each([
	[35, false],
	[36, true],
	[41, true],
	[42, false],
	// Letting does not depend on the edge of C.
	[66, false],
	[71, false],
])("a score of %d is near the edge below which no home may be let: %s", (points, near) => {
	const chosen = someCertificate({ points, registeredOn: "2024-01-01" });
	const { flags } = assess(someFacts(), { inputs: noInputs, chosen, day });
	expect(flags.some((flag) => flag.includes("close to the edge"))).toBe(near);
});
