import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import {
	allSilent,
	someCertificate,
	someFacts,
	someScheme,
	someSold,
	someUnit,
} from "../../test/some-facts.ts";
import { reportOf, someAssessment } from "../../test/some-report.ts";
import { byGravity, type Risk } from "./risk.ts";

type Stated = NonNullable<Parameters<typeof someAssessment>[0]>;

const found = (stated: Stated) => someAssessment(stated).risks;
const ids = (stated: Stated) => found(stated).map(({ id }) => id);
const figures = { price: fromPounds(180_000), rent: fromPounds(950) };

const someRisk = (over: Partial<Risk>): Risk => ({
	id: "some",
	effect: "once",
	certainty: "certain",
	headline: "",
	detail: "",
	flag: null,
	amount: null,
	amountFrom: "register",
	by: null,
	source: { name: "", asOf: null },
	...over,
});

test("what forbids comes before what costs, then pounds times certainty, then the date", () => {
	const sorted = byGravity([
		someRisk({ id: "later", by: "2030-10-01" }),
		someRisk({ id: "sooner", by: "2027-04-06" }),
		someRisk({ id: "possible", amount: fromPounds(3_000), certainty: "possible" }),
		someRisk({ id: "certain", amount: fromPounds(1_000) }),
		someRisk({ id: "fine", amount: fromPounds(40_000), certainty: "likely", isPenalty: true }),
		someRisk({ id: "yearly", effect: "yearly" }),
		someRisk({ id: "loan", effect: "loan" }),
		someRisk({ id: "forbids", effect: "forbids" }),
	]);
	expect(sorted.map(({ id }) => id)).toEqual([
		"forbids",
		"loan",
		"yearly",
		"fine",
		"certain",
		"possible",
		"sooner",
		"later",
	]);
});

const soldAt = (pounds: number, tenure: "freehold" | "leasehold" | null = "freehold"): Stated => {
	const { areas, authorities } = someFacts();
	const [authority] = authorities;
	return {
		chosen: someCertificate({ address: "14 Test Street" }),
		facts: {
			place: someUnit(),
			areas,
			authorities: authority
				? [
						{
							...authority,
							indexPrice: { average: fromPounds(200_000), month: "2026-03", before: [] },
							priceGrowth: { percent: 0, month: "2026-03" },
						},
					]
				: [],
			sold: someSold({
				atPostcode: {
					since: "2021-10-01",
					sales: [
						{
							price: fromPounds(pounds),
							date: "2026-01-12",
							propertyType: "terraced",
							newBuild: false,
							address: "14 TEST STREET",
							tenure,
						},
					],
				},
			}),
		},
	};
};

test.each([
	[
		312_000,
		450_000,
		"price_above_last_sale",
		"About half above its indexed last sale of January 2026",
	],
	[
		312_000,
		250_000,
		"price_below_last_sale",
		"About a fifth below its indexed last sale of January 2026",
	],
])("a home sold for £%i and offered at £%i: %s", (sold, asked, id, headline) => {
	const stated = { ...soldAt(sold), price: fromPounds(asked), rent: fromPounds(1_500) };
	expect(found(stated).find((risk) => risk.id === id)).toMatchObject({ headline });
});

test("a price within a tenth of the last sale, and a home that is owned, raise no question", () => {
	const far = { ...soldAt(312_000), price: fromPounds(450_000) };
	const near = { ...soldAt(312_000), price: fromPounds(340_000) };
	const owned = { ...far, owned: true };
	const asked = (stated: Stated) => ids(stated).filter((id) => id.includes("last_sale"));
	expect([far, near, owned].map(asked)).toEqual([["price_above_last_sale"], [], []]);
});

test("a leasehold home's charge is a risk where what flats pay on average would turn it, until it is stated", () => {
	const lease = { ...soldAt(180_000, "leasehold"), ...figures, rent: fromPounds(1_100) };
	expect(ids(lease)).toContain("service_charge");
	expect(ids({ ...lease, serviceCharge: fromPounds(900) })).not.toContain("service_charge");
	expect(ids({ ...lease, rent: fromPounds(2_000) })).not.toContain("service_charge");
	expect(ids(soldAt(312_000, "leasehold"))).not.toContain("service_charge");
});

test("four bedrooms do not fit 41 m², and six rooms for adults do not fit 70 m²", () => {
	const small = { chosen: someCertificate({ floorArea: 41 }), facts: { place: someUnit() } };
	expect(ids({ ...small, bedrooms: 4 })).toContain("bedrooms_do_not_fit");
	expect(ids({ ...small, bedrooms: 1 })).not.toContain("bedrooms_do_not_fit");
	const house = { chosen: someCertificate({ floorArea: 70 }), facts: { place: someUnit() } };
	expect(ids({ ...house, use: "hmo", rooms: 6 })).toContain("rooms_too_small");
	expect(ids({ ...house, rooms: 6 })).not.toContain("rooms_too_small");
});

test("a rent well above the official mean is a risk of one household, whose rent the mean is, and has no pounds", () => {
	const high = { price: fromPounds(180_000), rent: fromPounds(1_400) };
	expect(found(high).find(({ id }) => id === "rent_above_official")).toMatchObject({
		amount: null,
	});
	for (const use of ["sharers", "hmo"] as const) {
		expect(ids({ ...high, use })).not.toContain("rent_above_official");
	}
	expect(ids({ ...high, rooms: 4 })).not.toContain("rent_above_official");
	expect(ids(figures)).not.toContain("rent_above_official");
});

const zone = (grade: string): Stated => ({
	facts: {
		place: someUnit(),
		live: allSilent({
			planning: {
				state: "answered",
				at: Date.UTC(2026, 10, 20),
				data: {
					articleFour: [],
					conservationAreas: [],
					listedBuildings: [],
					floodZones: [{ dataset: "", reference: "", name: "", startDate: null, url: null, grade }],
				},
			},
		}),
	},
});

test("flood zone 3 is told as such, and before zone 2 in its words", () => {
	expect(ids(zone("3"))).toContain("flood_zone_3");
	expect(ids(zone("2"))).toContain("flood_zone_2");
	expect(ids(zone("2"))).not.toContain("flood_zone_3");
});

test("typical figures put no pounds of money at risk", () => {
	const typical = found({ facts: { schemes: [someScheme()] } });
	expect(
		typical
			.filter(({ amountFrom }) => amountFrom === "stated" || amountFrom === "published")
			.filter(({ amount }) => amount !== null),
	).toEqual([]);
});

test("a loss is the gravest that money does, by its own pounds", () => {
	const losing = { price: fromPounds(180_000), rent: fromPounds(300) };
	const loss = found(losing).find(({ id }) => id === "negative_cash_flow");
	expect(loss).toMatchObject({ effect: "yearly", certainty: "certain", amountFrom: "stated" });
	expect(loss?.amount).toBe(-(someAssessment(losing).money.figures.year.cashFlow ?? 0));
	expect(ids(losing).filter((id) => id === "no_lender")).toEqual([]);
});

test("a rise of tax, or of the loan's rate, is a risk where it turns the year into a loss", () => {
	const owner = {
		incomePence: fromPounds(60_000),
		nation: "England",
		share: 1,
		company: false,
	} as const;
	const at = (rent: number) => ids({ ...figures, rent: fromPounds(rent), owners: [owner] });
	expect(at(1_295)).toContain("tax_rise");
	// This year's tax leaves something: it is not held against the next year's.
	expect(at(1_295)).not.toContain("tax_above_cash_flow");
	expect(at(1_600)).not.toContain("tax_rise");
	expect(ids({ ...figures, rent: fromPounds(1_000) })).toContain("rate_rise");
	expect(ids({ ...figures, rent: fromPounds(1_400) })).not.toContain("rate_rise");
});

test("what forbids the letting is told planning first, then licences, then the energy rating", () => {
	const schemes = [
		someScheme({ verifiedOn: "2026-11-01" }),
		someScheme({ kind: "article4_hmo", end: null, verifiedOn: "2026-11-01" }),
	];
	const stated = {
		use: "hmo",
		chosen: someCertificate({ points: 30, band: "F" }),
		facts: { place: someUnit(), schemes },
	} as const;
	const forbidding = found(stated).filter(({ effect }) => effect === "forbids");
	expect(forbidding.map(({ id }) => id).slice(0, 2)).toEqual(["planning", "licence_mandatory"]);
	expect(forbidding.findIndex(({ id }) => id === "below_minimum")).toBe(
		forbidding.findLastIndex(({ id }) => id.startsWith("licence_")) + 1,
	);
	expect(someAssessment(stated).dealBreakers.map(({ id }) => id)).toEqual(["articleFour", "epc"]);
});

test("what nobody knows is no risk", () => {
	const unknown = { facts: { place: someUnit(), schemes: [], areas: [], rents: [], sold: null } };
	expect(found({ ...unknown, use: "sharers" }).filter(({ isDuty }) => !isDuty)).toEqual([]);
});

test("the step on a price that does not pay says from which price and which was stated", () => {
	const { plan } = reportOf(figures);
	expect(plan.find(({ id }) => id === "figures")?.what).toMatch(
		/^Settle the price: it pays up to £1[\d,]+, not at £180,000$/,
	);
});
