import type { Tone } from "../../../base/tone.ts";
import { dateInWords, NOT_KNOWN } from "../../../base/words.ts";
import { PENALTY } from "../compliance/compliance-section.ts";
import type { EnergySection, EnergyStandard } from "./energy-section.ts";

/** Headings of the energy chapter. */
export const energyParts = {
	standards: "What the law asks, now and from 2030",
	route: "The way to band C",
	cautions: "Bear in mind",
} as const;

/** Said where there is no route. */
export const NO_ROUTE =
	"Not known: the steps stand on the home’s own certificate, and this report is not about one.";

/** Heads of the table of steps to band C. */
export const routeColumns = {
	step: "Step",
	cost: "Cost",
	total: "Total so far",
	rating: "Rating after",
} as const;

/** Said of a step whose certificate prints no cost. */
export const NO_COST = "No cost printed";

/** Said of the step that reaches band C. */
export const REACHES_C = "Band C reached";

/** Since or from when a standard is law. */
export function statusInWords({ status, from }: Pick<EnergyStandard, "status" | "from">): string {
	return status === "in_force"
		? `In force since ${dateInWords(from)}.`
		: `Announced, not law yet: from ${dateInWords(from)}.`;
}

/** What the terms of a standard are called. */
export const standardTerms = {
	cap: "Most you need spend on this home",
	penalty: PENALTY,
	metUntil: "This certificate keeps the home within it until",
} as const;

/** Whether the home meets a standard. */
export function metLook(met: boolean | null): { readonly tone: Tone; readonly word: string } {
	if (met === null) {
		return { tone: "grey", word: NOT_KNOWN };
	}
	return met ? { tone: "green", word: "Meets it" } : { tone: "red", word: "Falls short" };
}

/** What stands on the certificate, part by part: "Certificate 0000-…", "registered 14 June 2021", "valid until 14 June 2031". */
export function certificateInWords({
	registeredOn,
	validUntil,
	expired,
}: NonNullable<EnergySection["certificate"]>) {
	return {
		name: "Certificate",
		registered: `registered ${dateInWords(registeredOn)}`,
		validity: `${expired ? "expired on" : "valid until"} ${dateInWords(validUntil)}`,
	};
}
