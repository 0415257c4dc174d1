import type { ToldProvenance, ToldSource } from "#domain/told.ts";
import { provenanceInWords, provenanceKind, sourceDateInWords } from "#domain/told-words.ts";
import { shortDateInWords } from "#domain/words.ts";

/** The line under a figure: "Typical of Manchester 026 · 214 records · Census 2021, May 2026". */
export function provenanceLine(provenance: ToldProvenance): string {
	const { sample, sources } = provenance;
	const parts = [
		provenanceInWords(provenance),
		...(sample === null ? [] : [`${sample.toLocaleString("en-GB")} records`]),
		...(provenanceKind(provenance) === "visitor" ? [] : sources.map(sourceInWords)),
	];
	return [...new Set(parts)].join(" · ");
}

function sourceInWords(source: ToldSource): string {
	const { name, asOf } = source;
	return asOf ? `${name}, ${sourceDateInWords(source, shortDateInWords)}` : name;
}
