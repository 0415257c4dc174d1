import { expect, test } from "vitest";
import { withBulkChange } from "./bulk-change.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const until = "2029-03-31";

test("a day of a paper is set, and all else stays", () => {
	const home = someKeptHome({ group: "Smith", held: someHeld({ electricalUntil: "2027-01-01" }) });
	const changed = withBulkChange(home, { kind: "paper", paper: "gasUntil", day: until });
	expect(changed).toEqual({ ...home, held: { ...home.held, hasGas: true, gasUntil: until } });
	expect(withBulkChange(home, { kind: "paper", paper: "alarmsTestedOn", day: until }).held).toEqual(
		{ ...home.held, alarmsTestedOn: until },
	);
});

test("a licence takes the place of the one of its kind and keeps its number and holder", () => {
	const held = someHeld({
		licences: [
			someLicence({ kind: "hmo" }),
			someLicence({ number: "S-1", holder: "Sam", until: "2026-01-01", people: 3 }),
		],
	});
	const licence = { kind: "selective", until, people: 5 } as const;
	expect(withBulkChange(someKeptHome({ held }), { kind: "licence", licence }).held).toEqual({
		...held,
		areLicencesStated: true,
		licences: [held.licences[0], { ...licence, number: "S-1", holder: "Sam" }],
	});
	expect(withBulkChange(someKeptHome(), { kind: "licence", licence }).held).toMatchObject({
		areLicencesStated: true,
		licences: [{ ...licence, number: null, holder: null }],
	});
});

test("a group is set or taken away", () => {
	const home = someKeptHome({ group: "Smith" });
	expect(withBulkChange(home, { kind: "group", group: "Jones" })).toEqual({
		...home,
		group: "Jones",
	});
	expect(withBulkChange(home, { kind: "group", group: null }).group).toBeNull();
});
