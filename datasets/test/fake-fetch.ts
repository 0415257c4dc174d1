import type { Fetch } from "#datasets/http/read-body.ts";

/** What a scripted source does with a request. `never` hangs until the signal aborts, as a real connection would. */
export type Scripted =
	| "never"
	| Error
	| {
			readonly status?: number;
			readonly json?: unknown;
			readonly text?: string;
			readonly headers?: Record<string, string>;
	  };

type Sent = { readonly url: URL; readonly init: RequestInit | undefined };

/** A `fetch` that follows a script, one entry a request, the last one for ever, and remembers what it was asked. */
export function fakeFetch(...script: [Scripted, ...Scripted[]]): { fetch: Fetch; sent: Sent[] } {
	const sent: Sent[] = [];
	return {
		sent,
		fetch: async (url, init) => {
			sent.push({ url: new URL(url), init });
			const scripted = script[Math.min(sent.length, script.length) - 1] ?? "never";
			if (scripted === "never") {
				return hang(init?.signal);
			}
			if (scripted instanceof Error) {
				throw scripted;
			}
			const { status = 200, json, text = JSON.stringify(json), headers = {} } = scripted;
			return new Response(text, { status, headers });
		},
	};
}

function hang(signal: AbortSignal | null | undefined): Promise<never> {
	return new Promise((_, reject) => {
		if (signal?.aborted) {
			reject(signal.reason);
		}
		signal?.addEventListener("abort", () => reject(signal.reason));
	});
}
