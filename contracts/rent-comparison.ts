import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** Where the visitor's rent stands beside the official mean, of which the provenance is. */
export const RentComparison = z.object({
	/** The comparison first, then what it is worth. */
	sentences: z.array(z.string()),
	/** It may be a slip of the pen. */
	isFar: z.boolean(),
	provenance: Provenance,
});
export type RentComparison = z.infer<typeof RentComparison>;
