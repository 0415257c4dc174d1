import type { Store } from "#datasets/ingest/store/store.ts";
import { readOptions, withStore } from "./open-store.ts";
import { OPENED, type StoreCall, type StoreQuestion, type StoreReply } from "./store-process.ts";

/** Settles when the parent process disconnects, perhaps while the store is still opening because the parent refused its file. */
const letGo = new Promise((resolve) => process.once("disconnect", resolve));

/** Opens the store that the arguments choose, and answers the parent process until it disconnects. */
await withStore(readOptions(process.argv.slice(2)), async (store) => {
	// Answers one call at a time, in order, as a single process would.
	let before = Promise.resolve();
	process.on("message", (question: StoreQuestion) => {
		before = before.then(async () => {
			answer(await replyOf(store, question));
		});
	});
	answer({ number: OPENED, rows: [] });
	await letGo;
});

/** Ignores an answer that can no longer be sent. */
function answer(reply: StoreReply): void {
	if (process.connected) {
		process.send?.(reply, undefined, undefined, () => undefined);
	}
}

async function replyOf(store: Store, { number, call }: StoreQuestion): Promise<StoreReply> {
	try {
		return { number, rows: await answerOf(store, call) };
	} catch (cause) {
		return { number, error: cause instanceof Error ? cause.message : String(cause) };
	}
}

async function answerOf(store: Store, call: StoreCall): Promise<readonly unknown[]> {
	switch (call.does) {
		case "apply":
			await store.apply(call.statements);
			return [];
		case "read":
			return await store.read(call.sql, call.params);
	}
}
