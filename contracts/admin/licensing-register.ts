import * as z from "zod";
import {
	type CoverageKind,
	coverageKinds,
	designatedKinds,
	evidencePublishers,
	type ReviewReason,
	type SchemeKind,
	type SchemeStatus,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { type Pence, pence } from "#domain/base/money.ts";
import { LONGEST_STREET_LIST } from "#domain/subjects/licensing/streets/parse-street-list.ts";
import type { ProblemBody } from "../problem.ts";
import { TOO_LONG, TypedLine, TypedLines } from "../typed-text.ts";
import type { Next } from "./paging.ts";

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

/** One page that a row rests on. The server itself writes `readBy` for a new page and ignores what the client sends. */
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
const SchemeFields = z.object({
	ruledOut: z.array(z.enum(designatedKinds)).max(3),
	name: TypedLine({ min: [1, "Enter a name"], max: [120, TOO_LONG] }).nullable(),
	/** Year of the ward borders. */
	wardVintage: TypedLine({ max: [4, "Enter a year"] }).nullable(),
	/** The council's list of streets, word for word. */
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
});

/** A row of the licensing register as an administrator sees it. Days are `YYYY-MM-DD`. */
export type RegisterScheme = z.infer<typeof SchemeFields> & {
	readonly id: string;
	readonly authorityCode: string;
	readonly council: string;
	readonly kind: SchemeKind;
	readonly status: SchemeStatus;
	readonly coverage: CoverageKind;
	readonly wards: readonly { readonly code: string; readonly name: string | null }[];
	readonly hasUnmatchedWards: boolean;
	readonly start: string | null;
	readonly end: string | null;
	readonly url: string | null;
	readonly evidence: readonly z.infer<typeof Evidence>[];
	readonly verifiedOn: string | null;
	/** Counts the changes of the row. */
	readonly revision: number;
	/** When an administrator last changed it; null for a row as it was published. */
	readonly editedAt: string | null;
	/** Why the row should be read again, and since when; null while nothing calls for it. */
	readonly review: { readonly reason: ReviewReason; readonly noticedAt: string } | null;
	/** Whether the last look at one of its pages failed, so that changes there go unnoticed. */
	readonly isPageUnread: boolean;
};

/** GET /api/admin/licensing, by council, a page at a time (`SearchQuery`: `q` finds rows by council, authority code or id). */
export type RegisterPage = { readonly schemes: readonly RegisterScheme[]; readonly next: Next };

export const SchemeParam = z.object({
	id: z.string().regex(/^[\w-]{1,120}$/, "That is not a scheme"),
});

const fields = {
	kind: z.enum(schemeKinds),
	status: z.enum(schemeStatuses),
	coverage: z.enum(coverageKinds),
	/** Codes of wards of today, of this authority. */
	wardCodes: z.array(z.string().max(12)).max(200),
	/** Whether the designation names wards that no longer exist, so that its edge is uncertain. Absent: unchanged, and false for a new row. */
	hasUnmatchedWards: z.boolean().optional(),
	/** First and last day. */
	start: day,
	end: day,
	/** The council's page. `councilPageDefect` decides what is accepted, because a row may hold an older address. */
	url: z.string().max(500, "That address is too long").nullable(),
	/** The day on which an administrator read the row against the council's page. */
	verifiedOn: day,
	...SchemeFields.partial().shape,
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
		/** When the review that the administrator saw was noticed; null for none. Only that review is ended. */
		reviewSeen: z.iso.datetime().nullable(),
		/** The revision that the administrator saw. If somebody has changed the row since, nothing is written: 409 `scheme_changed` and `OutdatedScheme`. */
		revisionSeen: z.int(),
	})
	.partial();
export type SchemeChange = z.infer<typeof SchemeChange>;

/** A refusal, with the row as it stands now. */
export type OutdatedScheme = ProblemBody & { readonly scheme: RegisterScheme };

/** GET /api/admin/licensing/councils: every authority and its wards, for choosing from. `q` as in `SearchQuery`. */
export type Councils = {
	readonly councils: readonly { readonly code: string; readonly name: string }[];
};

/** GET /api/admin/licensing/wards/{authority}. */
export type CouncilWards = {
	readonly wards: readonly { readonly code: string; readonly name: string }[];
};
export const AuthorityParam = z.object({ authority: z.string().regex(/^[EWSN]\d{8}$/) });
