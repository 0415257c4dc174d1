import { expect, test } from "vitest";
import { readOptions } from "./open-store.ts";

test("without options the store is the local one that development uses", () => {
	const { remote, env, persistTo, files } = readOptions([]);

	expect({ remote, env, files }).toEqual({ remote: false, env: "development", files: [] });
	expect(persistTo).toMatch(/\.wrangler\/state$/);
});

test("options choose the store, and the rest are files", () => {
	expect(
		readOptions(["codepo_gb.zip", "--remote", "--env", "staging", "--persist-to", "elsewhere"]),
	).toEqual({ remote: true, env: "staging", persistTo: "elsewhere", files: ["codepo_gb.zip"] });
});

test("an unknown option is refused", () => {
	expect(() => readOptions(["--remtoe"])).toThrow("--remtoe");
});

test("what is remote is production, the top level, unless another environment is named", () => {
	expect(readOptions(["--remote"]).env).toBeUndefined();
	expect(readOptions(["--remote", "--env", "staging"]).env).toBe("staging");
});
