import type { SqlStatement } from "../store/store.ts";

/** How far an importer has come, in its own terms: plain JSON, kept with the rows it speaks of. */
export type Progress = Readonly<Record<string, unknown>>;

/** How much of the work is behind, for anyone who watches. */
export type ImportProgress = { readonly count: number; readonly of: number };

/** What we hold of a dataset: which snapshot readers see, of which edition. */
export type HeldEdition = {
	/** 0 where nothing but what came with a release was ever held. */
	readonly snapshot: number;
	/** The date of the edition, null where none is held. */
	readonly asOf: string | null;
	/** SHA-256 or tag of it, `""` where none is held. */
	readonly digest: string;
	readonly rows: number;
	/** Whether it is of a part of the country. */
	readonly isPart: boolean;
};

/** What an importer has done or found, for the frame to write. Everything of one step is written in one transaction, or not at all. */
export type Step =
	/** The publisher has nothing newer than what we hold. */
	| { readonly kind: "nothing" }
	/** A part of the work. */
	| {
			readonly kind: "part";
			readonly statements: readonly SqlStatement[];
			readonly progress: Progress;
			/** How far it is, for anyone who watches. */
			readonly done: ImportProgress | null;
	  }
	/** Readers see the new edition from here on. */
	| {
			readonly kind: "publish";
			readonly statements: readonly SqlStatement[];
			readonly edition: Edition;
			/** What is still to do, such as deleting what no one sees any more; null where nothing is. */
			readonly progress: Progress | null;
	  }
	/** Nothing is left to do after what was published. */
	| { readonly kind: "end" };

export type Edition = {
	/** The date the publisher gives it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
	readonly asOf: string;
	/** SHA-256 or tag of it: the same edition is not brought in twice. */
	readonly digest: string;
	/** Of the table that readers see afterwards. */
	readonly rows: number;
	/** Whether readers see a part of the country afterwards, of which the rest is not known; not where it is left out. */
	readonly isPart?: boolean;
	/** What readers see afterwards: rows that carry this number. */
	readonly snapshot: number;
	/** Whether gathered facts quote what it changes. */
	readonly changesFacts: boolean;
	/** How much of what was looked at could be read, where it is not read whole or not at all. */
	readonly read?: ImportProgress;
	/** In words, what was put right or left out on the way; empty where nothing was. */
	readonly notes: readonly string[];
};

/**
 * Brings one dataset up to what its publisher has, step by step. Reads and judges, and writes nothing itself. Called again with the progress of the
 * last step that was written, no matter who wrote it and however long ago: what it then does must be the same as if nothing had happened between.
 */
export type Importer = {
	/** Of the dataset. */
	readonly id: string;
	/** What the dataset is called. */
	readonly name: string;
	/**
	 * `progress` is null at the beginning, and stays so until a part was written.
	 * @throws RefusedNews when what the publisher sent is not fit to replace what we hold; progress is then forgotten.
	 */
	readonly next: (progress: Progress | null, held: HeldEdition) => Promise<Step>;
};

/** What a publisher sent is not fit to replace what we hold. The message is for anyone who looks after the data. */
export class RefusedNews extends Error {
	override readonly name = "RefusedNews";
}
