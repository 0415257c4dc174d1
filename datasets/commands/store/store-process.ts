import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Refusal, type SqlStatement, type Store } from "#datasets/ingest/store/store.ts";
import type { StoreOptions } from "./open-store.ts";

/** What is asked of a store in a process of its own. */
export type StoreCall =
	| { readonly does: "apply"; readonly statements: readonly SqlStatement[] }
	| { readonly does: "read"; readonly sql: string; readonly params: SqlStatement["params"] };

export type StoreQuestion = { readonly number: number; readonly call: StoreCall };

export type StoreReply =
	| { readonly number: number; readonly rows: readonly unknown[] }
	/** It threw: its message. */
	| { readonly number: number; readonly error: string };

/** Number of the reply that no one asked for: the store is open, and hears what it is asked. */
export const OPENED = 0;

const program = join(import.meta.dirname, "serve-store.ts");

type Waiting = {
	readonly resolve: (rows: readonly unknown[]) => void;
	readonly reject: (cause: Error) => void;
};

/**
 * Opens the store in a process of its own for as long as `use` runs: it starts up, and writes, while this one reads a file, and the memory that
 * wrangler takes is not added to what reading takes.
 */
export async function withStoreProcess(
	{ remote, env, persistTo }: StoreOptions,
	use: (store: Store) => Promise<void>,
): Promise<void> {
	const options = [
		...(remote ? ["--remote"] : []),
		...(env === undefined ? [] : ["--env", env]),
		...["--persist-to", persistTo],
	];
	const child = fork(program, options, { serialization: "advanced" });
	const ended = once(child, "exit");
	try {
		await use(storeOver(child));
	} finally {
		if (child.connected) {
			child.disconnect();
		}
		await ended;
	}
}

function storeOver(child: ChildProcess): Store {
	const waiting = new Map<number, Waiting>();
	let calls = OPENED;
	child.on("message", (reply: StoreReply) => {
		const asker = waiting.get(reply.number);
		waiting.delete(reply.number);
		if ("rows" in reply) {
			asker?.resolve(reply.rows);
		} else {
			asker?.reject(new Error(reply.error));
		}
	});
	child.on("exit", () => {
		for (const { reject } of waiting.values()) {
			reject(gone());
		}
		waiting.clear();
	});
	const reply = (number: number): Promise<readonly unknown[]> =>
		new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
	// What is sent before the other process listens is lost.
	const opened = reply(OPENED);
	const call = async (call: StoreCall): Promise<readonly unknown[]> => {
		await opened;
		if (!child.connected) {
			throw gone();
		}
		calls += 1;
		const replied = reply(calls);
		child.send({ number: calls, call } satisfies StoreQuestion);
		return await replied;
	};
	// Anyone who asks hears of it: until then it is no one's failure.
	opened.catch(() => undefined);
	return {
		apply: async (statements) => {
			await call({ does: "apply", statements });
		},
		read: (sql, params = []) => call({ does: "read", sql, params }),
	};
}

function gone(): Refusal {
	return new Refusal("The process that holds the database has ended: run the import again.");
}
