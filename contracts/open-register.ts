import * as z from "zod";
import {
	coverageKinds,
	designatedKinds,
	evidencePublishers,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { missingProofs } from "#domain/subjects/licensing/proven-scheme.ts";

const day = z.iso.date().nullable();
const pence = z.int().nonnegative().nullable();
const count = z.int().nullable();

const named = {
	id: z.string(),
	authorityCode: z.string(),
	authority: z.string(),
	kind: z.enum(schemeKinds),
	councilPage: z.string().nullable(),
};

/** A row of the open register. Meaning of each field: `domain/subjects/licensing/open-scheme.ts` and docs/open-register.md. */
export const OpenScheme = z.discriminatedUnion("state", [
	z.strictObject({ ...named, state: z.literal("lead") }),
	z.strictObject({
		...named,
		state: z.literal("read"),
		ruledOut: z.array(z.enum(designatedKinds)),
		name: z.string().nullable(),
		status: z.enum(schemeStatuses),
		coverage: z.enum(coverageKinds),
		wardCodes: z.array(z.string()),
		wardVintage: z.string().nullable(),
		hasUnmatchedWards: z.boolean(),
		designatedOn: day,
		startsOn: day,
		endsOn: day,
		hmo: z
			.strictObject({
				peopleFrom: count,
				peopleTo: count,
				storeysFrom: count,
				storeysTo: count,
				section257: z.enum(["included", "excluded", "only"]).nullable(),
				purposeBuiltBlocks: z.enum(["included", "excluded"]).nullable(),
			})
			.nullable(),
		exemptions: z.array(z.string()),
		fees: z
			.strictObject({
				single: pence,
				hmo: pence,
				per: z.enum(["home", "person"]).nullable(),
				accredited: pence,
			})
			.nullable(),
		plans: z.string().nullable(),
		evidence: z.array(
			z.strictObject({
				url: z.string(),
				publisher: z.enum(evidencePublishers),
				pageDay: z.string().nullable(),
				readDay: z.iso.date(),
				proves: z.string(),
			}),
		),
		verifiedOn: day,
		missing: z.array(z.enum(missingProofs)),
	}),
]);

/** GET /register.json. */
export const OpenRegister = z.strictObject({
	/** The day asked for; null for the register as it stands. */
	asOf: day,
	/** When it last changed; null for a past day. */
	changedAt: z.iso.datetime().nullable(),
	terms: z.string(),
	/** Explains what a lead is and what a gap means. */
	notice: z.string(),
	schemes: z.array(OpenScheme),
});
export type OpenRegister = z.infer<typeof OpenRegister>;

/** One change of one row. */
export const OpenChange = z.strictObject({
	/** Unique, and never reused. */
	id: z.string(),
	at: z.iso.datetime(),
	schemeId: z.string(),
	authorityCode: z.string(),
	authority: z.string(),
	kind: z.enum(schemeKinds),
	/** One sentence for each change. */
	changes: z.array(z.string()).min(1),
});
export type OpenChange = z.infer<typeof OpenChange>;

/** GET /register/changes.json: the newest changes first. */
export const OpenChanges = z.strictObject({ terms: z.string(), changes: z.array(OpenChange) });
export type OpenChanges = z.infer<typeof OpenChanges>;

/**
 * The JSON Schema of GET /register.json, for programs of other languages. `docs/open-register.schema.json` is a copy, which a test compares. Meaning of each
 * field: docs/open-register.md.
 */
export function openRegisterSchema(): object {
	return z.toJSONSchema(OpenRegister.meta({ title: "Licensing register" }), {
		target: "draft-2020-12",
	});
}
