/** Who published a figure, where, and under what licence it may be shown. One entry a dataset; screens, report and API quote it. */
export type Source = {
	readonly name: string;
	readonly publisher: string;
	readonly url: string;
	readonly licence: string;
};

/**
 * Months after which a figure counts as outdated (`freshness.ts`), from the end of the day, month or year of its date: the publisher's delay, the time to
 * the next edition, and about two editions' grace. Null where age means nothing: laws have dated rules, certificates state their own years, warnings are
 * shown on their day alone, and visitors' or computed figures are of the day itself.
 */
type AgeLimit = number | null;

/** A source with how old its figures may be. */
export type SourceRecord = Source & { readonly ageLimit: AgeLimit };

export const OGL = "Open Government Licence v3.0";
