import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { FileFault, type PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** Bytes handed out at a time. */
const CHUNK = 1024 * 1024;

/** A published file that was downloaded to this machine. */
export type LocalFile = PublishedFile & { readonly close: () => Promise<void> };

/**
 * Opens a file. Its tag is the SHA-256 of its size and of the first, middle and last megabyte: told from another edition at once, however large it is.
 * @throws Refusal when it cannot be opened or is empty.
 */
export async function openLocalFile(path: string): Promise<LocalFile> {
	const handle = await open(path).catch((cause: unknown) => {
		throw new Refusal(`${path} cannot be opened.`, { cause });
	});
	const stats = await handle.stat();
	if (!stats.isFile() || stats.size === 0) {
		await handle.close();
		throw new Refusal(`${path} ${stats.isFile() ? "is empty" : "is not a file"}.`);
	}
	const { size } = stats;
	return {
		name: basename(path),
		size,
		tag: await tagOf(handle, size),
		modifiedAt: Math.floor(stats.mtimeMs),
		read: (from, to) => chunks(handle, from, to),
		close: () => handle.close(),
	};
}

async function tagOf(handle: FileHandle, size: number): Promise<string> {
	const hash = createHash("sha256").update(String(size));
	const last = Math.max(0, size - CHUNK);
	for (const place of new Set([0, Math.floor(last / 2), last])) {
		for await (const chunk of chunks(handle, place, Math.min(size, place + CHUNK))) {
			hash.update(chunk);
		}
	}
	return hash.digest("hex");
}

async function* chunks(handle: FileHandle, from: number, to: number): AsyncGenerator<Uint8Array> {
	for (let at = from; at < to; ) {
		const length = Math.min(CHUNK, to - at);
		const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
		if (bytesRead === 0) {
			throw new FileFault("the file became shorter while it was read");
		}
		yield buffer.subarray(0, bytesRead);
		at += bytesRead;
	}
}
