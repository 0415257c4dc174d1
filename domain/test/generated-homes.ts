import fc from "fast-check";
import { bandOf } from "../base/facts/band.ts";
import type { Certificate } from "../base/facts/certificate.ts";
import type { Facts, Place } from "../base/facts/facts.ts";
import type { PlanningFacts } from "../base/facts/planning-facts.ts";
import type { LicensingScheme, SchemeEvidence } from "../base/facts/scheme.ts";
import { type Inputs, loanPercents, noInputs, rentsOf } from "../base/inputs.ts";
import { fromPounds, type Pence, pence } from "../base/money.ts";
import { type Nation, nations } from "../base/nation.ts";
import { uses } from "../base/use.ts";
import { type Assessment, assess } from "../judgement/assess.ts";
import type { Owners } from "../subjects/finance/owners.ts";
import {
	allSilent,
	someArea,
	someCertificate,
	someFacts,
	someScheme,
	someSchemeEvidence,
	someSold,
	someUnit,
} from "./some-facts.ts";
import { byType, newestIndex } from "./some-types.ts";

const DAY = "2026-11-23";
const ANSWERED = Date.UTC(2026, 10, 23, 9);

/** A complete home to judge: a place of any nation and grain, a use, figures stated or not, a certificate or none. */
export type GeneratedHome = {
	readonly facts: Facts;
	readonly inputs: Inputs;
	readonly chosen: Certificate | null;
	readonly owners: Owners;
};

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 });
const pounds = (least: number, most: number) =>
	fc.integer({ min: least, max: most }).map((amount) => fromPounds(amount));

const codes: Readonly<Record<Nation, string>> = {
	England: "E00000001",
	Wales: "W00000001",
	Scotland: "S00000001",
	"Northern Ireland": "N00000001",
};

const place: fc.Arbitrary<Place> = fc
	.record({
		nation: fc.constantFrom(...nations),
		grain: fc.constantFrom("unit", "sector", "outcode" as const),
		isOnBorder: fc.boolean(),
	})
	.map(({ nation, grain, isOnBorder }) => {
		const main = { code: codes[nation], name: "Testborough" };
		const beyond = { code: codes.England, name: "Fareham", share: 0.4 };
		const spans = isOnBorder && grain !== "unit" && nation !== "England";
		return someUnit({
			nation,
			region: nation === "England" ? "North West" : null,
			grain,
			authorities: spans ? [{ ...main, share: 0.6 }, beyond] : [{ ...main, share: 1 }],
			position: grain === "unit" ? { lat: 53.45, lng: -2.22 } : null,
		});
	});

/** Basis of a row: none, or a page that is recent, old, undated, or names the row's days. */
const pages: readonly (Partial<SchemeEvidence> | null)[] = [
	null,
	{ pageDay: "2026-05" },
	{ pageDay: "2023" },
	{ pageDay: null },
	{ pageDay: "2023", proves: "It runs from 1 January 2024 to 31 December 2028." },
	{ pageDay: null, proves: "It starts on 1 February 2027. The council confirmed it in 2026." },
	{ publisher: "press", pageDay: "2026-05" },
];

const scheme: fc.Arbitrary<Partial<LicensingScheme>> = fc.record({
	evidence: fc.constantFrom(...pages).map((page) => (page ? [someSchemeEvidence(page)] : [])),
	kind: fc.constantFrom("selective", "additional", "article4_hmo", "none" as const),
	coverage: fc.constantFrom("whole_district", "wards", "streets" as const),
	wardCodes: fc.constantFrom(["E05000001"], ["E05000009"]),
	start: fc.constantFrom("2024-01-01", "2027-02-01"),
	end: fc.constantFrom("2028-12-31", "2027-03-31", "2026-01-31"),
	verifiedOn: fc.constantFrom(null, "2026-11-01"),
});

const planning: fc.Arbitrary<PlanningFacts> = fc
	.record({
		zone: fc.constantFrom("none", "2", "3", null),
		hmo: fc.constantFrom("none", "coded", "worded", null),
		isListed: fc.boolean(),
		isConserved: fc.boolean(),
	})
	.map(({ zone, hmo, isListed, isConserved }) => {
		const entry = { dataset: "", reference: "R1", name: "One", startDate: null, url: null };
		const plain = { ...entry, grade: null };
		return {
			articleFour: hmo === "none" ? [] : [{ ...plain, hmo }],
			conservationAreas: isConserved ? [plain] : [],
			floodZones: zone === "none" ? [] : [{ ...entry, grade: zone }],
			listedBuildings: isListed ? [plain] : [],
		};
	});

const certificate: fc.Arbitrary<Certificate> = fc
	.record({
		points: fc.integer({ min: 1, max: 100 }),
		registeredOn: fc.constantFrom("2010-01-01", "2017-02-01", "2022-03-01", "2026-10-01"),
		propertyType: fc.constantFrom("House", "Flat", "Maisonette", null),
		floorArea: some(fc.integer({ min: 18, max: 240 })),
	})
	.map(({ points, ...over }) =>
		someCertificate({ points, band: bandOf(points), address: "14 Test Street", ...over }),
	);

const inputs: fc.Arbitrary<Inputs> = fc
	.record({
		use: fc.constantFrom(...uses),
		bedrooms: some(fc.integer({ min: 0, max: 9 })),
		people: some(fc.integer({ min: 1, max: 10 })),
		rooms: some(fc.integer({ min: 1, max: 9 })),
		rent: some(pounds(150, 6_000)),
		price: some(pounds(25_000, 1_500_000)),
		serviceCharge: some(pounds(0, 6_000)),
		loan: some(fc.constantFrom(...loanPercents)),
		rentOf: fc.constantFrom(...rentsOf),
		owned: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
		loanLeft: some(pounds(0, 800_000)),
		valueWhenLet: some(pounds(25_000, 900_000)),
		exemption: fc.boolean(),
		planningPermission: fc.boolean(),
	})
	.map((stated) => ({ ...noInputs, ...stated }));

const person = fc
	.record({ income: pounds(0, 200_000), nation: fc.constantFrom(...nations) })
	.map(({ income, nation }) => ({ incomePence: income, nation, share: 1, company: false }));

/** Nobody, one person, two who own a half each, or a company. */
const owners: fc.Arbitrary<Owners> = fc.oneof(
	{ weight: 3, arbitrary: fc.constant([]) },
	person.map((one) => [one]),
	fc.tuple(person, person).map((both) => both.map((one) => ({ ...one, share: 0.5 }))),
	person.map((one) => [{ ...one, company: true }]),
);

/** Homes of every nation, grain and use, with anything known or unknown. */
export const generatedHomes: fc.Arbitrary<GeneratedHome> = fc
	.record({
		place,
		schemes: fc.array(scheme, { maxLength: 3 }),
		planning: some(planning),
		warnings: some(fc.nat(2)),
		certificate: some(certificate),
		hasArea: fc.boolean(),
		areaBand: fc.constantFrom("B", "D", "F"),
		rent: some(pounds(400, 3_500)),
		index: some(pounds(60_000, 900_000)),
		sold: some(fc.record({ tenure: fc.constantFrom("freehold", "leasehold", null) })),
		inputs,
		owners,
	})
	.map((made) => ({
		facts: factsOf(made),
		inputs: made.inputs,
		chosen: made.certificate,
		owners: made.owners,
	}));

type Made = {
	readonly place: Place;
	readonly schemes: readonly Partial<LicensingScheme>[];
	readonly planning: PlanningFacts | null;
	readonly warnings: number | null;
	readonly certificate: Certificate | null;
	readonly hasArea: boolean;
	readonly areaBand: string;
	readonly rent: ReturnType<typeof fromPounds> | null;
	readonly index: ReturnType<typeof fromPounds> | null;
	readonly sold: { readonly tenure: "freehold" | "leasehold" | null } | null;
};

function factsOf(made: Made): Facts {
	const base = someFacts({ place: made.place });
	const code = codes[made.place.nation];
	const answered = <T>(data: T | null) =>
		data === null
			? ({ state: "silent", why: "off" } as const)
			: ({ state: "answered", at: ANSWERED, data } as const);
	return {
		...base,
		authorities: base.authorities.map((authority) => ({
			...authority,
			code,
			indexPrice: made.index && newestIndex(made.index),
			indexPriceByType: byType(
				({ price }) => made.index && newestIndex(shareOf(made.index, price)),
			),
		})),
		areas: made.hasArea ? [someArea({ medianBand: made.areaBand })] : [],
		rents: made.rent === null ? [] : rentsAt(made.rent, code),
		schemes: made.schemes.map((scheme) => someScheme({ ...scheme, authorityCode: code })),
		sold: made.sold && soldAs(made.sold.tenure),
		live: allSilent({
			certificates: answered(
				made.certificate && { summaries: [made.certificate], details: [made.certificate] },
			),
			planning: answered(made.place.grain === "unit" ? made.planning : null),
			floodWarnings: answered(
				made.warnings === null
					? null
					: {
							warnings: Array.from({ length: made.warnings }, () => ({
								level: 2 as const,
								description: "River",
								raisedAt: null,
							})),
						},
			),
		}),
	};
}

function rentsAt(all: Pence, code: string): Facts["rents"] {
	const ofTypes = byType((percent) => shareOf(all, percent.rent));
	return someFacts().rents.map((rent) => ({ ...rent, code, all, byType: ofTypes }));
}

function shareOf(amount: Pence, percent: number): Pence {
	return pence(Math.round((amount * percent) / 100));
}

function soldAs(tenure: "freehold" | "leasehold" | null): Facts["sold"] {
	const sold = someSold();
	const sales = sold.atPostcode.sales.map((sale) => ({ ...sale, tenure }));
	return { ...sold, atPostcode: { ...sold.atPostcode, sales } };
}

/** Judges a generated home. */
export function assessed({ facts, inputs, chosen, owners: stated }: GeneratedHome): Assessment {
	return assess(facts, { inputs, chosen, day: DAY, owners: stated });
}
