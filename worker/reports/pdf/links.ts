import { type Area, fromFoot, type PdfObjects, rectangle, textString } from "./pdf-objects.ts";

/** A part of the text that leads to an address, or to a place of the file by its name. */
export type Link = {
	readonly name: "Link";
	readonly text: string;
	readonly to: { readonly url: string } | { readonly anchor: string };
};

/** The places of one page that a link takes, a line each. */
type Annotation = { readonly link: Link; readonly page: number; readonly areas: Area[] };

type Written = Annotation & {
	readonly id: number;
	/** Key under which the tree of tags gives the part that the link belongs to. */
	readonly key: number;
	readonly destination: string;
	readonly contents: string;
};

/** The links of a PDF: annotations over places of its pages, each of which belongs to a part of the tree of tags. Source: ISO 32000-1, 12.5.6.5. */
export class Links {
	readonly #objects: PdfObjects;
	readonly #anchors = new Map<string, { readonly page: number; readonly y: number }>();
	readonly #annotations: Annotation[] = [];
	readonly #written: Written[] = [];

	constructor(objects: PdfObjects) {
		this.#objects = objects;
	}

	/** Names a height of the page that is drawn on. */
	anchor(name: string, y: number): void {
		this.#anchors.set(name, { page: this.#objects.page, y });
	}

	/** Makes a place of the current page lead where the link does, wherever in the file its target comes to stand. */
	add(link: Link, area: Area): void {
		const { page } = this.#objects;
		const last = this.#annotations.at(-1);
		if (last?.link === link && last.page === page) {
			last.areas.push(area);
		} else {
			this.#annotations.push({ link, page, areas: [area] });
		}
	}

	/** Writes into a page which annotations it has; those that lead nowhere are left out. */
	putPage(page: number): void {
		const own = this.#annotations.flatMap((each) => {
			const led = each.page === page ? this.#lead(each.link) : null;
			return led ? [{ ...each, ...led, id: this.#objects.reserve() }] : [];
		});
		for (const each of own) {
			this.#written.push({ ...each, key: this.#objects.pages + this.#written.length });
		}
		if (own.length > 0) {
			this.#objects.write(`/Annots[${own.map(({ id }) => `${id} 0 R`).join(" ")}]`);
		}
	}

	put(): void {
		for (const { id, key, page, areas, destination, contents } of this.#written) {
			const quads = areas.length > 1 ? `/QuadPoints[${areas.map(corners).join(" ")}]` : "";
			this.#objects.put(
				id,
				`<</Type/Annot/Subtype/Link/Rect${rectangle(around(areas))}${quads}/Border[0 0 0]/P ${this.#objects.pageReference(page)}/StructParent ${key}/Contents${textString(contents)}${destination}>>`,
			);
		}
	}

	/** What was written, in the order of its keys. */
	get written(): readonly Pick<Written, "link" | "page" | "id" | "key">[] {
		return this.#written;
	}

	#lead({ text, to }: Link): Pick<Written, "destination" | "contents"> | null {
		if ("url" in to) {
			const parsed = URL.parse(to.url);
			// PDF takes ASCII alone; what is that already stays as it is.
			const url = /^[\x21-\x7e]*$/.test(to.url) ? to.url : (parsed?.href ?? to.url);
			return {
				destination: `/A<</S/URI/URI${textString(url)}>>`,
				contents: `${text} (${parsed?.host ?? url})`,
			};
		}
		const place = this.#anchors.get(to.anchor);
		return place
			? {
					destination: `/Dest[${this.#objects.pageReference(place.page)}/XYZ 0 ${fromFoot(place.y)} 0]`,
					contents: `${text}, page ${place.page}`,
				}
			: null;
	}
}

function around(areas: readonly Area[]): Area {
	const [x, y] = [
		Math.min(...areas.map((each) => each.x)),
		Math.min(...areas.map((each) => each.y)),
	];
	return {
		x,
		y,
		width: Math.max(...areas.map((each) => each.x + each.width)) - x,
		height: Math.max(...areas.map((each) => each.y + each.height)) - y,
	};
}

/** Upper left, upper right, lower left, lower right, as readers of PDF take them. */
function corners(area: Area): string {
	const [left, foot, right, top] = rectangle(area).slice(1, -1).split(" ");
	return `${left} ${top} ${right} ${top} ${left} ${foot} ${right} ${foot}`;
}
