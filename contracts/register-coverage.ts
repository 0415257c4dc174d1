import * as z from "zod";
import { designatedKinds } from "#domain/base/facts/scheme.ts";
import { nations } from "#domain/base/nation.ts";
import { answerStates } from "#domain/telling/register/answer-state.ts";
import { auditedProofs } from "#domain/telling/register/audit.ts";

const count = z.int().nonnegative();
const Counts = z.record(z.enum(answerStates), count);

const AuditFigures = z.strictObject({
	homes: count,
	right: count,
	falseNone: count,
	falseRequired: count,
	needlessAsk: count,
});

/** GET /api/register/coverage: what the register can answer today. Meaning of each field: `domain/telling/register/coverage.ts`. */
export const RegisterCoverage = z.strictObject({
	day: z.iso.date(),
	authorities: count,
	nations: z.array(
		z.strictObject({
			nation: z.enum(nations),
			authorities: count,
			withEvidence: count,
			kinds: z.record(z.enum(designatedKinds), Counts),
		}),
	),
	rows: z.strictObject({ all: count, read: count, verified: count, unbounded: count }),
	oldest: z.strictObject({ read: z.iso.date(), page: z.string().nullable() }).nullable(),
	/** The last audit of the published register out of sample, and its day. */
	audit: z.strictObject({
		...AuditFigures.shape,
		day: z.iso.date(),
		/** The same of the verdicts with each proof that occurs. */
		byProof: z.array(z.strictObject({ ...AuditFigures.shape, proof: z.enum(auditedProofs) })),
	}),
});
export type RegisterCoverage = z.infer<typeof RegisterCoverage>;
