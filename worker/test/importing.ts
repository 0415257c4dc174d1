import type { Fetch } from "#datasets/http/read-body.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "./ask-app.ts";
import { Browser } from "./browser.ts";
import { simulatedFetch } from "./simulated-fetch.ts";

export const PATH = "/api/property/parse-url";
/** With a whole postcode, and with half a one and a pin: homes of the simulator. */
export const SALE = "https://www.rightmove.co.uk/properties/100000001";
export const NEARBY = "https://www.zoopla.co.uk/for-sale/details/100000003/";

type More = {
	bindings?: Bindings;
	fetch?: Fetch;
	now?: number;
	headers?: Record<string, string>;
};

/** Imports a link as a visitor's browser does, the portals being simulated. */
export function importing(
	url: unknown,
	{ bindings = online, fetch = simulatedFetch().fetch, now = NOW, headers = {} }: More = {},
): Promise<Response> {
	return new Browser({ bindings, fetch }).ask(PATH, { json: { url }, now, headers });
}

/** A portal that gives every request the same answer. */
export function answering(status: number, page = "", headers: Record<string, string> = {}): Fetch {
	return async () =>
		new Response(page, { status, headers: { "Content-Type": "text/html", ...headers } });
}
