import type { Nation } from "../nation.ts";
import type { SourceId } from "../sources.ts";
import type { Use } from "../use.ts";
import type { Judgement, Verdict } from "./verdict.ts";

type Rule = { readonly verdict: Verdict; readonly summary: string };

const noneFor = (who: string): Rule => ({
	verdict: "none_found",
	summary: `No mandatory HMO licence is needed for ${who}.`,
});

/**
 * The licence that a nation's law asks of houses in multiple occupation, by use.
 * - England: five or more people in two or more households (Housing Act 2004 Part 2, SI 2018/221).
 * - Wales: five or more people in two or more households and three or more storeys (WSI 2006/1712), which a postcode cannot tell.
 * - Scotland: three or more people of three or more families (Housing (Scotland) Act 2006 section 125).
 * - Northern Ireland: three or more people of more than two households (Houses in Multiple Occupation Act (NI) 2016).
 */
const rules: Readonly<Record<Nation, Readonly<Record<Use, Rule>>>> = {
	England: {
		single: noneFor("one household"),
		sharers: noneFor("fewer than five people"),
		hmo: {
			verdict: "required",
			summary:
				"Five or more people in two or more households need a mandatory HMO licence, except in a purpose-built flat in a block of three or more flats.",
		},
	},
	Wales: {
		single: noneFor("one household"),
		sharers: noneFor("fewer than five people"),
		hmo: {
			verdict: "check_boundary",
			summary:
				"Five or more people need a mandatory HMO licence where the home has three or more storeys. Count the storeys.",
		},
	},
	Scotland: {
		single: noneFor("one household"),
		sharers: {
			verdict: "required",
			summary: "Three or more people of three or more families need an HMO licence in Scotland.",
		},
		hmo: {
			verdict: "required",
			summary: "Three or more people of three or more families need an HMO licence in Scotland.",
		},
	},
	"Northern Ireland": {
		single: noneFor("one household"),
		sharers: {
			verdict: "required",
			summary:
				"Three or more people of more than two households need an HMO licence in Northern Ireland.",
		},
		hmo: {
			verdict: "required",
			summary:
				"Three or more people of more than two households need an HMO licence in Northern Ireland.",
		},
	},
};

/** Day on which these rules were compiled from the sources named. */
export const RULES_AS_OF = "2026-08-05";

/** The law that says so. */
const lawOf: Readonly<Record<Nation, SourceId>> = {
	England: "housingLaw",
	Wales: "housingLaw",
	Scotland: "housingLawScotland",
	"Northern Ireland": "housingLawNorthernIreland",
};

export function judgeMandatory(nation: Nation, use: Use): Judgement {
	return {
		...rules[nation][use],
		schemes: [],
		basis: "rule",
		citations: [{ source: lawOf[nation], asOf: RULES_AS_OF }],
	};
}
