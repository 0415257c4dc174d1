import * as z from "zod";
import { ApiFigure, AssessedHome, Assessment, AssessmentList } from "#contracts/open-door.ts";
import { AssessmentRequest } from "#contracts/open-door-asked.ts";
import {
	ApiHomeEventList,
	ApiHomeList,
	LicensingAnswer,
	RegisterChanges,
} from "#contracts/open-door-lists.ts";
import type { ApiScope } from "#domain/business/api-keys.ts";

/** What a tool asks of the published calls. */
export type AskedCall = { readonly path: string; readonly json?: unknown };

/** A tool for a language model: a published call under a name that says what it is for. */
export type Tool = {
	readonly title: string;
	readonly description: string;
	/** Any of them lets a key use it. */
	readonly scopes: readonly ApiScope[];
	readonly input: z.ZodType;
	readonly output: z.ZodType;
	/** The call for arguments of the shape of `input`. */
	readonly call: (input: never) => AskedCall;
	/** What of the call's answer is the tool's, of the shape of `output`. */
	readonly result: (answer: unknown) => object;
};

/** Keeps the types of a tool together, which the table of all cannot. */
function tool<Input extends z.ZodType>(
	one: Omit<Tool, "input" | "call" | "result"> & {
		readonly input: Input;
		readonly call: (input: z.output<Input>) => AskedCall;
		readonly result?: (answer: unknown) => object;
	},
): Tool {
	return { result: (answer) => answer as object, ...one };
}

const Home = AssessmentRequest.shape.homes.element;
const Postcode = z.string().describe("A UK postcode, such as M14 5LL");
const COSTS = "Costs one assessment of the account's allowance.";

/** The first home of a call for one. */
const onlyHome = (answer: unknown) => {
	const [home] = AssessmentList.parse(answer).homes;
	if (!home) {
		throw new Error("an assessment of one home has one answer");
	}
	return home;
};

const assess = (homes: readonly z.output<typeof Home>[]): AskedCall => ({
	path: "/assessments",
	json: { homes },
});

/** The part of an assessment that says whether the letting pays. */
const Paying = z.object({
	postcode: z.string(),
	page: z.string(),
	asOf: z.string(),
	pays: Assessment.shape.answer.shape.pays,
	/** What it rests on beside the law and the rates of the day. */
	yield: ApiFigure,
});

/** Tools by their names. Each is a published call: the same key, scopes, allowance and answers. Source: Rule API-7. */
export const tools: Readonly<Record<string, Tool>> = {
	assess_home: tool({
		title: "Assess a home to let",
		scopes: ["assess"],
		description: `Answers whether a home in the United Kingdom can be let, whether letting it pays and what could go wrong, with source, day and page. Amounts in pounds, rent by the month. ${COSTS}`,
		input: Home,
		output: AssessedHome,
		call: (home) => assess([home]),
		result: onlyHome,
	}),
	check_licence: tool({
		title: "Check which licence a home needs",
		scopes: ["read"],
		description:
			"Tells which property licences and planning permission a rented home at a postcode needs, with the council's page and the day it was read.",
		input: z.object({
			postcode: Postcode,
			use: z.enum(["single", "sharers", "hmo"]).optional(),
			people: z.int().min(1).max(30).optional(),
			houseNumber: z.string().max(40).optional(),
		}),
		output: LicensingAnswer,
		call: ({ postcode, ...stated }) => ({
			path: `/licensing/${encodeURIComponent(postcode)}?${new URLSearchParams(
				Object.entries(stated).map(([name, value]) => [name, String(value)]),
			)}`,
		}),
	}),
	what_it_pays: tool({
		title: "What letting a home pays",
		scopes: ["assess"],
		description: `Answers whether letting a home pays at the rent and price stated, or at which it would, and what to state for a surer answer. ${COSTS}`,
		input: Home,
		output: Paying,
		call: (home) => assess([home]),
		result: (answer) => {
			const home = onlyHome(answer);
			if (!("assessment" in home)) {
				throw new Error(home.problem.message);
			}
			const { postcode, page, asOf, answer: answers, figures } = home.assessment;
			return { postcode, page, asOf, pays: answers.pays, yield: figures.estimatedRentalYield };
		},
	}),
	compare_homes: tool({
		title: "Compare two to four homes",
		scopes: ["assess"],
		description:
			"Assesses two to four homes from what is held, side by side. A home marked partial rests on less: assess it alone, at no further cost. Costs one assessment for each.",
		input: z.object({ homes: z.array(Home).min(2).max(4) }),
		output: AssessmentList,
		call: ({ homes }) => assess(homes),
	}),
	what_changed: tool({
		title: "What changed",
		scopes: ["read", "homes"],
		description:
			"Lists what changed for one of the account's homes, or without a home in the public register of licensing schemes, newest first.",
		input: z.object({
			home: z.string().max(40).optional().describe("The id that my_homes gives"),
			limit: z.int().min(1).max(100).default(20),
		}),
		output: z.union([ApiHomeEventList, RegisterChanges]),
		call: ({ home, limit }) => ({
			path: `${home === undefined ? "/register/changes" : `/homes/${encodeURIComponent(home)}/events`}?limit=${limit}`,
		}),
	}),
	my_homes: tool({
		title: "My homes",
		scopes: ["homes"],
		description:
			"Lists the homes that the account keeps: their answers as last judged, what is not in order, and the next date of each.",
		input: z.object({
			cursor: z.string().max(600).optional().describe("The `next` of the page before"),
			limit: z.int().min(1).max(200).default(50),
		}),
		output: ApiHomeList,
		call: ({ cursor, limit }) => ({
			path: `/homes?${new URLSearchParams({ limit: String(limit), ...(cursor ? { cursor } : {}) })}`,
		}),
	}),
};
