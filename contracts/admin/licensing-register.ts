import * as z from "zod";
import {
	coverageKinds,
	designatedKinds,
	evidencePublishers,
	reviewReasons,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { type Pence, pence } from "#domain/base/money.ts";
import { LONGEST_STREET_LIST } from "#domain/subjects/licensing/streets/parse-street-list.ts";
import { ProblemBody } from "../problem.ts";
import { TOO_LONG, TypedLine, TypedLines } from "../typed-text.ts";
import { Next } from "./paging.ts";

const day = z.iso.date("Enter a date").nullable();
const count = z.int("Enter a whole number").min(1).max(99).nullable();
const amount = z
	.int("Enter a whole number of pence")
	.min(0)
	.max(1_000_000)
	.transform((value): Pence => pence(value))
	.nullable();

const Hmo = z.strictObject({
	peopleFrom: count,
	peopleTo: count,
	storeysFrom: count,
	storeysTo: count,
	section257: z.enum(["included", "excluded", "only"]).nullable(),
	purposeBuiltBlocks: z.enum(["included", "excluded"]).nullable(),
});

const Fees = z.strictObject({
	single: amount,
	hmo: amount,
	per: z.enum(["home", "person"]).nullable(),
	accredited: amount,
});

/** One page that a row rests on. `readBy` is written by the server for a page that is new, and never believed. */
const Evidence = z.object({
	url: z.string().max(500, "That address is too long"),
	publisher: z.enum(evidencePublishers),
	/** Year, month or day that the page itself carries. */
	pageDay: z
		.string()
		.regex(/^20\d\d(-\d\d(-\d\d)?)?$/, "Enter a year, a month or a day: 2026-04")
		.nullable(),
	readDay: z.iso.date("Enter the day it was read"),
	proves: TypedLine({ min: [3, "Say what it proves"], max: [300, TOO_LONG] }),
});

/** What the register knows of a scheme beside its kind, place and days. */
const knownFields = {
	ruledOut: z.array(z.enum(designatedKinds)).max(3),
	name: TypedLine({ min: [1, "Enter a name"], max: [120, TOO_LONG] }).nullable(),
	/** Year of the ward borders. */
	wardVintage: TypedLine({ max: [4, "Enter a year"] }).nullable(),
	/** The council's list of streets as it is printed. */
	streets: TypedLines({
		max: [
			LONGEST_STREET_LIST,
			"That list is too long: paste the streets alone, 100,000 characters at most",
		],
	}).nullable(),
	designatedOn: day,
	hmo: Hmo.nullable(),
	exemptions: z.array(TypedLine({ min: [1, "Say whom"], max: [300, TOO_LONG] })).max(20),
	fees: Fees.nullable(),
	plans: TypedLine({ min: [1, "Say what"], max: [300, TOO_LONG] }).nullable(),
};

/** A row of the licensing register as an administrator sees it. Days are `YYYY-MM-DD`. */
export const RegisterScheme = z.object({
	id: z.string(),
	authorityCode: z.string(),
	council: z.string(),
	kind: z.enum(schemeKinds),
	status: z.enum(schemeStatuses),
	coverage: z.enum(coverageKinds),
	...knownFields,
	wards: z.array(z.object({ code: z.string(), name: z.string().nullable() })),
	hasUnmatchedWards: z.boolean(),
	start: z.iso.date().nullable(),
	end: z.iso.date().nullable(),
	url: z.string().nullable(),
	evidence: z.array(Evidence),
	verifiedOn: z.iso.date().nullable(),
	/** Counts the changes of the row. */
	revision: z.int(),
	/** When an administrator last changed it; null for a row as it was published. */
	editedAt: z.iso.datetime().nullable(),
	/** Why it should be read again, and since when; null while nothing calls for it. */
	review: z.object({ reason: z.enum(reviewReasons), noticedAt: z.iso.datetime() }).nullable(),
	/** Whether a page that it rests on could not be read when it was last looked at: what changes there goes unnoticed. */
	isPageUnread: z.boolean(),
});
export type RegisterScheme = z.infer<typeof RegisterScheme>;

/** GET /api/admin/licensing, by council, a page at a time (`SearchQuery`: `q` finds rows by council, authority code or id). */
export const RegisterPage = z.object({ schemes: z.array(RegisterScheme), next: Next });
export type RegisterPage = z.infer<typeof RegisterPage>;

export const SchemeParam = z.object({
	id: z.string().regex(/^[\w-]{1,120}$/, "That is not a scheme"),
});

const fields = {
	kind: z.enum(schemeKinds),
	status: z.enum(schemeStatuses),
	coverage: z.enum(coverageKinds),
	/** Codes of wards of today, of this authority. */
	wardCodes: z.array(z.string().max(12)).max(200),
	/** Whether the designation names wards that are not among those of today, so that its edge is uncertain. Left out: as it was, at first no. */
	hasUnmatchedWards: z.boolean().optional(),
	/** First and last day. */
	start: day,
	end: day,
	/** The council's page. What may stand there is for `councilPageDefect` to say: a row may hold an older one. */
	url: z.string().max(500, "That address is too long").nullable(),
	/** The day on which an administrator read the row against the council's page. */
	verifiedOn: day,
	...z.object(knownFields).partial().shape,
	evidence: z.array(Evidence).max(20).optional(),
	/** Why the row is changed or added, for its history. */
	why: TypedLine({ max: [500, TOO_LONG] }).optional(),
};

/** POST /api/admin/licensing. Answers 201 and `RegisterScheme`. */
export const NewScheme = z.object({
	authorityCode: z.string().regex(/^[EWSN]\d{8}$/, "Choose a council"),
	...fields,
});
export type NewScheme = z.infer<typeof NewScheme>;

/**
 * PATCH /api/admin/licensing/{id}: what is left out stays as it is. A `verifiedOn` of the day on which a review was noticed, or later, ends it.
 * Answers `RegisterScheme`.
 */
export const SchemeChange = z
	.object({
		...fields,
		/** When the review that the administrator saw was noticed; null for none. Given, no other one ends. */
		reviewSeen: z.iso.datetime().nullable(),
		/** The revision of the row that the administrator saw. Given, a row that somebody changed since is left as it is: 409 `scheme_changed` and `OutdatedScheme`. */
		revisionSeen: z.int(),
	})
	.partial();
export type SchemeChange = z.infer<typeof SchemeChange>;

/** A refusal, with the row as it stands now. */
export const OutdatedScheme = ProblemBody.extend({ scheme: RegisterScheme });
export type OutdatedScheme = z.infer<typeof OutdatedScheme>;

/** GET /api/admin/licensing/councils: every authority and its wards, for choosing from. `q` as in `SearchQuery`. */
export const Councils = z.object({
	councils: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Councils = z.infer<typeof Councils>;

/** GET /api/admin/licensing/wards/{authority}. */
export const CouncilWards = z.object({
	wards: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type CouncilWards = z.infer<typeof CouncilWards>;
export const AuthorityParam = z.object({ authority: z.string().regex(/^[EWSN]\d{8}$/) });
