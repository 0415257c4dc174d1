import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import {
	type ChoiceChanges,
	type Choices,
	readChoices,
} from "#domain/judgement/preview-choices.ts";
import { type Choose, changeChoices } from "./choices.ts";

/**
 * Keeps what the visitor stated in the address, for a reload and a shared link. The address follows
 * a moment later; until then the new choice is returned, so that a ticked box does not jump back.
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
	// Two figures may land before the next render: the second must not undo the first.
	const latest = useRef(choices);
	useEffect(() => {
		latest.current = choices;
	});
	const choose = (changes: ChoiceChanges) => {
		const next = changeChoices(latest.current, changes);
		latest.current = next;
		setIntended(next);
		void setQuery({ ...next }, { state, replace: true, preventScrollReset: true });
	};
	return { choices, choose };
}
