import { fromPounds } from "./money.ts";

/** Price of one report while no administrator has set another. Source: SPEC section 9 "Prices and plans". */
export const DEFAULT_REPORT_PRICE = fromPounds(15);
