import { encodeHexUpperCase } from "@oslojs/encoding";
import { jsPDF } from "jspdf";
import { INTER_REGULAR } from "./fonts/inter-regular.ts";
import { INTER_SEMIBOLD } from "./fonts/inter-semibold.ts";
import { type Link, Links } from "./links.ts";
import { widthOf } from "./measure.ts";
import { Outline } from "./outline.ts";
import { packObjects } from "./pack-objects.ts";
import { type Area, PdfObjects } from "./pdf-objects.ts";
import { toPrintable } from "./printable.ts";
import { page, type TextStyle, type Weight } from "./style.ts";
import { putTree } from "./tag-tree.ts";
import { type Edge, type Tag, Tags } from "./tags.ts";
import { xmpOf } from "./xmp.ts";

/** What the file says about itself. */
export type Properties = {
	readonly title: string;
	readonly subject: string;
	readonly creator: string;
	/** Names the file for readers of PDF; the same for the same report. */
	readonly id: string;
	/** UTC milliseconds: part of the bytes, so it is the report's own and never the time of writing. */
	readonly createdAt: number;
};

export type Point = readonly [x: number, y: number];

const fonts: Readonly<Record<Weight, { name: string; base64: string }>> = {
	regular: { name: "Inter", base64: INTER_REGULAR.base64 },
	semibold: { name: "InterSemibold", base64: INTER_SEMIBOLD.base64 },
};

const LANGUAGE = "en-GB";

/** Half the height of a capital of Inter, in ems: what lies above the middle of a line. */
const HALF_CAPITAL = 0.3636;

/**
 * Paper to draw on: A4 pages one after the other, points from the left and the top. Everything that is drawn goes through here, and
 * nothing else knows jsPDF but `pdf-objects.ts`, through which the file gets what it does not write: tags for readers aloud, links, an outline.
 */
export class Sheet {
	readonly #pdf: jsPDF;
	readonly #objects: PdfObjects;
	readonly #tags: Tags;
	readonly #links: Links;
	readonly #outline: Outline;
	#font = "";
	#colour = "";

	constructor({ title, subject, creator, id, createdAt }: Properties) {
		this.#pdf = new jsPDF({
			unit: "pt",
			format: [page.width, page.height],
			compress: true,
			putOnlyUsedFonts: true,
			floatPrecision: 2,
		});
		this.#objects = new PdfObjects(this.#pdf);
		this.#tags = new Tags(this.#objects);
		this.#links = new Links(this.#objects);
		this.#outline = new Outline(this.#objects);
		this.#describe();
		for (const { name, base64 } of Object.values(fonts)) {
			this.#pdf.addFileToVFS(`${name}.ttf`, base64);
			this.#pdf.addFont(`${name}.ttf`, name, "normal", "Identity-H");
		}
		const described = { title: toPrintable(title), subject: toPrintable(subject), creator };
		this.#pdf.setProperties(described);
		this.#pdf.setLanguage(LANGUAGE);
		const producer = `jsPDF ${jsPDF.version}`;
		this.#pdf.addMetadata(xmpOf({ ...described, producer, createdAt, language: LANGUAGE }), true);
		this.#pdf.viewerPreferences({ DisplayDocTitle: true });
		this.#pdf.setCreationDate(pdfDate(createdAt));
		this.#pdf.setFileId(fileId(id));
	}

	/** Has written with the file what jsPDF does not write. */
	#describe(): void {
		let entries: readonly string[] = [];
		this.#objects.during({
			onPage: (number) => {
				this.#objects.write(`/StructParents ${number - 1}/Tabs/S`);
				this.#links.putPage(number);
			},
			onObjects: () => {
				this.#links.put();
				const tree = putTree(this.#objects, this.#tags, this.#links);
				const outline = this.#outline.put();
				entries = [
					`/StructTreeRoot ${tree} 0 R/MarkInfo<</Marked true>>`,
					...(outline === null ? [] : [`/Outlines ${outline} 0 R`]),
				];
			},
			onCatalog: () => {
				for (const entry of entries) {
					this.#objects.write(entry);
				}
			},
		});
	}

	get pages(): number {
		return this.#objects.pages;
	}

	addPage(): void {
		this.#pdf.addPage();
	}

	/** Goes back to a page, the first being 1. */
	turnTo(number: number): void {
		this.#pdf.setPage(number);
	}

	/** An entry of the outline that leads to this height of the page; one of a part stands under the chapter before it. */
	bookmark(title: string, y: number, { isPart = false }: { isPart?: boolean } = {}): void {
		this.#outline.add(toPrintable(title), y, { isPart });
	}

	/** Names a height of this page that links within the file may lead to. */
	anchor(name: string, y: number): void {
		this.#links.anchor(name, y);
	}

	/** Makes a place of the page lead where the link does. */
	link(link: Link, area: Area): void {
		this.#links.add(link, area);
	}

	/** A line of printable text whose box of `style.leading` points begins at `y`; `x` is its left or, aligned right, its right end. */
	text(line: string, x: number, y: number, style: TextStyle, align: Align = "left"): void {
		const { size, leading, weight, colour } = style;
		const font = `${weight} ${size}`;
		if (font !== this.#font) {
			this.#font = font;
			this.#pdf.setFont(fonts[weight].name, "normal").setFontSize(size);
		}
		if (colour !== this.#colour) {
			this.#colour = colour;
			this.#pdf.setTextColor(colour);
		}
		const start = align === "left" ? x : x - shares[align] * widthOf(line, style);
		this.#tags.text(() => this.#pdf.text(line, start, y + leading / 2 + HALF_CAPITAL * size));
	}

	/** Draws a part of the text under the tag that tells screen readers what it is. */
	tagged(tag: Tag, draw: () => void): void {
		this.#tags.within(tag, draw);
	}

	/** Draws a part that is repeated on later pages: it is read once. */
	taggedOnce(tag: Tag, draw: () => void): void {
		this.#tags.once(tag, draw);
	}

	/** Draws what is read to nobody: a sign beside its word, or what stands at an edge of every page. */
	aside(draw: () => void, edge?: Edge): void {
		this.#tags.artifact(draw, edge);
	}

	/** A filled rectangle, its corners rounded by `radius`. */
	box(x: number, y: number, size: Size, fill: string, radius = 0): void {
		this.#tags.artifact(() => {
			this.#pdf.setFillColor(fill);
			if (radius > 0) {
				this.#pdf.roundedRect(x, y, size.width, size.height, radius, radius, "F");
			} else {
				this.#pdf.rect(x, y, size.width, size.height, "F");
			}
		});
	}

	rule(from: Point, to: Point, colour: string, width = 0.6): void {
		this.#tags.artifact(() => this.#stroke(colour, width).line(from[0], from[1], to[0], to[1]));
	}

	/** A line through points, in dashes of these lengths and gaps where there are any. */
	path(
		points: readonly Point[],
		colour: string,
		width: number,
		dashes: readonly number[] = [],
	): void {
		const [first = [0, 0], ...rest] = points;
		const steps = rest.map(([x, y], at) => {
			const [fromX, fromY] = points[at] ?? first;
			return [x - fromX, y - fromY];
		});
		this.#tags.artifact(() =>
			this.#stroke(colour, width)
				.setLineDashPattern([...dashes], 0)
				.lines(steps, first[0], first[1], [1, 1], "S", false)
				.setLineDashPattern([], 0),
		);
	}

	/** A filled shape with straight sides. */
	shape(points: readonly Point[], fill: string): void {
		const [first = [0, 0], ...rest] = points;
		const steps = rest.map(([x, y], at) => {
			const [fromX, fromY] = points[at] ?? first;
			return [x - fromX, y - fromY];
		});
		this.#tags.artifact(() =>
			this.#pdf.setFillColor(fill).lines(steps, first[0], first[1], [1, 1], "F", true),
		);
	}

	/** Fills rings by even and odd, so that a ring within another is a hole. */
	filled(rings: readonly (readonly Point[])[], fill: string): void {
		this.#tags.artifact(() => {
			this.#trace(rings);
			this.#pdf.setFillColor(fill).fillEvenOdd();
		});
	}

	/** Draws lines clipped to the inside of rings. */
	hatched(rings: readonly (readonly Point[])[], { lines, colour, dashes }: HatchLines): void {
		this.#tags.artifact(() => {
			this.#pdf.saveGraphicsState();
			this.#trace(rings);
			this.#pdf.clipEvenOdd();
			this.#pdf.discardPath();
			this.#stroke(colour, 0.6).setLineDashPattern([...(dashes ?? [])], 0);
			for (const [from, to] of lines) {
				this.#pdf.line(from[0], from[1], to[0], to[1]);
			}
			this.#pdf.restoreGraphicsState();
		});
	}

	#trace(rings: readonly (readonly Point[])[]): void {
		for (const [first, ...rest] of rings) {
			if (first) {
				this.#pdf.moveTo(first[0], first[1]);
				for (const [x, y] of rest) {
					this.#pdf.lineTo(x, y);
				}
				this.#pdf.close();
			}
		}
	}

	dot(centre: Point, radius: number, fill: string): void {
		this.#tags.artifact(() =>
			this.#pdf.setFillColor(fill).circle(centre[0], centre[1], radius, "F"),
		);
	}

	bytes(): Uint8Array<ArrayBuffer> {
		return packObjects(this.#pdf.output());
	}

	#stroke(colour: string, width: number): jsPDF {
		return this.#pdf.setDrawColor(colour).setLineWidth(width);
	}
}

/** Lines that hatch a shape, in dashes and gaps of these lengths where there are any. */
type HatchLines = {
	readonly lines: readonly (readonly [from: Point, to: Point])[];
	readonly colour: string;
	readonly dashes: readonly number[] | null;
};
type Size = { readonly width: number; readonly height: number };
type Align = "left" | "right" | "centre";

/** Which share of a line lies left of its `x`. */
const shares = { right: 1, centre: 0.5 } as const;

/** `D:20261121093000+00'00'`. Source: ISO 32000-1, 7.9.4. */
function pdfDate(instant: number): string {
	const digits = new Date(instant).toISOString().replace(/\D/g, "");
	return `D:${digits.slice(0, 14)}+00'00'`;
}

/** Sixteen bytes in hexadecimal, which is what jsPDF takes. */
function fileId(id: string): string {
	return encodeHexUpperCase(new TextEncoder().encode(id)).padEnd(32, "0").slice(0, 32);
}
