import { bankRateJob } from "./bank-rate-job.ts";
import type { RefreshJob } from "./refresh-job.ts";

/** What we keep up to date ourselves, by dataset. */
export const refreshJobs: ReadonlyMap<string, RefreshJob> = new Map([["bank_rates", bankRateJob]]);
