import * as z from "zod";
import type { Doubt } from "#domain/subjects/licensing/review-queue.ts";
import { TOO_LONG, TypedLine } from "../typed-text.ts";
import { NewScheme, type RegisterScheme } from "./licensing-register.ts";
import type { Next } from "./paging.ts";

/** Rows in one page of the queue: each comes whole. */
export const QUEUE_ROWS = 50;

/** `after`: what the last page gave as `next`: the harm and the id of its last row, so that rows which leave the queue meanwhile shift no other. */
export const QueueQuery = z.object({
	after: z
		.string()
		.regex(/^\d{1,12}\.[\w-]{1,120}$/, "That is not where a page ended.")
		.optional(),
});
export type QueueQuery = z.infer<typeof QueueQuery>;

/** A row of the register with why it waits where it waits (`placeInQueue`). */
export type QueuedScheme = {
	readonly scheme: RegisterScheme;
	readonly harm: number;
	readonly homes: {
		readonly count: number;
		readonly basis: "district" | "wards" | "at_most" | "typical";
	};
	/** The next day on which something changes for it, or the day on which it ended. */
	readonly turn: { readonly day: string; readonly what: "starts" | "ends" | "ended" } | null;
	readonly doubts: readonly Doubt[];
	/** Whether it should be read now: never verified, six months ago, or its page changed since. */
	readonly isDue: boolean;
};

/** GET /api/admin/licensing/queue: the rows that are due, the one that does the most harm first, a page at a time. `due`: how many there are. */
export type QueuePage = {
	readonly rows: readonly QueuedScheme[];
	readonly due: number;
	readonly next: Next;
};

/**
 * POST /api/admin/licensing/{id}/confirm: says that a row was read today at these pages and is right. Stamps the day and the evidence and ends the
 * review that was seen. Answers `RegisterScheme`; 409 `scheme_changed` or `review_outdated` and `OutdatedScheme`, and nothing done, where the row or its
 * page is not as it was seen.
 */
export const ConfirmScheme = z.object({
	revisionSeen: z.int(),
	/** When the review that was seen was noticed; null for none. */
	reviewSeen: z.iso.datetime().nullable(),
	/** The pages it was read at, of those it rests on. */
	read: z.array(z.string().max(500)).min(1, "Say at which page you read it.").max(20),
});
export type ConfirmScheme = z.infer<typeof ConfirmScheme>;

/** What each of two rows may have of its own; what is left out stays as the row has it. */
const SplitPart = NewScheme.pick({
	coverage: true,
	wardCodes: true,
	hasUnmatchedWards: true,
	streets: true,
	designatedOn: true,
	start: true,
	end: true,
}).partial();
export type SplitPart = z.infer<typeof SplitPart>;

/**
 * POST /api/admin/licensing/{id}/split: makes two rows of one, of other wards, streets or days. Both are leads until each is confirmed. Answers 201 and
 * `SplitSchemes`; 409 as confirming does. `fields` of a refusal begin with the part they are of: `goes.end`.
 */
export const SplitScheme = z.object({
	revisionSeen: z.int(),
	/** Of the row that keeps its id, and of the new one. */
	stays: SplitPart,
	goes: SplitPart,
	/** For the history of both. */
	why: TypedLine({ min: [3, "Say why it is split."], max: [500, TOO_LONG] }),
});
export type SplitScheme = z.infer<typeof SplitScheme>;

export type SplitSchemes = { readonly stays: RegisterScheme; readonly goes: RegisterScheme };

/** GET /api/admin/licensing/{id}/history: what was changed of a row, the newest first; the first entry there is has all that it said. 404 for a row nobody ever had. */
export type SchemeHistory = {
	readonly entries: readonly {
		readonly at: string;
		/** Username of the administrator; null for a published file, for what was taken out, and for an account that is gone. */
		readonly by: string | null;
		readonly isFromFile: boolean;
		readonly why: string | null;
		/** Null where the row was taken out of the register. */
		readonly revision: number | null;
		/** Fact by fact in words: what went and what came. */
		readonly changes: readonly {
			readonly label: string;
			readonly before: readonly string[];
			readonly after: readonly string[];
		}[];
	}[];
};

/** GET /api/admin/licensing/diary: the days of the next twelve months on which rows should be looked at. As a file of all days ahead: `diary.ics`. */
export type Diary = {
	readonly entries: readonly {
		readonly id: string;
		readonly schemeId: string;
		readonly council: string;
		readonly kind: RegisterScheme["kind"];
		readonly day: string;
		readonly what: "ends" | "starts";
		readonly on: string;
		readonly monthsBefore: number;
		/** Whether an administrator has verified the row. */
		readonly isVerified: boolean;
	}[];
};
