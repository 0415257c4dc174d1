import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { findBlindSpots, findGallery, findTraces } from "./simulator-traces.ts";

test("a build that names a simulator is found out, and where", () => {
	expect(
		findTraces([
			{ name: "lettable/index.js", bytes: Buffer.from("fetch('https://api.postcodes.io')") },
			{ name: "lettable/wrangler.json", bytes: Buffer.from('{"vars":"http://127.0.0.1:4175"}') },
		]),
	).toEqual(['lettable/wrangler.json says "127.0.0.1"']);
});

test("a build that shows the mail it sent is found out", () => {
	const bytes = Buffer.from('app.get("/__mail.json",read)');

	expect(findTraces([{ name: "lettable/index.js", bytes }])).toEqual([
		'lettable/index.js says "__mail"',
	]);
});

test("a build that holds the gallery is found out, that of the journeys too", async () => {
	const bytes = await readFile(path.join(root, "web/src/gallery/gallery.tsx"));
	const files = [{ name: "client/assets/gallery.js", bytes }];
	const found = ['client/assets/gallery.js says "GALLERY_DO_NOT_SHIP"'];

	expect(findTraces(files)).toEqual(found);
	expect(findGallery(files)).toEqual(found);
});

test("a mark that is in no file at all is a blind spot", () => {
	const bytes = Buffer.from('{"EPC_REGISTER_TOKEN":"simulated"} "/__mail.json"');

	expect(findBlindSpots([{ name: "lettable/index.js", bytes }])).toEqual([
		`The journeys' build should say "__clock" and does not: the gate before this is blind.`,
	]);
});
