import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { someScheme } from "#domain/test/some-facts.ts";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { streetAnswers } from "../street-answers.ts";
import { parseStreetList, STREET_READING } from "./parse-street-list.ts";
import { streetLists } from "./test/street-lists.ts";

test("what is kept of a list says in which way it was read", () => {
	const read = createHash("sha256");
	for (const { list } of streetLists) {
		read.update(JSON.stringify(parseStreetList(list)));
	}
	// If this fails, lists are parsed differently or the lists changed. Raise STREET_READING if any parses differently; then update both values.
	expect([STREET_READING, read.digest("hex").slice(0, 12)]).toEqual([3, "2af3e943a784"]);
});

const home = { postcode: "M14 5LL", streets: ["Ada Street"], houseNumber: "1", places: [] };
const row = (reading: number) =>
	someScheme({
		coverage: "streets",
		streets: "Platt Lane",
		streetList: { reading, list: parseStreetList("Ada Street") },
	});

test("a home is judged by the list as it was kept, and by the text where that was read in another way", () => {
	const answerBy = (reading: number) =>
		[...streetAnswers([row(reading)], home).values()].map(({ answer }) => answer);
	expect(answerBy(STREET_READING)).toEqual(["inside"]);
	expect(answerBy(STREET_READING - 1)).not.toEqual(["inside"]);
});

test("a list of 99 kB that was kept is looked up in, not read", async () => {
	const streets = "Ada Street (odd 1-45)\n".repeat(4_400);
	const kept = { reading: STREET_READING, list: parseStreetList(streets) };
	const looked = await cpuTimeOf(() => {
		for (let at = 0; at < 20; at += 1) {
			streetAnswers([someScheme({ coverage: "streets", streets, streetList: kept })], home);
		}
	});
	expect(looked / 20).toBeLessThan(await cpuTimeOf(() => parseStreetList(streets)));
});
