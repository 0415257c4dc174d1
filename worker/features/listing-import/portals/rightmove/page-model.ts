import { parseJson } from "../lenient.ts";

/** Real models nest eight deep. */
const DEEPEST = 64;

/**
 * Returns the model of a page in any of its three generations: as it is (until spring 2026), under `data`, or under `data` as the text of a flat list. The
 * first entry of that list is the model. Whatever stands inside an object or a list is the index of an entry; an entry that is neither is the value itself.
 * @throws ListingFault `listing_unreadable`
 */
export function pageModel(payload: unknown): unknown {
	if (!isRecord(payload) || "propertyData" in payload) {
		return payload;
	}
	const { data } = payload;
	const model = typeof data === "string" ? parseJson(data) : data;
	return Array.isArray(model) ? unflatten(model) : model;
}

function unflatten(entries: readonly unknown[]): unknown {
	return made({ entries, known: new Map() }, 0, 0);
}

type Flat = {
	readonly entries: readonly unknown[];
	/** Values already made, by entry. Each is made once, so that entries which share or contain one another cost no extra time. */
	readonly known: Map<number, unknown>;
};

function made(flat: Flat, index: unknown, depth: number): unknown {
	if (typeof index !== "number" || depth > DEEPEST) {
		return null;
	}
	const entry = flat.entries[index] ?? null;
	if (typeof entry !== "object" || entry === null) {
		return entry;
	}
	return flat.known.get(index) ?? filled(flat, index, entry, depth + 1);
}

/** Known before it is filled, so that an entry may lead back to itself. */
function filled({ entries, known }: Flat, index: number, entry: object, depth: number): object {
	const entryOf = (item: unknown) => made({ entries, known }, item, depth);
	if (Array.isArray(entry)) {
		const list: unknown[] = [];
		known.set(index, list);
		for (const item of entry) {
			list.push(entryOf(item));
		}
		return list;
	}
	// Without a prototype, which a key could otherwise name.
	const record: Record<string, unknown> = Object.create(null);
	known.set(index, record);
	for (const [key, item] of Object.entries(entry)) {
		record[key] = entryOf(item);
	}
	return record;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
