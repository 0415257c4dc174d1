import type { IsoDate } from "./calendar.ts";
import type { SourceId } from "./sources.ts";

/**
 * Months that the date of a figure may lie back before the figure is called older than it should be, counted from the end of the day, month or
 * year that the date names: how long its publisher takes, the time until the next edition, and about two editions' grace. Null where age says
 * nothing: the law is dated by its own rules, a certificate holds for the years it states, warnings are told on their day alone, and
 * what a visitor states or this product computes is of the day itself.
 */
const ageLimits: Readonly<Record<SourceId, number | null>> = {
	/** Four editions a year. */
	codePointOpen: 12,
	postcodeDirectory: 12,
	postcodesIo: 12,
	energyRegister: null,
	/** Every month; certificates are lodged every day. */
	importedCertificates: 6,
	/** Every quarter, some weeks after it. */
	importedCertificatesScotland: 12,
	/** Counted anew with a release. */
	energyByArea: 24,
	/** Every month, three to four weeks after the month; sales are registered for months after. */
	pricePaid: 4,
	/** Every month, six to seven weeks after the month; its sales are counted two months later than its prices. */
	housePriceIndex: 6,
	/** Every month, three weeks after the month. */
	privateRents: 4,
	/** Once a year. */
	councilTaxStock: 24,
	/** The Bank is asked every week, so what we hold is of the last week. */
	bankRate: 1,
	/** Schemes begin and end in any month, and a notice comes three months before. */
	licensingRegister: 6,
	housingLaw: null,
	housingLawScotland: null,
	housingLawNorthernIreland: null,
	/** Authorities publish when they please; maps of floods change a few times a year. */
	planningData: 12,
	/** Every month, two months after the month, but forces fail for months, and area rates are means of three years. */
	police: 12,
	floodWarnings: null,
	visitor: null,
	lettable: null,
};

/** A date that names a whole year is of a yearly figure, whoever published it: it is old when the two years after it are over. */
const YEARLY_LIMIT = 24;

/**
 * Whether a figure is older on a day than its source's limit allows. The one place that decides. `asOf` is the date the source gives it
 * (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`); one without a date is never called old, for its age is not known.
 */
export function isPast(source: SourceId, asOf: string | null, day: IsoDate): boolean {
	const limit = ageLimits[source];
	if (asOf === null || limit === null) {
		return false;
	}
	const months = asOf.length === 4 ? Math.max(limit, YEARLY_LIMIT) : limit;
	return addMonths(dayAfter(asOf), months) <= day;
}

/** First day after the day, month or year that a date names. */
function dayAfter(asOf: string): IsoDate {
	const [year = 0, month, date] = asOf.split("-").map(Number);
	if (month === undefined) {
		return isoDay(year + 1, 1, 1);
	}
	return date === undefined ? isoDay(year, month + 1, 1) : isoDay(year, month, date + 1);
}

/** The same day of the month `months` later; one that the month is too short for is as many days into the next. */
function addMonths(day: IsoDate, months: number): IsoDate {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return isoDay(year, month + months, date);
}

/** Months past December and days past the end of a month count on. */
function isoDay(year: number, month: number, date: number): IsoDate {
	return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
