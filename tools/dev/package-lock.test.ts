import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.ts";

type Entry = {
	readonly integrity?: string;
	readonly resolved?: string;
	readonly link?: boolean;
};

const NPM = "https://registry.npmjs.org/";

/** What `npm ci` could not check of a lock, in words: a package without a checksum, or one that another registry serves. */
function findUnchecked(packages: Readonly<Record<string, Entry>>): string[] {
	return Object.entries(packages)
		.filter(([at, { link }]) => at.includes("node_modules/") && !link)
		.flatMap(([at, { integrity, resolved = NPM }]) => [
			...(integrity ? [] : [`${at} has no integrity`]),
			...(resolved.startsWith(NPM) ? [] : [`${at} comes from elsewhere`]),
		]);
}

test("every package of the lock has a checksum, and none names another registry", async () => {
	const lock: { packages: Record<string, Entry> } = JSON.parse(
		await readFile(path.join(root, "package-lock.json"), "utf8"),
	);
	expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
	expect(findUnchecked(lock.packages)).toEqual([]);
});

test("a package without a checksum is found, a workspace needs none", () => {
	expect(
		findUnchecked({
			"": {},
			"packages/stripe-sim": {},
			"node_modules/stripe-sim": { resolved: "packages/stripe-sim", link: true },
			"node_modules/hono": { integrity: "sha512-x", resolved: `${NPM}hono/-/hono-4.0.0.tgz` },
			"node_modules/zod": { resolved: "https://mirror.example/zod/-/zod-4.0.0.tgz" },
		}),
	).toEqual(["node_modules/zod has no integrity", "node_modules/zod comes from elsewhere"]);
});
