import type { IsoDate } from "../../base/calendar.ts";
import type { FieldKey } from "./assumption-fields.ts";

/** One assumption before the reader edits it. */
export type AssumptionLine = {
	readonly key: FieldKey;
	readonly label: string;
	readonly unit: "pounds" | "pounds a month" | "pounds a year" | "percent" | "rooms" | "years";
	/** Who says so: the buyer, a published figure, a rule of the trade, or no one, so that something is assumed. */
	readonly origin: "yours" | "published" | "trade" | "estimate" | "assumed";
	readonly source: string;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Day on which the source was last read; null for what is not ours to read. */
	readonly lastChecked: IsoDate | null;
};
