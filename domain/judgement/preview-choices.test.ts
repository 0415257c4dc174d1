import { expect, test } from "vitest";
import { readChoices } from "./preview-choices.ts";

const read = (query: string) => Object.entries(readChoices(new URLSearchParams(query)));

test("what was stated comes in one order, however the address has it", () => {
	expect(read("rent=1250&use=hmo&certificate=a-b")).toEqual([
		["use", "hmo"],
		["certificate", "a-b"],
		["rent", "1250"],
	]);
});

test("what is no choice, or nothing, stays behind", () => {
	expect(read("utm_source=x&use=palace&rent=%20&exemption=yes")).toEqual([]);
});
