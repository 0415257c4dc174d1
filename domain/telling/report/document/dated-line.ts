import { daysInWords } from "../../../base/words.ts";
import { DRAFT } from "../../../judgement/dates/home-date.ts";
import { type RuleSource, TO_COME } from "../compliance/compliance-section.ts";
import type { ReportDocument } from "./document.ts";

/** A day or a window, what it brings and where that was read: a line of the chapters that screen and PDF draw by their days. */
export type DatedLine = RuleSource & {
	readonly id: string;
	readonly when: string;
	/** A word beside the day, of what is not law yet or not yet in force; null of the rest. */
	readonly mark: string | null;
	readonly what: string;
};

/** The changes of the law, for the chapter about them. The window of the home's own region stands among its dates alone. */
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
	}));
}
