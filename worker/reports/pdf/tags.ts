import type { Link } from "./links.ts";
import type { Area, PdfObjects } from "./pdf-objects.ts";

/** How many columns or rows of a table a cell takes. */
type Spans = { readonly columns?: number; readonly rows?: number };

/** Tells screen readers what a part of the text is. Two drawings under the same object are one part. Source: ISO 32000-1, 14.8.4. */
export type Tag =
	| { readonly name: "H1" | "H2" | "H3" | "P" | "Table" | "TR" | "LI" | "Lbl" | "LBody" }
	| ({ readonly name: "TH"; readonly scope: "Column" | "Row" } & Spans)
	| ({ readonly name: "TD" } & Spans)
	/** `marks`: what its items are led by, if by anything. */
	| { readonly name: "L"; readonly marks: "Decimal" | "Disc" | null }
	/** `alt`: what it shows, in words. */
	| { readonly name: "Figure"; readonly alt: string; readonly area: Area }
	| Link;

/** A part in the tree: its own parts and the marked places of pages, in the order in which they were drawn. */
export type Node = {
	readonly tag: Tag | { readonly name: "Document" };
	readonly parent: Node | null;
	readonly kids: (Node | Marked)[];
};
type Marked = { readonly page: number; readonly id: number };

/** What stands at the edge of a page. */
export type Edge = "Header" | "Footer";

/** Parts that hold text themselves. */
const holdText: ReadonlySet<Node["tag"]["name"]> = new Set(["P", "TH", "TD", "LBody"]);

/**
 * Writes the tags of a PDF, which jsPDF does not. Marks whatever is drawn on its page: text and drawings as places of the tree, and what is read to nobody
 * as an artifact. Source: ISO 32000-1, 14.7 and 14.8.
 */
export class Tags {
	readonly #objects: PdfObjects;
	readonly root: Node = { tag: { name: "Document" }, parent: null, kids: [] };
	/** For each page, the part that each of its marks belongs to. */
	readonly marks = new Map<number, Node[]>();
	readonly #nodes = new Map<Tag, Node>();
	#open = this.root;
	/** Within a mark there is no other. */
	#isMarked = false;

	constructor(objects: PdfObjects) {
		this.#objects = objects;
	}

	/** Draws what belongs to a part. A paragraph within a cell or an item is its text, not a part of its own. */
	within(tag: Tag, draw: () => void): void {
		if (this.#isMarked) {
			draw();
			return;
		}
		const outer = this.#open;
		if (!(tag.name === "P" && holdText.has(outer.tag.name))) {
			this.#open = this.#nodeOf(tag, outer);
		}
		if (tag.name === "Figure") {
			this.text(draw);
		} else {
			draw();
		}
		this.#open = outer;
	}

	/** Draws what belongs to a part the first time, and what repeats it later, such as the head of a table on its next page, as an artifact. */
	once(tag: Tag, draw: () => void): void {
		if (this.#nodes.has(tag)) {
			this.artifact(draw);
		} else {
			this.within(tag, draw);
		}
	}

	/** Draws text, or a whole figure, of the open part; outside any part it is a paragraph by itself. */
	text(draw: () => void): void {
		if (this.#isMarked) {
			draw();
			return;
		}
		const node = this.#open === this.root ? this.#nodeOf({ name: "P" }, this.root) : this.#open;
		const { page } = this.#objects;
		const marks = this.marks.get(page) ?? [];
		this.marks.set(page, marks);
		const id = marks.push(node) - 1;
		node.kids.push({ page, id });
		this.#mark(`/${node.tag.name} <</MCID ${id}>> BDC`, draw);
	}

	/** Draws what is read to nobody: lines, boxes, dots, what is repeated, and what stands at the edge of every page. */
	artifact(draw: () => void, edge?: Edge): void {
		this.#mark(edge ? `/Artifact <</Type/Pagination/Subtype/${edge}>> BDC` : "/Artifact BMC", draw);
	}

	#mark(begin: string, draw: () => void): void {
		if (this.#isMarked) {
			draw();
			return;
		}
		this.#isMarked = true;
		this.#objects.write(begin);
		draw();
		this.#objects.write("EMC");
		this.#isMarked = false;
	}

	#nodeOf(tag: Tag, parent: Node): Node {
		const known = this.#nodes.get(tag);
		if (known) {
			return known;
		}
		const node: Node = { tag, parent, kids: [] };
		this.#nodes.set(tag, node);
		parent.kids.push(node);
		return node;
	}
}
