import { FileFault, type PublishedFile } from "#datasets/ingest/files/published-file.ts";
import type { SourceId } from "#domain/base/sources.ts";
import { piecesOf } from "./pieces-of.ts";
import { type FileAddress, requestFile } from "./request-file.ts";
import { SourceFault } from "./source-fault.ts";

/** Statuses that reject the HEAD method itself; any other status is about the file. */
const HEAD_REFUSED: readonly number[] = [405, 501];

/**
 * Finds a file as its publisher has it now. Asks for size and tag only; the bytes are fetched when they are read. @returns null where there is none.
 * @throws SourceFault
 */
export async function findPublishedFile(address: FileAddress): Promise<PublishedFile | null> {
	const { missing = [404] } = address;
	const head = await requestFile(address, {
		method: "HEAD",
		meaningful: [...missing, ...HEAD_REFUSED],
	});
	if (missing.includes(head.status)) {
		return null;
	}
	if (!HEAD_REFUSED.includes(head.status)) {
		return described(address, head, lengthOf(head));
	}
	const first = await requestFile(address, {
		headers: { Range: "bytes=0-0" },
		meaningful: missing,
	});
	await first.body?.cancel();
	return missing.includes(first.status)
		? null
		: described(address, first, totalOf(first) ?? lengthOf(first));
}

/** The same for a file that must exist. @throws SourceFault */
export async function openPublishedFile(address: FileAddress): Promise<PublishedFile> {
	const file = await findPublishedFile(address);
	if (!file) {
		throw new SourceFault(address.source, "refused", "status 404");
	}
	return file;
}

function described(
	address: FileAddress,
	{ headers }: Response,
	size: number | null,
): PublishedFile {
	const { source, url } = address;
	const tag = tagIn(headers);
	if (headers.get("Content-Type")?.startsWith("text/html")) {
		throw new SourceFault(source, "malformed", "a page instead of a file");
	}
	if (size === null || tag === null) {
		throw new SourceFault(source, "malformed", "a file without a size or without a tag");
	}
	const changed = Date.parse(headers.get("Last-Modified") ?? "");
	return {
		name: decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? ""),
		size,
		tag,
		modifiedAt: Number.isNaN(changed) ? null : changed,
		read: (from, to) => readRange(address, { from, to, size, tag }),
	};
}

type Range = {
	readonly from: number;
	readonly to: number;
	readonly size: number;
	readonly tag: string;
};

async function* readRange(
	address: FileAddress,
	{ from, to, size, tag }: Range,
): AsyncGenerator<Uint8Array> {
	if (from >= to) {
		return;
	}
	const response = await requestFile(address, {
		headers: { Range: `bytes=${from}-${to - 1}` },
		meaningful: [416],
	});
	if (response.status === 416 || tagIn(response.headers) !== tag) {
		await response.body?.cancel();
		throw new FileFault("the file has become another one while it was read");
	}
	const isPart = response.status === 206;
	if (isPart && !isRange(response.headers, { from, to, size })) {
		await response.body?.cancel();
		throw new SourceFault(
			address.source,
			"malformed",
			"another part of the file than was asked for",
		);
	}
	// A server without ranges sends the whole file: bytes before the wanted part are discarded as they arrive.
	yield* sliceOf(
		address.source,
		response,
		isPart ? { skip: 0, take: to - from } : { skip: from, take: to - from },
	);
}

/** Entity tags are compared literally, weak or strong. A changed tag on identical bytes only costs another reading. */
function tagIn(headers: Headers): string | null {
	return headers.get("ETag") ?? headers.get("Last-Modified");
}

function lengthOf({ headers }: Response): number | null {
	const length = headers.get("Content-Length") ?? "";
	return /^\d+$/.test(length) ? Number(length) : null;
}

const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

function totalOf({ headers }: Response): number | null {
	const total = CONTENT_RANGE.exec(headers.get("Content-Range") ?? "")?.[3];
	return total === undefined ? null : Number(total);
}

function isRange(headers: Headers, { from, to, size }: Omit<Range, "tag">): boolean {
	return headers.get("Content-Range") === `bytes ${from}-${Math.min(to, size) - 1}/${size}`;
}

/** Number of bytes to skip, then of those to take. */
type Slice = { readonly skip: number; readonly take: number };

/**
 * Yields a part of a body as it arrives, without holding it or waiting for the rest.
 * @throws FileFault when the body ends before that, SourceFault as `piecesOf` does
 */
async function* sliceOf(
	source: SourceId,
	response: Response,
	{ skip, take }: Slice,
): AsyncGenerator<Uint8Array> {
	let passed = 0;
	for await (const piece of piecesOf(source, response)) {
		const wanted = piece.subarray(Math.max(0, skip - passed), Math.max(0, skip + take - passed));
		passed += piece.length;
		if (wanted.length > 0) {
			yield wanted;
		}
		if (passed >= skip + take) {
			return;
		}
	}
	throw new FileFault("the file was cut off while it was read");
}
