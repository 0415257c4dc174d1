import { queryOptions } from "@tanstack/react-query";
import type { ClientResponse } from "hono/client";
import type {
	OutdatedScheme,
	RegisterScheme,
	SchemeChange,
} from "#contracts/admin/licensing-register.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import type { FoundRowsQuery } from "#web/lib/use-found-rows.ts";

/** Key of the register, whatever is searched in it. */
export const registerKey = ownKey("admin-register");

/** A page of the register, as the cache holds it. */
export type RegisterRows = { rows: readonly RegisterScheme[]; next: string | null };

/** Asks for a page of the schemes in which `q` is found, by council. */
export const registerRows = {
	key: registerKey,
	fetchPage: async (query: FoundRowsQuery, signal: AbortSignal): Promise<RegisterRows> => {
		const { schemes, next } = await call(api.admin.licensing.$get({ query }, { init: { signal } }));
		return { rows: schemes, next };
	},
};

/** Every council there is. */
export const councilsQuery = queryOptions({
	queryKey: ownKey("admin-councils"),
	queryFn: ({ signal }) => call(api.admin.licensing.councils.$get({}, { init: { signal } })),
});

/** The wards of today of a council. */
export function wardsQuery(authority: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-wards"), authority],
		queryFn: ({ signal }) =>
			call(
				api.admin.licensing.wards[":authority"].$get(
					{ param: { authority } },
					{ init: { signal } },
				),
			),
	});
}

/** A refusal because a row, or its page, is no longer as it was shown: nothing was done. */
export class OutdatedError extends ApiError {
	/** As it stands now. */
	readonly scheme: RegisterScheme;

	constructor({ message, code, scheme }: OutdatedScheme) {
		super(message, { code, fields: {}, status: 409 });
		this.scheme = scheme;
	}
}

/** Sends what changes a row only while that is as it was seen. @throws OutdatedError, or ApiError */
export async function callGuarded<T extends ClientResponse<unknown>>(asked: Promise<T>) {
	// What could not be sent at all is worded by the call itself.
	const response = await asked.catch(() => null);
	if (response?.status === 409) {
		const body: unknown = await response.clone().json();
		if (isOutdated(body)) {
			throw new OutdatedError(body);
		}
	}
	return call(asked);
}

function isOutdated(body: unknown): body is OutdatedScheme {
	return typeof body === "object" && body !== null && "scheme" in body;
}

/** Changes a row. @throws OutdatedError where somebody changed it since, ApiError `invalid_input` by field */
export async function changeScheme(id: string, change: SchemeChange): Promise<RegisterScheme> {
	return kept(
		await callGuarded(api.admin.licensing[":id"].$patch({ param: { id }, json: change })),
	);
}

/** The row of an answer that was no refusal. */
export function kept(answer: RegisterScheme | OutdatedScheme): RegisterScheme {
	return "scheme" in answer ? answer.scheme : answer;
}
