import type { jsPDF } from "jspdf";
import { page } from "./style.ts";

/** What jsPDF gives its plugins and leaves out of its types. */
type Internals = jsPDF["internal"] & {
	readonly write: (line: string) => void;
	readonly getPageInfo: (page: number) => { readonly objId: number };
	readonly newObjectDeferred: () => number;
	readonly newObjectDeferredBegin: (id: number, hasHead: boolean) => void;
};

/** When jsPDF asks its plugins: at each page's own entries, once all pages are written, and at the catalog's entries. */
type Moments = {
	readonly onPage: (number: number) => void;
	readonly onObjects: () => void;
	readonly onCatalog: () => void;
};

/** A place of a page: points from its left and its top. */
export type Area = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

/** The objects of a PDF that jsPDF writes nothing of: their numbers, and what they hold in PDF's own notation. */
export class PdfObjects {
	readonly #pdf: jsPDF;
	readonly #internals: Internals;

	constructor(pdf: jsPDF) {
		this.#pdf = pdf;
		this.#internals = pdf.internal as Internals;
	}

	/** Which page is drawn on now, the first being 1. */
	get page(): number {
		return this.#pdf.getCurrentPageInfo().pageNumber;
	}

	get pages(): number {
		return this.#pdf.getNumberOfPages();
	}

	during({ onPage, onObjects, onCatalog }: Moments): void {
		const { events } = this.#pdf.internal;
		events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
		events.subscribe("postPutResources", onObjects);
		events.subscribe("putCatalog", onCatalog);
	}

	/** Writes a line into the page that is drawn on or the object that is written. */
	write(line: string): void {
		this.#internals.write(line);
	}

	/** The number of an object that is written later. */
	reserve(): number {
		return this.#internals.newObjectDeferred();
	}

	put(id: number, body: string): void {
		this.#internals.newObjectDeferredBegin(id, true);
		this.#internals.write(body);
		this.#internals.write("endobj");
	}

	/** A reference to a page. */
	pageReference(number: number): string {
		return `${this.#internals.getPageInfo(number).objId} 0 R`;
	}
}

/** A place of a page as PDF has it: two corners, from the left and the foot. */
export function rectangle({ x, y, width, height }: Area): string {
	return `[${[x, page.height - y - height, x + width, page.height - y].map(short).join(" ")}]`;
}

/** A height on a page as PDF has it, from the foot. */
export function fromFoot(y: number): string {
	return short(page.height - y);
}

function short(points: number): string {
	return String(Math.round(points * 100) / 100);
}

/** A text string: as it is where it has nothing but ASCII, in UTF-16 after its mark otherwise. Source: ISO 32000-1, 7.9.2. */
export function textString(text: string): string {
	if (/^[\x20-\x7e]*$/.test(text)) {
		return `(${text.replace(/[\\()]/g, "\\$&")})`;
	}
	const units = Array.from({ length: text.length }, (_, at) =>
		text.charCodeAt(at).toString(16).padStart(4, "0"),
	);
	return `<FEFF${units.join("")}>`;
}
