import type { IsoDate } from "./calendar.ts";
import type { Pence } from "./money.ts";

/** From the lowest to the highest figure printed. */
export type CostRange = { readonly low: Pence; readonly high: Pence };

/** A fee as it was seen, from the lowest to the highest: who was asked or read, and the date it is of. Without both none is printed. */
export type SeenFee = CostRange & { readonly source: string; readonly asOf: IsoDate };
