import { expect, test } from "vitest";
import { prefetchNext } from "./prefetch-next.ts";

/** Work that notes what it was begun with; `fails` are the items it cannot do. */
function someWork(fails: readonly string[] = []) {
	const begun: string[] = [];
	const ask = prefetchNext(
		async (item: string) => {
			begun.push(item);
			if (fails.includes(item)) {
				throw new Error(`${item} failed`);
			}
			return `${item} done`;
		},
		(item) => item,
	);
	return { begun, ask };
}

test("the next item is begun with once the first is done, and not again when it is asked for", async () => {
	const { begun, ask } = someWork();

	expect(await ask("a", "b")).toBe("a done");
	expect(begun).toEqual(["a", "b"]);
	expect(await ask("b", null)).toBe("b done");
	expect(begun).toEqual(["a", "b"]);
});

test("an item that was not begun ahead is worked on when it is asked for", async () => {
	const { begun, ask } = someWork();
	await ask("a", "b");

	expect(await ask("c", null)).toBe("c done");
	expect(begun).toEqual(["a", "b", "c"]);
});

test("a failure ahead is told to whoever asks for the item, and to nobody before", async () => {
	const { ask } = someWork(["b"]);

	expect(await ask("a", "b")).toBe("a done");
	await expect(ask("b", null)).rejects.toThrow("b failed");
});
