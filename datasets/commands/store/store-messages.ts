import type { Statement } from "#datasets/ingest/store/store.ts";

/** What is asked of a store in a process of its own. */
export type StoreCall =
	| { readonly does: "apply"; readonly statements: readonly Statement[] }
	| { readonly does: "read"; readonly sql: string; readonly params: Statement["params"] };

export type StoreQuestion = { readonly number: number; readonly call: StoreCall };

export type StoreReply =
	| { readonly number: number; readonly rows: readonly unknown[] }
	/** It threw: its message. */
	| { readonly number: number; readonly error: string };

/** Number of the reply that nobody asked for: the store is open, and hears what it is asked. */
export const OPENED = 0;
