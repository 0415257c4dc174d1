import { expect, test } from "vitest";
import { noInputs } from "../../../base/inputs.ts";
import type { Nation } from "../../../base/nation.ts";
import type { Use } from "../../../base/use.ts";
import { assess } from "../../../judgement/assess.ts";
import { someFacts, somePlace } from "../../../test/some-facts.ts";
import { complianceSection } from "./compose-compliance.ts";

const sectionOf = (nation: Nation = "England", day = "2026-11-21", use: Use = "single") =>
	complianceSection(
		assess(someFacts({ place: somePlace({ nation }) }), {
			inputs: { ...noInputs, use },
			chosen: null,
			day,
		}),
	);
const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

test("a duty in force is told with its penalty and where it was read", () => {
	const { now, notHeld } = sectionOf("Wales");
	expect(now.find(({ id }) => id === "registration")).toEqual({
		id: "registration",
		what: "Registration with Rent Smart Wales (£60 online); whoever manages the letting holds its licence (£254 online)",
		when: "Before letting, then every 5 years",
		penalty: "Fine of up to £1,000 unregistered, unlimited without the licence",
		source: "Housing (Wales) Act 2014 Part 1; Rent Smart Wales, fees of April 2025",
		url: "https://www.rentsmart.gov.wales/en/",
		lastChecked: "2026-11-20",
	});
	expect(notHeld).toContain("legionella");
});

test("of a duty to come it is said from when", () => {
	expect(sectionOf("Scotland", "2026-10-05").coming.map(({ id, when }) => [id, when])).toEqual([
		["damp_and_mould", "From 6 October 2026. Whenever damp or mould is known of"],
		[
			"rent_control",
			"Expected: not before 2028. Where ministers designate an area; councils report by 31 May 2027",
		],
		["making_tax_digital_30", "Tax years from 6 April 2027"],
		["making_tax_digital_20", "Tax years from 6 April 2028"],
	]);
	expect(ids(sectionOf("Scotland", "2026-10-06").now)).toContain("damp_and_mould");
});

test("the duties of a house in multiple occupation are asked of its landlord only", () => {
	expect(ids(sectionOf("England", "2026-11-21", "hmo").now)).toContain("hmo_management");
	expect(ids(sectionOf().now)).not.toContain("hmo_management");
});

test.each([
	["2026-04-30", "no_fault_ends", "1 May 2026", true],
	["2026-05-01", "no_fault_ends", "1 May 2026", false],
	["2026-11-21", "ombudsman", "Expected: 2028", true],
	["2025-10-26", "royal_assent", "27 October 2025", true],
])("on %s the change %s, %s, is still to come: %s", (day, id, when, isComing) => {
	const { changes } = sectionOf("England", day);
	expect(changes.find((change) => change.id === id)).toMatchObject({ when, isComing });
});

test("what has changed stands before what is to come, oldest first", () => {
	const { changes } = sectionOf("England", "2026-05-01");
	const coming = changes.map(({ isComing }) => isComing);
	expect(coming).toEqual(coming.toSorted((a, b) => Number(a) - Number(b)));
	expect(ids(changes).slice(0, 3)).toEqual(["no_fault_ends", "rent_rules", "fair_access"]);
	expect(ids(changes).at(-1)).toBe("hazards");
});

test("what is history once it has come is told until then alone", () => {
	const told = (day: string) => ids(sectionOf("England", day).changes);
	expect(told("2026-07-30")).toContain("section_21_claims_end");
	expect(told("2026-07-31")).not.toContain("section_21_claims_end");
});

test("England's changes are told of no other nation", () => {
	expect(sectionOf("Wales").changes).toEqual([]);
});
