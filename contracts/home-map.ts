import * as z from "zod";
import { EvidenceLink } from "./evidence.ts";

const Code = z.object({ code: z.string(), name: z.string() });
const Position = z.object({ lat: z.number(), lng: z.number() }).readonly();
const Shares = z.array(z.object({ code: z.string(), share: z.number() }).readonly()).readonly();

/** What a map of the home's council shows besides the area figures (`area-figures.ts`). Degrees, WGS84. */
export const HomeMap = z.object({
	/** The council that the map is of. */
	authority: Code.readonly(),
	home: z.discriminatedUnion("kind", [
		z
			.object({
				kind: z.literal("point"),
				label: z.string(),
				position: Position,
				ward: z.string().nullable(),
				area: z.string().nullable(),
			})
			.readonly(),
		z
			.object({ kind: z.literal("sector"), label: z.string(), wards: Shares, areas: Shares })
			.readonly(),
	]),
	schemes: z
		.array(
			z
				.object({
					name: z.string(),
					/** Codes of the wards it covers, or `all`; null where only its text describes its edge. */
					wards: z.union([z.array(z.string()).readonly(), z.literal("all"), z.null()]),
					reach: z.string(),
					from: z.string().nullable(),
					until: z.string().nullable(),
					/** Whether it covers the home, according to the verdicts. */
					here: z.enum(["yes", "no", "unsettled"]),
					/** What it rests on. */
					proof: z.string(),
					page: EvidenceLink.readonly().nullable(),
				})
				.readonly(),
		)
		.readonly(),
	grounds: z
		.array(
			z
				.object({
					kind: z.enum(["flood", "conservation", "articleFour"]),
					name: z.string(),
					rings: z.array(z.array(Position).readonly()).readonly(),
				})
				.readonly(),
		)
		.readonly(),
	/** Kilometres in a straight line. */
	station: z.object({ name: z.string(), position: Position, km: z.number() }).readonly().nullable(),
});
