import { describe, expect, test } from "vitest";
import type { Facts } from "../base/facts/facts.ts";
import { type Inputs, noInputs } from "../base/inputs.ts";
import type { Nation } from "../base/nation.ts";
import { assess } from "../judgement/assess.ts";
import {
	someCertificate,
	someFacts,
	someScheme,
	someSchemeEvidence,
	someUnit,
} from "../test/some-facts.ts";
import type { HeldPapers, KeptHome } from "./kept-home.ts";
import { neededAgainstHeld } from "./needed-against-held.ts";
import { gapsInShort, gapsInWords, penaltyInWords, type RequirementId } from "./requirement.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const DAY = "2026-11-23";

type Case = {
	readonly facts?: Partial<Facts>;
	readonly inputs?: Partial<Inputs>;
	readonly held?: Partial<HeldPapers>;
	readonly home?: Partial<KeptHome>;
	readonly day?: string;
	readonly certificate?: Parameters<typeof someCertificate>[0] | null;
};

function needs({ facts, inputs, held, home, day = DAY, certificate = null }: Case) {
	const assessment = assess(someFacts({ place: someUnit(), ...facts }), {
		inputs: { ...noInputs, owned: true, ...inputs },
		chosen: certificate && someCertificate(certificate),
		day,
	});
	return neededAgainstHeld(assessment, someKeptHome({ held: someHeld(held), ...home }));
}

function need(id: RequirementId, given: Case) {
	return needs(given).find((each) => each.id === id);
}

const inNation = (nation: Nation) => ({
	place: someUnit({
		nation,
		region: null,
		authorities: [{ code: `${nation.charAt(0)}00000001`, name: "Testborough", share: 1 }],
	}),
});

const verified = (kind: "selective" | "additional") => ({
	schemes: [someScheme({ kind, verifiedOn: "2026-11-01" })],
});
const sharers = { use: "sharers", people: 4 } as const;
const hmoOf = (people: number) => ({ use: "hmo", people }) as const;
const none = { areLicencesStated: true } as const;

describe("licences", () => {
	test("a selective licence where an additional one is needed is a gap with penalty, fee and step", () => {
		const held = { ...none, licences: [someLicence({ until: "2029-01-01" })] };
		const found = needs({ facts: verified("additional"), inputs: sharers, held });
		const hmo = found.find(({ id }) => id === "hmo_licence");
		expect(hmo).toMatchObject({
			state: "gap",
			needed: "An additional HMO licence",
			held: "A selective licence to 1 January 2029",
			penalty: { text: "Up to £40,000, or an unlimited fine; rent of up to 24 months repaid" },
			next: { what: "Apply for an additional HMO licence", who: "Testborough" },
		});
		expect(hmo?.fee?.text).toContain("£319");
		expect(found.find(({ id }) => id === "spare_licence")).toMatchObject({
			state: "not_needed",
			needed: "None beside the HMO licence",
		});
	});

	test("five people licensed and six living there is a gap with the penalty of crowding", () => {
		const licence = someLicence({ kind: "mandatory", people: 5, until: "2030-01-01" });
		const held = { ...none, licences: [licence] };
		expect(need("hmo_licence", { inputs: hmoOf(6), held })).toMatchObject({
			state: "gap",
			needed: "A mandatory HMO licence for 6 people",
			penalty: { text: "Up to £40,000; starting level £20,000" },
		});
		expect(need("hmo_licence", { inputs: hmoOf(5), held })).toMatchObject({ state: "held" });
	});

	test("a licence that ends before its scheme ends is shown as ending, one that outlives it is held", () => {
		const state = (until: string | null) =>
			need("selective_licence", {
				facts: verified("selective"),
				held: { ...none, licences: [someLicence({ until })] },
			})?.state;
		expect(state("2029-12-30")).toBe("ends");
		expect(state("2029-12-31")).toBe("held");
		expect(state(null)).toBe("held");
		expect(state("2026-11-22")).toBe("gap");
	});

	test("an HMO licence that the law asks for ends within a year or is held", () => {
		const state = (until: string) =>
			need("hmo_licence", {
				inputs: hmoOf(5),
				held: { ...none, licences: [someLicence({ kind: "mandatory", until })] },
			})?.state;
		expect(state("2027-11-23")).toBe("ends");
		expect(state("2027-11-24")).toBe("held");
	});

	test("a licence that nothing asks for any more is not needed, where a page says so", () => {
		const schemes = [someScheme({ kind: "none", verifiedOn: "2026-11-01" })];
		const held = { ...none, licences: [someLicence({ until: "2028-01-01" })] };
		expect(need("selective_licence", { facts: { schemes }, held })).toMatchObject({
			state: "not_needed",
			penalty: null,
			next: { what: "Confirm that no licence is needed, then let it lapse" },
		});
		const lead = { schemes: [someScheme({ kind: "none" })] };
		expect(need("selective_licence", { facts: lead, held })?.state).toBe("ask");
		expect(
			needs({
				facts: verified("selective"),
				held: { ...none, licences: [someLicence({ kind: "hmo" })] },
			}),
		).toContainEqual(
			expect.objectContaining({ id: "spare_licence", state: "not_needed", title: "HMO licence" }),
		);
	});

	test("a need that is only probable or open is to be settled, whatever is held", () => {
		const lead = { schemes: [someScheme()] };
		const streets = { schemes: [someScheme({ coverage: "streets", verifiedOn: "2026-11-01" })] };
		const licences = [someLicence({ until: "2029-12-31" })];
		for (const facts of [lead, streets, { schemes: [] }]) {
			expect(need("selective_licence", { facts, held: none })?.state).toBe("ask");
			expect(need("selective_licence", { facts, held: { ...none, licences } })?.state).toBe("ask");
		}
	});

	test("an account that has not stated its licences is asked and not accused", () => {
		const facts = verified("selective");
		expect(need("selective_licence", { facts })).toMatchObject({
			state: "not_stated",
			held: "Not stated",
			penalty: null,
		});
		const ended = { licences: [someLicence({ until: "2026-01-01" })] };
		expect(need("selective_licence", { facts, held: ended })?.state).toBe("not_stated");
	});

	test("England's other kind of HMO licence is a question, one of no stated kind is held", () => {
		const state = (kind: "additional" | "hmo" | "selective") =>
			need("hmo_licence", {
				inputs: hmoOf(5),
				held: { ...none, licences: [someLicence({ kind })] },
			})?.state;
		expect([state("additional"), state("hmo"), state("selective")]).toEqual(["ask", "held", "gap"]);
	});

	test("a nation with one kind of HMO licence takes it by any name", () => {
		for (const nation of ["Scotland", "Northern Ireland"] as const) {
			const given = { facts: inNation(nation), inputs: hmoOf(5) };
			const licences = [someLicence({ kind: "hmo", until: "2029-01-01" })];
			expect(need("hmo_licence", { ...given, held: { ...none, licences } })?.state).toBe("held");
			expect(need("hmo_licence", { ...given, held: none })?.state).toBe("gap");
			expect(need("selective_licence", given)).toBeUndefined();
		}
		// Wales counts storeys, which are not known.
		const wales = need("hmo_licence", { facts: inNation("Wales"), inputs: hmoOf(5), held: none });
		expect(wales).toMatchObject({ state: "ask", next: { what: "Count the storeys" } });
	});

	test("a scheme that starts later is to be settled, and makes no gap before", () => {
		const scheme = someScheme({ start: "2027-04-01", verifiedOn: "2026-11-01" });
		expect(need("selective_licence", { facts: { schemes: [scheme] }, held: none })?.state).toBe(
			"ask",
		);
	});
});

describe("papers", () => {
	test("a band below the minimum is a gap, an exemption covers it", () => {
		const certificate = { points: 30, band: "F" } as const;
		expect(need("energy", { certificate })).toMatchObject({
			state: "gap",
			held: "Band F, until 28 February 2032",
			penalty: { text: "Up to £5,000 per property" },
		});
		expect(need("energy", { certificate, inputs: { exemption: true } })?.state).toBe("held");
		expect(need("energy", { certificate, facts: inNation("Scotland") })?.state).toBe("held");
	});

	test("a certificate that ran out in a running tenancy is to be settled, before a new one a gap", () => {
		const certificate = { registeredOn: "2016-01-02" };
		const state = (home: Partial<KeptHome>) => need("energy", { certificate, home })?.state;
		expect(state({ tenancyFrom: "2015-06-01" })).toBe("ask");
		expect(state({ tenancyFrom: null })).toBe("ask");
		expect(state({ tenancyFrom: "2026-06-01" })).toBe("gap");
		expect(state({ standing: "empty" })).toBe("gap");
	});

	test("a stated certificate without its band is to be settled", () => {
		expect(need("energy", { held: { energyUntil: "2030-01-01" } })?.state).toBe("ask");
		expect(need("energy", {})?.state).toBe("not_stated");
	});

	test("gas is asked of homes with gas, and of none in a nation without a duty on record", () => {
		expect(need("gas", { held: { hasGas: false } })?.state).toBe("not_needed");
		expect(need("gas", { held: { hasGas: true } })?.state).toBe("not_stated");
		expect(need("gas", { held: { gasUntil: "2026-11-22" } })).toMatchObject({
			state: "gap",
			penalty: { text: "Unlimited fine: a crime" },
		});
		expect(need("gas", { held: { gasUntil: "2027-02-20" } })?.state).toBe("ends");
		expect(need("gas", { held: { gasUntil: "2027-02-21" } })?.state).toBe("held");
		expect(need("gas", { facts: inNation("Northern Ireland") })).toBeUndefined();
	});

	test("a penalty that is not on record is not made up", () => {
		const report = need("electrical", {
			facts: inNation("Wales"),
			held: { electricalUntil: "2026-01-01" },
		});
		expect(report).toMatchObject({ state: "gap", penalty: null });
		expect(report && penaltyInWords(report)).toBe("Penalty not checked");
		const england = need("electrical", { held: { electricalUntil: "2026-01-01" } });
		expect(england && penaltyInWords(england)).toBe("Up to £40,000");
	});

	test("alarms tested before England's tenancy began are a gap, elsewhere they are held", () => {
		const given = { held: { alarmsTestedOn: "2026-01-01" }, home: { tenancyFrom: "2026-02-01" } };
		const home = { tenancyFrom: "2026-02-01", held: someHeld(given.held) };
		expect(need("alarms", { home })?.state).toBe("gap");
		expect(need("alarms", { home, facts: inNation("Scotland") })?.state).toBe("held");
		expect(need("alarms", { home: { ...home, tenancyFrom: "2027-02-01" } })?.state).toBe("held");
	});

	test("a deposit that is not stated is asked, and an empty home has none", () => {
		expect(need("deposit", {})?.state).toBe("not_stated");
		expect(need("deposit", { held: { depositScheme: "TDS" } })?.state).toBe("held");
		expect(need("deposit", { home: { standing: "empty" } })).toBeUndefined();
	});

	test("registration is asked in Wales, Scotland and Northern Ireland alone", () => {
		expect(need("registration", {})).toBeUndefined();
		const ended = { registration: { number: "123", until: "2026-01-01" } };
		for (const nation of ["Wales", "Scotland", "Northern Ireland"] as const) {
			const facts = inNation(nation);
			expect(need("registration", { facts })?.state).toBe("not_stated");
			expect(need("registration", { facts, held: ended })?.state).toBe("gap");
		}
	});

	test("the database is asked from the opening of the home's region, and its draft makes no gap", () => {
		expect(need("database", {})).toBeUndefined();
		const day = "2027-05-15";
		expect(need("database", { day })).toMatchObject({ state: "not_stated", isDraft: true });
		const entered = (enteredOn: string) => ({
			databaseEntry: { number: "PRS1", enteredOn },
		});
		const state = (held: Partial<HeldPapers>, on: string) =>
			need("database", { held, day: on })?.state;
		expect(state(entered("2027-05-15"), day)).toBe("held");
		expect(state(entered("2027-05-15"), "2028-05-14")).toBe("ends");
		expect(state(entered("2027-05-15"), "2028-05-15")).toBe("ask");
	});
});

test("a home that is watched or sold needs nothing, and gaps come first", () => {
	expect(needs({ home: { standing: "watched" } })).toEqual([]);
	expect(needs({ home: { standing: "sold" } })).toEqual([]);
	const held = { gasUntil: "2026-01-01" };
	expect(needs({ held })[0]?.id).toBe("gas");
});

test("a page of the council is the source of what it decides", () => {
	const evidence = [someSchemeEvidence({ pageDay: "2026-05" })];
	const found = need("selective_licence", {
		facts: { schemes: [someScheme({ evidence })] },
		held: none,
	});
	expect(found).toMatchObject({
		state: "gap",
		source: { url: "https://www.testborough.gov.uk/licensing" },
	});
});

test("what is not in order is named with the day on which it ended, and not with one to come", () => {
	const gap = { state: "gap" } as const;
	const gaps = gapsInShort(
		[
			{ ...gap, id: "gas", until: "2026-11-20" },
			{ ...gap, id: "hmo_licence", until: "2028-01-01" },
			{ id: "energy", state: "ends", until: "2026-12-01" },
		],
		"2026-11-29",
	);
	expect(gapsInWords(gaps)).toBe("HMO licence; gas safety record (ended on 20 November 2026)");
});
