import type { Dataset, DatasetKeeping } from "../base/dataset.ts";
import { isOverdue, overdueInWords } from "./overdue.ts";

/**
 * State of a dataset against its publisher, regardless of its last refresh. `off`: the operator has disabled it. `not_brought_in`: nothing is held, and the
 * first edition has to be imported by hand. `overdue`: unchecked for longer than twice its rhythm. `in_time`: none of these.
 */
export const sourceStatuses = ["off", "not_brought_in", "overdue", "in_time"] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

export const statusInWords = {
	off: "Off",
	not_brought_in: "Not brought in yet",
	overdue: "Overdue",
	in_time: "In time",
} as const satisfies Record<SourceStatus, string>;

/** State of a dataset, and in sentences the reason or what to do; null for one that is in time. */
export type ExplainedStatus = { readonly status: SourceStatus; readonly why: string | null };

/** What is known of a dataset here and now. */
export type KnownDataset = {
	/** Why its publisher is not asked, in a sentence; null where it is, or where there is no publisher to ask. */
	readonly whyOff: string | null;
	/** Date of the fully held edition, null where there is none. */
	readonly asOf: string | null;
	/** When it was last brought up to date, or its publisher last found to have nothing newer; UTC milliseconds, null while neither happened. */
	readonly lastOkAt: number | null;
	/** Since when the product has held any data, in UTC milliseconds; null while it holds none. */
	readonly since: number | null;
};

type Kept = { readonly kept: DatasetKeeping; readonly firstImport?: Dataset["firstImport"] };

/** Decides the state; nothing else does. A dataset that is off or was never imported is a choice, and so never overdue. `now` is UTC milliseconds. */
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

/** Status that leaves a refresh nothing to do, with the reason: the dataset is off, or its first edition still has to be imported. Null otherwise. */
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

/** Whether a refresh has nothing to do in this state. */
export function isSkipped(status: SourceStatus): boolean {
	return status === "off" || status === "not_brought_in";
}

/** What brings in the first edition, as a sentence for anyone who runs the product. */
function firstImportInWords({ what, command }: NonNullable<Dataset["firstImport"]>): string {
	return `Nothing of it is held yet: npm run ${command} imports ${what}.`;
}
