import type { DatasetKeeping } from "#domain/base/dataset.ts";
import type { SourceStatus } from "#domain/business/source-status.ts";

type PublishedSource = {
	readonly name: string;
	readonly publisher: string;
	readonly url: string;
	readonly licence: string;
};

/** GET /api/sources: every dataset the product holds, as it stands in the running system. */
export type DataSources = {
	readonly datasets: readonly {
		readonly id: string;
		readonly name: string;
		/** Whose data it is made of; empty for one that we cannot name the origin of. */
		readonly sources: readonly PublishedSource[];
		/** The date the publisher gives the edition, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while it is not wholly loaded. */
		readonly asOf: string | null;
		readonly rows: number | null;
		/** When it was last loaded. */
		readonly loadedAt: string | null;
		/** When it was last loaded, or its publisher found to have nothing newer. */
		readonly lastOkAt: string | null;
		/** Whether that is longer ago than twice its rhythm, as `domain/business/overdue.ts` has it. */
		readonly isOverdue: boolean;
		/** Whether the last try to bring it up to date failed: what is held is then of before. */
		readonly hasFailed: boolean;
		/** How much of what the last look looked at could be read; null where that failed, or has to read all. */
		readonly read: { readonly count: number; readonly of: number } | null;
		/** How it stands with its publisher, as `domain/business/source-status.ts` has it. */
		readonly status: SourceStatus;
		/** How it is brought up to date. */
		readonly kept: DatasetKeeping;
	}[];
	/** Sources asked at the moment a postcode is: whether this installation asks them at all. */
	readonly live: readonly (PublishedSource & { readonly id: string; readonly isOn: boolean })[];
};
