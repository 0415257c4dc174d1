import { truncateSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileFault } from "#datasets/ingest/files/published-file.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { openLocalFile } from "./local-file.ts";

const MEGABYTE = 1024 * 1024;
let folder = "";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, bytes: Uint8Array): Promise<string> {
	const path = join(folder, name);
	await writeFile(path, bytes);
	return path;
}

async function tagOf(bytes: Uint8Array): Promise<string> {
	const file = await openLocalFile(await written("tagged.csv", bytes));
	await file.close();
	return file.tag;
}

test("a file is read from any place to any other, in pieces", async () => {
	const bytes = Uint8Array.from({ length: 2 * MEGABYTE + 7 }, (_, at) => at % 251);
	const file = await openLocalFile(await written("pieces.csv", bytes));
	const pieces: Uint8Array[] = [];
	for await (const piece of file.read(3, bytes.length - 1)) {
		pieces.push(piece);
	}
	await file.close();
	expect(file).toMatchObject({ name: "pieces.csv", size: bytes.length });
	expect(pieces.length).toBeGreaterThan(1);
	expect(Buffer.concat(pieces).equals(bytes.subarray(3, bytes.length - 1))).toBe(true);
});

test("its tag is that of its size and its first, middle and last megabyte", async () => {
	const bytes = new Uint8Array(5 * MEGABYTE);
	const tag = await tagOf(bytes);
	expect(await tagOf(bytes)).toBe(tag);
	const others = [bytes.slice(1)];
	for (const place of [0, 2.5 * MEGABYTE, bytes.length - 1]) {
		const changed = bytes.slice();
		changed[place] = 1;
		others.push(changed);
	}
	expect(new Set([tag, ...(await tagsOf(others))]).size).toBe(5);
});

/** One after the other: they have the same name. */
async function tagsOf(files: readonly Uint8Array[]): Promise<string[]> {
	const tags: string[] = [];
	for (const bytes of files) {
		tags.push(await tagOf(bytes));
	}
	return tags;
}

test("what is no file, or an empty one, is refused", async () => {
	await expect(openLocalFile(join(folder, "nowhere.csv"))).rejects.toThrow(Refusal);
	await expect(openLocalFile(folder)).rejects.toThrow("is not a file");
	const empty = await written("empty.csv", new Uint8Array());
	await expect(openLocalFile(empty)).rejects.toThrow("is empty");
});

test("a file that becomes shorter while it is read is a fault", async () => {
	const path = await written("shorter.csv", new Uint8Array(100));
	const file = await openLocalFile(path);
	truncateSync(path, 50);
	const read = async () => {
		for await (const _ of file.read(0, 100)) {
			// Nothing is done with it.
		}
	};
	await expect(read()).rejects.toThrow(FileFault);
	await file.close();
});
