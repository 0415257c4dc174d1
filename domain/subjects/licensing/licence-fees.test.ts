import { expect, test } from "vitest";
import { councilLicences } from "../../base/licence.ts";
import { fromPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { landlordRegisterOf } from "../compliance/landlord-register.ts";
import { feeFor, feeInWords, licenceFee, yearlyFee } from "./licence-fees.ts";

test("a fee is told with whose it is and by which day it was seen", () => {
	const fee = licenceFee("England", "selective");
	expect(fee && feeInWords(fee)).toBe(
		"Councils asked £350 to £1,290 (council pages, seen by 20 November 2026)",
	);
});

test.each(nations)("no fee of %s is held without a source and a date", (nation) => {
	const landlordRegister = landlordRegisterOf(nation);
	const fees = [
		...councilLicences.map((licence) => licenceFee(nation, licence)),
		landlordRegister?.action.cost ?? null,
	].filter((fee) => fee !== null);
	for (const { source, asOf } of fees) {
		expect(source).not.toBe("");
		expect(asOf).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
	}
});

test.each([
	[
		"of its own page",
		[someSchemeEvidence({ readDay: "2026-11-24" })],
		750,
		"Testborough’s fee is £750 (seen by 24 November 2026)",
	],
	["of £0", [], 0, "Councils asked £350 to £1,290"],
	["of nothing", [], null, "Councils asked £350 to £1,290"],
])("a fee %s is told as it stands", (_, evidence, pounds, text) => {
	const single = pounds === null ? null : fromPounds(pounds);
	const scheme = someScheme({ evidence, fees: { single, hmo: null, per: null, accredited: null } });
	expect(feeFor("selective", { schemes: [scheme] }, "England")?.text).toContain(text);
});

test("a year's share is the cost over the five years of a licence", () => {
	expect(yearlyFee({ amount: fromPounds(820) })).toBe(fromPounds(164));
});
