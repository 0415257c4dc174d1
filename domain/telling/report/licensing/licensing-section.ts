import type { IsoDate } from "../../../base/calendar.ts";
import type { SourceDto } from "../../../base/evidence-dto.ts";
import type { LicenceKind } from "../../../base/licence.ts";
import type { Use } from "../../../base/use.ts";
import type { EvidenceLink } from "../../../subjects/licensing/scheme-evidence.ts";
import type { Verdict } from "../../../subjects/licensing/verdict.ts";
import type { RuleSource } from "../compliance/compliance-section.ts";

/** What licensing and planning ask of each way to let the home. */
export type LicensingSection = {
	/** One sentence for the stated use. */
	readonly answer: string;
	/** One row for each use: one household, three or four sharers, five or more. */
	readonly matrix: readonly {
		readonly use: Use;
		readonly label: string;
		/** The use the buyer stated. */
		readonly isStated: boolean;
		/** One sentence: what this use needs. */
		readonly conclusion: string;
		readonly cells: readonly {
			readonly kind: LicenceKind;
			readonly verdict: Verdict;
			/** False when it does not apply to the use. */
			readonly applies: boolean;
			readonly summary: string;
			readonly sources: readonly SourceDto[];
			/** The pages it rests on, the newest reading first. */
			readonly evidence: readonly EvidenceLink[];
		}[];
	}[];
	/** Register rows behind any of it. */
	readonly schemes: readonly {
		readonly kind: LicenceKind;
		readonly council: string;
		readonly coverage: string;
		readonly start: IsoDate | null;
		readonly end: IsoDate | null;
		readonly url: string | null;
		/** What it rests on, in words. */
		readonly proof: string;
	}[];
	/** Oldest date of the quoted register rows; the day it was last compiled where none is quoted. */
	readonly registerAsOf: IsoDate | null;
	/** Councils' fees for the licences that apply to the stated use, with source and date. */
	readonly fees: readonly { readonly kind: LicenceKind; readonly text: string }[];
	readonly penalties: readonly (RuleSource & {
		readonly id: string;
		readonly what: string;
		readonly text: string;
	})[];
};
