import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { SAMPLE_PICTURE } from "./sample-picture.ts";

test("the picture of the sample is a whole page, and light enough for a phone", async () => {
	const file = await readFile(path.join(root, SAMPLE_PICTURE.file));
	expect(file.length).toBeLessThan(16_000);
	expect(file.subarray(8, 15).toString("latin1")).toBe("WEBPVP8");
	// A lossy frame's size stands behind its start code, two bytes each.
	const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
	expect([file.readUInt16LE(frame + 3), file.readUInt16LE(frame + 5)]).toEqual([
		SAMPLE_PICTURE.width,
		SAMPLE_PICTURE.height,
	]);
});
