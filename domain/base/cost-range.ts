import type { IsoDate } from "./calendar.ts";
import type { Pence } from "./money.ts";

/** Lowest and highest printed figure. */
export type CostRange = { readonly low: Pence; readonly high: Pence };

/** A published fee, from the lowest to the highest, with its source and date. A fee without both is never printed. */
export type SeenFee = CostRange & { readonly source: string; readonly asOf: IsoDate };
