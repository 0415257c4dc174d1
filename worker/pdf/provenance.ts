import type { Basis } from "#domain/evidence.ts";
import type { ToldProvenance, ToldSource } from "#domain/told.ts";
import { dateInWords } from "#domain/words.ts";

type Kind = "official" | "typical" | "visitor" | "estimate" | "gap";

/** What was measured, where the place has no name. */
const wheres: Readonly<Record<Basis, string>> = {
	visitor: "what you entered",
	rule: "the law",
	property: "this home",
	postcode: "this postcode",
	area: "the neighbourhood",
	authority: "the local authority",
	region: "the region",
	country: "the nation",
};

const nearTheHome: readonly Basis[] = ["property", "postcode", "rule"];

/** A middle of many records is typical, however near they are; a single record is official. */
function kindOf({ basis, coverage, sample }: ToldProvenance): Kind {
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

/** The line under a figure: "Typical of Manchester 026 · 214 records · May 2026 · Office for National Statistics". */
export function provenanceLine(provenance: ToldProvenance): string {
	const { basis, place, sample, sources } = provenance;
	const kind = kindOf(provenance);
	const where = place ?? wheres[basis];
	const words: Readonly<Record<Kind, string>> = {
		official: "Official",
		typical: `Typical of ${where}`,
		visitor: "Your input",
		estimate: `Estimate for ${where}`,
		gap: "Not available",
	};
	const parts = [
		words[kind],
		...(sample === null ? [] : [`${sample.toLocaleString("en-GB")} records`]),
		...(kind === "visitor" ? [] : sources.map(sourceInWords)),
	];
	return [...new Set(parts)].join(" · ");
}

function sourceInWords({ name, asOf }: ToldSource): string {
	return asOf ? `${name}, ${shortDate(asOf)}` : name;
}

/** `21 Nov 2026`, `May 2026` or `2025`. */
export function shortDate(date: string): string {
	return dateInWords(date).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
}
