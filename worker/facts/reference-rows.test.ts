import { expect, test } from "vitest";
import { toBankRate } from "./reference-rows.ts";

test("Bank Rate carries the changes before it, newest first, and is nothing where none is held", () => {
	const rows = [
		{ from: "2025-12-18", rate: 3.75 },
		{ from: "2025-08-07", rate: 4 },
	];
	expect(toBankRate(rows, "2026-09-04")).toEqual({
		percent: 3.75,
		from: "2025-12-18",
		asOf: "2026-09-04",
		before: [{ from: "2025-08-07", percent: 4 }],
	});
	expect(toBankRate(rows.slice(0, 1), null)).toMatchObject({ asOf: "2025-12-18", before: [] });
	expect(toBankRate([], "2026-09-04")).toBeNull();
});
