import { useSearchParams } from "react-router";
import {
	type ChoiceChanges,
	type Choices,
	type Choose,
	changeChoices,
	readChoices,
} from "./choices.ts";

/** What the visitor stated, kept in the address so that a reload and a shared link keep it too. */
export function useChoices(): { choices: Choices; choose: Choose } {
	const [query, setQuery] = useSearchParams();
	const choices = readChoices(query);
	const choose = (changes: ChoiceChanges) =>
		setQuery({ ...changeChoices(choices, changes) }, { replace: true, preventScrollReset: true });
	return { choices, choose };
}
