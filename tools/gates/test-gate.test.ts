import { expect, test } from "vitest";
import { judge } from "./test-gate.ts";

const passed = { name: "one", end: "passed" } as const;
const failed = { name: "two", end: "failed" } as const;
const skipped = { name: "three", end: "skipped" } as const;

test("tests are counted by how they ended, and those not run are named", () => {
	expect(judge([passed, passed, failed, skipped], 1, "said")).toEqual({
		passed: 2,
		failed: 1,
		skipped: ["three"],
		output: "said",
	});
});

test("a tool that exits with a failure has failed, though every test passed", () => {
	expect(judge([passed], 1, "").failed).toBe(1);
});

test("a run without a test has failed, whatever the tool says of it", () => {
	expect(judge([], 0, "").failed).toBe(1);
	expect(judge([skipped], 0, "").failed).toBe(1);
});
