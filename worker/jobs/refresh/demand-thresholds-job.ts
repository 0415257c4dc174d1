import { thresholdsImporter } from "#national/demand/thresholds-importer.ts";
import type { RefreshJob } from "./refresh-job.ts";

/** Thirds of the nations' authorities, after the rents and prices they are made of. */
export const demandThresholdsJob: RefreshJob = ({ store }) => thresholdsImporter({ store });
