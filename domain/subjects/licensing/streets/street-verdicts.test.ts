import { expect, test } from "vitest";
import type { Facts } from "../../../base/facts/facts.ts";
import type { LicensingScheme } from "../../../base/facts/scheme.ts";
import { noInputs } from "../../../base/inputs.ts";
import { judgeHome } from "../../../judgement/home/judged-home.ts";
import { someCertificate, someFacts, someScheme, someUnit } from "../../../test/some-facts.ts";
import { homeAddress } from "./home-address.ts";
import { matchStreets } from "./match-streets.ts";
import { parseStreetList } from "./parse-street-list.ts";

const day = "2026-11-20";
const list = "Ada Street\nTest Street 1-45 odd\nPart of Park Close";

function withAddresses(addresses: readonly string[], over: Partial<LicensingScheme> = {}): Facts {
	const facts = someFacts({
		place: someUnit(),
		schemes: [someScheme({ coverage: "streets", streets: list, ...over })],
	});
	const summaries = addresses.map((address) => someCertificate({ address }));
	return {
		...facts,
		live: {
			...facts.live,
			certificates: { state: "answered", at: 0, data: { summaries, details: [] } },
		},
	} as Facts;
}

function selective(facts: Facts, houseNumber: string | null = null, address?: string) {
	const chosen = address === undefined ? null : someCertificate({ address });
	const inputs = { ...noInputs, houseNumber };
	return judgeHome(facts, { inputs, chosen, day }).licensing.selective;
}

const verified = { verifiedOn: "2026-11-01" };

test("a home whose street is on a list that was read needs the licence, by the line that names it", () => {
	const facts = withAddresses(["1 Test Street", "2 Test Street"], verified);
	expect(selective(facts, "7")).toMatchObject({
		verdict: "required",
		summary:
			"This home needs a selective licence: a selective licensing scheme of Testborough covers it. Its list of streets names it: “Test Street 1-45 odd”.",
	});
	expect(selective(facts, null, "7 Test Street")).toMatchObject({ verdict: "required" });
	expect(selective(withAddresses(["1 Test Street"]), "7").verdict).toBe("likely");
});

test("a home that the list leaves out has none found, by the line that leaves it out", () => {
	const facts = withAddresses(["1 Test Street"], verified);
	expect(selective(facts, "8")).toMatchObject({
		verdict: "none_found",
		summary: expect.stringContaining("Its list of streets leaves it out: “Test Street 1-45 odd”."),
	});
	expect(selective(withAddresses(["3 Dover Road"], verified))).toMatchObject({
		verdict: "check_boundary",
		summary: expect.stringContaining("We did not find the street in its list: look there."),
	});
});

test("what the list leaves open is asked, and never a no", () => {
	expect(selective(withAddresses(["1 Test Street"], verified))).toMatchObject({
		verdict: "check_boundary",
		summary: expect.stringContaining("“Test Street 1-45 odd”: give the house number."),
	});
	expect(selective(withAddresses(["1 Park Close"], verified)).verdict).toBe("check_boundary");
	expect(selective(withAddresses([], verified)).verdict).toBe("check_boundary");
	expect(selective(withAddresses(["1 Ada Street", "3 Dover Road"], verified)).verdict).toBe(
		"check_boundary",
	);
});

test("without a list the streets of a scheme stay a question for the council", () => {
	const facts = withAddresses(["1 Test Street"], { streets: null, ...verified });
	expect(selective(facts, "7").verdict).toBe("check_boundary");
});

test("a list reaches nothing outside of the wards that bound it", () => {
	const facts = withAddresses(["1 Ada Street"], { wardCodes: ["E05000002"], ...verified });
	expect(selective(facts, "1").verdict).toBe("none_found");
});

test.each<[string, readonly string[], string | null, string | undefined, object]>([
	[
		"the chosen home's own",
		["3 Dover Road"],
		null,
		"7 Test Street",
		{ streets: ["TEST STREET"], houseNumber: "7" },
	],
	["the certificate's number before a typed one", [], "9", "7 Test Street", { houseNumber: "7" }],
	["the typed number where the certificate has none", [], "9", "Test Street", { houseNumber: "9" }],
	[
		"the typed number without a certificate",
		["7 Test Street"],
		"9",
		undefined,
		{ houseNumber: "9" },
	],
	["a flat's house", [], null, "Flat 2, 9 High St", { streets: ["HIGH STREET"], houseNumber: "9" }],
	[
		"a flat in a building",
		[],
		null,
		"Flat 2, Rose Court, High Street, Leeds",
		{ streets: ["ROSE COURT", "HIGH STREET"], houseNumber: null },
	],
	[
		"the streets around",
		["1 Ada Street", "2 ADA ST", "3 Dover Road"],
		null,
		undefined,
		{ streets: ["ADA STREET", "DOVER ROAD"], houseNumber: null },
	],
	[
		"the street that has the number",
		["1 Ada Street", "3 Dover Road"],
		"3",
		undefined,
		{ streets: ["DOVER ROAD"], houseNumber: "3" },
	],
])("an address is %s", (_, around, houseNumber, own, expected) => {
	const chosen = own === undefined ? null : someCertificate({ address: own });
	expect(homeAddress(withAddresses(around), { chosen, houseNumber })).toMatchObject(expected);
});

test.each<[string, string | null, readonly string[]]>([
	["Flat 2, 74 Hemmons Road", "74", ["HEMMONS ROAD"]],
	["74A Hemmons Rd", "74A", ["HEMMONS ROAD"]],
	["Ground floor, 74, Hemmons Road", "74", ["HEMMONS ROAD"]],
	["Ground Floor Flat, 74 Hemmons Road", "74", ["HEMMONS ROAD"]],
	["First Floor Flat 74 Hemmons Road", "74", ["HEMMONS ROAD"]],
	["Flat 2, 74, Hemmons Road, Burnley", "74", ["HEMMONS ROAD"]],
	["Hemmons House, 74-76 Hemmons Road", "74-76", ["HEMMONS ROAD"]],
	["74 - 76 HEMMONS ROAD", "74-76", ["HEMMONS ROAD"]],
	["Flat 2, Hemmons House, Hemmons Road", null, ["HEMMONS ROAD"]],
	["2, Rose Court, Hemmons Road", null, ["ROSE COURT", "HEMMONS ROAD"]],
])("%s stands at %s", (address, houseNumber, streets) => {
	const home = homeAddress(withAddresses([]), {
		chosen: someCertificate({ address }),
		houseNumber: null,
	});
	expect(home).toMatchObject({ houseNumber, streets });
});

test.each<[string, string, string]>([
	["Flat 2, 74 Hemmons Road", "72-118 Hemmons Rd (evens)", "inside"],
	["74A Hemmons Rd", "72-118 Hemmons Road (evens)", "inside"],
	["74A Hemmons Rd", "Hemmons Road 2-74 (evens)", "ask"],
	["Ground floor, 74, Hemmons Road", "72-118 Hemmons Road (evens)", "inside"],
	["Ground floor, 73, Hemmons Road", "72-118 Hemmons Road (evens)", "outside"],
	["Hemmons House, 74-76 Hemmons Road", "72-118 Hemmons Road (evens)", "inside"],
	["Hemmons House, 74-76 Hemmons Road", "2-74 Hemmons Road (evens)", "ask"],
	["74/76 Hemmons Road", "72-118 Hemmons Road (evens)", "ask"],
	["74 & 76 Hemmons Road", "72-118 Hemmons Road (evens)", "ask"],
	["Flat 74, 2 Hemmons Road", "72-118 Hemmons Road (evens)", "outside"],
	["Flat 2, Hemmons House, Hemmons Road", "72-118 Hemmons Road (evens)", "ask"],
	["Flat 2, Hemmons House, Hemmons Road", "Hemmons Road", "inside"],
	["2, Rose Court, Hemmons Road", "Hemmons Road", "ask"],
])("the certificate of %s by “%s” is %s", (address, printed, answer) => {
	const home = homeAddress(withAddresses([]), {
		chosen: someCertificate({ address }),
		houseNumber: null,
	});
	expect(matchStreets(parseStreetList(printed), home).answer).toBe(answer);
});

test("a list that may say what is left out is never an answer, and says which line it is", () => {
	const facts = withAddresses(["1 Ada Street"], {
		...verified,
		streets: "Streets NOT included\nAda Street",
	});
	expect(selective(facts, "1")).toMatchObject({
		verdict: "check_boundary",
		summary: expect.stringContaining("“Streets NOT included”"),
	});
});
