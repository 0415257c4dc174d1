import * as z from "zod";
import { bands } from "#domain/base/facts/band.ts";
import { pence } from "#domain/base/money.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";
import type { OwnRules, RuleLine } from "#domain/portfolio/own-rules.ts";
import { MOST_COMPARED } from "#domain/telling/report/own-report.ts";
import { HomeParam } from "./homes.ts";
import { TOO_LONG, TypedLine } from "./typed-text.ts";

const orNull = <Value>(value: Value | undefined) => value ?? null;
const letters = bands.map(({ letter }) => letter);

/** PUT /api/homes/rules: what the account asks of homes, in the place of what it asked before. What is left out is not asked. Answers `Done`. */
export const RulesSent = z.object({
	yieldPercent: z
		.number("Enter a yield in percent")
		.min(0, "Enter a yield of 0 or more")
		.max(100, "That yield is too high")
		.multipleOf(0.1, "Enter one decimal at most")
		.optional()
		.transform(orNull),
	cashFlow: z
		.number("Enter an amount in pounds")
		.int("Enter whole pounds")
		.min(0, "Enter an amount of £0 or more")
		.max(100_000_000, "That amount is too large")
		.transform(pence)
		.optional()
		.transform(orNull),
	isUnderCeiling: z.boolean(),
	band: z.enum(letters, { error: "That is no band" }).optional().transform(orNull),
	isLicenceFree: z.boolean(),
	near: z
		.object({
			postcode: TypedLine({ max: [32, TOO_LONG] }).transform((text, context) => {
				const parsed = parsePostcode(text);
				if (!parsed.ok) {
					context.addIssue(parsed.reason);
					return z.NEVER;
				}
				return parsed.postcode.formatted;
			}),
			miles: z
				.number("Enter a number of miles")
				.int("Enter whole miles")
				.min(1, "Enter at least one mile")
				.max(500, "That is too far"),
		})
		.optional()
		.transform(orNull),
}) satisfies z.ZodType<OwnRules>;
export type RulesSent = z.input<typeof RulesSent>;

const WANTED = `Choose ${MOST_COMPARED} homes at most`;

/** GET /api/homes/compare: ids of the account's homes, separated by commas, in display order. Without one it tells the rules alone. */
export const HomesToCompare = z.object({
	ids: z
		.string(WANTED)
		.max(200, WANTED)
		.default("")
		.transform((ids) => [...new Set(ids.split(",").filter(Boolean))])
		.pipe(z.array(HomeParam.shape.id).max(MOST_COMPARED, WANTED)),
});

/** Homes side by side, judged now: their answers, then what the account asks of them. */
export type HomesCompared = {
	readonly rules: OwnRules;
	readonly homes: readonly {
		readonly id: string;
		readonly name: string;
		/** Postcode, standing and group. */
		readonly line: string;
		readonly answered: AnsweredInShort;
		/** Day of the answers, `YYYY-MM-DD`. */
		readonly on: string;
	}[];
	readonly lines: readonly RuleLine[];
};
