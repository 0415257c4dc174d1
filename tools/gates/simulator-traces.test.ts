import { expect, test } from "vitest";
import { findTraces } from "./simulator-traces.ts";

test("a build that names a simulator is found out, and where", () => {
	expect(
		findTraces([
			{ name: "lettable/index.js", bytes: Buffer.from("fetch('https://api.postcodes.io')") },
			{ name: "lettable/wrangler.json", bytes: Buffer.from('{"vars":"http://127.0.0.1:4175"}') },
		]),
	).toEqual(['lettable/wrangler.json says "127.0.0.1"']);
});
