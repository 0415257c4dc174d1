import * as z from "zod";
import { apiScopes } from "#domain/business/api-keys.ts";
import { TypedLine } from "./typed-text.ts";

/** POST /api/account/api-keys. Answers `ApiKeyMade`. */
export const NewApiKey = z.object({
	name: TypedLine({ min: [1, "Give the key a name"], max: [50, "At most 50 characters"] }),
	scopes: z
		.array(z.enum(apiScopes, { error: "That is nothing a key may do" }))
		.min(1, "Choose what the key may do")
		.max(apiScopes.length)
		.transform((chosen) => apiScopes.filter((scope) => chosen.includes(scope))),
	isTest: z.boolean().default(false),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const ApiKeyParam = z.object({ id: z.string().max(40) });

type ApiKey = {
	readonly id: string;
	readonly name: string;
	readonly scopes: NewApiKey["scopes"];
	readonly isTest: boolean;
	/** How the key begins. */
	readonly prefix: string;
	/** ISO instants, the last use to the hour; null before the first. */
	readonly createdAt: string;
	readonly lastUsedAt: string | null;
};

/** GET /api/account/api-keys, and what a withdrawal answers. */
export type ApiKeyList = {
	/** The oldest first. */
	readonly keys: readonly ApiKey[];
	/** Assessments of the period that runs: charged, and at most, until an ISO instant. */
	readonly allowance: { readonly used: number; readonly limit: number; readonly endsAt: string };
	/** Days on which keys were used, the newest first. */
	readonly days: readonly {
		/** `YYYY-MM-DD`, in London. */
		readonly day: string;
		readonly calls: number;
		readonly assessments: number;
	}[];
};

/** The list, and a new key, which is shown here and never again. */
export type ApiKeyMade = ApiKeyList & { readonly key: string };
