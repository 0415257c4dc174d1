import { isSourceDto, type SourceDto } from "../../../base/evidence-dto.ts";
import { sources } from "../../../base/sources.ts";

/**
 * Every source under a key `sources` in a document, at any depth, each name and date once, sorted by both. The buyer's own statements are marked in place
 * and are not listed.
 */
export function sourcesQuoted(document: unknown): SourceDto[] {
	const found = new Map<string, SourceDto>();
	collect(document, found);
	return [...found.values()].toSorted(
		(a, b) => a.name.localeCompare(b.name) || (a.asOf ?? "").localeCompare(b.asOf ?? ""),
	);
}

function collect(part: unknown, found: Map<string, SourceDto>): void {
	if (typeof part !== "object" || part === null) {
		return;
	}
	for (const [key, value] of Object.entries(part)) {
		if (key === "sources" && Array.isArray(value)) {
			for (const source of value
				.filter(isSourceDto)
				.filter(({ name }) => name !== sources.visitor.name)) {
				found.set(`${source.name} ${source.asOf}`, source);
			}
		} else {
			collect(value, found);
		}
	}
}
