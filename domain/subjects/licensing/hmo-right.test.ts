import { expect, test } from "vitest";
import { hmoRight } from "./hmo-right.ts";

const coded = (rights: string) => hmoRight({ rights, texts: [] });
const worded = (text: string) => hmoRight({ rights: null, texts: [text] });

test.each(["3L", "P3CL", "1A;3L;1C", "P1CA, P3CL", "3l"])("the code %j is Class L", (rights) => {
	expect(coded(rights)).toBe("coded");
});

test.each(["1A", "P3CMA", "13L", "P3CC", "P1CA;P1CC", "", "3 London Road"])(
	"the code %j is another right",
	(rights) => {
		expect(coded(rights)).toBeNull();
	},
);

test.each([
	"HMO Article 4 Direction",
	"Small HMOs",
	"Houses in multiple occupation, Henshaw Street, SE17",
	"House in Multiple Occupation",
	"Change of use from C3 to C4",
	"C3 -> C4",
	"Part 3 Class L of Schedule 2",
])("the words %j are about small HMOs", (text) => {
	expect(worded(text)).toBe("worded");
});

test.each([
	"Removes permitted development rights for the change of use from commercial, business and service uses",
	"Sunray Estate",
	"Class LA extensions",
	"Change of use from C3 to E",
])("the words %j are about something else", (text) => {
	expect(worded(text)).toBeNull();
});

test("an authority that writes prose where codes belong is understood, and is no more certain for it", () => {
	expect(coded("Change of use of a dwelling to a house in multiple occupation")).toBe("worded");
});
