import type { IsoDate } from "../../base/calendar.ts";
import type { UpdateMark } from "../../base/table-ends.ts";
import type { FieldKey } from "./assumption-fields.ts";

/** One assumption, before the reader edits it, with a mark where its source is due to be read again. */
export type AssumptionLine = UpdateMark & {
	readonly key: FieldKey;
	readonly label: string;
	readonly unit: "pounds" | "pounds a month" | "pounds a year" | "percent" | "rooms" | "years";
	/** Origin: the buyer, a published figure, trade practice, our estimate, or a mere assumption. */
	readonly origin: "yours" | "published" | "trade" | "estimate" | "assumed";
	readonly source: string;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Day on which we last read the source; null where there is nothing for us to read. */
	readonly lastChecked: IsoDate | null;
};
