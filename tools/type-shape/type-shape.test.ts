import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { FACTS_SHAPE } from "#domain/base/facts/facts-shape.ts";
import { root } from "../dev/project.ts";
import { typeShape } from "./type-shape.ts";

test("cached facts carry the hash of their shape", () => {
	// Changed `Facts`, or a type that they hold? Write this hash there: what was cached in the old shape is never read again.
	expect(FACTS_SHAPE).toBe(typeShape(path.join(root, "domain/base/facts/facts.ts"), "Facts"));
});

const other = `import type { Pence } from "./money.ts";
	export type Sale = { readonly price: Pence; readonly kind: (typeof kinds)[number] };
	export const kinds = ["flat"] as const;`;

test.each([
	["a comment", { other: `/** Of a home. */ ${other}` }, "the same"],
	["something that is not part of it", { other: `${other} export type Rent = 1;` }, "the same"],
	["a field of a type that it holds", { other: other.replace("price", "amount") }, "another"],
	[
		"a value that a field may have",
		{ other: other.replace('["flat"]', '["flat", "house"]') },
		"another",
	],
	["a type two files away", { money: "export type Pence = string;" }, "another"],
	["whether a field must be there", { other: other.replace("kind:", "kind?:") }, "another"],
])("a change of %s leaves the shape as it was, or not", async (_, change, shape) => {
	const [before, after] = [await shapeOf({}), await shapeOf(change)];
	expect(before === after ? "the same" : "another").toBe(shape);
});

type Written = { readonly other?: string; readonly money?: string };

async function shapeOf({ other: sale = other, money = "export type Pence = number;" }: Written) {
	const folder = await mkdtemp(path.join(tmpdir(), "type-shape-"));
	const facts = `import type { Sale as Sold } from "./other.ts";
		export type Facts = { readonly sales: readonly Sold[] };`;
	const files = { "facts.ts": facts, "other.ts": sale, "money.ts": money };
	for (const [name, text] of Object.entries(files)) {
		await writeFile(path.join(folder, name), text);
	}
	const shape = typeShape(path.join(folder, "facts.ts"), "Facts");
	await rm(folder, { recursive: true });
	return shape;
}
