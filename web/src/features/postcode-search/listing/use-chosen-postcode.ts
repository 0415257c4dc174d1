import { useState } from "react";
import { usePostcodeSearch } from "../use-postcode-search.ts";
import { chosenPostcode } from "./postcode-choice.tsx";

/** Checks the postcode of a form that holds a choice of them, and says what is wrong while nothing is chosen. */
export function useChosenPostcode(onFound: (postcode: string) => void) {
	const { search, isPending, refusal } = usePostcodeSearch(onFound);
	const [isUnchosen, setIsUnchosen] = useState(false);
	const searchChosen = (typed: FormData) => {
		const postcode = chosenPostcode(typed);
		setIsUnchosen(postcode === null);
		if (postcode !== null) {
			search(postcode);
		}
	};
	const error = isUnchosen ? "Choose a postcode, or type another one." : refusal;
	return { searchChosen, isPending, error };
}
