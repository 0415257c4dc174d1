import * as z from "zod";

/** GET /api/report-price: the price of one report in pounds. */
export const ReportPrice = z.object({ price: z.number() });
export type ReportPrice = z.infer<typeof ReportPrice>;
