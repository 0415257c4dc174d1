import { drizzle } from "drizzle-orm/d1";
import { countD1Calls } from "#worker/platform/log-context.ts";

/** The same database, whose round trips are counted for the line in the log: a batch is one. */
export function countingCalls(d1: D1Database): D1Database {
	return {
		prepare: (query) => counting(d1.prepare(query)),
		batch(statements) {
			countD1Calls(1);
			return d1.batch(statements);
		},
		exec: (query) => d1.exec(query),
		dump: () => d1.dump(),
		withSession: (constraint) => d1.withSession(constraint),
	};
}

const running = ["all", "raw", "run", "first"] as const;

/** The statement itself, because a batch takes no other: only what runs it counts. */
function counting(statement: D1PreparedStatement): D1PreparedStatement {
	const { bind } = statement;
	const counted = Object.fromEntries(
		running.map((name) => {
			const run = statement[name];
			const count = (...given: unknown[]): unknown => {
				countD1Calls(1);
				return Reflect.apply(run, statement, given);
			};
			return [name, count];
		}),
	);
	return Object.assign(statement, counted, {
		bind: (...values: unknown[]) => counting(Reflect.apply(bind, statement, values)),
	});
}

export const connect = (d1: D1Database) => drizzle(countingCalls(d1));
export type Db = ReturnType<typeof connect>;
