import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openRegisterSchema } from "./open-register.ts";

test("the schema that is committed is that of the contract", async () => {
	const kept = await readFile(
		new URL("../docs/open-register.schema.json", import.meta.url),
		"utf8",
	);
	expect(JSON.parse(kept)).toEqual(openRegisterSchema());
});
