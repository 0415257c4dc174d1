import { refreshArticleFour } from "#datasets/article-four/refresh.ts";
import { refreshBankRate } from "#datasets/bank-rate/refresh.ts";
import { refreshDemandThresholds } from "#datasets/demand-thresholds/thresholds-importer.ts";
import { refreshHousePrices } from "#datasets/house-prices/refresh.ts";
import { refreshLicensingPages } from "#datasets/licensing-pages/refresh.ts";
import { refreshSales } from "#datasets/price-paid/refresh.ts";
import { refreshRents } from "#datasets/rents/refresh.ts";
import { refreshCertificateChanges } from "./certificate-changes.ts";
import type { RefreshJob } from "./refresh-job.ts";

/** What we keep up to date ourselves, by dataset, in the order in which it is refreshed. */
export const refreshJobs: ReadonlyMap<string, RefreshJob> = new Map([
	["bank_rates", refreshBankRate],
	["article_four", refreshArticleFour],
	["certificate_changes", refreshCertificateChanges],
	["house_prices", refreshHousePrices],
	["rents", refreshRents],
	// After the rents and prices it is made of.
	["demand_thresholds", refreshDemandThresholds],
	["licensing_pages", refreshLicensingPages],
	["sales", refreshSales],
]);
