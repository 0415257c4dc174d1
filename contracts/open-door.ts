import * as z from "zod";
import { nations } from "#domain/base/nation.ts";
import { Answer } from "./answer.ts";
import { WireEvidence } from "./evidence.ts";
import { HomeDate } from "./home-date.ts";
import { LicensingVerdict } from "./licensing-verdict.ts";
import { openFigures, planFigures, units } from "./open-door-asked.ts";
import { problemCodes } from "./problem.ts";

/** A figure with its unit, where it comes from and of which day. `basis` is how close to the home it was measured. */
export const ApiFigure = WireEvidence.extend({ unit: z.enum(units) });
export type ApiFigure = z.infer<typeof ApiFigure>;

const figuresOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
	z.object(
		Object.fromEntries(Object.keys(names).map((name) => [name, ApiFigure])) as {
			[Each in Name]: typeof ApiFigure;
		},
	);

const named = z.object({ code: z.string(), name: z.string() }).nullable();

/** Where a home lies. */
export const ApiPlace = z.object({
	nation: z.enum(nations),
	region: z.string().nullable(),
	authority: named,
	ward: named,
	/** How exactly the place is known: the postcode itself, its sector, its outcode or only a nation. */
	grain: z.enum(["unit", "sector", "outcode", "nation"]),
	note: z.string().nullable(),
});

/** What is said about letting a home. */
export const Assessment = z.object({
	postcode: z.string(),
	/** Our page that says the same. */
	page: z.string(),
	/** Day in London, `YYYY-MM-DD`. */
	asOf: z.string(),
	methodologyVersion: z.number(),
	place: ApiPlace,
	/** The three questions: may it be let, does it pay, what could go wrong. Amounts of a price that a reader may pay are in pence. */
	answer: Answer,
	score: z.object({
		/** 0 to 100, higher is better; null where too little is published. */
		value: z.number().nullable(),
		range: z.object({ low: z.number(), high: z.number() }).nullable(),
		grade: z.enum(["A", "B", "C", "D", "E"]).nullable(),
		headline: z.string(),
		/** What it is of, where it is not the home itself. */
		subject: z.string().nullable(),
		/** Percent of the method's weight that is known. */
		knownWeight: z.number(),
	}),
	licensing: z.array(LicensingVerdict),
	dates: z.array(HomeDate),
	/** What no source told us, and who knows it. */
	unchecked: z.array(z.object({ what: z.string(), who: z.string() })),
	figures: figuresOf(openFigures),
	/** Null without a plan. */
	planFigures: figuresOf(planFigures).nullable(),
	/** Texts of what forbids or endangers the letting; empty without a plan. */
	flags: z.array(z.string()),
});
export type Assessment = z.infer<typeof Assessment>;

/** Why there is no answer for one of several. */
const ApiProblem = z.object({ code: z.enum(problemCodes), message: z.string() });

/**
 * One home of a call. `complete` rests on all that we ask. `partial` rests on what is held: ask for it alone, at no further cost. `not_covered` and `refused`
 * cost nothing.
 */
export const AssessedHome = z.discriminatedUnion("status", [
	z.object({
		status: z.enum(["complete", "partial"]),
		reference: z.string().nullable(),
		assessment: Assessment,
	}),
	z.object({
		status: z.enum(["not_covered", "refused"]),
		reference: z.string().nullable(),
		problem: ApiProblem,
	}),
]);
export type AssessedHome = z.infer<typeof AssessedHome>;

/** In the order in which they were asked for. */
export const AssessmentList = z.object({ homes: z.array(AssessedHome) });
export type AssessmentList = z.infer<typeof AssessmentList>;
