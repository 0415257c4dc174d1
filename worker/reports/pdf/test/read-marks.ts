/** What a mark of a page's content is: `P`, `Artifact` …, with its number in the tree, and what is painted within it. */
export type Mark = {
	readonly tag: string;
	readonly id: number | null;
	/** `Header` or `Footer` of the page; null of anything else. */
	readonly edge: string | null;
	/** How many painting operators stand in it. */
	readonly painted: number;
};

/** The marks of a page, and what stands in none: painting, and marks within marks. */
export type Marks = { readonly marks: readonly Mark[]; readonly astray: readonly string[] };

const PAINTING = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "Do", "sh"]);

type Open = { -readonly [Key in keyof Mark]: Mark[Key] };

/** Reads the content of a page: numbers, names, dictionaries and strings in hexadecimal are all that our pages write. */
export function readMarks(content: string): Marks {
	const marks: Mark[] = [];
	const astray: string[] = [];
	let open: Open | null = null;
	const tokens = content.match(/<<.*?>>|<[\da-fA-F]*>|[^\s<>]+/gs) ?? [];
	for (const [at, token] of tokens.entries()) {
		if (token === "BDC" || token === "BMC") {
			astray.push(...leftOpen(open));
			open = begin(tokens.slice(Math.max(0, at - 2), at), token);
			marks.push(open);
		} else if (token === "EMC") {
			open = null;
		} else if (PAINTING.has(token) && open) {
			open.painted += 1;
		} else if (PAINTING.has(token)) {
			astray.push(`${token} in no mark`);
		}
	}
	return { marks, astray: [...astray, ...leftOpen(open)] };
}

function leftOpen(open: Open | null): string[] {
	return open ? [`${open.tag} left open`] : [];
}

function begin(before: readonly string[], operator: "BDC" | "BMC"): Open {
	const [properties = "", name = ""] =
		operator === "BDC" ? [before.at(-1), before.at(-2)] : ["", before.at(-1)];
	const id = /\/MCID (\d+)/.exec(properties)?.[1];
	return {
		tag: name.slice(1),
		id: id === undefined ? null : Number(id),
		edge: /\/Subtype\s?\/(\w+)/.exec(properties)?.[1] ?? null,
		painted: 0,
	};
}
