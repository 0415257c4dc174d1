import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileOfBytes } from "../../test/file-of-bytes.ts";
import { RefusedNews } from "../run/importer.ts";
import { readZip } from "./zip-archive.ts";

const text = "Certificates of every home, year by year. ".repeat(100);
const END = 0x06054b50;
const ENTRY_LENGTH = 46;
const SENTINEL = 0xffffffff;

function placeOf(bytes: Uint8Array, signature: number): number {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return bytes.findIndex(
		(_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === signature,
	);
}

function numbers(...values: readonly (readonly [bits: 16 | 32 | 64, value: number])[]): Buffer {
	return Buffer.concat(
		values.map(([bits, value]) => {
			const bytes = Buffer.alloc(bits / 8);
			if (bits === 64) {
				bytes.writeBigUInt64LE(BigInt(value));
			} else {
				bytes.writeUIntLE(value, 0, bits / 8);
			}
			return bytes;
		}),
	);
}

type Wide = {
	/** Whether the extra field holds the sizes as well as the offset. */
	readonly sizes?: boolean;
	readonly extra?: Buffer;
	readonly locatorAt?: number;
};

/** An archive of one file as written by a tool that allows files over four gigabytes: its numbers are in 64-bit records. */
function wideArchive({ sizes = true, extra, locatorAt }: Wide = {}): Uint8Array {
	const plain = Buffer.from(zipSync({ "2024.csv": strToU8(text) }));
	const endAt = placeOf(plain, END);
	const directoryAt = plain.readUInt32LE(endAt + 16);
	const entry = Buffer.from(plain.subarray(directoryAt, endAt));
	const [packedLength, length] = [entry.readUInt32LE(20), entry.readUInt32LE(24)];
	if (sizes) {
		entry.writeUInt32LE(SENTINEL, 20);
		entry.writeUInt32LE(SENTINEL, 24);
	}
	entry.writeUInt32LE(SENTINEL, 42);
	const wide = sizes ? [length, packedLength, 0] : [0];
	const field =
		extra ?? numbers([16, 1], [16, 8 * wide.length], ...wide.map((n) => [64, n] as const));
	// Another field before it, as of a time.
	const fields = Buffer.concat([numbers([16, 0x5455], [16, 1]), Buffer.from([3]), field]);
	entry.writeUInt16LE(fields.length, 30);
	const nameEnd = ENTRY_LENGTH + entry.readUInt16LE(28);
	const directory = Buffer.concat([entry.subarray(0, nameEnd), fields, entry.subarray(nameEnd)]);
	const end64At = directoryAt + directory.length;
	const end = Buffer.from(plain.subarray(endAt));
	end.writeUInt16LE(0xffff, 8);
	end.writeUInt16LE(0xffff, 10);
	end.writeUInt32LE(SENTINEL, 12);
	end.writeUInt32LE(SENTINEL, 16);
	return Buffer.concat([
		plain.subarray(0, directoryAt),
		directory,
		numbers([32, 0x06064b50], [64, 44], [16, 45], [16, 45], [32, 0], [32, 0], [64, 1], [64, 1]),
		numbers([64, directory.length], [64, directoryAt]),
		numbers([32, 0x07064b50], [32, 0], [64, locatorAt ?? end64At], [32, 1]),
		end,
	]);
}

async function textOf(bytes: Uint8Array): Promise<string> {
	const [entry] = await readZip(fileOfBytes(bytes, { name: "domestic.zip" }));
	const pieces: Uint8Array[] = [];
	for await (const piece of entry?.read(1_000_000) ?? []) {
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString();
}

test.each([
	["sizes and place", {}],
	["the place alone", { sizes: false }],
])("an archive with %s in 64 bits is read as any other", async (_, wide) => {
	expect(await textOf(wideArchive(wide))).toBe(text);
});

test.each<[string, Wide]>([
	["no extra field", { extra: Buffer.alloc(0) }],
	["an extra field that is too short", { extra: numbers([16, 1], [16, 8], [64, 4200]) }],
	["an extra field that goes beyond itself", { extra: numbers([16, 1], [16, 24], [64, 4200]) }],
	["a locator that leads beyond the file", { locatorAt: 2 ** 40 }],
	["a locator that leads elsewhere", { locatorAt: 3 }],
])("64-bit records with %s are refused", async (_, wide) => {
	const refused = await textOf(wideArchive(wide)).catch((cause: unknown) => cause);
	expect(refused).toBeInstanceOf(RefusedNews);
	expect(String(refused)).toContain("domestic.zip is damaged: its directory cannot be read");
});
