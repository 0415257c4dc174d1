import { queryOptions } from "@tanstack/react-query";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { api, call } from "#web/lib/api.ts";
import { compactPostcode } from "#web/lib/paths.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { sameForEveryone } from "#web/lib/session.ts";

/** The preview of a postcode under what the visitor stated. */
export function previewQuery(postcode: string, choices: Choices) {
	const param = { postcode: encodeURIComponent(compactPostcode(postcode)) };
	return queryOptions({
		// The loader has asked already: a refusal stands when the screen comes.
		retryOnMount: false,
		queryKey: [PREVIEW_KEY, compactPostcode(postcode), choices],
		queryFn: ({ signal }) =>
			call(api.property.preview[":postcode"].$get({ param, query: choices }, { init: { signal } })),
	});
}

/** The homes of a postcode that have an energy certificate. */
export function addressesQuery(postcode: string) {
	const param = { postcode: encodeURIComponent(compactPostcode(postcode)) };
	return queryOptions({
		meta: sameForEveryone,
		queryKey: ["addresses", compactPostcode(postcode)],
		queryFn: ({ signal }) =>
			call(api.property.addresses[":postcode"].$get({ param }, { init: { signal } })),
	});
}
