import type { IsoDate } from "./calendar.ts";

/** Where a rule is laid down, and whether it was read there or in an account of it. */
export type LegalBasis = {
	/** The law or guidance, in words for the reader. Never empty. */
	readonly source: string;
	/** An official page; null where none is known. An address is no proof that anybody checked. */
	readonly url: string | null;
	/** Day on which the rule was last read in a source; null when it never was, and the reader is told that it was not checked. */
	readonly lastChecked: IsoDate | null;
};
