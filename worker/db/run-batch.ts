import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

type Statement = BatchItem<"sqlite">;

/** What a statement gave; of several under one name, in their order. */
type ResultOf<S> = S extends Statement
	? S["_"]["result"]
	: { readonly [At in keyof S]: S[At] extends Statement ? S[At]["_"]["result"] : never };

/**
 * Runs statements as one `db.batch`, in the order in which they are named, and gives what each gave by its name, so that a statement that is added or
 * moved changes nothing for the readers of the others.
 */
export async function runBatch<
	const Named extends Readonly<Record<string, Statement | readonly Statement[]>>,
>(db: Db, statements: Named): Promise<{ readonly [Name in keyof Named]: ResultOf<Named[Name]> }> {
	const [first, ...rest] = Object.values(statements).flat();
	const given: unknown[] = first ? await db.batch([first, ...rest]) : [];
	const results = Object.entries(statements).map(([name, asked]) => [
		name,
		Array.isArray(asked) ? given.splice(0, asked.length) : given.shift(),
	]);
	return Object.fromEntries(results);
}
