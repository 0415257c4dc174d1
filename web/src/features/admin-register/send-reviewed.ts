import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { ApiError, api, call } from "#web/lib/api.ts";

/** Why a row should be read anew, and since when. */
export type Review = NonNullable<RegisterScheme["review"]>;

/**
 * Tells the server that a row was read against its page, as that was when the review that was `seen` was noticed.
 * @throws ApiError `review_outdated` where the page changed again since, once `onOutdated` was told how the row stands now
 */
export async function sendReviewed(
	id: string,
	{ noticedAt }: Review,
	onOutdated: (scheme: RegisterScheme) => void,
): Promise<RegisterScheme> {
	const asked = api.admin.licensing[":id"].reviewed.$post({ param: { id }, json: { noticedAt } });
	const answer = await asked.then(
		(response) => (response.status === 409 ? response.json() : call(asked)),
		() => call(asked),
	);
	if ("scheme" in answer) {
		const { scheme, message, code } = answer;
		onOutdated(scheme);
		throw new ApiError(message, { code, fields: {}, status: 409 });
	}
	return answer;
}
