/** Weekly allowance in pence by kind of home: a room in a shared home, then one to four bedrooms. */
type FiveRates = readonly [number, number, number, number, number];

/** A Broad Rental Market Area: its name, its rates, and the 30th percentile of its rents where that differs. */
export type AreaRates = readonly [name: string, weekly: FiveRates, percentile?: FiveRates];
