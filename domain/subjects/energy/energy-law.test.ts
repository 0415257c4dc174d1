import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { energyLawOf } from "./energy-law.ts";
import { lettingStandards } from "./letting-standard.ts";

test.each(nations)("%s is bound by an energy standard where one in force names it", (nation) => {
	const isNamed = lettingStandards.some(
		({ status, nations: bound }) => status === "in_force" && bound.includes(nation),
	);
	const { standardBinds, note } = energyLawOf(nation);
	expect(standardBinds).toBe(isNamed);
	expect(note === null).toBe(isNamed);
});

test("of Scotland's reformed certificates it is said that they were postponed without a day", () => {
	const { note } = energyLawOf("Scotland");
	expect(note?.text).toContain("hold 10 years");
	expect(note?.text).toContain("postponed, and no new day is set");
});
