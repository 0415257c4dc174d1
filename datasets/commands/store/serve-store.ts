import type { Store } from "#datasets/ingest/store/store.ts";
import { readOptions, withStore } from "./open-store.ts";
import { OPENED, type StoreCall, type StoreQuestion, type StoreReply } from "./store-process.ts";

/** When anyone who started this process lets go: maybe while the store is still opening, because the file that it reads was refused. */
const letGo = new Promise((resolve) => process.once("disconnect", resolve));

/** Opens the store that the arguments choose, and answers the process that started this one until it lets go. */
await withStore(readOptions(process.argv.slice(2)), async (store) => {
	// One at a time, in the order in which they came, as one process would ask.
	let before = Promise.resolve();
	process.on("message", (question: StoreQuestion) => {
		before = before.then(async () => {
			answer(await replyOf(store, question));
		});
	});
	answer({ number: OPENED, rows: [] });
	await letGo;
});

/** No one waits for an answer that cannot be sent any more. */
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
