import * as z from "zod";
import type { Store } from "../ingest/store/store.ts";

const Row = z
	.object({ authority: z.string(), as_of: z.string(), homes: z.int(), digest: z.string() })
	.transform(({ as_of: asOf, ...row }) => ({ ...row, asOf }));

/** An area as it is held. */
export type HeldArea = z.infer<typeof Row>;

/** The areas whose certificates are held, by the authority's code. */
export async function heldAreas(store: Store): Promise<ReadonlyMap<string, HeldArea>> {
	const rows = await store.read("SELECT authority, as_of, homes, digest FROM certificate_areas");
	return new Map(
		z
			.array(Row)
			.parse(rows)
			.map((area) => [area.authority, area]),
	);
}
