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

/** Number of the unrequested first reply: the store is open and takes calls. */
export const OPENED = 0;

const program = join(import.meta.dirname, "serve-store.ts");

type Waiting = {
	readonly resolve: (rows: readonly unknown[]) => void;
	readonly reject: (cause: Error) => void;
};

/**
 * Opens the store in a separate process for as long as `use` runs. It starts and writes while this process reads a file, and wrangler's memory is not added
 * to that of reading.
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
	// Messages sent before the other process listens are lost.
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
	// Callers receive the failure through their own promise, so this copy must not count as unhandled.
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
