import * as z from "zod";
import { designatedKinds } from "#domain/base/facts/scheme.ts";
import { nations } from "#domain/base/nation.ts";
import { areaStatuses } from "#domain/telling/areas/area-status.ts";
import { EvidenceLink, WireEvidence } from "./evidence.ts";
import { HomeMap } from "./home-map.ts";

const day = z.iso.date().nullable();
const standing = z.enum(areaStatuses);
const rule = z.object({
	id: z.string(),
	what: z.string(),
	text: z.string(),
	source: z.string(),
	url: z.string().nullable(),
	lastChecked: day,
	/** Said where the rule is due to be read again. */
	updateDue: z.string().optional(),
});
const named = {
	slug: z.string(),
	name: z.string(),
	nation: z.enum(nations),
	region: z.string().nullable(),
};

/** GET /api/areas/{slug}. Meaning of each field: `domain/telling/areas/area-page.ts`. A former slug answers with the page of its successor. */
export const AreaPage = z.object({
	...named,
	code: z.string(),
	otherNames: z.array(z.string()),
	day: z.iso.date(),
	readOn: day,
	kinds: z.array(
		z.object({
			kind: z.enum(designatedKinds),
			title: z.string(),
			answer: z.string(),
			standing,
			schemes: z.array(
				z.object({
					id: z.string(),
					title: z.string(),
					state: z.enum(["lead", "read"]),
					phase: z
						.enum(["none", "consulting", "undated", "stayed", "starting", "in_force", "ended"])
						.nullable(),
					word: z.string(),
					tone: z.enum(["green", "amber", "red", "grey"]),
					lines: z.array(z.object({ label: z.string(), text: z.string() })),
					wards: z.array(z.string()),
					applyAt: z.string().nullable(),
					evidence: z.array(EvidenceLink),
				}),
			),
			evidence: z.array(EvidenceLink),
			exemptions: rule.omit({ id: true, what: true }).nullable(),
		}),
	),
	law: z.array(rule),
	penalties: z.array(rule),
	figures: z.array(
		z.object({
			id: z.enum(["rent", "price", "yield", "energy", "renters"]),
			label: z.string(),
			text: z.string(),
			evidence: WireEvidence,
		}),
	),
	schemes: HomeMap.shape.schemes,
});

/** GET /api/areas. */
export const AreaList = z.object({
	day: z.iso.date(),
	/** Authorities that we hold. */
	total: z.int(),
	/** The postcode in the search text, "M14 5LL"; null where it has none. */
	postcode: z.string().nullable(),
	found: z.array(
		z.object({
			...named,
			kinds: z.array(z.object({ kind: z.enum(designatedKinds), standing })),
			starts: day,
			ends: day,
			turns: z.array(z.string()),
		}),
	),
});
