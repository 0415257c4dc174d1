import { expect, test } from "vitest";
import { cutPage, readPageEnd } from "./page.ts";

const rows = [3, 2, 1].map((at) => ({ at, id: `prm_${at}` }));

test("a page that ends where the rows end has no next one", () => {
	expect(cutPage(rows, 3, (row) => row)).toEqual({ page: rows, next: null });
	expect(cutPage([], 3, () => ({ at: 0, id: "" }))).toEqual({ page: [], next: null });
});

test("the next page begins where this one was cut", () => {
	const { page, next } = cutPage(rows, 2, (row) => row);
	expect(page).toEqual(rows.slice(0, 2));
	expect(next).toBe("2.prm_2");
	expect(readPageEnd(next ?? undefined)).toEqual({ at: 2, id: "prm_2" });
});

test("no page end is asked for on the first page", () => {
	expect(readPageEnd(undefined)).toBeNull();
});

test.each(["", "x", "1", "1.", ".prm_1", "-1.prm_1", "1.a b", `1.${"x".repeat(81)}`])(
	"%j is no page end",
	(text) => {
		expect(() => readPageEnd(text)).toThrow("That is not where a page ended.");
	},
);
