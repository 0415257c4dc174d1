import { isSourceDto, type SourceDto } from "../../../base/evidence-dto.ts";
import { sources } from "../../../base/sources.ts";

/**
 * Every source quoted in a document, at whatever depth under a key `sources`, by name and then date, each name and date once. What the buyer stated is
 * marked as theirs where it stands, and is no source of ours.
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
