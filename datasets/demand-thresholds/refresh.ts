import type { Refresh } from "../ingest/refresh.ts";
import { thresholdsImporter } from "./thresholds-importer.ts";

/** Thirds of the nations' authorities, after the rents and prices they are made of. */
export const refreshDemandThresholds: Refresh = ({ store }) => thresholdsImporter({ store });
