import type { KeyHolder } from "#worker/accounts/api-keys-repository.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import type { Bindings, World } from "#worker/platform/env.ts";

/** What a handler finds on its context. */
export type AppEnv = {
	Bindings: Bindings;
	Variables: {
		world: World;
		requestId: string;
		/** Set by `requireUser` alone; read it with `viewerOf`. */
		viewer?: Viewer;
		/** Set by `requireKey` alone; read it with `keyHolderOf`. */
		keyHolder?: KeyHolder;
		/** Set by routes that are read late: the pattern of the one that was asked for. */
		route?: string;
		/** Set by a page that other sites may frame: its own policy in place of ours. */
		frame?: { readonly policy: string; readonly isFramed: boolean };
	};
};
