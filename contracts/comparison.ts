import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** A figure of the place beside the same of what it lies in, finest first. */
export const Comparison = z.object({
	id: z.enum(["rent", "price", "areaPrice", "renters"]),
	title: z.string(),
	rows: z
		.array(
			z
				.object({
					name: z.string(),
					/** The figure in words. */
					text: z.string(),
					/** How long its bar is, 0 to 1 of the longest. */
					part: z.number(),
				})
				.readonly(),
		)
		.readonly(),
	provenance: Provenance.readonly(),
});
