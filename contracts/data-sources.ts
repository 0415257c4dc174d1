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
		/** The publishers of its data; empty where the origin is unknown. */
		readonly sources: readonly PublishedSource[];
		/** The publisher's date of the edition, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null until it is fully loaded. */
		readonly asOf: string | null;
		readonly rows: number | null;
		/** When it was last loaded. */
		readonly loadedAt: string | null;
		/** When it was last loaded, or its publisher last found to have nothing newer. */
		readonly lastOkAt: string | null;
		/** Whether `lastOkAt` is longer ago than twice the publisher's rhythm (`domain/business/overdue.ts`). */
		readonly isOverdue: boolean;
		/** Whether the last update failed, so that the held edition is an older one. */
		readonly hasFailed: boolean;
		/** How much the last look could read; null where it failed, or where it reads all or fails. */
		readonly read: { readonly count: number; readonly of: number } | null;
		/** State of the dataset against its publisher (`domain/business/source-status.ts`). */
		readonly status: SourceStatus;
		/** How it is brought up to date. */
		readonly kept: DatasetKeeping;
	}[];
	/** Sources that are asked for each postcode, and whether this installation asks them. */
	readonly live: readonly (PublishedSource & { readonly id: string; readonly isOn: boolean })[];
};
