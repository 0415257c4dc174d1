import type { Links } from "./links.ts";
import { type PdfObjects, rectangle, textString } from "./pdf-objects.ts";
import type { Node, Tags } from "./tags.ts";

/** Writes the tree of tags, and the part that each mark of a page and each link belongs to. Returns the number of the tree's object. */
export function putTree(objects: PdfObjects, { root, marks }: Tags, links: Links): number {
	const nodes = all(root);
	const ids = new Map(nodes.map((node) => [node, objects.reserve()]));
	const [rootId, parentsId] = [objects.reserve(), objects.reserve()];
	const reference = (node: Node) => `${ids.get(node) ?? 0} 0 R`;
	const annotations = Map.groupBy(links.written, ({ link }) => link);
	for (const [node, id] of ids) {
		const own = node.tag.name === "Link" ? (annotations.get(node.tag) ?? []) : [];
		const pages = new Set([...node.kids, ...own].flatMap((kid) => ("page" in kid ? kid.page : [])));
		const [only] = pages.size === 1 ? pages : [];
		const home = only === undefined ? "" : `/Pg ${objects.pageReference(only)}`;
		const kids = node.kids.map((kid) => {
			if (!("id" in kid)) {
				return reference(kid);
			}
			return only === undefined
				? `<</Type/MCR/Pg ${objects.pageReference(kid.page)}/MCID ${kid.id}>>`
				: String(kid.id);
		});
		const linked = own.map(
			(each) => `<</Type/OBJR/Pg ${objects.pageReference(each.page)}/Obj ${each.id} 0 R>>`,
		);
		// A link to a place that never came is text like any other.
		const role = node.tag.name === "Link" && own.length === 0 ? "Span" : node.tag.name;
		const parent = node.parent ? reference(node.parent) : `${rootId} 0 R`;
		objects.put(
			id,
			`<</S/${role}/P ${parent}${home}${attributes(node.tag)}/K[${[...kids, ...linked].join(" ")}]>>`,
		);
	}
	const owners = new Map(nodes.map((node) => [node.tag, node]));
	const numbers = [
		...[...marks]
			.toSorted(([a], [b]) => a - b)
			.map(([page, parts]) => `${page - 1}[${parts.map(reference).join(" ")}]`),
		...links.written.map(({ key, link }) => {
			const owner = owners.get(link);
			return `${key} ${owner ? reference(owner) : "null"}`;
		}),
	];
	objects.put(parentsId, `<</Nums[${numbers.join(" ")}]>>`);
	const next = objects.pages + links.written.length;
	objects.put(
		rootId,
		`<</Type/StructTreeRoot/K ${reference(root)}/ParentTree ${parentsId} 0 R/ParentTreeNextKey ${next}>>`,
	);
	return rootId;
}

/** A part and all that stands in it, in the order in which it is read. */
function all(node: Node): Node[] {
	return [node, ...node.kids.flatMap((kid) => ("id" in kid ? [] : all(kid)))];
}

/** What is said of a part beside its name. Source: ISO 32000-1, 14.8.5. */
function attributes(tag: Node["tag"]): string {
	switch (tag.name) {
		case "TH":
			return `/A<</O/Table/Scope/${tag.scope}${spans(tag)}>>`;
		case "TD":
			return spans(tag) === "" ? "" : `/A<</O/Table${spans(tag)}>>`;
		case "L":
			return tag.marks === null ? "" : `/A<</O/List/ListNumbering/${tag.marks}>>`;
		case "Figure":
			return `/Alt${textString(tag.alt)}/A<</O/Layout/Placement/Block/BBox${rectangle(tag.area)}>>`;
		default:
			return "";
	}
}

function spans({ columns = 1, rows = 1 }: { columns?: number; rows?: number }): string {
	return `${columns > 1 ? `/ColSpan ${columns}` : ""}${rows > 1 ? `/RowSpan ${rows}` : ""}`;
}
