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
export type RecordedVisitor = { readonly name: string; readonly cookies: Map<string, string> };

export function visitor(name: string): RecordedVisitor {
	return { name, cookies: new Map() };
}

type RequestOptions = { readonly json?: unknown; readonly headers?: Record<string, string> };

export type TraceRecorder = ReturnType<typeof createRecorder>;

/** UTC milliseconds. `advanced` is the part that came from days let pass, which the payment simulator counts by itself. */
type Clock = { now: number; advanced: number };

/** How many of several questions are under way at once. */
const AT_ONCE = 4;

/**
 * Asks the product at `address` and keeps its answers in the order of the questions.
 * Moves `clock` on by a second for each question, or once for several asked at once.
 */
export function createRecorder(address: string, clock: Clock) {
	const recorded: Recorded[] = [];
	let asked = 0;

	async function send(
		number: number,
		[who, method, path, { json, headers = {} } = {}]: Question,
	): Promise<Answered> {
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
		recorded[number - 1] = {
			asked: `${number} ${who.name}: ${method} ${path}${json === undefined ? "" : ` ${JSON.stringify(json)}`}`,
			status: response.status,
			headers: normaliseHeaders(response.headers),
			body: normalise(path.startsWith("/__mail.json") ? sortMails(text) : text),
		};
		return { status: response.status, text, json: () => JSON.parse(text) };
	}

	function request(...question: Question): Promise<Answered> {
		clock.now += 1000;
		return send(++asked, question);
	}

	/** Gets several paths at once. Their answers must not depend on the order of asking. */
	async function getAll(who: RecordedVisitor, paths: readonly string[]): Promise<Answered[]> {
		clock.now += 1000;
		const left = paths.map((path, at) => ({ path, at, number: asked + at + 1 })).values();
		asked += paths.length;
		const answers: Answered[] = [];
		await Promise.all(
			Array.from({ length: AT_ONCE }, async () => {
				for (const { path, at, number } of left) {
					answers[at] = await send(number, [who, "GET", path]);
				}
			}),
		);
		return answers;
	}

	return { request, getAll, recorded, clock, address };
}

type Question = [who: RecordedVisitor, method: string, path: string, options?: RequestOptions];

type Answered = { readonly status: number; readonly text: string; readonly json: () => Answer };

/** What a JSON answer may hold, for a scenario that goes by it. */
type Answer = { readonly [name: string]: string } & {
	readonly clientSecret: string;
	readonly id: string;
};

function keepCookies({ cookies }: RecordedVisitor, response: Response): void {
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
