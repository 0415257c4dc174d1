import { expect, test } from "vitest";
import type * as z from "zod";
import { ProfileChange } from "./account.ts";
import { NewScheme, SchemeChange } from "./admin/licensing-register.ts";
import { NewPromoCode } from "./admin/promo-codes.ts";
import { SplitScheme } from "./admin/register-queue.ts";
import { Decision } from "./admin/suggestions.ts";
import { NewSuggestion } from "./register-suggestion.ts";
import { OwnReportChanges } from "./report-list.ts";
import { ScenarioChange } from "./report-scenario.ts";
import { NewShare } from "./report-share.ts";
import { StatedHome } from "./stated-home.ts";

const dirty = "Moss\vSide\u2028\u202eA\u0001\u200bB\u0085C\ud800";
const line = "Moss Side AB C";
const lines = "Moss\nSide\nAB\nC";

const evidence = {
	url: "https://a.gov.uk",
	publisher: "council",
	pageDay: null,
	readDay: "2026-11-01",
};

/** Every stored field that a person types into, with the schema that validates it. */
const fields: [string, z.ZodType, object, string, string][] = [
	["a first name", ProfileChange, { firstName: dirty }, "firstName", line],
	["a last name", ProfileChange, { lastName: dirty }, "lastName", line],
	["a report's name", OwnReportChanges, { name: dirty }, "name", line],
	["a note", OwnReportChanges, { note: dirty, noteBefore: "" }, "note", lines],
	["a link's name", NewShare, { name: dirty }, "name", line],
	["a rental market area", StatedHome, { brma: dirty }, "brma", line],
	[
		"a description",
		NewPromoCode.pick({ description: true }),
		{ description: dirty },
		"description",
		line,
	],
	["a code", NewPromoCode.pick({ code: true }), { code: " ab\u200b\u0001c " }, "code", "ABC"],
	["a scenario", ScenarioChange.pick({ name: true }), { name: dirty }, "name", line],
	["what is wrong", NewSuggestion.pick({ what: true }), { what: dirty }, "what", lines],
	["a decision", Decision.pick({ note: true }), { note: dirty }, "note", line],
	["why a row is split", SplitScheme.pick({ why: true }), { why: dirty }, "why", line],
	["a scheme's name", NewScheme.pick({ name: true }), { name: dirty }, "name", line],
	["plans", NewScheme.pick({ plans: true }), { plans: dirty }, "plans", line],
	["why", NewScheme.pick({ why: true }), { why: dirty }, "why", line],
	["streets", NewScheme.pick({ streets: true }), { streets: dirty }, "streets", lines],
];

test.each(fields)("%s is kept without what is not seen", (_, schema, typed, name, kept) => {
	expect(schema.parse(typed)).toMatchObject({ [name]: kept });
});

test("so are whom a scheme spares, and what a page proves", () => {
	const change = NewScheme.pick({ exemptions: true, evidence: true }).parse({
		exemptions: [dirty],
		evidence: [{ ...evidence, proves: dirty }],
	});
	expect(change).toMatchObject({ exemptions: [line], evidence: [{ proves: line }] });
});

test.each([
	[SchemeChange, { name: "\u200b\v" }, "name"],
	[NewShare, { name: "\u200b".repeat(9) }, "name"],
	[Decision, { ids: ["sug_a"], decision: "accepted", note: "\u0001\u0002\u0003" }, "note"],
] as const)(
	"of a field that has to say something, what is not seen says nothing",
	(schema, typed, name) => {
		const issues = schema.safeParse(typed).error?.issues ?? [];
		expect(issues.map(({ path }) => path[0])).toContain(name);
	},
);

test("a name that holds a bracket of markup is refused", () => {
	expect(ProfileChange.safeParse({ firstName: "<b>" }).success).toBe(false);
});
