import { expect, test } from "vitest";
import type { Facts } from "../../facts.ts";
import { noInputs } from "../../inputs.ts";
import { judgeHome } from "../../judged-home.ts";
import { someCertificate, someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import type { LicensingScheme } from "../scheme.ts";
import { homeAddress } from "./home-address.ts";

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
	["the number that was typed first", [], "9", "7 Test Street", { houseNumber: "9" }],
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
