/** What a tenant may have of one kind of home, in pence a week: a room in a shared home, then one to four bedrooms. */
type FiveRates = readonly [number, number, number, number, number];

/** One Broad Rental Market Area: its name, its rates, and the 30th percentile of its rents where that is another. */
export type AreaRates = readonly [name: string, weekly: FiveRates, percentile?: FiveRates];
