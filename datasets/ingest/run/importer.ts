import type { SqlStatement } from "../store/store.ts";

/** How far an importer has come, in its own terms: plain JSON, kept with the rows it speaks of. */
export type Progress = Readonly<Record<string, unknown>>;

/** Completed share of the work, for display. */
export type ImportProgress = { readonly count: number; readonly of: number };

/** What we hold of a dataset: which snapshot readers see, of which edition. */
export type HeldEdition = {
	/** 0 while only rows from a release have been held. */
	readonly snapshot: number;
	/** The date of the edition, null where none is held. */
	readonly asOf: string | null;
	/** SHA-256 or tag of the edition, `""` where none is held. */
	readonly digest: string;
	readonly rows: number;
	/** Whether it covers only a part of the country. */
	readonly isPart: boolean;
};

/** Result of one importer call. The frame writes all of it in one transaction, or none. */
export type Step =
	/** The publisher has nothing newer than what we hold. */
	| { readonly kind: "nothing" }
	/** A part of the work. */
	| {
			readonly kind: "part";
			readonly statements: readonly SqlStatement[];
			readonly progress: Progress;
			/** Progress for display. */
			readonly done: ImportProgress | null;
	  }
	/** Readers see the new edition from here on. */
	| {
			readonly kind: "publish";
			readonly statements: readonly SqlStatement[];
			readonly edition: Edition;
			/** Remaining work, such as deleting old rows; null where nothing is left. */
			readonly progress: Progress | null;
	  }
	/** Nothing is left to do after what was published. */
	| { readonly kind: "end" };

export type Edition = {
	/** The publisher's date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
	readonly asOf: string;
	/** SHA-256 or tag of the edition; an edition with the held digest is not imported again. */
	readonly digest: string;
	/** Rows of the table after publishing. */
	readonly rows: number;
	/** Whether only a part of the country is held after publishing; false where absent. */
	readonly isPart?: boolean;
	/** Snapshot number of the rows that readers see after publishing. */
	readonly snapshot: number;
	/** Whether it changes data that gathered facts quote. */
	readonly changesFacts: boolean;
	/** How much could be read, for sources that may be read in part. */
	readonly read?: ImportProgress;
	/** In words: what was corrected or left out on the way; empty where nothing was. */
	readonly notes: readonly string[];
};

/**
 * Brings one dataset up to its publisher's state, step by step. Reads and judges, but writes nothing itself. It is called again with the progress of the
 * last written step, whoever wrote it and however long ago, and must then act as if it had never been interrupted.
 */
export type Importer = {
	/** Of the dataset. */
	readonly id: string;
	/** What the dataset is called. */
	readonly name: string;
	/**
	 * `progress` is null until the first part has been written.
	 * @throws RefusedNews when the publisher's data is not fit to replace what we hold; progress is then forgotten.
	 */
	readonly next: (progress: Progress | null, held: HeldEdition) => Promise<Step>;
};

/** The publisher's data is not fit to replace what we hold. The message is for whoever looks after the data. */
export class RefusedNews extends Error {
	override readonly name = "RefusedNews";
}
