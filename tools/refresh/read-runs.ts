import * as z from "zod";
import { readLocally } from "./local-database.ts";

const SourceRun = z.object({
	source: z.string(),
	name: z.string().nullable(),
	/** UTC milliseconds, like every time here. */
	startedAt: z.int(),
	finishedAt: z.int().nullable(),
	beatAt: z.int(),
	outcome: z.string(),
	error: z.string().nullable(),
	notes: z
		.string()
		.nullable()
		.transform((text) => z.array(z.string()).parse(JSON.parse(text ?? "[]"))),
	asOf: z.string().nullable(),
	rows: z.int().nullable(),
});

/** The last run of a source, with what is held of it. */
export type SourceRun = z.infer<typeof SourceRun>;

const query = `SELECT source, name, started_at AS startedAt, finished_at AS finishedAt, coalesce(beat_at, started_at) AS beatAt,
		outcome, error, notes, as_of AS asOf, rows
	FROM source_runs LEFT JOIN datasets ON datasets.id = source`;

/** The last runs of all sources, from the local store in the folder `state`. */
export function readRuns(state: string): SourceRun[] {
	return readLocally(state, query).map((row) => SourceRun.parse(row));
}
