import type { Store } from "#national/store/store.ts";
import { readOptions, withStore } from "./open-store.ts";
import { OPENED, type StoreCall, type StoreQuestion, type StoreReply } from "./store-messages.ts";

/** Opens the store that the arguments choose, and answers the process that started this one until it lets go. */
await withStore(readOptions(process.argv.slice(2)), async (store) => {
	// One at a time, in the order in which they came, as one process would ask.
	let before = Promise.resolve();
	process.on("message", (question: StoreQuestion) => {
		before = before.then(async () => {
			process.send?.(await replyOf(store, question));
		});
	});
	const disconnected = new Promise((resolve) => process.once("disconnect", resolve));
	process.send?.({ number: OPENED, rows: [] } satisfies StoreReply);
	await disconnected;
});

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
		case "forgetFacts":
			await store.forgetFacts();
			return [];
	}
}
