import * as z from "zod";
import { missingProofs, schemeProofs } from "#domain/subjects/licensing/proven-scheme.ts";
import { proofs, verdicts } from "#domain/subjects/licensing/verdict.ts";
import { Provenance } from "./evidence.ts";

/** What a preview says of one kind of licence, or of planning. */
export const LicensingVerdict = z.object({
	scheme: z.enum(["mandatory", "selective", "additional", "article4"]),
	/** The scheme's name in the nation: "Selective licence", "HMO licence" ... */
	name: z.string(),
	verdict: z.enum(verdicts),
	/** What it rests on; null where no one knows. A lead asks, all else decides. */
	proof: z.enum(proofs).nullable(),
	/** False when it has no bearing on the stated use. */
	applies: z.boolean(),
	/** One sentence: what follows for this home. */
	summary: z.string(),
	/** What has to be done about it, who settles it and their page; null where nothing has. */
	need: z.object({ what: z.string(), who: z.string(), url: z.string().nullable() }).nullable(),
	/** The rows of the register it rests on: kind of coverage, dates and link, never a lead's free text. */
	schemes: z.array(
		z.object({
			council: z.string(),
			coverage: z.string(),
			start: z.string().nullable(),
			end: z.string().nullable(),
			url: z.string().nullable(),
			verifiedOn: z.string().nullable(),
			/** What the row rests on, and which of its days no page names (`domain/subjects/licensing/proven-scheme.ts`). */
			proof: z.enum(schemeProofs),
			missing: z.array(z.enum(missingProofs)),
		}),
	),
	/** Whom national law spares, whatever the council decides; null where it does not matter, or of other kinds. */
	exemptions: z
		.object({
			text: z.string(),
			source: z.string(),
			url: z.string().nullable(),
			lastChecked: z.string().nullable(),
		})
		.nullable(),
	/** The pages it rests on, the newest reading first; empty of what rests on the law or a map. */
	evidence: z.array(z.object({ url: z.string(), name: z.string(), proves: z.string().nullable() })),
	provenance: Provenance,
});
export type LicensingVerdict = z.infer<typeof LicensingVerdict>;
