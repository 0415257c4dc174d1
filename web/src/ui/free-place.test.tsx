import { expect, test } from "vitest";
import { liftOf } from "./use-keep-clear.ts";

const notice = { height: 100, foot: 800, lift: 0 };

test("a notice under which nothing can be pressed stays at the foot of the window", () => {
	expect(liftOf(notice, [{ top: 100, bottom: 600 }])).toBe(0);
});

test("it stands right above what it would cover", () => {
	expect(liftOf(notice, [{ top: 740, bottom: 784 }])).toBe(66);
});

test("a gap that is too small for it is passed over", () => {
	const taken = [
		{ top: 740, bottom: 784 },
		{ top: 600, bottom: 644 },
	];
	expect(liftOf(notice, taken)).toBe(206);
});

test("it stays where it is while that is free, and comes down no sooner than it has to move", () => {
	expect(liftOf({ ...notice, lift: 206 }, [])).toBe(206);
	expect(liftOf({ ...notice, lift: 206 }, [{ top: 500, bottom: 544 }])).toBe(0);
});

test("it is told where no place is free", () => {
	const taken = Array.from({ length: 10 }, (_, row) => ({ top: row * 80, bottom: row * 80 + 44 }));
	expect(liftOf(notice, taken)).toBeNull();
});
