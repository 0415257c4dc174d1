import type { SourceId } from "#domain/base/sources.ts";
import { readText, TooLarge } from "./read-text.ts";
import { type Failed, failed, type Patience, pause, refusal } from "./second-try.ts";
import { SourceFault } from "./source-fault.ts";

const DEFAULT_MAX_BYTES = 2_000_000;
/** A read request to a source: GET, or POST when it has a form. It may be sent twice, so it must change nothing there. */
export type Enquiry = {
	readonly source: SourceId;
	readonly url: string;
	readonly fetch: Fetch;
	readonly signal: AbortSignal;
	readonly headers?: Readonly<Record<string, string>>;
	readonly form?: Readonly<Record<string, string>>;
	/** Statuses beyond 2xx to which the source gives a meaning. */
	readonly meaningful?: readonly number[];
	readonly maxBytes?: number;
	readonly patience?: Patience;
};

export type TextReply = { readonly status: number; readonly text: string };

type Attempt = { readonly ok: true; readonly reply: TextReply } | Failed;

/**
 * Reads a body from a source, whatever its content. Tries a second time when the connection broke, a gateway failed, or a 429 asks for a short pause; never
 * after a timeout or another refusal.
 * @throws SourceFault
 */
export async function readBody(enquiry: Enquiry): Promise<TextReply> {
	let attempt = await tryOnce(enquiry);
	if (!attempt.ok && attempt.retryAfterMs !== null) {
		await pause(attempt.retryAfterMs, enquiry.signal);
		attempt = await tryOnce(enquiry);
	}
	if (!attempt.ok) {
		throw attempt.fault;
	}
	return attempt.reply;
}

async function tryOnce(enquiry: Enquiry): Promise<Attempt> {
	const { source, signal, meaningful = [], maxBytes = DEFAULT_MAX_BYTES, patience } = enquiry;
	try {
		const response = await send(enquiry);
		if (!response.ok && !meaningful.includes(response.status)) {
			await response.body?.cancel();
			return refusal(source, response, patience);
		}
		return {
			ok: true,
			reply: { status: response.status, text: await readText(response, maxBytes) },
		};
	} catch (cause) {
		if (signal.aborted) {
			return failed(new SourceFault(source, "timed_out", "no answer in time", cause));
		}
		if (cause instanceof TooLarge) {
			return failed(new SourceFault(source, "malformed", cause.message, cause));
		}
		return failed(new SourceFault(source, "unreachable", "connection failed", cause), 0);
	}
}

function send({ url, fetch, signal, headers, form }: Enquiry): Promise<Response> {
	return fetch(url, {
		method: form ? "POST" : "GET",
		...(headers ? { headers } : {}),
		...(form ? { body: new URLSearchParams(form) } : {}),
		// A source that has moved would otherwise have its new web page read as the answer.
		redirect: "manual",
		signal,
	});
}

/** The part of `fetch` that a source uses: an address in, a response out. Always a parameter, so that tests need no network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
