/** Who published a figure, where, and under what licence it may be shown. One entry a dataset; screens, report and API quote it. */
export type Source = {
	readonly name: string;
	readonly publisher: string;
	readonly url: string;
	readonly licence: string;
};

/**
 * Months that the date of a figure may lie back before the figure is called older than it should be (`freshness.ts`), counted from the end of the
 * day, month or year that the date names: how long its publisher takes, the time until the next edition, and about two editions' grace. Null where
 * age says nothing: the law is dated by its own rules, a certificate holds for the years it states, warnings are told on their day alone, and
 * what a visitor states or this product computes is of the day itself.
 */
type AgeLimit = number | null;

/** A source with how old its figures may be. */
export type SourceRecord = Source & { readonly ageLimit: AgeLimit };

export const OGL = "Open Government Licence v3.0";
