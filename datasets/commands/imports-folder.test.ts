import { expect, test } from "vitest";
import { importsFolder } from "./imports-folder.ts";

test("imports into different databases leave nothing in one folder", () => {
	const folders = [
		{ remote: false, env: undefined, persistTo: "state" },
		{ remote: false, env: undefined, persistTo: "other" },
		{ remote: true, env: "production", persistTo: "state" },
		{ remote: true, env: "staging", persistTo: "state" },
		{ remote: false, env: "production", persistTo: "state" },
	].map(importsFolder);

	expect(new Set(folders).size).toBe(folders.length);
});
