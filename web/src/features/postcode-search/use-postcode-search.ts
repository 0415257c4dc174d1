import { looksLikePostcode } from "#domain/postcode.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { compactPostcode } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";

type FoundPostcode = { ok: true; postcode: string } | { ok: false; reason: string };

const NOT_A_POSTCODE = "Check the postcode. It should look like SW1A 1AA.";

/**
 * Checks a typed postcode with the server, and by its shape alone when the server fails.
 * Source: SPEC section 5 "Postcode".
 */
async function findPostcode(typed: string): Promise<FoundPostcode> {
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

/**
 * Checks a typed postcode and hands it on in its one form, or says what is wrong with it. `onRefused` is told when there is something to mend.
 * Texts: SPEC sections 5 and 8.
 */
export function usePostcodeSearch(
	onFound: (postcode: string) => void,
	onRefused: () => void = () => undefined,
) {
	const showToast = useToast();
	const isHere = useIsHere();
	const { mutate, isPending, data } = useSingleMutation({
		mutationFn: findPostcode,
		onSuccess: (found: FoundPostcode) => {
			if (!isHere()) {
				return;
			}
			if (found.ok) {
				onFound(found.postcode);
				return;
			}
			showToast({
				title: "Invalid Postcode",
				message:
					"Please enter a valid UK postcode (e.g., SW1A 1AA, E1 6AN, M1 1AD). Note: Some postcodes may not exist or be in our database.",
				tone: "destructive",
			});
			onRefused();
		},
		onError: () =>
			showToast({
				title: "Error",
				message: "Something went wrong. Please try again.",
				tone: "destructive",
			}),
	});
	return { search: mutate, isPending, refusal: data?.ok === false ? data.reason : undefined };
}
