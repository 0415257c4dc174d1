import type { ApiKeyList } from "../api-keys.ts";
import type { Next } from "./paging.ts";

/** A key for programs as an administrator sees it: how much it asks, never for what. */
export type AdminApiKey = ApiKeyList["keys"][number] & {
	/** Of its account. */
	readonly email: string;
	/** Of the last 31 days: calls answered, assessments charged, and calls that its scopes did not let it make. */
	readonly calls: number;
	readonly assessments: number;
	readonly refused: number;
};

/** GET /api/admin/api-keys, the newest first, a page at a time (`SearchQuery`: by the account's e-mail, name or beginning). DELETE of one answers `Done`. */
export type AdminApiKeyList = { readonly keys: readonly AdminApiKey[]; readonly next: Next };
