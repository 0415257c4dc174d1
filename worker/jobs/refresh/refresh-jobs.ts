import { thresholdsImporter } from "#national/demand/thresholds-importer.ts";
import { articleFourJob } from "./article-four-job.ts";
import { bankRateJob } from "./bank-rate-job.ts";
import { certificateChangesJob } from "./certificate-changes-job.ts";
import { housePricesJob } from "./house-prices-job.ts";
import { licensingPagesJob } from "./licensing-pages-job.ts";
import type { RefreshJob } from "./refresh-job.ts";
import { rentsJob } from "./rents-job.ts";
import { salesJob } from "./sales-job.ts";

/** Thirds of the nations' authorities, after the rents and prices they are made of. */
const demandThresholdsJob: RefreshJob = ({ store }) => thresholdsImporter({ store });

/** What we keep up to date ourselves, by dataset, in the order in which it is refreshed. */
export const refreshJobs: ReadonlyMap<string, RefreshJob> = new Map([
	["bank_rates", bankRateJob],
	["article_four", articleFourJob],
	["certificate_changes", certificateChangesJob],
	["house_prices", housePricesJob],
	["rents", rentsJob],
	// After the rents and prices it is made of.
	["demand_thresholds", demandThresholdsJob],
	["licensing_pages", licensingPagesJob],
	["sales", salesJob],
]);
