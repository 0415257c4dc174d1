import { expect, test } from "vitest";
import type { PostcodeUnit } from "../postcode-unit.ts";
import { wardsBeside } from "./wards-beside.ts";

const at = (easting: number, over: Partial<PostcodeUnit> = {}): PostcodeUnit => ({
	postcode: "M145LL",
	position: { easting, northing: 395_131 },
	authorityCode: "E08000003",
	wardCode: "E05011377",
	areaCode: null,
	smallAreaCodes: [],
	...over,
});
const here = at(385_299);
const besideOf = (...others: PostcodeUnit[]) => {
	const beside = wardsBeside();
	beside.add([here, ...others]);
	return beside.besideOf(here);
};

test.each([
	["100 m away, in another cell", at(385_399, { wardCode: "E05000002" }), "E05000002"],
	["101 m away", at(385_400, { wardCode: "E05000002" }), null],
	["100 m away on the other side", at(385_199, { wardCode: "E05000002" }), "E05000002"],
	["in the same ward", at(385_300), null],
	[
		"of another authority",
		at(385_300, { wardCode: "E05000002", authorityCode: "E08000006" }),
		"E05000002",
	],
	["of another nation", at(385_300, { wardCode: "W05000002" }), null],
	["without a ward", at(385_300, { wardCode: null }), null],
])("a postcode %s is found as it should be", (_, other, ward) => {
	expect(besideOf(other)).toBe(ward);
});

test("of several wards the nearest is the one beside", () => {
	const far = at(385_350, { wardCode: "E05000002" });
	const near = at(385_310, { wardCode: "E05000003" });
	expect(besideOf(far, near)).toBe("E05000003");
});

test("degrees are measured as metres are", () => {
	const beside = wardsBeside();
	const degrees = { lat: 53.4, lng: -2.2 };
	const one = at(0, { position: degrees });
	beside.add([one, at(0, { position: { lat: 53.4, lng: -2.2014 }, wardCode: "E05000002" })]);
	expect(beside.besideOf(one)).toBe("E05000002");
	expect(beside.besideOf(at(0, { position: { lat: 53.4, lng: -2.1985 } }))).toBeNull();
	expect(beside.besideOf(at(0, { position: null }))).toBeNull();
});
