import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	type PDFPage,
	PDFRawStream,
	PDFRef,
	PDFString,
} from "@cantoo/pdf-lib";
import { type Mark, readMarks } from "./read-marks.ts";

/** A part of the tree as it stands in the file. */
export type Part = {
	readonly role: string;
	readonly alt: string | null;
	/** Scope, RowSpan, ColSpan, BBox, ListNumbering: whatever the file says of it. */
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly parts: readonly Part[];
	/** Marked places, `1/0` for the first of page one. */
	readonly marks: readonly string[];
	readonly annotations: readonly Annotation[];
	readonly parent: Part | null;
};

export type Annotation = {
	readonly page: number;
	readonly subtype: string;
	readonly contents: string;
	/** An address, or the page that it leads to. */
	readonly target: string | number | null;
	/** How many places of the page it takes. */
	readonly lines: number;
	/** The part that the file's parent tree says it is of. */
	readonly role: string | null;
};

export type ReadTree = {
	/** Every part but the root, in the order in which it is read. */
	readonly parts: readonly Part[];
	readonly marks: readonly (Mark & { readonly page: number })[];
	/** What is painted or marked where it should not be. */
	readonly astray: readonly string[];
	readonly annotations: readonly Annotation[];
	/** By mark, the role of the part that the parent tree names. */
	readonly owners: ReadonlyMap<string, string>;
	/** In which order a reader goes through what can be followed, by page. */
	readonly tabs: readonly string[];
	readonly catalog: Readonly<Record<string, unknown>>;
};

/** Reads the tree of tags with a reader that knows nothing of ours, as a checker of PDF/UA would. */
export async function readTree(bytes: Uint8Array): Promise<ReadTree> {
	const reader = new TreeReader(await PDFDocument.load(bytes, { updateMetadata: false }));
	return reader.read();
}

const name = (key: string) => PDFName.of(key);

class TreeReader {
	readonly #pdf: PDFDocument;
	readonly #pages: readonly PDFPage[];
	readonly #numbers: ReadonlyMap<PDFObject, number>;
	/** The parent tree. */
	readonly #parents: ReadonlyMap<number, PDFObject>;

	constructor(pdf: PDFDocument) {
		this.#pdf = pdf;
		this.#pages = pdf.getPages();
		this.#numbers = new Map(this.#pages.map(({ ref }, at) => [ref, at + 1]));
		const nums = this.#root.lookup(name("ParentTree"), PDFDict).lookup(name("Nums"), PDFArray);
		this.#parents = new Map(
			Array.from({ length: nums.size() / 2 }, (_, at) => [
				nums.lookup(2 * at, PDFNumber).asNumber(),
				this.#lookup(nums.get(2 * at + 1)),
			]),
		);
	}

	read(): ReadTree {
		const contents = this.#pages.map((page) => readMarks(contentOf(page)));
		const root = this.#partOf(this.#root.lookup(name("K"), PDFDict), null, 0);
		const { catalog } = this.#pdf;
		return {
			parts: under(root),
			marks: contents.flatMap(({ marks }, at) => marks.map((each) => ({ ...each, page: at + 1 }))),
			astray: contents.flatMap(({ astray }, at) => astray.map((each) => `page ${at + 1}: ${each}`)),
			annotations: this.#pages.flatMap(({ node }, at) =>
				(node.Annots()?.asArray() ?? []).map((ref) =>
					this.#annotationOf(this.#pdf.context.lookup(ref, PDFDict), at + 1),
				),
			),
			owners: new Map(this.#pages.flatMap((page, at) => this.#ownersOf(page, at + 1))),
			tabs: this.#pages.map(({ node }) => wordOf(node, "Tabs")),
			catalog: Object.fromEntries(
				["Lang", "MarkInfo", "ViewerPreferences"].map((key) => [
					key,
					plain(catalog.lookup(name(key))),
				]),
			),
		};
	}

	/** @throws TypeError for a reference to nothing */
	#lookup(ref: PDFObject): PDFObject {
		const found = ref instanceof PDFRef ? this.#pdf.context.lookup(ref) : ref;
		if (!found) {
			throw new TypeError("a reference to no object");
		}
		return found;
	}

	get #root(): PDFDict {
		return this.#pdf.catalog.lookup(name("StructTreeRoot"), PDFDict);
	}

	#partOf(dict: PDFDict, parent: Part | null, inherited: number): Part {
		const page = this.#pageOf(dict, inherited);
		const marks: string[] = [];
		const parts: Part[] = [];
		const annotations: Annotation[] = [];
		const part: Part = {
			role: wordOf(dict, "S"),
			alt: dict.has(name("Alt")) ? textOf(dict.lookup(name("Alt"))) : null,
			attributes: (plain(dict.lookup(name("A"))) ?? {}) as Record<string, unknown>,
			...{ parts, marks, annotations, parent },
		};
		for (const each of dict.lookup(name("K"), PDFArray).asArray()) {
			const kid = this.#lookup(each);
			if (kid instanceof PDFNumber) {
				marks.push(`${page}/${kid.asNumber()}`);
			} else if (kid instanceof PDFDict && wordOf(kid, "Type") === "MCR") {
				const id = kid.lookup(name("MCID"), PDFNumber).asNumber();
				marks.push(`${this.#pageOf(kid, page)}/${id}`);
			} else if (kid instanceof PDFDict && wordOf(kid, "Type") === "OBJR") {
				const annotation = kid.lookup(name("Obj"), PDFDict);
				annotations.push(this.#annotationOf(annotation, this.#pageOf(kid, page)));
			} else if (kid instanceof PDFDict) {
				parts.push(this.#partOf(kid, part, page));
			}
		}
		return part;
	}

	#pageOf(dict: PDFDict, otherwise: number): number {
		const page = dict.get(name("Pg"));
		return (page && this.#numbers.get(page)) ?? otherwise;
	}

	#annotationOf(dict: PDFDict, page: number): Annotation {
		const key = dict.lookupMaybe(name("StructParent"), PDFNumber)?.asNumber() ?? -1;
		const uri = dict.lookupMaybe(name("A"), PDFDict)?.lookup(name("URI"));
		const [to] = dict.lookupMaybe(name("Dest"), PDFArray)?.asArray() ?? [];
		const parent = this.#parents.get(key);
		return {
			page,
			subtype: wordOf(dict, "Subtype"),
			contents: textOf(dict.lookup(name("Contents"))),
			target: uri ? textOf(uri) : ((to && this.#numbers.get(to)) ?? null),
			lines: (dict.lookupMaybe(name("QuadPoints"), PDFArray)?.size() ?? 8) / 8,
			role: parent instanceof PDFDict ? wordOf(parent, "S") : null,
		};
	}

	#ownersOf({ node }: PDFPage, page: number): [mark: string, role: string][] {
		const key = node.lookup(name("StructParents"), PDFNumber).asNumber();
		const list = this.#parents.get(key);
		const owners = list instanceof PDFArray ? list.asArray() : [];
		return owners.map((ref, id) => [
			`${page}/${id}`,
			wordOf(this.#pdf.context.lookup(ref, PDFDict), "S"),
		]);
	}
}

/** A part's parts, theirs, and so on, in the order in which they are read. */
function under(part: Part): readonly Part[] {
	return part.parts.flatMap((each) => [each, ...under(each)]);
}

function contentOf(page: PDFPage): string {
	const stream = page.node.context.lookup(page.node.get(name("Contents")));
	if (!(stream instanceof PDFRawStream)) {
		throw new TypeError("a page without a stream of its own");
	}
	return new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
}

/** A name of a dictionary, empty where it has none. */
function wordOf(dict: PDFDict, key: string): string {
	return dict.lookupMaybe(name(key), PDFName)?.decodeText() ?? "";
}

function textOf(text: PDFObject | undefined): string {
	return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : "";
}

function plain(value: PDFObject | undefined): unknown {
	if (value instanceof PDFDict) {
		const entries = value.entries();
		return Object.fromEntries(
			entries.map(([key, each]) => [key.decodeText(), plain(value.context.lookup(each))]),
		);
	}
	if (value instanceof PDFArray) {
		return value.asArray().map(plain);
	}
	if (value instanceof PDFNumber) {
		return value.asNumber();
	}
	if (value instanceof PDFName) {
		return value.decodeText();
	}
	return textOf(value) || (value?.toString() ?? null);
}
