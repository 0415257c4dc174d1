import type { DecidedSuggestions, RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import {
	DECISION_NOTE_LENGTH,
	NOTE_WANTED,
	type SuggestionDecision,
	suggestionKindInWords,
} from "#domain/subjects/licensing/suggestion.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";

/** Suggestions about the same, and what is to be made of them. */
export type Deciding = {
	readonly suggestions: readonly [RegisterSuggestion, ...RegisterSuggestion[]];
	readonly decision: SuggestionDecision;
};

type DecideDialogProps = {
	dialog: SubjectDialog<Deciding>;
	onDecided: (outcome: DecidedSuggestions) => void;
	/** Called where another administrator has already decided all of them. */
	onTaken: () => void;
};

const titles: Readonly<Record<SuggestionDecision, string>> = {
	accepted: "Accept suggestions",
	declined: "Decline suggestions",
};

const buttons: Readonly<Record<SuggestionDecision, string>> = {
	accepted: "Accept",
	declined: "Decline",
};

/** Asks for the words that go with a decision. */
export function DecideDialog({ dialog, onDecided, onTaken }: DecideDialogProps) {
	const { ref, subject, close } = dialog;
	return subject ? (
		<Dialog ref={ref} title={titles[subject.decision]} closeLabel="Cancel" isForm>
			<p>{aboutInWords(subject.suggestions)}</p>
			<DecideForm
				key={`${subject.suggestions.map(({ id }) => id)} ${subject.decision}`}
				{...subject}
				close={close}
				onDecided={onDecided}
				onTaken={onTaken}
			/>
		</Dialog>
	) : null;
}

/** What is decided, and who hears of it. */
function aboutInWords(suggestions: Deciding["suggestions"]): string {
	const [{ postcode, kind, council }] = suggestions;
	const waiting = suggestions.filter(({ wantsAnswer }) => wantsAnswer).length;
	const what =
		suggestions.length === 1
			? `${postcode}: ${suggestionKindInWords[kind]}.`
			: `${suggestions.length} suggestions on ${suggestionKindInWords[kind]}, ${council ?? "council not known"}.`;
	const answer =
		waiting === 0
			? "No answer is wanted. Your words are kept."
			: suggestions.length === 1
				? "Your words are mailed to whoever wrote."
				: `Your words are mailed to the ${waiting} who want an answer.`;
	return `${what} ${answer}`;
}

type DecideFormProps = Deciding &
	Pick<DecideDialogProps, "onDecided" | "onTaken"> & { close: () => void };

function DecideForm({ suggestions, decision, close, onDecided, onTaken }: DecideFormProps) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { note: "" },
		send: ({ note }) =>
			call(
				api.admin.register.suggestions.decide.$post({
					json: { ids: suggestions.map(({ id }) => id), decision, note },
				}),
			),
		close,
		onDone: (answer) => {
			if (!("code" in answer)) {
				onDecided(answer);
			}
		},
		wordsOf: (error) => {
			if (error instanceof ApiError && error.code === "suggestion_decided") {
				onTaken();
			}
			return error.message;
		},
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<TextArea
				label="What you found"
				maxLength={DECISION_NOTE_LENGTH.max}
				{...form.register("note", {
					validate: (note) => note.trim().length >= DECISION_NOTE_LENGTH.min || NOTE_WANTED,
				})}
				error={form.formState.errors.note?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{buttons[decision]}
			</Button>
		</Form>
	);
}
