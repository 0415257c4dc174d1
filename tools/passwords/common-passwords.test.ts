import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { commonPasswords } from "./common-passwords.ts";

test("the committed list of common passwords is what the tool makes", async () => {
	const committed = await readFile(path.join(root, "worker/accounts/common-passwords.txt"), "utf8");

	expect(committed === commonPasswords()).toBe(true);
});

test("the list holds ten thousand different passwords that could be chosen, in lower case", () => {
	const passwords = commonPasswords().trimEnd().split("\n");

	expect(new Set(passwords).size).toBe(10_000);
	expect(passwords).toContain("password");
	expect(passwords).not.toContain("12345");
	expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([]);
});
