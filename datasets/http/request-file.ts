import type { SourceId } from "#domain/base/sources.ts";
import { READ_TIMEOUT } from "./pieces-of.ts";
import type { Fetch } from "./read-body.ts";
import { type Patience, pause, refusal } from "./second-try.ts";
import { SourceFault } from "./source-fault.ts";

/** A file on its publisher's server. */
export type FileAddress = {
	readonly source: SourceId;
	readonly url: string;
	readonly fetch: Fetch;
	/** Statuses with which this server says that a file does not exist; 404 by default. */
	readonly missing?: readonly number[];
};

type FileRequest = {
	readonly method?: "GET" | "HEAD";
	readonly headers?: Readonly<Record<string, string>>;
	/** Statuses beyond 2xx that have a meaning for the caller. */
	readonly meaningful?: readonly number[];
};

/** Milliseconds for one answer including its body: some megabytes over a slow line. */
const LIMIT = 120_000;
/** Seconds after a 429. Only scheduled work waits for it. */
const PATIENCE: Patience = { longest: 20, usual: 8 };
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Requests a file or its headers, and tries a second time where that may help. Follows redirects only on the publisher's own host.
 * @throws SourceFault
 */
export async function requestFile(address: FileAddress, request: FileRequest): Promise<Response> {
	const signal = AbortSignal.timeout(LIMIT);
	for (let isSecond = false; ; isSecond = true) {
		const attempt = await tryOnce(address, request, signal);
		if (attempt instanceof Response) {
			return attempt;
		}
		if (isSecond || attempt.retryAfterMs === null) {
			throw attempt.fault;
		}
		await pause(attempt.retryAfterMs, signal);
	}
}

async function tryOnce(address: FileAddress, request: FileRequest, signal: AbortSignal) {
	const { source } = address;
	const response = await follow(address, request, signal);
	if (!response.ok && !request.meaningful?.includes(response.status)) {
		await response.body?.cancel();
		return refusal(source, response, PATIENCE);
	}
	return response;
}

async function follow(
	{ source, url, fetch }: FileAddress,
	{ method = "GET", headers = {} }: FileRequest,
	signal: AbortSignal,
): Promise<Response> {
	let at = new URL(url);
	// A compressed transfer would have another length than the publisher states.
	const sent = { "Accept-Encoding": "identity", ...headers };
	for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
		const response = await withinTimeout(source, signal, (given) =>
			fetch(at.href, { method, headers: sent, redirect: "manual", signal: given }),
		);
		if (!REDIRECTS.includes(response.status)) {
			return response;
		}
		await response.body?.cancel();
		const location = response.headers.get("Location");
		const next = location && URL.canParse(location, at.href) ? new URL(location, at.href) : null;
		if (!next || next.origin !== at.origin) {
			throw new SourceFault(source, "unreachable", "it leads to another host");
		}
		at = next;
	}
	throw new SourceFault(source, "unreachable", "it leads from one address to the next");
}

/** Sends the request and aborts it if no answer begins in time. An answer that has begun may take as long as `signal` allows. @throws SourceFault */
async function withinTimeout(
	source: SourceId,
	signal: AbortSignal,
	send: (given: AbortSignal) => Promise<Response>,
): Promise<Response> {
	const stalled = new AbortController();
	const given = AbortSignal.any([signal, stalled.signal]);
	const timer = setTimeout(() => {
		stalled.abort();
	}, READ_TIMEOUT);
	try {
		return await send(given);
	} catch (cause) {
		throw given.aborted
			? new SourceFault(source, "timed_out", "no answer in time", cause)
			: new SourceFault(source, "unreachable", "connection failed", cause);
	} finally {
		clearTimeout(timer);
	}
}
