import * as z from "zod";
import type { KnownHome } from "#domain/portfolio/import/match-home.ts";
import { HOMES_AT_ONCE, POSTCODES_AT_ONCE } from "#domain/portfolio/import/plan-import.ts";
import type { HomeDetails, HomeKept, OwnerList } from "./homes.ts";
import type { AssessmentList } from "./open-door.ts";
import { TOO_LONG, TypedLine } from "./typed-text.ts";

/** GET /api/home-import/kept: what rows of a file are set against, in full. */
export type KeptDetails = OwnerList & {
	readonly homes: readonly (HomeKept & { readonly home: HomeDetails })[];
};

/** POST /api/home-import/places */
export const PostcodesAsked = z.object({
	postcodes: z
		.array(TypedLine({ max: [32, TOO_LONG] }))
		.min(1, "Name a postcode")
		.max(POSTCODES_AT_ONCE, `Ask for ${POSTCODES_AT_ONCE} postcodes at a time`),
});

/** What is known of postcodes, in the order in which they were asked for. */
export type PlacesFound = {
	readonly places: readonly {
		readonly homes: readonly KnownHome[];
		/** Why no home can be at it, such as a postcode that ended; null where one can. */
		readonly refusal: string | null;
		/** Why its homes are not known; null where they are. */
		readonly note: string | null;
	}[];
};

/** POST /api/home-import/homes: each is kept or refused on its own. */
export const HomesToKeep = z.object({
	homes: z
		.array(
			z.object({
				/** A kept home, with the revision that was seen; null for a new one. */
				kept: z.object({ id: z.string().max(40), revision: z.int().min(1) }).nullable(),
				/** `HomeDetails`. */
				home: z.unknown(),
			}),
		)
		.min(1, "Name a home")
		.max(HOMES_AT_ONCE, `Send ${HOMES_AT_ONCE} homes at a time`),
});
export type HomesToKeep = z.infer<typeof HomesToKeep>;

/** What came of each home, in the order in which they were sent. */
export type HomesKept = {
	readonly outcomes: readonly (
		| { readonly kept: HomeKept; readonly refusal: null }
		| { readonly kept: null; readonly refusal: string }
	)[];
};

/** POST /api/home-import/check: homes of a list as they would be answered, at one assessment each. */
export type BatchCheck = AssessmentList & {
	readonly allowance: { readonly used: number; readonly limit: number } | null;
};
