import * as z from "zod";
import { proofs, verdicts } from "#domain/subjects/licensing/verdict.ts";
import { EvidenceLink, Provenance } from "./evidence.ts";

/** What a preview says about one kind of licence, or about planning. */
export const LicensingVerdict = z.object({
	scheme: z.enum(["mandatory", "selective", "additional", "article4"]),
	/** The scheme's name in the nation: "Selective licence", "HMO licence" ... */
	name: z.string(),
	verdict: z.enum(verdicts),
	/** What it rests on; null where nothing is known. A `lead` only raises the question; any other proof settles it. */
	proof: z.enum(proofs).nullable(),
	/** False when it has no bearing on the stated use. */
	applies: z.boolean(),
	/** The consequence for this home, in one sentence. */
	summary: z.string(),
	/** What has to be done, who settles it and their page; null where nothing has to be done. */
	need: z.object({ what: z.string(), who: z.string(), url: z.string().nullable() }).nullable(),
	/** The register's rows behind it: kind of coverage, dates and link, but never a lead's free text. */
	schemes: z.array(
		z.object({
			council: z.string(),
			coverage: z.string(),
			start: z.string().nullable(),
			end: z.string().nullable(),
			url: z.string().nullable(),
			/** What the row rests on, and which of its days are on no page (`domain/subjects/licensing/proven-scheme.ts`). */
			proof: z.string(),
		}),
	),
	/** Who is exempt under national law, whatever the council decides. Null for other kinds, or where it makes no difference. */
	exemptions: z
		.object({
			text: z.string(),
			source: z.string(),
			url: z.string().nullable(),
			lastChecked: z.string().nullable(),
		})
		.nullable(),
	/** The pages it rests on, the latest read first; empty where it rests on the law or a map. */
	evidence: z.array(EvidenceLink),
	provenance: Provenance,
});
export type LicensingVerdict = z.infer<typeof LicensingVerdict>;
