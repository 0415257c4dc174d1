import type { SourceId } from "#domain/sources.ts";
import type { Fetch } from "#worker/platform/fetch.ts";
import { readText, TooLarge } from "#worker/platform/read-text.ts";
import { SourceFault } from "./source-fault.ts";

const DEFAULT_MAX_BYTES = 2_000_000;
/** Longest `Retry-After` worth waiting for: sources are given about four seconds in all. */
const LONGEST_PAUSE_SECONDS = 2;
/** A gateway's word that the service behind it did not answer, which often passes at once. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** A read of a source, by GET, or by POST when it has a form. It may be sent twice, so it must change nothing there. */
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
};

export type TextReply = { readonly status: number; readonly text: string };

type Attempt =
	| { readonly ok: true; readonly reply: TextReply }
	| { readonly ok: false; readonly fault: SourceFault; readonly retryAfterMs: number | null };

/**
 * Reads a body from a source, whatever it says. Tries a second time when the connection broke, a gateway failed, or a 429 asks for a
 * short pause; never after a timeout or another refusal.
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
	const { source, signal, meaningful = [], maxBytes = DEFAULT_MAX_BYTES } = enquiry;
	try {
		const response = await send(enquiry);
		if (!response.ok && !meaningful.includes(response.status)) {
			await response.body?.cancel();
			return refusal(source, response);
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
		// A source that moved would otherwise be read as if its new page were its answer.
		redirect: "manual",
		signal,
	});
}

/** A 4xx is a refusal, and so is 503, by which a source that is there declines; a redirect or another 5xx is an outage. */
function refusal(source: SourceId, { status, headers }: Response): Attempt {
	const refused = (status >= 400 && status < 500) || status === 503;
	const fault = new SourceFault(source, refused ? "refused" : "unreachable", `status ${status}`);
	if (PASSING_STATUSES.includes(status)) {
		return failed(fault, 0);
	}
	return failed(fault, status === 429 ? shortPause(headers.get("Retry-After")) : null);
}

/** Milliseconds, or null when the pause asked for is long, unknown or a date. */
function shortPause(retryAfter: string | null): number | null {
	const seconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
	return seconds !== null && seconds <= LONGEST_PAUSE_SECONDS ? seconds * 1000 : null;
}

function failed(fault: SourceFault, retryAfterMs: number | null = null): Attempt {
	return { ok: false, fault, retryAfterMs };
}

/** Ends early when the time is up; the try after it then fails as a timeout. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		const giveUp = () => {
			clearTimeout(timer);
			resolve();
		};
		signal.addEventListener("abort", giveUp, { once: true });
	});
}
