import { expect, test } from "vitest";
import { allSilent, someFacts } from "../../test/some-facts.ts";
import { somePlanning } from "../../test/some-report.ts";
import { groundsOf } from "./grounds-on-map.ts";

test("a map has the grounds that planning data drew, as positions", () => {
	const planning = somePlanning({
		grounds: [
			{
				kind: "conservation",
				name: "Rosendale Road",
				rings: [
					[
						[51.44, -0.09],
						[51.45, -0.09],
						[51.45, -0.1],
						[51.44, -0.09],
					],
				],
			},
		],
	});
	expect(groundsOf(someFacts({ live: allSilent({ planning }) }))).toEqual([
		{
			kind: "conservation",
			name: "Rosendale Road",
			rings: [
				[
					{ lat: 51.44, lng: -0.09 },
					{ lat: 51.45, lng: -0.09 },
					{ lat: 51.45, lng: -0.1 },
					{ lat: 51.44, lng: -0.09 },
				],
			],
		},
	]);
});

test("facts without shapes, and of a source that said nothing, have none", () => {
	expect(groundsOf(someFacts({ live: allSilent({ planning: somePlanning() }) }))).toEqual([]);
	expect(groundsOf(someFacts({ live: allSilent() }))).toEqual([]);
});
