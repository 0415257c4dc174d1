import type { DesignatedKind } from "#domain/base/facts/scheme.ts";
import type { AnswerState } from "#domain/telling/register/answer-state.ts";

/** States of the register's answer for an authority, the surest first: name and meaning. */
export const stateInWords: Readonly<Record<AnswerState, { name: string; means: string }>> = {
	nationwide: {
		name: "Settled nationwide",
		means: "The nation’s law, or a survey of all its councils, answers for every one of them.",
	},
	verified: {
		name: "Verified",
		means: "One of us read every row behind the answer against the council’s page.",
	},
	evidence: {
		name: "Answered by a page",
		means:
			"Every row behind the answer rests on a council’s or GOV.UK page that we read, often as a stored copy, and that still decides. One of us has yet to confirm it.",
	},
	in_doubt: {
		name: "In doubt",
		means:
			"A row behind the answer is a lead without such a page, or its page is too old, has no day or has changed. Or its first day is not set.",
	},
	unknown: {
		name: "Unknown",
		means: "We hold no row that answers. A scheme may be there all the same.",
	},
};

/** Kinds of scheme as a column is headed. */
export const kindInWords: Readonly<Record<DesignatedKind, string>> = {
	selective: "Selective",
	additional: "Additional HMO",
	article4_hmo: "Article 4",
};
