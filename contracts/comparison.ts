import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** A figure of the place beside those of the larger areas around it, the smallest first. */
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
					/** Length of its bar as a share of the longest, 0 to 1. */
					part: z.number(),
				})
				.readonly(),
		)
		.readonly(),
	provenance: Provenance.readonly(),
});
