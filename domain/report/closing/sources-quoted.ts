import { isSourceDto, type SourceDto } from "../../evidence-dto.ts";

/** Every source quoted in a document, at whatever depth under a key `sources`, by name and then date, each name and date once. */
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
			for (const source of value.filter(isSourceDto)) {
				found.set(`${source.name} ${source.asOf}`, source);
			}
		} else {
			collect(value, found);
		}
	}
}
