import type { PostcodeRange } from "#datasets/price-paid/postcode-range.ts";
import type { SalesEdition } from "./sales-edition.ts";

/** A range of the alphabet to bring in at once, with the groups of spilled sales that lie in it. */
export type SalesBatch = { readonly range: PostcodeRange; readonly groups: readonly string[] };

/** Sorts after any letter or digit. */
const LAST = "~";

/** The next batch after a postcode: as many groups as fit into `size` sales, at least one; null after the last. Batches leave no gap between them. */
export function batchAfter(edition: SalesEdition, after: string, size: number): SalesBatch | null {
	const groups = Object.keys(edition.groups)
		.filter((group) => group + LAST > after)
		.toSorted();
	const taken: string[] = [];
	let sales = 0;
	for (const group of groups) {
		sales += edition.groups[group]?.records ?? 0;
		if (taken.length > 0 && sales > size) {
			break;
		}
		taken.push(group);
	}
	const last = taken.at(-1);
	if (last === undefined) {
		return after === "" ? { range: { after, through: null }, groups: [] } : null;
	}
	const through = taken.length === groups.length ? null : last + LAST;
	return { range: { after, through }, groups: taken };
}
