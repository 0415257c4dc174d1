import type { Preview } from "#contracts/preview.ts";
import {
	type ChoiceChanges,
	type Choices,
	statedChoices,
} from "#domain/judgement/preview-choices.ts";

export type Choose = (changes: ChoiceChanges) => void;

export function changeChoices(choices: Choices, changes: ChoiceChanges): Choices {
	return statedChoices({ ...choices, ...changes });
}

/** The choices without some of them. */
export function withoutChoices(choices: Choices, names: readonly string[]): Choices {
	return changeChoices(choices, Object.fromEntries(names.map((name) => [name, null])));
}

/** Message per refused choice. */
export type ChoiceRefusals = Readonly<Record<string, string>>;

/** What every part of the bar of choices is given. */
export type ChoiceProps = {
	preview: Preview;
	choices: Choices;
	choose: Choose;
	refused: ChoiceRefusals;
};
