import type { IsoDate } from "#domain/base/calendar.ts";
import { countInWords } from "#domain/base/words.ts";
import { hmoRight } from "#domain/subjects/licensing/hmo-right.ts";
import { RefusedNews } from "../ingest/run/importer.ts";
import { AREAS, type Line, linesOf } from "./lines-of.ts";
import type { Rows } from "./read-organisations.ts";

/** How many Article 4 areas an authority publishes, and how many of them restrict small HMOs. */
export type PublishedAreas = { readonly areas: number; readonly hmoAreas: number };

export type Counted = {
	/** By the code of the authority. */
	readonly publishers: ReadonlyMap<string, PublishedAreas>;
	/** In words, what was left out. */
	readonly notes: readonly string[];
};

const NEEDED = [
	"entity",
	"name",
	"organisation-entity",
	"end-date",
	"permitted-development-rights",
];

/**
 * Counts the areas that are in force or to come by the authority that publishes them. Ended areas do not count, because they do not show that an authority
 * still publishes.
 * @throws RefusedNews
 */
export async function countAreas(
	rows: Rows,
	{ authorities, today }: { authorities: ReadonlyMap<string, string>; today: IsoDate },
): Promise<Counted> {
	const publishers = new Map<string, PublishedAreas>();
	const seen = new Set<string>();
	let [lines, ended, elsewhere] = [0, 0, 0];
	let lineOf: ReturnType<typeof linesOf> | null = null;
	for await (const fields of rows) {
		if (lineOf === null) {
			lineOf = linesOf(AREAS, fields, NEEDED);
			continue;
		}
		const line = lineOf(fields);
		lines += 1;
		if (seen.has(line("entity"))) {
			continue;
		}
		seen.add(line("entity"));
		const code = authorities.get(line("organisation-entity"));
		if (hasEnded(line("end-date"), today)) {
			ended += 1;
		} else if (code === undefined) {
			elsewhere += 1;
		} else {
			publishers.set(code, withArea(publishers.get(code), line));
		}
	}
	if (publishers.size === 0) {
		throw new RefusedNews(
			lines === 0 ? `${AREAS} is empty.` : `${AREAS} holds no area of an authority that we know.`,
		);
	}
	return {
		publishers,
		notes: [
			...noteOf(ended, "has ended", "have ended"),
			...noteOf(elsewhere, "is of a body that is no council", "are of bodies that are no councils"),
			...noteOf(lines - seen.size, "is there twice", "are there twice"),
		],
	};
}

function withArea(
	{ areas, hmoAreas }: PublishedAreas = { areas: 0, hmoAreas: 0 },
	line: Line,
): PublishedAreas {
	const right = hmoRight({
		rights: line("permitted-development-rights"),
		texts: [line("name"), line("notes"), line("description")],
	});
	return { areas: areas + 1, hmoAreas: hmoAreas + (right === null ? 0 : 1) };
}

/** An area no longer holds on its end date. */
function hasEnded(end: string, today: IsoDate): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(end) && end <= today;
}

function noteOf(count: number, one: string, many: string): string[] {
	return count === 0 ? [] : [`${countInWords(count, "area")} ${count === 1 ? one : many}.`];
}
