import { expect, test } from "vitest";
import { fileOfBytes } from "#datasets/test/file-of-bytes.ts";
import { watchedFile } from "./watched-file.ts";

async function read(file: ReturnType<typeof watchedFile>, from: number, to: number) {
	let length = 0;
	for await (const chunk of file.read(from, to)) {
		length += chunk.length;
	}
	return length;
}

test("it says how far it was read, and never that it is less far than before", async () => {
	const told: number[] = [];
	const file = watchedFile(fileOfBytes(new Uint8Array(100), { piece: 30 }), (bytes) =>
		told.push(bytes),
	);

	expect(await read(file, 10, 70)).toBe(60);
	expect(await read(file, 0, 20)).toBe(20);
	expect(told).toEqual([40, 70]);
});

test("the directory at a file's end, which is read first, is no progress", async () => {
	const told: number[] = [];
	const file = watchedFile(fileOfBytes(new Uint8Array(100)), (bytes) => told.push(bytes));

	await read(file, 80, 100);

	expect(told).toEqual([]);
});
