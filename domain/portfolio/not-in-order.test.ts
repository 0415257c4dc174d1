import { expect, test } from "vitest";
import { notInOrder } from "./not-in-order.ts";

const home = (
	group: string | null,
	gaps: readonly string[],
	standing = "let" as "let" | "watched",
) => ({
	...{ group, gaps, standing },
});

test("the share of homes with a gap is of own homes, for all and by group", () => {
	const order = notInOrder([
		home("Leeds", ["gas"]),
		home("Leeds", []),
		home(null, ["energy"]),
		home("Bath", ["gas", "energy"]),
		home("Bath", ["gas"], "watched"),
	]);
	expect(order).toMatchObject({ homes: 4, share: 0.75 });
	expect(order.withGap.map(({ gaps }) => gaps.length)).toEqual([2, 1, 1]);
	expect(order.groups.map(({ group, homes, share }) => [group, homes, share])).toEqual([
		["Bath", 1, 1],
		["Leeds", 2, 0.5],
		[null, 1, 1],
	]);
});

test("no homes have no share", () => {
	expect(notInOrder([])).toMatchObject({ homes: 0, share: 0, groups: [] });
});
