import { createHash } from "node:crypto";
import type { Reply, SourceRequest } from "./exchange.ts";

/** A file as its publisher serves it. */
export type ServedFile = {
	readonly type: string;
	readonly bytes: Uint8Array;
	/** Entity tag, which is another one when the bytes are others. */
	readonly tag: string;
	readonly changed: string;
};

/** `changed`: the day on which its publisher put it there. */
export function servedFile(
	content: string | Uint8Array,
	{ type, changed }: { type: string; changed: string },
): ServedFile {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
	return { type, bytes, tag: `"${digest}"`, changed: new Date(changed).toUTCString() };
}

/** The file, or the range of it that is asked for, as a store of files answers. Source: RFC 9110 sections 13 and 14. */
export function serveFile({ method, headers }: SourceRequest, file: ServedFile): Reply {
	const { bytes, type, tag, changed } = file;
	const described = { ETag: tag, "Last-Modified": changed, "Accept-Ranges": "bytes" };
	const reply = (status: number, part: Uint8Array, more: Record<string, string> = {}): Reply => ({
		status,
		type,
		bytes: method === "HEAD" ? new Uint8Array() : part,
		headers: { ...described, ...more, "Content-Length": String(part.length) },
	});
	const wanted = headers["if-match"];
	if (wanted !== undefined && wanted !== tag) {
		return reply(412, new Uint8Array());
	}
	const range = rangeIn(String(headers["range"] ?? ""), bytes.length);
	const isOfAnother = (headers["if-range"] ?? tag) !== tag && headers["if-range"] !== changed;
	if (range === null || isOfAnother || method === "HEAD") {
		return reply(200, bytes);
	}
	const { from, to } = range;
	return from < to
		? reply(206, bytes.subarray(from, to), {
				"Content-Range": `bytes ${from}-${to - 1}/${bytes.length}`,
			})
		: reply(416, new Uint8Array(), { "Content-Range": `bytes */${bytes.length}` });
}

/** The requested range; `to` is exclusive, and an empty range cannot be served. Null where none is asked for, or one of a form that may be ignored. */
function rangeIn(header: string, size: number): { from: number; to: number } | null {
	const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
	if (first === undefined || last === undefined || (first === "" && last === "")) {
		return null;
	}
	if (first === "") {
		return { from: Math.max(0, size - Number(last)), to: size };
	}
	const to = last === "" ? size : Math.min(Number(last) + 1, size);
	return { from: Math.min(Number(first), size), to };
}
