import { createHash } from "node:crypto";
import { readPdf } from "#worker/reports/pdf/test/read-pdf.ts";
import { normalise, normaliseHeaders, sortMails } from "./compare.ts";

/** One answer, as two recordings are compared: in one form, and the same on every day. */
type Recorded = {
	readonly asked: string;
	readonly status: number;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: string;
};

/** Somebody who asks, and the cookies they were given. */
export type Visitor = { readonly name: string; readonly cookies: Map<string, string> };

export function visitor(name: string): Visitor {
	return { name, cookies: new Map() };
}

type RequestOptions = { readonly json?: unknown; readonly headers?: Record<string, string> };

export type Recorder = ReturnType<typeof createRecorder>;

/** Asks the product at `address`, one question at a time, and keeps what it answers. `clock` is moved on by a second for each. */
export function createRecorder(address: string, clock: { now: number }) {
	const recorded: Recorded[] = [];

	async function request(
		who: Visitor,
		method: string,
		path: string,
		{ json, headers = {} }: RequestOptions = {},
	): Promise<{ status: number; text: string; json: () => Answer }> {
		clock.now += 1000;
		const number = recorded.length + 1;
		const response = await fetch(`${address}${path}`, {
			method,
			redirect: "manual",
			headers: {
				origin: address,
				"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
				"x-record-at": String(clock.now),
				"x-record-number": String(number),
				"x-record-from": who.name,
				...(who.cookies.size > 0
					? { cookie: [...who.cookies].map((pair) => pair.join("=")).join("; ") }
					: {}),
				...(json === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(json === undefined ? {} : { body: JSON.stringify(json) }),
		});
		keepCookies(who, response);
		const bytes = new Uint8Array(await response.arrayBuffer());
		const text = await inWords(response.headers.get("content-type") ?? "", bytes);
		recorded.push({
			asked: `${number} ${who.name}: ${method} ${path}${json === undefined ? "" : ` ${JSON.stringify(json)}`}`,
			status: response.status,
			headers: normaliseHeaders(response.headers),
			body: normalise(path.startsWith("/__mail.json") ? sortMails(text) : text),
		});
		return { status: response.status, text, json: () => JSON.parse(text) };
	}

	return { request: request, recorded, clock, address };
}

/** What a JSON answer may hold, for a scenario that goes by it. */
type Answer = { readonly [name: string]: string } & {
	readonly clientSecret: string;
	readonly id: string;
};

function keepCookies({ cookies }: Visitor, response: Response): void {
	for (const cookie of response.headers.getSetCookie()) {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
		if (/max-age=0/i.test(cookie)) {
			cookies.delete(name);
		} else {
			cookies.set(name, value);
		}
	}
}

/** A PDF as the text of its pages, any other bytes that are no text as their hash. */
async function inWords(type: string, bytes: Uint8Array): Promise<string> {
	if (type.startsWith("application/pdf") && bytes.length > 0) {
		const { pages, outline } = await readPdf(bytes);
		return JSON.stringify({
			pages: pages.map(({ items, links }) => ({ text: items.map(({ text }) => text), links })),
			outline,
		});
	}
	return /^(text|application\/(json|xml|javascript|manifest))|^$|\+(json|xml)/.test(type)
		? new TextDecoder().decode(bytes)
		: `${bytes.length} bytes ${createHash("sha256").update(bytes).digest("hex")}`;
}
