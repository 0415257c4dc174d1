import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

type Statement = BatchItem<"sqlite">;

/** What a statement gave; of several under one name, in their order. */
type ResultOf<S> = S extends Statement
	? S["_"]["result"]
	: { readonly [At in keyof S]: S[At] extends Statement ? S[At]["_"]["result"] : never };

/**
 * Runs statements as one `db.batch`, in the order in which they are named, and returns each result
 * by its name. Adding or moving a statement then changes nothing for the readers of the others.
 */
export async function runBatch<
	const Statements extends Readonly<Record<string, Statement | readonly Statement[]>>,
>(
	db: Db,
	statements: Statements,
): Promise<{ readonly [Name in keyof Statements]: ResultOf<Statements[Name]> }> {
	const [first, ...rest] = Object.values(statements).flat();
	const given: unknown[] = first ? await db.batch([first, ...rest]) : [];
	const results = Object.entries(statements).map(([name, statement]) => [
		name,
		Array.isArray(statement) ? given.splice(0, statement.length) : given.shift(),
	]);
	return Object.fromEntries(results);
}
