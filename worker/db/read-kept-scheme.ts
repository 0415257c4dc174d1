import * as z from "zod";
import {
	coverageKinds,
	designatedKinds,
	evidencePublishers,
	type LicensingScheme,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { pence } from "#domain/base/money.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { log } from "#worker/platform/log.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.int().transform(pence).nullable();

/** A row of the register as the triggers of its history keep it. */
const KeptScheme = z.object({
	id: z.string(),
	authorityCode: z.string(),
	council: z.string(),
	kind: z.enum(schemeKinds),
	ruledOut: z.array(z.enum(designatedKinds)),
	name: text,
	status: z.enum(schemeStatuses),
	coverage: z.enum(coverageKinds),
	wardCodes: z.array(z.string()),
	wardVintage: text,
	hasUnmatchedWards: z.boolean(),
	streets: text,
	designatedOn: text,
	start: text,
	end: text,
	hmo: z
		.object({
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
		.object({
			single: amount,
			hmo: amount,
			per: z.enum(["home", "person"]).nullable(),
			accredited: amount,
		})
		.nullable(),
	plans: text,
	url: text,
	evidence: z.array(
		z.object({
			url: z.string(),
			publisher: z.enum(evidencePublishers),
			pageDay: text,
			readDay: z.string(),
			readBy: z.string(),
			proves: z.string(),
		}),
	),
	verifiedOn: text,
	revision: z.int(),
	changedBy: z.string(),
	changedWhy: text,
}) satisfies z.ZodType<LicensingScheme>;

export type KeptScheme = z.infer<typeof KeptScheme>;

/** Reads a row that the history of the register keeps: null where it was taken out, and undefined, which the log says, where it does not fit. */
export function readKeptScheme(json: string | null): KeptScheme | null | undefined {
	if (json === null) {
		return null;
	}
	const { data, error } = KeptScheme.safeParse(jsonOrNull(json));
	if (error) {
		log.error("a row of the register's history cannot be read", {
			row: json.slice(0, 100),
			at: error.issues.map(({ path }) => path.join(".")).join(", "),
		});
	}
	return data;
}
