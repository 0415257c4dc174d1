import type { jsPDF } from "jspdf";

/** What a part of the text is, as readers aloud are told. Two drawings under the same object are one part. Source: ISO 32000-1, 14.8.4. */
export type Tag = {
	readonly name: "H1" | "H2" | "H3" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure";
	/** What a figure shows, in words. */
	readonly alt?: string;
};

/** What jsPDF gives its plugins and leaves out of its types. */
type Internals = jsPDF["internal"] & {
	readonly write: (line: string) => void;
	readonly getPageInfo: (page: number) => { readonly objId: number };
	readonly newObjectDeferred: () => number;
	readonly newObjectDeferredBegin: (id: number, hasHead: boolean) => void;
};

/** A part in the tree: its own parts and the marked places of pages, in the order in which they were drawn. */
type Node = {
	readonly name: Tag["name"] | "Document";
	readonly alt: string | undefined;
	readonly parent: Node | null;
	readonly kids: (Node | Marked)[];
};
type Marked = { readonly page: number; readonly id: number };

/** Parts that hold text themselves. */
const holdText: ReadonlySet<Node["name"]> = new Set(["TH", "TD", "Figure"]);

const ARTIFACT = "/Artifact BMC";
const END = "EMC";

/**
 * The tree of tags of a PDF, which jsPDF does not write: what is drawn is marked on its page, and the tree is put into the file when jsPDF builds it.
 * What carries no text is marked as an artifact, which nobody is read. Source: ISO 32000-1, 14.7 and 14.8.
 */
export class Tags {
	readonly #pdf: jsPDF;
	readonly #internals: Internals;
	readonly #root: Node = { name: "Document", alt: undefined, parent: null, kids: [] };
	readonly #nodes = new Map<Tag, Node>();
	/** By page, whose part each mark is. */
	readonly #marks = new Map<number, Node[]>();
	#open: Node = this.#root;
	#isFurniture = false;

	constructor(pdf: jsPDF) {
		this.#pdf = pdf;
		this.#internals = pdf.internal as Internals;
		const { events } = pdf.internal;
		events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) =>
			this.#write(`/StructParents ${pageNumber - 1}`),
		);
		let rootId = 0;
		events.subscribe("postPutResources", () => {
			rootId = this.#putTree();
		});
		events.subscribe("putCatalog", () => {
			this.#write(`/StructTreeRoot ${rootId} 0 R`);
			this.#write("/MarkInfo << /Marked true >>");
		});
	}

	/** Draws what belongs to a part. A paragraph within a cell or a figure is that cell's text, not a part of its own, which would double the file. */
	within(tag: Tag, draw: () => void): void {
		const outer = this.#open;
		if (!(tag.name === "P" && holdText.has(outer.name))) {
			this.#open = this.#nodeOf(tag, outer);
		}
		draw();
		this.#open = outer;
	}

	/** Draws what belongs to a part the first time, and what repeats it later, such as the head of a table on its next page, as an artifact. */
	once(tag: Tag, draw: () => void): void {
		if (this.#nodes.has(tag)) {
			this.furniture(draw);
		} else {
			this.within(tag, draw);
		}
	}

	/** Draws what stands on every page and is read to nobody. */
	furniture(draw: () => void): void {
		const outer = this.#isFurniture;
		this.#isFurniture = true;
		draw();
		this.#isFurniture = outer;
	}

	/** Draws text of the open part; outside of any it is a paragraph by itself. */
	text(draw: () => void): void {
		if (this.#isFurniture) {
			this.artifact(draw);
			return;
		}
		const node = this.#open === this.#root ? this.#nodeOf({ name: "P" }, this.#root) : this.#open;
		const { pageNumber: page } = this.#pdf.getCurrentPageInfo();
		const marks = this.#marks.get(page) ?? [];
		const mark = { page, id: marks.length };
		this.#marks.set(page, [...marks, node]);
		node.kids.push(mark);
		this.#write(`/${node.name} << /MCID ${mark.id} >> BDC`);
		draw();
		this.#write(END);
	}

	/** Draws lines, boxes and dots. */
	artifact(draw: () => void): void {
		this.#write(ARTIFACT);
		draw();
		this.#write(END);
	}

	#nodeOf(tag: Tag, parent: Node): Node {
		const known = this.#nodes.get(tag);
		if (known) {
			return known;
		}
		const node: Node = { name: tag.name, alt: tag.alt, parent, kids: [] };
		this.#nodes.set(tag, node);
		parent.kids.push(node);
		return node;
	}

	#write(line: string): void {
		this.#internals.write(line);
	}

	/** Writes the tree, and by page which part each mark is of; the number of its object. */
	#putTree(): number {
		const nodes = [this.#root, ...this.#nodes.values()];
		const ids = new Map(nodes.map((node) => [node, this.#reserve()]));
		const [rootId, marksId] = [this.#reserve(), this.#reserve()];
		const reference = (node: Node) => `${ids.get(node) ?? 0} 0 R`;
		for (const [node, id] of ids) {
			const parent = node.parent ? reference(node.parent) : `${rootId} 0 R`;
			const alt = node.alt === undefined ? "" : `/Alt ${hexString(node.alt)}`;
			const pages = new Set(node.kids.flatMap((kid) => ("id" in kid ? kid.page : [])));
			const [only] = pages.size === 1 ? pages : [];
			const home = only === undefined ? "" : `/Pg ${this.#pageId(only)} 0 R`;
			const kids = node.kids.map((kid) => {
				if (!("id" in kid)) {
					return reference(kid);
				}
				return only === undefined
					? `<</Type/MCR/Pg ${this.#pageId(kid.page)} 0 R/MCID ${kid.id}>>`
					: String(kid.id);
			});
			this.#put(id, `<</S/${node.name}/P ${parent}${home}${alt}/K[${kids.join(" ")}]>>`);
		}
		const marks = [...this.#marks]
			.toSorted(([a], [b]) => a - b)
			.map(([page, owners]) => `${page - 1} [${owners.map(reference).join(" ")}]`);
		this.#put(marksId, `<< /Nums [${marks.join(" ")}] >>`);
		this.#put(
			rootId,
			`<< /Type /StructTreeRoot /K ${reference(this.#root)} /ParentTree ${marksId} 0 R /ParentTreeNextKey ${this.#marks.size} >>`,
		);
		return rootId;
	}

	/** Number of the object of a page. */
	#pageId(page: number): number {
		return this.#internals.getPageInfo(page).objId;
	}

	#reserve(): number {
		return this.#internals.newObjectDeferred();
	}

	#put(id: number, body: string): void {
		this.#internals.newObjectDeferredBegin(id, true);
		this.#write(body);
		this.#write("endobj");
	}
}

/** A text string of a PDF in hexadecimal, UTF-16 after its mark. */
function hexString(text: string): string {
	const units = Array.from({ length: text.length }, (_, at) =>
		text.charCodeAt(at).toString(16).padStart(4, "0"),
	);
	return `<FEFF${units.join("")}>`;
}
