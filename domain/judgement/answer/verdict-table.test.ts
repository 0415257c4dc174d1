import fc from "fast-check";
import { expect, test } from "vitest";
import { addYears } from "../../base/calendar.ts";
import { cases } from "../../test/cases.ts";
import { assessed, type GeneratedHome, generatedHomes } from "../../test/generated-homes.ts";
import type { Assessment } from "../assess.ts";
import type { AnswerVerdict } from "./answer.ts";
import { composeAnswer } from "./compose-answer.ts";

/*
 * The table of verdicts a second time, written from its text alone (Rule ANSWER-3, Rule ANSWER-5, the deal-breakers of Rule SCORE-9), a line a sentence. What the
 * register, a certificate and the sums say is taken as it was judged: the tables of those have second hands of their own.
 */

/** Nations that may hold: one, but for a postcode on a border that was not placed itself. */
function nationsAt({ facts: { place } }: Assessment): readonly string[] {
	const names: Record<string, string> = { E: "England", W: "Wales", S: "Scotland" };
	const found = new Set(place.authorities.map(({ code }) => names[code.charAt(0)] ?? ""));
	return place.grain !== "unit" && found.size > 1 ? [...found] : [place.nation];
}

/** Of its own, read on the day: a certificate lasts ten years. */
const hasOwnCertificate = ({ chosen }: Assessment) => chosen !== null && chosen.band !== null;
const hasExpired = ({ chosen, day }: Assessment) =>
	chosen !== null && addYears(chosen.registeredOn, 10) <= day;
const isBelowMinimum = (home: Assessment) =>
	nationsAt(home).every((nation) => nation === "England" || nation === "Wales") &&
	["F", "G"].includes(home.energy.band.value ?? "");

/** England and Wales: F or G on its own valid certificate without a registered exemption. */
const isUnletableEnergy = (home: Assessment) =>
	hasOwnCertificate(home) && !hasExpired(home) && isBelowMinimum(home) && !home.inputs.exemption;

/** A permission that the stated use certainly needs and that is not stated. */
function lacksPermission(home: Assessment): boolean {
	const { use, people, planningPermission } = home.inputs;
	const [nation, other] = nationsAt(home);
	// Which law holds on a border is asked; one household makes no house in multiple occupation, and fewer than three people none either.
	if (use === "single" || planningPermission || other !== undefined) {
		return false;
	}
	const count = Math.max(3, people ?? (use === "hmo" ? 5 : 3));
	switch (nation) {
		case "Wales":
		case "Northern Ireland":
			return true;
		case "England":
			return count >= 7 || home.licensing.articleFour.verdict === "required";
		default:
			return false;
	}
}

/** Every licence that bears on the use, the planning of an HMO with them, but for permission that is held. */
function bearingOn({ licensing, bears, inputs }: Assessment) {
	const { articleFour, ...licences } = bears;
	const names = (["mandatory", "additional", "selective"] as const).filter(
		(name) => licences[name],
	);
	const judged = names.map((name) => licensing[name]);
	return articleFour && !inputs.planningPermission ? [...judged, licensing.articleFour] : judged;
}

function canItBeLet(home: Assessment): AnswerVerdict {
	if (isUnletableEnergy(home) || lacksPermission(home)) {
		return "no";
	}
	const isEnergyUnknown = home.energy.band.value === null;
	const licences = bearingOn(home);
	const isNoneByRule = (each: (typeof licences)[number]) =>
		each.verdict === "none_found" && each.basis === "rule";
	const isUnknownToo = licences.every(
		(each) => each.verdict === "unknown" || each.verdict === "not_covered" || isNoneByRule(each),
	);
	if (isEnergyUnknown && isUnknownToo) {
		return "unknown";
	}
	const isEveryLicenceNone = licences.every(
		(each) => each.verdict === "none_found" && (isNoneByRule(each) || each.isCertain),
	);
	const meetsStandard = hasOwnCertificate(home) && !hasExpired(home) && !isBelowMinimum(home);
	return isEveryLicenceNone && meetsStandard ? "yes" : "yes_if";
}

function doesItPay(home: Assessment): AnswerVerdict {
	const { inputs, facts } = home;
	if (inputs.rent === null || inputs.price === null) {
		const [council] = facts.authorities;
		const areBothHeld = facts.rents.some(({ all }) => all !== null) && council?.indexPrice;
		return areBothHeld ? "yes_if" : "unknown";
	}
	if ((home.money.figures.year.cashFlow ?? 0) <= 0) {
		return "no";
	}
	const isSure = !lacksServiceCharge(home) && passesALender(home) && isPositiveAfterTax(home);
	return isSure && nationsAt(home).length === 1 ? "yes" : "yes_if";
}

/** A flat, or a home that was last sold leasehold, of which no service charge is stated. */
function lacksServiceCharge({ inputs, chosen, facts }: Assessment): boolean {
	const isFlat = ["Flat", "Maisonette"].includes(chosen?.propertyType ?? "");
	const isLeasehold =
		chosen !== null && facts.sold?.atPostcode.sales.some(({ tenure }) => tenure === "leasehold");
	return inputs.serviceCharge === null && (isFlat || isLeasehold === true);
}

const passesALender = ({ inputs, money }: Assessment) =>
	inputs.loan === 0 || money.figures.lenders.rows.some(({ passes }) => passes === true);

/** At 40 %, in Scotland at 42 %. */
function isPositiveAfterTax({ money, facts: { place } }: Assessment): boolean {
	const higher = money.figures.tax[0]?.cases.find(({ taxpayer }) => taxpayer === "higher");
	expect(higher?.tax.known ? higher.tax.rate : null).toBe(place.nation === "Scotland" ? 0.42 : 0.4);
	return (higher?.afterTax ?? 0) > 0;
}

const verdictsOf = (home: GeneratedHome) => {
	const assessment = assessed(home);
	const { let: lets, pays } = composeAnswer(assessment, 0);
	return {
		answered: { lets: lets.verdict, pays: pays.verdict },
		byTable: { lets: canItBeLet(assessment), pays: doesItPay(assessment) },
	};
};

test("of a thousand homes each is answered as the table of verdicts says", () => {
	fc.assert(
		fc.property(generatedHomes, (home) => {
			const { answered, byTable } = verdictsOf(home);
			expect(answered).toEqual(byTable);
		}),
		cases(1_000),
	);
});

test("every verdict of the table occurs among them, for both questions", () => {
	const seen = fc
		.sample(generatedHomes, { numRuns: 1_000, seed: 20_261_123 })
		.map((home) => verdictsOf(home).byTable);
	const all: readonly AnswerVerdict[] = ["no", "unknown", "yes", "yes_if"];
	expect([...new Set(seen.map(({ lets }) => lets))].toSorted()).toEqual(all);
	expect([...new Set(seen.map(({ pays }) => pays))].toSorted()).toEqual(all);
});
