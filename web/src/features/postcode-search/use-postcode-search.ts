import { looksLikePostcode } from "#domain/base/postcode.ts";
import type { AreaEntry } from "#domain/telling/areas/area-search.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { compactPostcode } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";

/** A home that is looked for: postcode in upper case without spaces, and the number of its house where it was typed too. */
export type FoundHome = { postcode: string; houseNumber: string | null };

/** A place that somebody typed, and its councils. */
export type FoundPlace = { place: string; councils: readonly Pick<AreaEntry, "slug" | "name">[] };

type Found =
	| ({ kind: "home" } & FoundHome)
	/** Postcodes that may be meant, `M14 5LL`: the visitor is asked. */
	| { kind: "likely"; postcodes: readonly string[]; houseNumber: string | null }
	| ({ kind: "councils" } & FoundPlace)
	| { kind: "refused"; reason: string };

const NOT_A_POSTCODE = "Check the postcode. It should look like SW1A 1AA.";

/**
 * Reads what was typed, and checks its postcode with the server, by its shape alone when the server fails.
 * Source: Rule SCREEN-4.
 */
async function findHome(typed: string): Promise<Found> {
	if (typed.trim() === "") {
		return { kind: "refused", reason: "Type a postcode first." };
	}
	const { readSearch } = await import("#domain/site/search/read-search.ts");
	const sought = readSearch(typed);
	switch (sought.kind) {
		case "postcode":
			return checked(sought.postcode.compact, sought.houseNumber);
		case "likely":
			return { ...sought, postcodes: sought.postcodes.map(({ formatted }) => formatted) };
		case "refused":
			return sought;
		case "place":
			return (await councilsOf(sought.names)) ?? checked(compactPostcode(typed), null);
		case "nothing":
			return checked(compactPostcode(typed), null);
	}
}

async function checked(postcode: string, houseNumber: string | null): Promise<Found> {
	try {
		const { isValid, reason } = await call(
			api.postcode.validate[":postcode"].$get({
				param: { postcode: encodeURIComponent(postcode.slice(0, LONGEST)) },
			}),
		);
		return isValid
			? { kind: "home", postcode, houseNumber }
			: { kind: "refused", reason: reason ?? NOT_A_POSTCODE };
	} catch (error) {
		if (!(error instanceof ApiError)) {
			throw error;
		}
		return looksLikePostcode(postcode)
			? { kind: "home", postcode, houseNumber }
			: { kind: "refused", reason: NOT_A_POSTCODE };
	}
}

/** Characters: no postcode has as many. */
const LONGEST = 40;

/** The councils of the first name that has any; null where none has, or the server cannot say now. */
async function councilsOf(names: readonly string[]): Promise<Found | null> {
	for (const place of names) {
		const { found } = await call(
			api.areas.$get({ query: { find: place, nation: "", show: "" } }),
		).catch(() => ({ found: [] }));
		if (found.length > 0) {
			return { kind: "councils", place, councils: found };
		}
	}
	return null;
}

type Search = { typed: string; houseNumber?: string | null };

/**
 * Finds the home of a typed postcode or address, asks where another postcode is likely meant, leads to
 * the council of a place, or says what is wrong. Calls `onRefused` when there is something to mend.
 */
export function usePostcodeSearch(
	onFound: (home: FoundHome) => void,
	onRefused: () => void = () => undefined,
) {
	const showToast = useToast();
	const isHere = useIsHere();
	const { mutate, isPending, data } = useSingleMutation({
		mutationFn: async ({ typed, houseNumber }: Search) => {
			const found = await findHome(typed);
			return found.kind === "home" && houseNumber ? { ...found, houseNumber } : found;
		},
		onSuccess: (found: Found) => {
			if (!isHere()) {
				return;
			}
			if (found.kind === "home") {
				onFound(found);
			} else if (found.kind === "refused") {
				showToast({
					title: "Invalid Postcode",
					message:
						"Please enter a valid UK postcode (e.g., SW1A 1AA, E1 6AN, M1 1AD). Note: Some postcodes may not exist or be in our database.",
					tone: "destructive",
				});
				onRefused();
			}
		},
		onError: () =>
			showToast({
				title: "Error",
				message: "Something went wrong. Please try again.",
				tone: "destructive",
			}),
	});
	return {
		search: (typed: string) => mutate({ typed }),
		isPending,
		refusal: data?.kind === "refused" ? data.reason : undefined,
		/** What is shown of a search that found no home yet. */
		answer: {
			likely: data?.kind === "likely" ? data.postcodes : [],
			onPick: (postcode: string) =>
				mutate({ typed: postcode, houseNumber: data?.kind === "likely" ? data.houseNumber : null }),
			place: data?.kind === "councils" ? data : null,
		},
	};
}
