import * as z from "zod";
import type { Doubt } from "#domain/subjects/licensing/review-queue.ts";
import { TOO_LONG, TypedLine } from "../typed-text.ts";
import { NewScheme, type RegisterScheme } from "./licensing-register.ts";
import type { Next } from "./paging.ts";

/** Rows in one page of the queue, each with all its fields. */
export const QUEUE_ROWS = 50;

/** `after`: the `next` of the last page, the harm and id of its last row. An offset would skip rows when others leave the queue meanwhile. */
export const QueueQuery = z.object({
	after: z
		.string()
		.regex(/^\d{1,12}\.[\w-]{1,120}$/, "That is not where a page ended.")
		.optional(),
});
export type QueueQuery = z.infer<typeof QueueQuery>;

/** A row of the register with the reasons for its place in the queue (`placeInQueue`). */
export type QueuedScheme = {
	readonly scheme: RegisterScheme;
	readonly harm: number;
	readonly homes: {
		readonly count: number;
		readonly basis: "district" | "wards" | "at_most" | "typical";
	};
	/** The next day on which the scheme starts or ends, or the day on which it ended. */
	readonly turn: { readonly day: string; readonly what: "starts" | "ends" | "ended" } | null;
	readonly doubts: readonly Doubt[];
	/** Whether it should be read now: never verified, verified six months ago, or its page has changed since. */
	readonly isDue: boolean;
};

/** GET /api/admin/licensing/queue: the rows that are due, the most harmful first, a page at a time. `due`: how many there are. */
export type QueuePage = {
	readonly rows: readonly QueuedScheme[];
	readonly due: number;
	readonly next: Next;
};

/**
 * POST /api/admin/licensing/{id}/confirm: confirms that a row was read today at these pages and is right. Stamps the day and the evidence, and ends the
 * review that the administrator saw. Answers `RegisterScheme`. Where the row or its page has changed since, nothing is written: 409 `scheme_changed` or
 * `review_outdated` and `OutdatedScheme`.
 */
export const ConfirmScheme = z.object({
	revisionSeen: z.int(),
	/** When the review that was seen was noticed; null for none. */
	reviewSeen: z.iso.datetime().nullable(),
	/** Addresses of the pages that were read, from those the row rests on. */
	read: z.array(z.string().max(500)).min(1, "Say at which page you read it.").max(20),
});
export type ConfirmScheme = z.infer<typeof ConfirmScheme>;

/** Fields in which the two rows may differ. What is left out stays as the row has it. */
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
 * POST /api/admin/licensing/{id}/split: splits a row in two by wards, streets or days. Both are leads until each is confirmed. Answers 201 and
 * `SplitSchemes`; 409 as for confirming. Keys in `fields` of a refusal begin with the part they belong to: `goes.end`.
 */
export const SplitScheme = z.object({
	revisionSeen: z.int(),
	/** `stays` keeps the row's id, `goes` is the new row. */
	stays: SplitPart,
	goes: SplitPart,
	/** Written into the history of both rows. */
	why: TypedLine({ min: [3, "Say why it is split."], max: [500, TOO_LONG] }),
});
export type SplitScheme = z.infer<typeof SplitScheme>;

export type SplitSchemes = { readonly stays: RegisterScheme; readonly goes: RegisterScheme };

/** GET /api/admin/licensing/{id}/history: changes of a row, the newest first. The oldest entry has all its facts. 404 for an id that never existed. */
export type SchemeHistory = {
	readonly entries: readonly {
		readonly at: string;
		/** Username of the administrator; null for a published file, a removed row, and an account that is gone. */
		readonly by: string | null;
		readonly isFromFile: boolean;
		readonly why: string | null;
		/** Null where the row was taken out of the register. */
		readonly revision: number | null;
		/** One entry for each changed fact, in words: before and after. */
		readonly changes: readonly {
			readonly label: string;
			readonly before: readonly string[];
			readonly after: readonly string[];
		}[];
	}[];
};

/** GET /api/admin/licensing/diary: the days of the next twelve months on which rows should be looked at. `diary.ics` has all days ahead. */
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
