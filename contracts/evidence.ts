import * as z from "zod";
import { bases, coverages } from "#domain/base/evidence.ts";

/** Where a figure comes from, as it is quoted beside it. */
export const SourceLine = z.object({
	name: z.string(),
	publisher: z.string(),
	/** Empty for the visitor's own figures. */
	url: z.string(),
	licence: z.string(),
	/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where the source gives no date. */
	asOf: z.string().nullable(),
	/** Present where `asOf` is older than it should be on the day of the answer, so that newer figures exist or should. */
	isPast: z.literal(true).optional(),
});
export type SourceLine = z.infer<typeof SourceLine>;

/** A figure's provenance without the figure, for visitors who may not read the figure. */
export const Provenance = z.object({
	basis: z.enum(bases),
	coverage: z.enum(coverages),
	place: z.string().nullable(),
	sample: z.number().nullable(),
	note: z.string().nullable(),
	sources: z.array(SourceLine).readonly(),
});
export type Provenance = z.infer<typeof Provenance>;

/** A figure with its provenance. `value` null means no value, and `coverage` and `note` say why. */
export const WireEvidence = Provenance.extend({
	value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
	/** Lowest and highest, in the unit of the value. */
	range: z.tuple([z.number(), z.number()]).readonly().nullable(),
});
export type WireEvidence = z.infer<typeof WireEvidence>;

/** A figure as it is printed: its name, the figure in words, and where it comes from. */
export const WireFigure = z.object({
	id: z.string(),
	label: z.string(),
	text: z.string(),
	evidence: WireEvidence,
});

/** The page behind a scheme or a verdict. Meaning of each field: `domain/subjects/licensing/scheme-evidence.ts`. */
export const EvidenceLink = z.object({
	url: z.string(),
	name: z.string(),
	proves: z.string().nullable(),
});
