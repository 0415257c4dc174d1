import { expect, test } from "vitest";
import { someFacts, somePlace } from "#domain/test/some-facts.ts";
import { primaryAuthority } from "./primary-authority.ts";

const codeOf = (...codes: string[]) =>
	primaryAuthority(
		someFacts({
			place: somePlace({
				authorities: codes.map((code) => ({ code, name: "Somewhere", share: 1 / codes.length })),
			}),
		}),
	);

test("a postcode that may lie in several authorities is counted for the likeliest", () => {
	expect(codeOf("E08000003", "E08000009")).toBe("E08000003");
});

test.each([[], [""], ["<b>Manchester</b>"], ["E080000031"], ["e08000003"]])(
	"what is no authority's code (%j) is counted as not known",
	(...codes) => {
		expect(codeOf(...codes)).toBe("");
	},
);
