import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { type Prepared, prepared } from "../../commands/spill/prepared.ts";
import { readSalesEdition } from "./read-edition.ts";
import { SalesEdition } from "./sales-edition.ts";

type Preparing = {
	readonly folder: string;
	/** UTC milliseconds. */
	readonly now: number;
	readonly report: (bytes: number) => void;
	/** Stops the reading. */
	readonly signal?: AbortSignal;
};

/** A file of sales, read through, and its spilled sales. @throws Refusal when it is no file of Price Paid Data */
export function prepareSales(
	file: PublishedFile,
	{ folder, ...reading }: Preparing,
): Promise<Prepared<SalesEdition>> {
	return prepared<SalesEdition>({
		folder,
		name: "sales",
		shape: SalesEdition,
		version: 4,
		isSame: ({ tag }) => tag === file.tag,
		read: (spillPath) => readSalesEdition(file, { ...reading, spillPath }),
	});
}
