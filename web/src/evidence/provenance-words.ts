import type { ToldProvenance } from "#domain/told.ts";
import { provenanceInWords, provenanceKind } from "#domain/told-words.ts";
import { shortDateInWords } from "#domain/words.ts";
import type { ChipKind } from "#web/ui/chip.tsx";

/** One sentence on what a kind of figure is worth. */
export const kindInWords: Readonly<Record<ChipKind, string>> = {
	official: "From an official record.",
	typical: "Typical of the area. It was not measured at this home.",
	visitor: "Your own input.",
	estimate: "An estimate, worked out from the sources below.",
	gap: "Not available.",
};

/** The kind of a figure, as a chip marks it. */
export const kindOf: (provenance: ToldProvenance) => ChipKind = provenanceKind;

/** The chip's own words: "Typical of Manchester 026 · May 2026". A gap's reason stands above its chip, so the chip names the kind alone. */
export function chipLabel(provenance: ToldProvenance): string {
	const words = provenanceInWords(provenance);
	const asOf =
		kindOf(provenance) === "gap" ? null : provenance.sources.find((source) => source.asOf)?.asOf;
	return asOf ? `${words} · ${shortDateInWords(asOf)}` : words;
}
