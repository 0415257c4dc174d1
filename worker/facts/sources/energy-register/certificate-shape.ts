import * as z from "zod";
import { OptionalDay, OptionalText } from "../shapes.ts";
import { BandLetter, Uprn } from "./search-shape.ts";

/**
 * Energy-efficiency points as the register may print them: 1 and up, above 100 for homes that export energy. A
 * certificate with points that cannot be is refused whole, for nothing else on it can then be believed.
 */
const Points = z
	.int()
	.min(1)
	.max(130)
	.nullish()
	.transform((points) => points ?? null);

/** No home has more floor: the number is then of something else. */
const MOST_SQUARE_METRES = 10_000;

/** A number, or a number with its unit, as schema versions differ. Absent, zero or impossible: not measured. */
const FloorArea = z
	.union([z.number(), z.object({ value: z.number() }).transform((measure) => measure.value)])
	.pipe(z.number().positive().max(MOST_SQUARE_METRES))
	.nullish()
	.catch(null)
	.transform((area) => area ?? null);

/** Words, or words with their language. */
const Words = z
	.union([z.string(), z.object({ value: z.string() }).transform((words) => words.value)])
	.nullish()
	.catch(null)
	.pipe(OptionalText);

const Code = z.union([z.number(), z.string()]).nullish().catch(null);

const ImprovementStep = z.object({
	sequence: z.int().positive(),
	indicative_cost: z.unknown().optional(),
	energy_performance_rating: Points,
	improvement_summary: OptionalText,
	improvement_heading: OptionalText,
	improvement_description: OptionalText,
	improvement_details: z
		.object({
			improvement_number: z.int().positive().nullish(),
			improvement_texts: z
				.object({
					improvement_summary: OptionalText,
					improvement_description: OptionalText,
				})
				.nullish(),
		})
		.nullish(),
});
export type ImprovementStep = z.infer<typeof ImprovementStep>;

/**
 * A certificate as `GET /api/certificate` sends it, in any schema version from SAP 11 to RdSAP 21.
 * A step that cannot be read refuses the certificate: with one missing, the cost of reaching a band would be too low.
 */
export const CertificateDocument = z.object({
	assessment_type: z.string(),
	registration_date: z.iso.date(),
	inspection_date: OptionalDay,
	postcode: z.string().trim().min(1),
	address_line_1: OptionalText,
	address_line_2: OptionalText,
	address_line_3: OptionalText,
	address_line_4: OptionalText,
	uprn: Uprn,
	current_energy_efficiency_band: BandLetter,
	potential_energy_efficiency_band: BandLetter,
	energy_rating_current: Points,
	energy_rating_potential: Points,
	total_floor_area: FloorArea,
	property_type: Code,
	built_form: Code,
	dwelling_type: Words,
	suggested_improvements: z.array(ImprovementStep).nullish(),
});
export type CertificateDocument = z.infer<typeof CertificateDocument>;

export const CertificateReply = z.object({ data: CertificateDocument });
