import { looksLikePostcode } from "#domain/postcode.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { compactPostcode } from "#web/lib/property-path.ts";

export type FoundPostcode = { ok: true; postcode: string } | { ok: false; reason: string };

const NOT_A_POSTCODE = "That is not the shape of a UK postcode, such as SW1A 1AA.";

/**
 * Checks a typed postcode with the server, and by its shape alone when the server fails.
 * Source: SPEC section 5 "Postcode".
 */
export async function findPostcode(typed: string): Promise<FoundPostcode> {
	const postcode = compactPostcode(typed);
	if (postcode === "") {
		return { ok: false, reason: "Type a postcode first." };
	}
	try {
		const { isValid, reason } = await call(
			api.postcode.validate[":postcode"].$get({
				param: { postcode: encodeURIComponent(postcode) },
			}),
		);
		return isValid ? { ok: true, postcode } : { ok: false, reason: reason ?? NOT_A_POSTCODE };
	} catch (error) {
		if (!(error instanceof ApiError)) {
			throw error;
		}
		return looksLikePostcode(postcode)
			? { ok: true, postcode }
			: { ok: false, reason: NOT_A_POSTCODE };
	}
}
