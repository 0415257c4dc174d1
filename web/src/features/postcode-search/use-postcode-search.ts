import { useIsHere } from "#web/lib/use-is-here.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";
import { type FoundPostcode, findPostcode } from "./find-postcode.ts";

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
