import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** One call that the stand-in answers: by its method, by its path below the account, with what. */
export type Route = readonly [
	method: string,
	pattern: RegExp,
	reply: (call: {
		match: string;
		query: URLSearchParams;
		json: unknown;
		form: FormData;
	}) => unknown,
];

/** What the stand-in answers instead of a result. */
export class Refused extends Error {
	readonly status: number;
	readonly code: number;
	constructor(status: number, code: number, message: string) {
		super(message);
		this.status = status;
		this.code = code;
	}
}

type Consumer = { script_name: string; dead_letter_queue?: string; settings: unknown };
type Database = { uuid: string; name: string; sqlite: DatabaseSync; location: string };

/** What the stand-in's one account holds. */
export type Account = ReturnType<typeof emptyAccount>;

export function emptyAccount() {
	return {
		databases: new Map<string, Database>(),
		namespaces: new Map<string, string>(),
		buckets: new Set<string>(),
		/** By name: its id, and the Worker that reads it with how. */
		queues: new Map<string, { id: string; consumer: Consumer | null }>(),
		versions: [] as { id: string; secrets: string[] }[],
		deployments: [] as { version_id: string; percentage: number }[][],
		triggers: [] as string[],
		workflows: new Set<string>(),
		/** What a call answers instead, by method and end of its path. */
		refusals: new Map<string, { status: number; code: number; message: string }>(),
	};
}

/** Databases. */
export function databaseRoutes(state: Account): readonly Route[] {
	const databaseOf = (nameOrId: string) => {
		const found = [...state.databases.values()].find(
			({ uuid, name }) => uuid === nameOrId || name === nameOrId,
		);
		if (!found) {
			throw new Refused(404, 7404, `The database ${nameOrId} could not be found`);
		}
		return found;
	};
	return [
		[
			"GET",
			/^\/d1\/database$/,
			() => [...state.databases.values()].map(({ uuid, name }) => ({ uuid, name })),
		],
		[
			"POST",
			/^\/d1\/database$/,
			({ json }) => {
				const { name, primary_location_hint = "" } = json as Record<string, string>;
				if (state.databases.has(name ?? "")) {
					throw new Refused(400, 7502, `A database with that name already exists`);
				}
				const made = {
					uuid: randomUUID(),
					name: name ?? "",
					sqlite: new DatabaseSync(":memory:"),
					location: primary_location_hint,
				};
				state.databases.set(made.name, made);
				return { uuid: made.uuid, name: made.name };
			},
		],
		[
			"GET",
			/^\/d1\/database\/([^/]+)$/,
			({ match }) => {
				const { uuid, name } = databaseOf(match);
				return { uuid, name };
			},
		],
		[
			"POST",
			/^\/d1\/database\/([^/]+)\/query$/,
			({ match, json }) => {
				const { sqlite } = databaseOf(match);
				const { sql } = json as { sql: string };
				return runSql(sqlite, sql).map((results) => ({ results, success: true, meta: {} }));
			},
		],
	];
}

/** Namespaces and buckets. */
export function storeRoutes(state: Account): readonly Route[] {
	return [
		[
			"GET",
			/^\/storage\/kv\/namespaces$/,
			() => [...state.namespaces].map(([title, id]) => ({ id, title })),
		],
		[
			"POST",
			/^\/storage\/kv\/namespaces$/,
			({ json }) => {
				const { title } = json as { title: string };
				if (state.namespaces.has(title)) {
					throw new Refused(
						400,
						10014,
						"a namespace with this account ID and title already exists",
					);
				}
				state.namespaces.set(title, randomUUID().replaceAll("-", ""));
				return { id: state.namespaces.get(title), title };
			},
		],
		[
			"GET",
			/^\/r2\/buckets$/,
			() => ({
				buckets: [...state.buckets].map((name) => ({ name, creation_date: "2026-11-29" })),
			}),
		],
		[
			"GET",
			/^\/r2\/buckets\/([^/]+)$/,
			({ match }) => {
				if (!state.buckets.has(match)) {
					throw new Refused(404, 10006, "The specified bucket does not exist.");
				}
				return { name: match, creation_date: "2026-11-29" };
			},
		],
		[
			"POST",
			/^\/r2\/buckets$/,
			({ json }) => {
				state.buckets.add((json as { name: string }).name);
				return {};
			},
		],
	];
}

/** Queues, and who reads them. */
export function queueRoutes(state: Account): readonly Route[] {
	const byId = (id: string) => {
		const found = [...state.queues.values()].find((queue) => queue.id === id);
		if (!found) {
			throw new Refused(404, 11000, `Queue ${id} does not exist`);
		}
		return found;
	};
	const described = () =>
		[...state.queues].map(([queue_name, { id, consumer }]) => ({
			queue_id: id,
			queue_name,
			created_on: "2026-11-29",
			modified_on: "2026-11-29",
			producers_total_count: 0,
			consumers_total_count: consumer ? 1 : 0,
			consumers: consumer
				? [{ consumer_id: id, type: "worker", script: consumer.script_name }]
				: [],
		}));
	const keepConsumer: Route[2] = ({ match, json }) => {
		byId(match).consumer = json as Consumer;
		return { consumer_id: match };
	};
	return [
		[
			"GET",
			/^\/queues$/,
			({ query }) => {
				const name = query.get("name");
				return described().filter(({ queue_name }) => name === null || queue_name === name);
			},
		],
		[
			"POST",
			/^\/queues$/,
			({ json }) => {
				const { queue_name } = json as { queue_name: string };
				if (state.queues.has(queue_name)) {
					throw new Refused(409, 11009, `Queue name '${queue_name}' is already taken`);
				}
				state.queues.set(queue_name, { id: randomUUID().replaceAll("-", ""), consumer: null });
				return { queue_name };
			},
		],
		["POST", /^\/queues\/([^/]+)\/consumers$/, keepConsumer],
		["PUT", /^\/queues\/([^/]+)\/consumers\/[^/]+$/, keepConsumer],
	];
}

/** Each statement's rows; of several in one text, none. */
function runSql(sqlite: DatabaseSync, sql: string): unknown[][] {
	if (/^\s*(SELECT|PRAGMA)/i.test(sql)) {
		return [sqlite.prepare(sql).all()];
	}
	sqlite.exec(sql);
	return [[]];
}
