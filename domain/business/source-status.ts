import type { Dataset, DatasetKeeping } from "../base/dataset.ts";
import { isOverdue, overdueInWords } from "./overdue.ts";

/**
 * How a dataset stands with its publisher, whatever came of its last refresh. `off`: anyone who runs the product has it not asked. `not_brought_in`:
 * nothing is held, and only an import by hand brings in the first edition. `overdue`: left alone for longer than twice its rhythm. `in_time`:
 * none of these.
 */
export const sourceStatuses = ["off", "not_brought_in", "overdue", "in_time"] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

export const statusInWords = {
	off: "Off",
	not_brought_in: "Not brought in yet",
	overdue: "Overdue",
	in_time: "In time",
} as const satisfies Record<SourceStatus, string>;

/** How a dataset stands, and why that is so or what is to be done, in sentences; null of one that is in time. */
export type ExplainedStatus = { readonly status: SourceStatus; readonly why: string | null };

/** What is known of a dataset here and now. */
export type KnownDataset = {
	/** Why its publisher is not asked, in a sentence; null where it is, or where none is to be asked. */
	readonly whyOff: string | null;
	/** The date of the edition that is held whole, null where none is. */
	readonly asOf: string | null;
	/** When its publisher was last asked and had nothing newer, or what it had was taken over: UTC milliseconds, null while neither happened. */
	readonly lastOkAt: number | null;
	/** Since when the product holds data at all, in UTC milliseconds; null while it holds none. */
	readonly since: number | null;
};

type Kept = { readonly kept: DatasetKeeping; readonly firstImport?: Dataset["firstImport"] };

/** The one place that decides. What is off or was never brought in is a choice, and so never overdue. `now` is UTC milliseconds. */
export function explainStatus(
	{ kept, firstImport }: Kept,
	known: KnownDataset,
	now: number,
): ExplainedStatus {
	const leftOut = reasonToSkip({ firstImport }, known);
	if (leftOut) {
		return leftOut;
	}
	const { lastOkAt } = known;
	const last = lastOkAt === null ? null : new Date(lastOkAt).toISOString();
	return isOverdue(kept, known, now)
		? { status: "overdue", why: overdueInWords(kept, last) }
		: { status: "in_time", why: null };
}

/** How a dataset stands of which no one is asked, or which follows on what is not held: a refresh has nothing to do. Null of any other. */
export function reasonToSkip(
	{ firstImport }: { readonly firstImport?: Dataset["firstImport"] | undefined },
	{ whyOff, asOf }: Pick<KnownDataset, "whyOff" | "asOf">,
): { readonly status: SourceStatus; readonly why: string } | null {
	if (whyOff !== null) {
		return { status: "off", why: whyOff };
	}
	return firstImport && asOf === null
		? { status: "not_brought_in", why: firstImportInWords(firstImport) }
		: null;
}

/** Whether a refresh has nothing to do for a dataset that stands so. */
export function isSkipped(status: SourceStatus): boolean {
	return status === "off" || status === "not_brought_in";
}

/** What brings in the first edition, as a sentence for anyone who runs the product. */
function firstImportInWords({ what, command }: NonNullable<Dataset["firstImport"]>): string {
	return `Nothing of it is held yet: npm run ${command} imports ${what}.`;
}
