import type { ProvenanceDto } from "#domain/base/evidence-dto.ts";
import {
	datedSource,
	provenanceInWords,
	provenanceKind,
	sourceDateInWords,
} from "#domain/base/evidence-text.ts";
import { shortDateInWords } from "#domain/base/words.ts";
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
export const kindOf: (provenance: ProvenanceDto) => ChipKind = provenanceKind;

/**
 * Words of the chip: "Typical of Manchester 026 · May 2026", with "update due" where
 * it applies. For a gap it names the kind alone, because the reason stands above.
 */
export function chipLabel(provenance: ProvenanceDto): string {
	const words = provenanceInWords(provenance);
	const dated = kindOf(provenance) === "gap" ? null : datedSource(provenance);
	return dated ? `${words} · ${sourceDateInWords(dated, shortDateInWords)}` : words;
}

/** The label that most figures bear, to be told once; null where no two share one. */
export function sharedLabel(labels: readonly string[]): string | null {
	const uses = (label: string) => labels.filter((other) => other === label).length;
	const [commonest] = labels.toSorted((a, b) => uses(b) - uses(a));
	return commonest !== undefined && uses(commonest) > 1 ? commonest : null;
}
