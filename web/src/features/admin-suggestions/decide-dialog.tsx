import type { RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import {
	DECISION_NOTE_LENGTH,
	NOTE_WANTED,
	type SuggestionDecision,
	suggestionKindInWords,
} from "#domain/licensing/suggestion.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";

/** A suggestion, and what is to be made of it. */
export type Deciding = {
	readonly suggestion: RegisterSuggestion;
	readonly decision: SuggestionDecision;
};

type DecideDialogProps = {
	dialog: SubjectDialog<Deciding>;
	onDecided: (suggestion: RegisterSuggestion) => void;
	/** Told where another administrator decided before. */
	onTaken: () => void;
};

const titles: Readonly<Record<SuggestionDecision, string>> = {
	accepted: "Accept suggestion",
	declined: "Decline suggestion",
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
			<p>
				{subject.suggestion.postcode}: {suggestionKindInWords[subject.suggestion.kind]}.{" "}
				{subject.suggestion.wantsAnswer
					? "Your words are mailed to whoever wrote."
					: "No answer is wanted. Your words are kept."}
			</p>
			<DecideForm
				key={`${subject.suggestion.id} ${subject.decision}`}
				{...subject}
				close={close}
				onDecided={onDecided}
				onTaken={onTaken}
			/>
		</Dialog>
	) : null;
}

type DecideFormProps = Deciding &
	Pick<DecideDialogProps, "onDecided" | "onTaken"> & { close: () => void };

function DecideForm({ suggestion, decision, close, onDecided, onTaken }: DecideFormProps) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { note: "" },
		send: ({ note }) =>
			call(
				api.admin.register.suggestions[":id"].decide.$post({
					param: { id: suggestion.id },
					json: { decision, note },
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
