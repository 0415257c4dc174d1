import { fromFoot, type PdfObjects, textString } from "./pdf-objects.ts";

type Entry = {
	readonly title: string;
	readonly page: number;
	readonly y: number;
	readonly parts: Entry[];
};

/** The outline of a file: its chapters, and under each its parts, every one leading to the very place where it begins. */
export class Outline {
	readonly #objects: PdfObjects;
	readonly #chapters: Entry[] = [];

	constructor(objects: PdfObjects) {
		this.#objects = objects;
	}

	/** An entry that leads to this height of the page that is drawn on; that of a part stands under the chapter before it. */
	add(title: string, y: number, { isPart }: { readonly isPart: boolean }): void {
		const within = isPart ? (this.#chapters.at(-1)?.parts ?? this.#chapters) : this.#chapters;
		within.push({ title, page: this.#objects.page, y, parts: [] });
	}

	/** Writes it; the number of its object, null where it has no entry. */
	put(): number | null {
		if (this.#chapters.length === 0) {
			return null;
		}
		const root = this.#objects.reserve();
		const kids = this.#putEntries(this.#chapters, root);
		this.#objects.put(root, `<</Type/Outlines${kids}>>`);
		return root;
	}

	/** What an entry says of those under it. */
	#putEntries(entries: readonly Entry[], parent: number): string {
		const ids = entries.map(() => this.#objects.reserve());
		let shown = entries.length;
		for (const [at, { title, page, y, parts }] of entries.entries()) {
			const [id = 0, previous, next] = [ids[at], ids[at - 1], ids[at + 1]];
			const under = parts.length > 0 ? this.#putEntries(parts, id) : "";
			shown += parts.length;
			this.#objects.put(
				id,
				`<</Title${textString(title)}/Parent ${parent} 0 R${link("Prev", previous)}${link("Next", next)}${under}/Dest[${this.#objects.pageReference(page)}/XYZ 0 ${fromFoot(y)} 0]>>`,
			);
		}
		return `${link("First", ids[0])}${link("Last", ids.at(-1))}/Count ${shown}`;
	}
}

function link(key: string, id: number | undefined): string {
	return id === undefined ? "" : `/${key} ${id} 0 R`;
}
