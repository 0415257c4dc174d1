import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileOfBytes } from "../../test/file-of-bytes.ts";
import { FileFault, type PublishedFile } from "../files/published-file.ts";
import { RefusedNews } from "../run/importer.ts";
import { readZip } from "./zip-archive.ts";

const LIMIT = 1_000_000;
const text = "Rents of every district, month by month. ".repeat(200);
const packed = zipSync({ "a/rents.xml": strToU8(text) }, { level: 6 });
const stored = zipSync({ "a/rents.xml": strToU8(text) }, { level: 0 });

async function textOf(file: PublishedFile, limit = LIMIT): Promise<string> {
	const [entry] = await readZip(file);
	const pieces: Uint8Array[] = [];
	for await (const piece of entry?.read(limit) ?? []) {
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}

/** A copy in which a 16-bit number of the record with this signature is changed. */
function with16(bytes: Uint8Array, signature: number, offset: number, value: number): Uint8Array {
	const copy = bytes.slice();
	const view = new DataView(copy.buffer);
	const at = copy.findIndex(
		(_, place) => place + 4 <= copy.length && view.getUint32(place, true) === signature,
	);
	view.setUint16(at + offset, value, true);
	return copy;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

async function whyRefused(bytes: Uint8Array, limit = LIMIT): Promise<string> {
	const refused = await textOf(fileOfBytes(bytes, { name: "some.zip" }), limit).catch(
		(cause: unknown) => cause,
	);
	expect(refused).toBeInstanceOf(RefusedNews);
	return String(refused);
}

test.each([
	["packed", packed],
	["stored", stored],
])("a %s file is read as it was, whatever pieces it comes in", async (_, bytes) => {
	expect(await textOf(fileOfBytes(bytes, { piece: 7 }))).toBe(text);
	expect(await textOf(fileOfBytes(bytes, { piece: 100_000 }))).toBe(text);
});

test("only what is asked for is read of the archive, and the end of it", async () => {
	const long = strToU8(Array.from({ length: 60_000 }, (_, n) => `${(n * 7919) % 60_013}`).join());
	const archive = fileOfBytes(zipSync({ long, short: strToU8("short") }, { level: 0 }));
	let read = 0;
	const entries = await readZip({
		...archive,
		async *read(from, to) {
			for await (const chunk of archive.read(from, to)) {
				read += chunk.length;
				yield chunk;
			}
		},
	});

	const pieces: Uint8Array[] = [];
	for await (const piece of entries.find(({ name }) => name === "short")?.read(LIMIT) ?? []) {
		pieces.push(piece);
	}

	expect(Buffer.concat(pieces).toString()).toBe("short");
	expect(archive.size).toBeGreaterThan(300_000);
	expect(read).toBeLessThan(67_000);
});

/** An archive too large for its first file to be read along with its directory. */
function largeArchive() {
	const noise = () =>
		Array.from({ length: 10 }, () => crypto.getRandomValues(new Uint8Array(50_000)));
	return fileOfBytes(zipSync({ first: Buffer.concat(noise()), second: Buffer.concat(noise()) }));
}

test("a source that breaks off is what is told, not damage", async () => {
	const whole = largeArchive();
	const broken: PublishedFile = {
		...whole,
		async *read(from, to) {
			yield* whole.read(from, from === 0 ? 40_000 : to);
			if (from === 0) {
				throw new FileFault("the line went dead");
			}
		},
	};

	await expect(textOf(broken)).rejects.toThrow("the line went dead");
});

test("a file that ends before its packed bytes do is damaged", async () => {
	const whole = largeArchive();
	const shortened: PublishedFile = {
		...whole,
		read: (from, to) => whole.read(from, from === 0 ? 40_000 : to),
	};

	await expect(textOf(shortened)).rejects.toThrow("is not what it says it is");
});

test("whoever stops reading half-way has no more read, and leaves nothing open", async () => {
	let read = 0;
	let isClosed = false;
	const whole = largeArchive();
	const [entry] = await readZip({
		...whole,
		async *read(from, to) {
			try {
				for await (const chunk of whole.read(from, to)) {
					read += from === 0 ? chunk.length : 0;
					yield chunk;
				}
			} finally {
				isClosed ||= from === 0;
			}
		},
	});

	for await (const _ of entry?.read(LIMIT) ?? []) {
		break;
	}

	await expect.poll(() => isClosed).toBe(true);
	expect(read).toBeLessThan(250_000);
});

test.each([
	["an archive cut short", packed.slice(0, -30), "is cut short"],
	["an empty file", new Uint8Array(), "is empty"],
	["a web page", strToU8("\n <html><body>Not found"), "is a web page"],
	["something else", strToU8("Time period,Area code"), "is not a zip archive"],
	["a directory that is none", with16(packed, ENTRY, 0, 0), "its directory cannot be read"],
	["a directory beyond the file", with16(packed, END, 14, 0xfff), "its directory cannot be read"],
	[
		"64-bit counts that are not there",
		with16(packed, END, 10, 0xffff),
		"its directory cannot be read",
	],
	["an encrypted file", with16(packed, ENTRY, 8, 1), "is encrypted or packed in a way"],
	["another packing", with16(packed, ENTRY, 10, 12), "is encrypted or packed in a way"],
	["a file that is not where it should be", with16(packed, LOCAL, 0, 0), "is not what it says"],
	["a wrong checksum", with16(packed, ENTRY, 16, 1), "is not what it says"],
	["more bytes than were announced", with16(packed, ENTRY, 24, 100), "is not what it says"],
	["fewer bytes than were announced", with16(packed, ENTRY, 24, 9000), "is not what it says"],
	[
		"damaged bytes",
		packed.map((byte, at) => (at > 60 && at < 90 ? byte ^ 0xff : byte)),
		"is not what it says",
	],
])("%s is refused", async (_, bytes, reason) => {
	expect(await whyRefused(bytes)).toContain(reason);
});

test("a file larger than it may be is refused before it is read", async () => {
	const bomb = zipSync({ "bomb.xml": new Uint8Array(5_000_000) }, { level: 9 });

	expect(bomb.length).toBeLessThan(10_000);
	expect(await whyRefused(bomb)).toContain("5000000 bytes, where 1000000 are the most");
});
