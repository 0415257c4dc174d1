import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { Health } from "#contracts/health.ts";
import { isSkipped, statusInWords } from "#domain/business/source-status.ts";

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

/** A source that the refresh has nothing to do for, and why, in a sentence. */
export type SkippedSource = {
	readonly source: string;
	readonly status: string;
	readonly why: string;
};

/** The sources that the product at `address` leaves out of its refresh. */
export async function readLeftOut(address: string): Promise<SkippedSource[]> {
	const reply = await fetch(`${address}/api/health`);
	const { sources } = Health.parse(await reply.json());
	return Object.entries(sources).flatMap(([source, { status, why }]) =>
		isSkipped(status)
			? [{ source, status: statusInWords[status].toLowerCase(), why: why ?? "" }]
			: [],
	);
}

/** What one reading statement gives, from the files of the local D1 in the folder `state`, which may be in use meanwhile. */
export function readLocally(state: string, sql: string): Record<string, unknown>[] {
	const [file] = globSync("v3/d1/*/*.sqlite", { cwd: state }).filter(
		(name) => !name.endsWith("metadata.sqlite"),
	);
	if (file === undefined) {
		throw new Error(`There is no database in ${state}.`);
	}
	const sqlite = new DatabaseSync(path.join(state, file), { readOnly: true });
	try {
		return sqlite.prepare(sql).all();
	} finally {
		sqlite.close();
	}
}
