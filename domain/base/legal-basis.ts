import type { IsoDate } from "./calendar.ts";

/** Source of a rule, and when it was last read. */
export type LegalBasis = {
	/** The law or guidance, in words for the reader. Never empty. */
	readonly source: string;
	/** An official page; null where none is known. A stored address does not mean that anybody read it. */
	readonly url: string | null;
	/** Day on which the rule was last read in a source; null when it never was, and the reader is told that it was not checked. */
	readonly lastChecked: IsoDate | null;
};
