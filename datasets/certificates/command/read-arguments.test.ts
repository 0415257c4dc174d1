import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

test("areas of England and Wales are named one by one, and the store's options are handed on", () => {
	const args = ["all.zip", "--authority", "E08000003", "--authority", "E08000035", "--remote"];

	expect(readArguments(args)).toEqual({
		path: "all.zip",
		register: "england_wales",
		codes: ["E08000003", "E08000035"],
		others: ["--remote"],
	});
});

test("Scotland may be taken whole", () => {
	expect(readArguments(["--scotland", "D_EPC.zip", "--persist-to", "there"])).toEqual({
		path: "D_EPC.zip",
		register: "scotland",
		codes: [],
		others: ["--persist-to", "there"],
	});
});

test.each([
	[["all.zip"], "some 30 million certificates, up to 6 GB"],
	[["--authority", "E08000003"], "Name one file"],
	[["a.zip", "b.zip", "--authority", "E08000003"], "Name one file"],
	[["a.zip", "--scotland", "b.zip"], "Name one file"],
	[["a.zip", "--area", "E08000003"], "--area"],
])("%j is refused", (args, why) => {
	expect(() => readArguments(args)).toThrow(why);
});
