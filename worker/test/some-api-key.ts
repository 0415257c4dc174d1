import type { ApiKeyMade, NewApiKey } from "#contracts/api-keys.ts";
import { askApp, NOW, noNetwork, offline } from "./ask-app.ts";
import { type Browser, ORIGIN } from "./browser.ts";

/** A key that the viewer of a browser makes, of every scope unless said otherwise. */
export async function someApiKey(browser: Browser, over: Partial<NewApiKey> = {}) {
	const json = { name: "Our software", scopes: ["read", "assess", "homes"], ...over };
	const response = await browser.ask("/api/account/api-keys", { json });
	if (response.status !== 201) {
		throw new Error(`no key was made: ${await response.text()}`);
	}
	const { key, keys } = await response.json<ApiKeyMade>();
	return { key, id: keys.at(-1)?.id ?? "" };
}

type Asked = { json?: unknown; headers?: Record<string, string>; now?: number; method?: string };

/** Asks as a program does, by a key: it holds no cookie and names no origin. */
export function askByKey(
	key: string,
	path: string,
	{ json, headers, now = NOW, method }: Asked = {},
	{ bindings = offline, fetch = noNetwork } = {},
): Promise<Response> {
	return askApp(`${ORIGIN}/api/v1${path}`, {
		bindings,
		fetch,
		now,
		init: {
			method: method ?? (json === undefined ? "GET" : "POST"),
			headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
			...(json === undefined ? {} : { body: JSON.stringify(json) }),
		},
	});
}
