import { createHash } from "node:crypto";
import { escapeText } from "entities/escape";
import type { Fetch } from "#datasets/http/read-body.ts";
import { hangUp, TooLarge } from "#datasets/http/read-text.ts";
import { joined } from "#datasets/ingest/files/read-at.ts";
import { USER_AGENT } from "#domain/base/product.ts";
import { addressFault, isDocument, pageFault } from "./page-fault.ts";
import { publicAddress } from "./public-address.ts";
import { readableText } from "./readable-text.ts";
import { visibleText } from "./visible-text.ts";

/** Milliseconds for one page, including redirects. */
const LIMIT = 10_000;
const MAX_BYTES = 2_000_000;
const MOST_REDIRECTS = 3;

/** Version of the text extraction. It changes with what counts as text, so that a new extraction makes no page look changed. */
const READING = "1";

/** How a page was found. */
export type PageSeen = {
	/** HTTP status of the last answer; null where there was none. */
	readonly status: number | null;
	/** Hash of its text, or of all its bytes where it is not a web page, such as a PDF. Null where it could not be read. */
	readonly hash: string | null;
	/** Readable text; null where it could not be read, or is not a web page. */
	readonly text: string | null;
	/** In words, why it could not be read. */
	readonly fault: string | null;
};

type CouncilPages = {
	/** Looks at one page. Never throws: a failure is part of the result. */
	readPage(address: string): Promise<PageSeen>;
};

/**
 * Reads the councils' pages that the licensing register rests on, as a visitor would. Requests and redirects go only to public https addresses. `simulator`
 * is the address of a stand-in that serves every page below its host's name.
 */
export function councilPages({
	fetch,
	simulator,
}: {
	fetch: Fetch;
	simulator: string | null;
}): CouncilPages {
	const request = (url: URL, signal: AbortSignal) =>
		fetch(simulator ? `${simulator}/${url.host}${url.pathname}${url.search}` : url.href, {
			headers: {
				Accept: "text/html,application/xhtml+xml,application/pdf;q=0.9",
				"User-Agent": USER_AGENT,
			},
			redirect: "manual",
			signal,
		});
	return {
		async readPage(address) {
			const signal = AbortSignal.timeout(LIMIT);
			try {
				return await follow(address, (url) => request(url, signal));
			} catch (cause) {
				if (signal.aborted) {
					return unread("it did not answer in time");
				}
				return unread(
					cause instanceof TooLarge ? `it is ${cause.message}` : "it could not be reached",
				);
			}
		},
	};
}

async function follow(
	address: string,
	request: (url: URL) => Promise<Response>,
): Promise<PageSeen> {
	let url = publicAddress(address);
	for (let redirects = 0; url !== null; redirects += 1) {
		const response = await request(url);
		if (response.status < 300 || response.status > 399) {
			const fault = redirects > 0 ? addressFault(url) : null;
			return await read(response, fault);
		}
		hangUp(response.body);
		if (redirects === MOST_REDIRECTS) {
			return unread("it leads on and on", response.status);
		}
		const location = response.headers.get("Location");
		url = location === null ? null : publicAddress(location, url.href);
	}
	return unread("its address is none of the public internet");
}

/** `fault`: what is wrong with the address after redirects. */
async function read(response: Response, fault: string | null): Promise<PageSeen> {
	const { status, ok } = response;
	if (!ok || fault !== null) {
		hangUp(response.body);
		return unread(ok && fault !== null ? fault : `status ${status}`, status);
	}
	const bytes = await readBytes(response, MAX_BYTES);
	const type = response.headers.get("Content-Type") ?? "";
	const isPlain = /^text\/(plain|csv)\b/i.test(type);
	if (!isPlain && !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
		if (bytes.byteLength === 0) {
			return unread("it is empty", status);
		}
		return isDocument(bytes)
			? found(status, bytes)
			: unread("it is neither a page nor a document", status);
	}
	const sent = decoded(bytes, type);
	const html = isPlain ? `<pre>${escapeText(sent)}</pre>` : sent;
	const words = visibleText(html);
	const unfit = pageFault(html, words);
	return unfit === null
		? found(status, new TextEncoder().encode(words), readableText(html))
		: unread(unfit, status);
}

function found(status: number, body: Uint8Array, text: string | null = null): PageSeen {
	const digest = createHash("sha256").update(body).digest("hex");
	return { status, hash: `${READING}:${digest}`, text, fault: null };
}

function unread(fault: string, status: number | null = null): PageSeen {
	return { status, hash: null, text: null, fault };
}

/** An unknown encoding is read as UTF-8. The same bytes then always give the same text, and nothing more is needed. */
function decoded(bytes: Uint8Array, type: string): string {
	const [, label = "utf-8"] = /charset="?([\w-]+)/i.exec(type) ?? [];
	try {
		return new TextDecoder(label).decode(bytes);
	} catch {
		return new TextDecoder().decode(bytes);
	}
}

/**
 * Reads a body as it arrives, and gives up past `maxBytes`.
 * @throws TooLarge, or what the connection throws when it breaks.
 */
async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
	const reader = response.body?.getReader();
	const pieces: Uint8Array[] = [];
	let size = 0;
	for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
		size += chunk.value.byteLength;
		if (size > maxBytes) {
			hangUp(reader ?? null);
			throw new TooLarge(`more than ${maxBytes} bytes`);
		}
		pieces.push(chunk.value);
	}
	return joined(pieces);
}
