import { useState } from "react";
import type { Listing } from "#contracts/listing.ts";
import type { ProblemCode } from "#contracts/problem.ts";
import { ApiError, api, call, serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";

const URL_REQUIRED = "Please enter a Rightmove or Zoopla property URL";
const NOT_PARSED = "Could not parse property URL. Please check the URL and try again.";

/** Refusals of the link itself: another link is the way on. After any other the same home can be stated by hand. */
const linkAtFault: readonly (ProblemCode | "unreachable")[] = [
	"invalid_input",
	"not_a_portal",
	"not_a_listing",
	"listing_withdrawn",
];

type ImportOptions = {
	/** Called once the page has been read, if the visitor is still here. */
	onRead: (listing: Listing) => void;
	/** Called after a refusal. `isOpenToHand`: the home can still be stated by hand, because the link itself is not at fault. */
	onRefused: (isOpenToHand: boolean) => void;
};

/** Has the page behind a link read. */
export function useImport({ onRead, onRefused }: ImportOptions) {
	const showToast = useToast();
	const isHere = useIsHere();
	const [isMissing, setIsMissing] = useState(false);
	const refuse = (title: string, message: string) =>
		showToast({ title, message, tone: "destructive" });
	const { mutate, reset, data, error, isPending } = useSingleMutation({
		mutationFn: (url: string) => call(api.property["parse-url"].$post({ json: { url } })),
		onSuccess: (listing: Listing) => {
			if (isHere()) {
				onRead(listing);
			}
		},
		onError: (error) => {
			refuse("URL Parse Failed", serverMessage(error, NOT_PARSED));
			onRefused(!isLinkAtFault(error));
		},
	});
	const read = (typed: string) => {
		const url = typed.trim();
		setIsMissing(url === "");
		if (url === "") {
			reset();
			refuse("URL Required", URL_REQUIRED);
			onRefused(false);
		} else {
			mutate(url);
		}
	};
	return {
		read,
		isPending,
		/** What the page says, once it has been read. */
		listing: data ?? null,
		refusal: isMissing ? URL_REQUIRED : error ? serverMessage(error, NOT_PARSED) : undefined,
	};
}

function isLinkAtFault(error: Error): boolean {
	return error instanceof ApiError && linkAtFault.includes(error.code);
}
