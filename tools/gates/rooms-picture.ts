/** Which room imports which: "features -> mail". */
type Edges = ReadonlySet<string>;

/** Rooms of the Worker that every other one stands on, and that the picture leaves out. */
const FLOOR: readonly string[] = ["platform", "db"];

/**
 * Compares the picture of the Worker's rooms in docs/architecture.md with the imports of its files. Returns in words each edge that only one of the two
 * has, and each room that is part of a circle. Ignores tests and the files that put the rooms together.
 */
export function picturedWrongly(
	markdown: string,
	modules: readonly { readonly source: string; readonly imports: readonly string[] }[],
): string[] {
	const drawn = drawnEdges(markdown);
	const found = importedEdges(modules);
	return [
		...[...found].filter((edge) => !drawn.has(edge)).map((edge) => `not in the picture: ${edge}`),
		...[...drawn].filter((edge) => !found.has(edge)).map((edge) => `only in the picture: ${edge}`),
		...inCircles(found).map((room) => `a circle of rooms goes through worker/${room}`),
	].toSorted();
}

/** The edges of the first mermaid block: `a --> b & c`, one room a line. */
function drawnEdges(markdown: string): Edges {
	const picture = /```mermaid\n([\s\S]*?)```/.exec(markdown)?.[1] ?? "";
	return new Set(
		[...picture.matchAll(/^\s*(\w+) --> (.+)$/gm)].flatMap(([, from = "", to = ""]) =>
			to.split("&").map((room) => `${from} -> ${room.trim()}`),
		),
	);
}

function importedEdges(modules: Parameters<typeof picturedWrongly>[1]): Edges {
	return new Set(
		modules.flatMap(({ source, imports }) => {
			const from = roomOf(source);
			return imports.flatMap((imported) => {
				const to = roomOf(imported);
				return from && to && from !== to ? [`${from} -> ${to}`] : [];
			});
		}),
	);
}

/** The room of a file of the Worker; null for a test, the floor, and what is no room. */
function roomOf(file: string): string | null {
	const room = /^worker\/([^/]+)\//.exec(file)?.[1] ?? null;
	const isTest = /\.test\.ts$|\/test\//.test(file);
	return room === null || isTest || FLOOR.includes(room) ? null : room;
}

function inCircles(edges: Edges): string[] {
	const pairs = [...edges].map((edge) => edge.split(" -> "));
	const rooms = new Set(pairs.flat());
	return [...rooms].filter((room) => {
		const reached = new Set<string>();
		const next = [room];
		for (const at of next) {
			for (const [from, to = ""] of pairs) {
				if (from === at && !reached.has(to)) {
					reached.add(to);
					next.push(to);
				}
			}
		}
		return reached.has(room);
	});
}
