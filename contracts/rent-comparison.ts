import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** The visitor's rent beside the official mean. The provenance is that of the mean. */
export const RentComparison = z.object({
	/** The comparison first, then what to look at. */
	sentences: z.array(z.string()),
	/** What the official mean is worth. */
	caveats: z.array(z.string()),
	/** Whether the rent is so far off that it may be a typing error. */
	isFar: z.boolean(),
	provenance: Provenance,
});
export type RentComparison = z.infer<typeof RentComparison>;
