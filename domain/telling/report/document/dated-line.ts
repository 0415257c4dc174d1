import { daysInWords } from "../../../base/words.ts";
import { DRAFT } from "../../../judgement/dates/home-date.ts";
import { type RuleSource, TO_COME } from "../compliance/compliance-section.ts";
import type { ReportDocument } from "./document.ts";

/** A day or window with its change and source: a line of the dated chapters of screen and PDF. */
export type DatedLine = RuleSource & {
	readonly id: string;
	readonly when: string;
	/** Label beside the day for what is not yet law or in force; null otherwise. */
	readonly mark: string | null;
	readonly what: string;
};

/** Changes of the law for their chapter. The home's own regional window is only listed among its dates. */
export function changeLines({
	compliance,
	dates,
}: Pick<ReportDocument, "compliance" | "dates">): DatedLine[] {
	const isAmongDates = dates.some(({ until }) => until !== null);
	const changes = compliance.changes.filter(({ id }) => id !== "database" || !isAmongDates);
	return changes.map(({ isComing, ...line }) => ({
		...line,
		mark: isComing ? TO_COME : null,
	}));
}

/** The dates of the home, for the chapter about them. */
export function homeDateLines({ dates }: Pick<ReportDocument, "dates">): DatedLine[] {
	return dates.map((date) => ({
		id: `${date.on} ${date.what}`,
		when: daysInWords(date),
		mark: date.isDraft ? DRAFT : null,
		what: `${date.what}.`,
		source: date.source.name,
		url: date.source.url,
		lastChecked: date.source.readOn,
		...(date.source.updateDue === undefined ? {} : { updateDue: date.source.updateDue }),
	}));
}
