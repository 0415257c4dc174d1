import type { Basis } from "#domain/evidence.ts";
import type { ToldProvenance } from "#domain/told.ts";
import { formatShortDate } from "#web/lib/format.ts";
import type { ChipKind } from "#web/ui/chip.tsx";

/** What was measured, by how near to the home it was. */
export const basisInWords: Readonly<Record<Basis, string>> = {
	visitor: "What you entered",
	rule: "The law",
	property: "This home",
	postcode: "This postcode",
	area: "The neighbourhood",
	authority: "The local authority",
	region: "The region",
	country: "The nation",
};

/** One sentence on what a kind of figure is worth. */
export const kindInWords: Readonly<Record<ChipKind, string>> = {
	official: "From an official record.",
	typical: "Typical of the area. It was not measured at this home.",
	visitor: "Your own input.",
	estimate: "An estimate, worked out from the sources below.",
	gap: "Not available.",
};

const nearTheHome: readonly Basis[] = ["property", "postcode", "rule"];

/** The kind of a figure. A middle of many records is typical, however near they are; a single record is official. */
export function kindOf({ basis, coverage, sample }: ToldProvenance): ChipKind {
	if (coverage === "unknown" || coverage === "not_covered") {
		return "gap";
	}
	if (basis === "visitor") {
		return "visitor";
	}
	if (coverage === "estimated") {
		return "estimate";
	}
	return nearTheHome.includes(basis) && sample === null ? "official" : "typical";
}

/** The chip's own words: "Typical of Manchester 026 · May 2026". A gap's reason stands above its chip, so the chip names the kind alone. */
export function chipLabel(provenance: ToldProvenance): string {
	const kind = kindOf(provenance);
	const where = provenance.place ?? basisInWords[provenance.basis].toLowerCase();
	const words: Readonly<Record<ChipKind, string>> = {
		official: "Official",
		typical: `Typical of ${where}`,
		visitor: "Your input",
		estimate: `Estimate for ${where}`,
		gap: "Not available",
	};
	const asOf = kind === "gap" ? null : provenance.sources.find((source) => source.asOf)?.asOf;
	return asOf ? `${words[kind]} · ${formatShortDate(asOf)}` : words[kind];
}
