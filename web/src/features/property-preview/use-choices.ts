import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import {
	type ChoiceChanges,
	type Choices,
	readChoices,
} from "#domain/judgement/preview-choices.ts";
import { type Choose, changeChoices } from "./choices.ts";

/**
 * What the visitor stated, kept in the address so that a reload and a shared link keep it too. The address follows a moment
 * later; until it has, what was chosen holds, so that no box that was ticked jumps back.
 */
export function useChoices(): { choices: Choices; choose: Choose } {
	const [query, setQuery] = useSearchParams();
	// What led here stays, whatever is chosen.
	const { state } = useLocation();
	const [intended, setIntended] = useState<Choices | null>(null);
	const address = query.toString();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address arriving is what ends the wait.
	useEffect(() => setIntended(null), [address]);
	const choices = intended ?? readChoices(query);
	const choose = (changes: ChoiceChanges) => {
		const next = changeChoices(choices, changes);
		setIntended(next);
		void setQuery({ ...next }, { state, replace: true, preventScrollReset: true });
	};
	return { choices, choose };
}
